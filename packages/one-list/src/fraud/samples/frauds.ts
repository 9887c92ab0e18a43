/**
 * Postings as fraudulent ones read in Brazilian reports, each with the signal that it should raise.
 * The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const frauds = `
== payment | Auxiliar Administrativo | Prime RH Soluções | R$ 2.450,00
Vaga para início imediato na região central. Benefícios: VT, VR, plano de saúde.
Para confirmar sua inscrição é cobrada uma taxa de R$ 29,90, que deve ser paga via Pix.
== payment | Operador de Caixa | Supermercados Bom Dia RH | R$ 1.980,00
Processo seletivo simples. Taxa de inscrição: R$ 15,00 (Pix).
== payment | Auxiliar de Produção | Indústria Forte Contrata | R$ 2.700,00
O exame admissional custa R$ 150,00 e deve ser pago pelo candidato, reembolso no primeiro salário.
== payment | Atendente | Clínica Mais Vida Seleção | R$ 2.000,00
Você foi pré-aprovada! Falta apenas o exame admissional no valor de R$ 160, pagamento antecipado na clínica credenciada.
== payment | Vigilante patrimonial | Águia Seg | R$ 3.100,00
Exige-se curso de reciclagem que pode ser adquirido com nossa equipe por R$ 199,00.
== payment | Agente de portaria | - | R$ 2.300,00
Caso não possua o certificado, oferecemos o curso online por R$ 87,00 e garantimos a vaga.
== payment | Recepcionista Hospitalar | Hospital Vida Seleções | R$ 2.600,00
É obrigatório o curso de humanização hospitalar, investimento de R$ 350,00 via PIX antes da entrevista.
== payment | Menor aprendiz | Instituto Futuro Certo | R$ 950,00
Vaga garantida apos a matrícula no curso preparatorio, mensalidade de R$ 79,90.
== payment | Embalagem em casa | - | R$ 3.000,00
Trabalhe em casa embalando sabonetes. Para receber o primeiro kit o valor é R$ 69,90.
== payment | Dobrador de caixas (em casa) | Papel & Cia | R$ 2.500
Compre o kit inicial por R$ 97,00 e comece a trabalhar em casa ainda essa semana.
== payment | Promotor de eventos | Stars Produções | -
Cada candidato precisa comprar o uniforme (R$ 85,00) antes do primeiro dia.
== payment | Modelo fotográfico / figurante | Agência Brilho | R$ 500 por diária
Não precisa de experiência. O book fotográfico é obrigatório e custa R$ 480, podendo parcelar.
== payment | Motorista particular | - | R$ 5.000,00
Carro por conta da empresa, é necessário depósito caução de R$ 500,00 para liberação do veículo.
== payment | Entregador | Rápido Já Entregas | R$ 3.800,00
A mochila térmica e a jaqueta são obrigatórias e devem ser compradas conosco no valor de R$ 180,00.
== payment | Trabalhe em navios de cruzeiro | Mar Azul Recruta | US$ 1.800
Pagamento de taxa administrativa de R$ 250,00 para abertura do processo e emissão de documentos.
== payment | Colheita no exterior (Portugal) | - | 1.500 euros
O candidato paga apenas a taxa do visto e do contrato, R$ 1.200, as passagens ficam por nossa conta.
== payment | Correios - Operador de triagem | Seleção Nacional | R$ 4.900,00
Após a inscrição será gerada uma guia de regularização no valor de R$ 83,40 que precisa ser quitada para fazer a prova.
== payment | Servente | Obras Já | R$ 2.200,00
Mande um pix de 50 reais pra garantir a sua vaga, as vagas são limitadas.
== payment | Auxiliar de Escola | EducaMais | R$ 2.100,00
Inscrição: R$ 20,00. O pagamento garante que o seu currículo fique ativo por 6 meses.
== payment | Aux. de Almoxarifado | LogBrasil RH | R$ 2.350,00
Documentação e teste psicológico: R$ 65,00 por conta do candidato.
== payment | ATENDENTE DE FARMÁCIA | - | R$ 2.400
CURSO OBRIGATÓRIO DE ATENDENTE R$ 120 (VALOR DEVOLVIDO NO PRIMEIRO PAGAMENTO)
== payment | Representante autônomo | Nutri Life Network | -
Para começar basta adquirir o kit de adesão de R$ 390,00 e indicar novos parceiros.
== payment | Operador de máquinas | Metal Oeste | R$ 3.300,00
Os exames médicos deverão ser pagos pelo próprio candidato, total de R$ 140.
== payment | Cuidador | Anjos do Lar Agência | R$ 2.800,00
Cobramos apenas uma taxa simbólica de cadastro de R$ 10,00 para inserir seu perfil no nosso banco.
== payment | Digitador home office | Digita Brasil | R$ 2.900,00
Licença do programa de digitação: R$ 49,90, pagamento único para liberar o acesso ao sistema.
== payment | Analista de dados jr | Startup Conecta | R$ 4.500,00
Notebook enviado para sua casa, é preciso pagar o seguro do equipamento de R$ 189,00 antes do envio.
== payment | Auxiliar de Limpeza Hospitalar | Limp Saúde | R$ 1.900,00
Necessário pagar a vacina e o exame na clínica indicada, valor R$ 130,00.
== payment | Segurança de eventos | Força Tática Eventos | R$ 250 por noite
Crachá e credenciamento R$ 40,00, levar o valor em dinheiro no dia da entrevista.
== documents | Atendente home office | Central Vagas BR | R$ 2.600,00
Envie foto do RG e CPF pelo WhatsApp para adiantar seu contrato.
== documents | Assistente de vendas | Vende Fácil | R$ 2.900,00
Mande no Telegram seus dados bancários: banco, agência, conta e chave Pix para cadastro.
== documents | Auxiliar de estoque | - | R$ 2.200,00
Favor informar CPF, RG, nome da mãe e foto do documento frente e verso pelo zap.
== documents | Monitor de plataforma | Tech Ganhos | R$ 3.500,00
Para receber seu bônus de boas vindas informe a senha do aplicativo do banco.
== documents | Aux administrativo | RH Rápido | R$ 2.450,00
Após o cadastro chegará um código no seu celular, envie o código de verificação para o recrutador.
== documents | Vendedora online | Loja Rosa Choque | R$ 2.000,00
Precisamos de uma selfie segurando o RG para confirmar a sua identidade antes da entrevista.
== documents | Agente de crédito | Credi Já | R$ 3.800,00
Envie os dados do seu cartão de crédito para validarmos o cadastro no sistema.
== documents | Conferente | - | R$ 2.700,00
Mandar por mensagem: nome completo, cpf, titulo de eleitor, pis e dados da conta bancaria.
== documents | Operador de loja | Atacadão Vagas RH | R$ 2.150,00
Responda este anúncio com CPF + foto da CNH + comprovante de residência pelo whatsapp (11) 90000-1020 e já agendo a admissão.
== documents | Gerente de contas digitais | - | R$ 4.000,00
É necessário emprestar sua conta bancária para receber os valores dos clientes e repassar via Pix.
== documents | Assistente | Confidencial | -
Mande a frente e o verso da sua identidade e do seu cpf no direct pra fazer sua ficha.
== documents | Operador de cobrança | Alfa Cobranças | R$ 2.300,00
Clique no link e informe login e senha do gov.br para conferência da carteira digital.
== documents | Auxiliar de escritório | RH Brasil Vagas | R$ 2.500
Passe seu CPF e o código que chegou por SMS para finalizarmos sua contratação.
== documents | Entregador parceiro | - | -
Manda foto da sua CNH e do cartão bancário no whats que eu já libero seu acesso.
== messenger-only | VAGA DE EMPREGO | - | -
Vagas abertas, chama no whatsapp (11) 90000-0001.
== messenger-only | Home office | Confidencial | -
Interessados entrar em contato pelo Telegram @rh_vagas_oficial
== messenger-only | Aux. administrativo | - | -
Mais informações no zap: 11 9 0000-0002
== messenger-only | Oportunidade de trabalho | Empresa confidencial | -
Oportunidade única! Me chame no WhatsApp para saber mais.
== messenger-only | Atendente online | - | A combinar
Atendimento exclusivamente via WhatsApp. Envie a palavra VAGA para (62) 90000-0003.
== messenger-only | Trabalho de casa | - | -
📲 Chama no whats que te explico tudo!! (71) 90000-0004
== messenger-only | Vagas diversas | Não informado | -
Entre no nosso grupo do Telegram para ver as vagas.
== messenger-only | Contrata-se | - | -
Contrata-se homens e mulheres. Contato só por WhatsApp 81 90000-0005
== messenger-only | Secretária | Confidencial | -
Para saber sobre a vaga mande um oi no WhatsApp (92) 90000-0006, não atendemos ligação.
== messenger-only | Seleção aberta | - | -
Falar com Sr. Carlos pelo zap zap 90000-0007.
== messenger-only | Auxiliar | Empresa Sigilosa | -
Entre em contato pelo WhatsApp +62 812 0000 0008 para agendar.
== messenger-only | Vaga | - | -
chamar no whats
== daily-income | Trabalho de meio período online | - | -
Você foi selecionado para um trabalho de meio período, salário diário de R$ 500 a R$ 1000.
== daily-income | Gerente de projeto recruta | Projeto Amz | -
Um trabalho de meio período leva de 10 a 20 minutos! Os recém-chegados ganham imediatamente 50 reais. Salário diário: 500-1500 reais.
== daily-income | Ganhe em casa | - | -
Ganhe R$ 300 por dia trabalhando pelo celular!
== daily-income | Curtidor de vídeos | TikMídia | -
Ganhe R$ 10 por vídeo curtido no YouTube, sem limite diário.
== daily-income | Renda Extra | - | -
Renda extra garantida sem sair de casa, comece hoje mesmo.
== daily-income | Avaliador de produtos | Shop Avalia | -
Receba até R$ 450 por dia avaliando produtos da Shopee e Amazon.
== daily-income | Assistente de tarefas | Global Task | -
Complete tarefas simples no aplicativo e receba o pagamento na hora via Pix.
== daily-income | Auxiliar remoto | Digital Work BR | -
Tarefas simples no celular: seguir perfis, curtir fotos e enviar o print, R$ 200 a R$ 600 ao dia.
== daily-income | Colaborador online | - | -
Fature de 2 a 5 mil reais por semana só com o celular, eu te ensino o passo a passo.
== daily-income | Dinheiro rápido | - | -
Dinheiro fácil e rápido, saque todo dia direto na sua conta!
== daily-income | Agente Mercado Livre | ML Parcerias | -
Ganhos diários de R$ 380 a R$ 2.000 aumentando a reputação de lojas do Mercado Livre.
== daily-income | Trabalhe 30 min por dia | - | -
TRABALHE 30 MINUTOS POR DIA E GANHE R$ 250 DIARIOS
== daily-income | Afiliado iniciante | Liberdade Digital | -
Descubra o método que me faz ganhar 10 mil por mês na internet trabalhando poucas horas, sem aparecer.
== daily-income | Operador de criptomoedas | Crypto Trader Jobs | -
Lucro garantido de 5% ao dia sobre o valor depositado na plataforma.
== daily-income | Influencer de bets | Bet Winner Parceria | -
Divulgue nossa plataforma de jogos e lucre de R$ 200 a R$ 900 todos os dias.
== daily-income | Ouvinte de músicas | Sound Pay | -
Seja pago para ouvir músicas e assistir vídeos, R$ 25 cada 10 minutos.
== daily-income | Comprador oculto de hotéis | Viagem Top | -
Avalie hotéis online e ganhe comissão por cada avaliação positiva, saque diário.
== daily-income | vaga online | - | -
ganhe ate 500 reais por dia sem sair de casa sem precisar de experiencia
== daily-income | Multiplique sua renda | Amigos do Pix | -
Invista R$ 100 e receba R$ 1.000 em 24 horas, trabalho 100% legalizado.
== daily-income | Digitação de anúncios | - | -
Seja remunerado para postar anúncios na internet, ganhe R$ 5,00 por anúncio postado, pagamentos diários.
== daily-income | Parceiro | Kwai Renda | -
Convide amigos e ganhe R$ 60 por indicação, sem limite de ganhos.
== daily-income | Equipe de marketing | - | -
Olá, sou a gerente Ana do RH, temos vaga online com diária de R$ 800 pra quem tem celular e 1 hora livre.
== daily-income | Copiador de textos | PDF Digita | -
Copie e cole textos e ganhe em dólar todos os dias, sem experiência.
== too-much-pay | Auxiliar Administrativo | - | R$ 8.900,00
Não exige experiência. Trabalho de 4 horas por dia em casa.
== too-much-pay | Digitador | Data Plus | R$ 6.500,00
Sem experiência, meio período, horário livre.
== too-much-pay | Atendente de chat | - | R$ 7.000,00
Apenas 3 horas por dia, não precisa de experiência.
== too-much-pay | Operador de celular | Cell Jobs | -
Salário de R$ 10.000,00 por mês sem experiência e sem escolaridade.
== too-much-pay | Recepcionista | - | R$ 9.000,00
Trabalho de meio período. Sem experiencia. Contratamos hoje.
== too-much-pay | Embalador | Casa Pack | R$ 6.800,00
Trabalhar em casa embalando, 2h por dia, não é necessário experiência.
== too-much-pay | Passeador virtual | - | -
Ganhe R$ 8 mil mensais trabalhando 2 horas por dia no celular.
== too-much-pay | Auxiliar de serviços gerais | Confidencial | R$ 7.500,00
Sem experiência e sem escolaridade, todas as idades.
== too-much-pay | Moderador de grupo | - | 11 mil por mês
Remuneração de 11 mil reais, 1 hora por dia, qualquer pessoa pode fazer.
== too-much-pay | Assistente | Top Work | R$ 15.000,00
Vaga sem experiência! Carga horária: 3 horas diárias.
== too-much-pay | Entregador de panfletos | - | R$ 6.000,00
Seis mil reais por mês, sem experiência, poucas horas.
== too-much-pay | Aux. home office | Trabalhe Livre | R$ 5.900,00
Poucas horas por dia, não exigimos experiência, salário alto.
== urgent-unnamed | VAGAS URGENTES | - | -
Vagas urgentes, início imediato, sem experiência. Envie já seu cadastro.
== urgent-unnamed | 200 VAGAS IMEDIATAS | - | -
Grande empresa contrata com urgência! Todos os cargos, contratação na hora.
== urgent-unnamed | URGENTE - diversas vagas | Confidencial | -
ÚLTIMAS VAGAS! Inscreva-se agora, seleção encerra hoje.
== urgent-unnamed | Multinacional contrata | - | -
Urgente: mais de 300 vagas, com e sem experiência, contratação imediata para todos os perfis.
== urgent-unnamed | Vagas para início amanhã | - | -
Estamos contratando urgente para início amanhã, não perca essa oportunidade, últimas vagas.
== urgent-unnamed | EMPREGO URGENTE | Empresa confidencial | -
Vaga garantida para os 20 primeiros que se cadastrarem, corre!
== urgent-unnamed | Vagas imediatas todo Brasil | - | -
Vagas imediatas em todo o Brasil. Não perca tempo, restam poucas vagas.
== urgent-unnamed | Contratação URGENTE homens e mulheres | - | R$ 2.500,00
Não precisa ter experiencia. Decida hoje mesmo, vagas limitadas!!
== link | Auxiliar administrativo | - | R$ 2.700
Cadastre-se: bit.ly/vaga-adm-2026
== link | Operador de caixa | Rede Bom Preço | R$ 2.000
Faça seu cadastro em https://encurtador.com.br/abXY1 para concorrer.
== link | Trabalhe conosco | - | -
Entre no grupo de vagas: https://chat.whatsapp.com/AbCdEf123456
== link | Atendente | Confidencial | -
Fale com o RH: wa.me/5511900000009
== link | Home office | - | -
Canal oficial de vagas t.me/vagas_agora_br
== link | Estágio administrativo | - | R$ 1.500
Finalize em https://gupy-vagas.com/candidatura/8812
== link | Analista | Banco Nacional Contrata | R$ 5.000
Inscreva-se em www.vagas-gupy.io.site/login com sua senha da Gupy.
== link | Auxiliar de loja | - | R$ 1.900
Cadastro obrigatório em catho-empregos.online
== link | Carteiro | Concurso Correios | R$ 3.600
Inscrição aberta em correios.inscricao-nacional.org até amanhã.
== link | Trabalho no Mercado Livre | Mercado Livre Vagas | R$ 3.400
Acesse http://mercadoIivre-vagas.com para validar seu cadastro.
== link | Agente | Gov Vagas | R$ 4.200
Inscrições em gov.br-inscricaonacional.org com CPF em mãos.
== link | Caixa | - | R$ 2.300
Atualize seu currículo no site infojobs.com-br.vagas.xyz para avançar.
== link | Assistente de RH | - | R$ 2.900
O link da vaga: tinyurl.com/rhvaga22
== link | Repositor | - | R$ 1.800
Acesse cutt.ly/vagaRepositor e responda o formulário.
== link | Auxiliar de logística Amazon | - | R$ 3.100
Cadastro pelo site amazon-empregos-br.shop
== payment | Auxiliar de RH | Conexão Talentos | R$ 2.300,00
Olá candidato! Seu currículo foi selecionado. Para dar continuidade é preciso fazer o curso de 8 horas da NR-01, que sai por R$ 49,90 no cartão ou Pix.
== payment | Operador de Empilhadeira | LogTrans RH | R$ 3.100,00
O exame toxicológico é por sua conta (R$ 135) e reembolsamos depois de 30 dias.
== payment | Atendente Hospitalar | Rede Saúde Vagas | R$ 2.450,00
Investimento do treinamento: 2x de R$ 75,00.
== payment | Auxiliar administrativo | Consultoria Master | R$ 2.000,00
Nossa consultoria cobra somente 30% do primeiro salário, mais R$ 50,00 de cadastro pagos no ato.
== payment | Trabalho em casa - colar envelopes | - | R$ 1.800
Vc recebe o material em casa, basta pagar o frete de R$ 39,90.
== payment | Agente de viagens | Fly Brasil | R$ 3.000
Faça um Pix de R$ 25 para confirmar a sua entrevista.
== payment | Segurança | Elite Seg | R$ 3.200
Antes da contratação o colaborador adquire o fardamento completo no valor de R$ 260,00.
== payment | Jovem aprendiz | Projeto Primeiro Emprego | R$ 800
A empresa exige curso de informática. Aqui você se matricula com taxa única de R$ 60 e já é encaminhado para a vaga.
== payment | Motorista Uber Black terceirizado | Frota VIP | R$ 6.000
Necessário calção de R$ 1.000,00 antecipado para retirada do carro.
== payment | Vaga no Canadá - serviços gerais | Canada Works | CAD 4.000
Taxa consular e processamento do visto: US$ 150 adiantados.
== documents | Auxiliar de escritório | Nova Era Contábil RH | R$ 2.400
Para gerar seu contrato digital, encaminhe foto do RG, CPF e comprovante de endereço no WhatsApp do RH.
== documents | Caixa | Mercadinho Geral | R$ 1.900
Envie uma foto sua segurando a identidade ao lado do rosto.
== documents | Teleoperador | Call Brasil | R$ 2.100
Por gentileza nos mande o CPF e a senha do app Carteira de Trabalho Digital pra fazermos o registro.
== documents | Aux logística | - | R$ 2.300
Mande seu PIX, banco, agencia e conta pelo zap para deixar cadastrado o pagamento.
== messenger-only | Recepcionista | - | -
Tenho interesse: clique e fale direto no WhatsApp.
== messenger-only | Vagas de emprego 2026 | - | -
ME CHAMA NO PV OU NO WHATS 11 90000-0100
== messenger-only | Oportunidade | Confidencial | -
Atendimento pelo Telegram. Não ligar.
== daily-income | Auxiliar de pedidos online | Amazonia Store | -
Trabalhe 40 minutos por dia pelo celular e receba de R$ 120 a R$ 450 diariamente na sua conta.
== daily-income | Colaborador meio período | Grupo WeMedia | -
Pagamos R$ 50 de boas-vindas no primeiro dia e até R$ 700 por dia conforme as missões.
== daily-income | Assistente de YouTube | - | -
Só precisa se inscrever em canais e deixar like. Cada like vale R$ 8,00, pagamento via Pix em 5 minutos.
== daily-income | Trabalho de casa | - | -
Vc pode ganhar R$ 200, R$ 300 ou até R$ 1.000 por dia, depende só de vc 🚀🚀
== daily-income | Renda complementar | Futuro Livre | -
Faça de R$ 100 a R$ 300 por dia com o robô que opera sozinho no seu celular.
== daily-income | Divulgador | Plataforma 777 | -
Ganhos de R$ 500 diários divulgando link de cassino no Instagram.
== daily-income | Avaliadora | Loja Parceira | -
Você avalia nossos produtos, deixa 5 estrelas e nós pagamos R$ 12 por avaliação, sem limite.
== too-much-pay | Atendente | - | R$ 8.000,00
Apenas 2 horas por dia, sem experiencia, sem entrevista!
== too-much-pay | Auxiliar de digitação | Digital Prime | -
Salário fixo de R$ 6.900,00. Trabalhe de casa, 3h por dia, não exigimos experiência.
== urgent-unnamed | URGENTE!!! | - | -
PRECISO URGENTE DE 40 PESSOAS PARA INICIO IMEDIATO, QUALQUER IDADE, SEM EXPERIENCIA.
== urgent-unnamed | Mutirão de contratação | Confidencial | -
Só até hoje! Garanta sua vaga antes que acabe, contratação na hora.
== link | Assistente | - | R$ 2.500
Acesse o link bit.do/vagas-2026 e preencha seus dados.
== link | Operador | Shopee Contrata | R$ 2.900
Cadastro: shopee-entregas.com/cadastro
`;
