/**
 * As a journalist collects them: all registers and regions, and honest postings of shops, agencies and job centres.
 * Written on 26 November 2026 by a writer who had seen neither the signs nor other samples. The signs were measured
 * once on this one, and mended because of it. The form is described at `readSamples`. Every employer, number and
 * address is invented.
 */
export const ninthFrauds = `
== payment | Auxiliar de Logística | Grupo Norte Cargas | R$ 2.150,00
Empresa do ramo de transportes seleciona auxiliar de logística para atuar no centro de distribuição de Ananindeua.
- Separação e conferência de mercadorias
- Emissão de etiquetas
- Organização do estoque
Benefícios: VT, VR de R$ 22,00 por dia e plano de saúde após 90 dias.
Os aprovados na triagem deverão providenciar o exame admissional na clínica credenciada, no valor de R$ 89,90, que será reembolsado junto com o primeiro salário.
== payment | Jovem Aprendiz 2025 | - | R$ 1.100,00
Vagas p/ jovens de 14 a 22 anos, meio período, carteira assinada.
Não precisa ter experiência, só vontade de aprender.
P/ garantir sua vaga no programa é preciso fazer o módulo preparatório do nosso parceiro, o investimento é simbólico e pode ser parcelado em 3x.
== payment | Operador de Caixa | Supermercados Bom Vale | R$ 1.780,00
Atendimento ao cliente, abertura e fechamento de caixa, escala 6x1.
Traga RG, CPF e comprovante de residencia no dia da entrevista.
O uniforme (2 camisas e avental) fica por conta do colaborador e deve ser quitado via pix antes da integração.
== payment | Trabalhe em casa montando canetas | - | R$ 1.800 a R$ 3.000
Vc recebe o material em casa, monta as canetas e devolve pelo correio. Pagamento por produção, 0,50 por caneta.
Kit inicial com 500 peças sai por 79,90 + frete e esse valor volta pra vc na primeira entrega.
Mandamos pra todo o Brasil!
== payment | Recepcionista Bilíngue | Consultoria Vértice RH | R$ 3.400,00
Nosso cliente, multinacional do setor farmacêutico, busca recepcionista bilíngue para a unidade da Faria Lima.
Requisitos: inglês avançado, ensino superior em andamento, boa apresentação.
Seu currículo foi pré-selecionado em nossa base.
Para darmos seguimento ao processo, é necessária a realização da avaliação comportamental com nossa equipe de psicólogas. O laudo tem custo de cento e vinte reais e validade de um ano.
== payment | Vigilante | Forte Sul Segurança | R$ 2.600 + periculosidade
Contratamos vigilante para posto bancário em Pelotas, escala 12x36.
Precisa ter o curso de formação em dia.
Caso a reciclagem esteja vencida a gente regulariza pra ti, é só acertar a taxa com o instrutor no dia e já sai contratado.
== payment | Camareira - navio de cruzeiro | Ocean Star Crew Brasil | US$ 1.900
Temporada 2025/2026 na costa brasileira e no Mediterrâneo, contrato de 7 meses.
- Limpeza e arrumação de cabines
- Atendimento a hóspedes
- Inglês básico
Hospedagem e alimentação a bordo por conta da companhia.
A emissão do visto de tripulante é feita pelo nosso escritório, mediante depósito de R$ 480 após a confirmação da cabine.
== payment | Colheita de maçã no Canadá | - | CAD 22/hora
Vagas para brasileiros em fazendas na província de Ontário, não precisa falar inglês.
Moradia garantida e passagem paga pela fazenda.
Você só arca com os honorários do advogado de imigração, que são divididos em duas vezes, a primeira parte na assinatura da carta-convite.
== payment | Auxiliar Administrativo | Prado e Associados | R$ 1.950,00
Rotinas administrativas, atendimento telefônico, controle de planilhas e arquivo.
Horário comercial, segunda a sexta, no Centro de Goiânia.
Após a compensação do valor referente à abertura do cadastro, o candidato recebe por e-mail a data da entrevista.
== payment | Motorista entregador carro proprio | LogExpress Nordeste | R$ 4.500 por mês
Precisa-se de motoristas com Fiorino, Kangoo ou similar para rota fixa em Caruaru e regiao.
Combustivel por conta da empresa, pagamento toda sexta.
Pra liberar a rota tem o seguro da carga q é 150 conto, pago uma vez só, e se sair em menos de 30 dias a gente devolve.
== payment | AUXILIAR DE PRODUÇÃO - 40 VAGAS | - | R$ 2.300,00
FABRICA DE ALIMENTOS CONTRATA PARA INICIO IMEDIATO, TURNOS MANHA, TARDE E NOITE.
NAO EXIGE EXPERIENCIA. CESTA BASICA + ONIBUS FRETADO.
LEVAR NO DIA: CARTEIRA DE TRABALHO, RG, CPF E 45 REAIS EM ESPECIE PARA O CRACHÁ E O ARMÁRIO.
== payment | Cuidadora de idosos | Anjos do Lar Agência | R$ 2.800,00
Boa tarde meninas, tenho família precisando de cuidadora pra senhora de 82 anos no bairro Aldeota, de segunda a sexta, das 7 às 17.
Tem que ter paciência e saber dar medicação na hora certa.
Pra eu passar seu contato pra família a agência pede uma contribuição de adesão, que vale pra três indicações.
== payment | Modelo comercial e figurante | Casting Top Faces | cachê de R$ 800 a R$ 3.500
Buscamos rostos novos de 3 a 60 anos para campanhas de varejo, moda e cosméticos.
Não é necessário ter experiência em fotografia.
O teste de vídeo é gratuito. Quem for aprovado faz o book com o fotógrafo da casa, pois as marcas só aceitam o nosso padrão; condições facilitadas no cartão.
== payment | Digitador home office | Editora Saber Digital | R$ 12 por página
Digitalização de apostilas e livros antigos em casa, no seu horário.
Basta computador ou celular com internet.
A licença do sistema de digitação é adquirida uma única vez pelo digitador e fica ativa por doze meses.
== payment | Técnico de Enfermagem | Hospital Santa Clara do Vale | R$ 3.325,00
Atuação em UTI adulto, plantão noturno 12x36, COREN ativo.
- Administração de medicamentos
- Controle de sinais vitais
- Registro em prontuário eletrônico
Insalubridade, vale-alimentação de R$ 450 e refeitório no local.
Candidatos sem o certificado BLS emitido pelo nosso núcleo de ensino devem se matricular antes da entrevista, pois só entrevistamos com a matrícula confirmada.
== payment | Ajudante geral em obra | Construtora Pedra Firme | R$ 2.050
Obra em Parauapebas, alojamento e 3 refeição por dia.
Registro em carteira desde o primeiro dia.
A passagem e a NR-35 a firma desconta depois, mais a reserva do alojamento tem q mandar antes, 200 reais no pix do encarregado.
== payment | Operadora de telemarketing | - | R$ 1.518 + comissão
Oi! Vi seu curriculo e gostei mto 😊
A vaga é de telemarketing receptivo, 6h20 por dia, folga aos domingos.
Pra agilizar sua contratação preciso q vc tire a certidão de antecedentes com o nosso despachante, ele cobra baratinho e entrega no mesmo dia.
== payment | Porteiro | Administradora Lar Seguro | R$ 1.900,00
Condomínio residencial em Contagem, escala 12x36 diurna, ensino fundamental completo.
Após a entrevista, o candidato efetua o recolhimento da guia de seguro-fiança, restituível no desligamento.
== payment | Consultor de beleza | Maison Fleur | ganhos de até R$ 5.000
Seja dona do seu tempo revendendo perfumes importados, margem de 60%.
Cadastro só é ativado com a compra da maleta inicial de R$ 349, e quem trouxer mais três amigas recupera tudo em bônus.
== payment | Assistente de RH | Instituto Carreira Plena | R$ 2.700,00
Apoio em recrutamento e seleção, controle de ponto, benefícios e folha.
Superior cursando em Administração ou Psicologia.
Currículos fora do padrão ATS são descartados automaticamente. Nossa consultora faz a adequação do seu por R$ 67 e já encaminha direto ao gestor da vaga.
== payment | Estagio em Direito | Moura Advocacia Trabalhista | Bolsa de R$ 1.200
Estágio p/ estudantes do 4º ao 8º periodo, 6h diarias, centro de Vitória.
Auxilio em petições, protocolos e audiências.
Pedimos q o candidato ja venha com a inscrição no nosso curso de pratica forense, o boleto segue por email e, se não for contratado, devolvemos metade.
== payment | Embalador de sabonetes | Aroma da Serra Cosméticos | R$ 2.400 fixo
Serviço pra fazer em casa com a família, embalar sabonete artesanal.
A empresa entrega e busca o material toda quarta.
Como já tivemos prejuízo com gente que sumiu com a mercadoria, pedimos um caução pequeno que fica guardado em seu nome.
== payment | Instalador de fibra óptica | ConectaMais Telecom | R$ 2.900 + produtividade
Instalação e manutenção de internet residencial em Manaus, CNH A ou B.
- NR-10 e NR-35 (a empresa oferece)
- Carro da empresa
- Vale-alimentação R$ 600
As ferramentas são fornecidas pela empresa em regime de aluguel, sendo a primeira mensalidade quitada no ato da entrega do contrato.
== payment | Babá para família brasileira em Lisboa | - | 1.200 euros
Família com duas crianças (2 e 5 anos) procura babá, quarto individual, folgas aos fins de semana.
A família paga as passagens, e o valor do visto de trabalho você transfere pra agente em Lisboa, que a gente reembolsa quando você chegar.
== payment | Auxiliar de escritório - aprovado! | Setor de Admissões | R$ 2.200
Parabéns, você foi aprovado(a) para a vaga de auxiliar de escritório. Para a confecção do seu contrato, favor regularizar a taxa de R$ 38,50 até as 18h de hoje, do contrário chamaremos o próximo da lista.
== payment | Repositor de mercadorias | Atacarejo Boa Compra | R$ 1.720,00
Abastecimento de gôndolas, controle de validade, organização do depósito.
Loja nova em Feira de Santana, 30 vagas.
A gente num cobra pela vaga não visse, só a carteirinha de saúde que tem que fazer com o rapaz da gente, sessenta e cinco reais, e sem ela não entra na loja.
== documents | Atendente de loja | Lojas Mundo Variado | R$ 1.650,00
Vendas no balcão, reposição e organização da loja, shopping em Natal.
Horário 14h às 22h, com uma folga na semana.
Não fazemos entrevista presencial. Envie pelo WhatsApp foto do RG frente e verso, CPF e uma selfie segurando o documento para gerarmos o contrato.
== documents | Analista de Dados Júnior | Dataflow Brasil | R$ 5.200,00
Atuação 100% remota com SQL, Power BI e Python, time de 12 pessoas.
Processo simplificado em etapa única.
No formulário de inscrição informe agência, conta, senha do aplicativo para validação do depósito e foto do cartão.
== documents | Home office - atendimento chat | - | R$ 2.000
Responder clientes pelo chat, 6h por dia.
Assim q vc se inscrever vai chegar um codigo de 6 numeros no seu celular, me manda ele aqui q eu libero seu acesso a plataforma.
== documents | Auxiliar de limpeza | Limpa Já Serviços | R$ 1.620,00
Limpeza de escritórios na região da Paulista, segunda a sábado.
Pra adiantar o cadastro, manda logo aqui no zap: RG, CPF, título de eleitor, comprovante de endereço e a senha do gov, q a gente mesmo puxa a carteira digital.
== documents | Motorista categoria D | Viação Serra Azul | R$ 3.100,00
Transporte de funcionários em Betim, turno noturno, CNH D com EAR.
Curso de transporte coletivo atualizado.
Antes de agendarmos qualquer conversa, precisamos que o candidato faça a validação facial pelo link que será enviado, piscando e virando o rosto, junto com a foto da habilitação aberta.
== documents | Assistente Financeiro | - | R$ 3.000,00
Contas a pagar e receber, conciliação bancária, emissão de notas.
Experiência de 1 ano e Excel intermediário.
Para reserva da vaga, encaminhar por e-mail: cópia da CNH, extrato bancário dos últimos três meses e dados da conta para crédito do salário. A entrevista será marcada posteriormente.
== documents | Vaga de Estoquista | Casa & Cia Magazine | R$ 1.800
Oii tudo bem? Sou a Bruna do RH, vc ta aprovada pra vaga de estoquista aqui em Londrina!!
Nem precisa vir na loja, o contrato é digital.
Só preciso de umas fotinhas dos seus documentos e do seu rosto de frente e de lado, e o número do PIS.
== documents | Bolsa Jovem Trabalhador | Programa Emprego Cidadão | R$ 900,00
Programa de inclusão para jovens de 16 a 24 anos, com auxílio mensal e vaga em empresas parceiras.
Responda este formulário com nome da mãe, CPF, conta bancária, chave pix e o código recebido por SMS.
== documents | Cozinheira | Pousada Recanto das Águas | R$ 2.500
Pousada em Bonito busca cozinheira para café da manhã e jantar, com moradia.
Experiência com comida caseira e regional.
A seleção é por ordem de chegada dos documentos: mande já a foto da identidade, do cartão do banco (os dois lados) e da carteira de trabalho pro número (67) 90000-4412.
== documents | Representante Comercial | Distribuidora Três Rios | comissão de 8%
Venda de produtos de limpeza para mercados e padarias no interior do Paraná.
Carteira de clientes já formada, veículo próprio.
Abriremos uma conta digital em seu nome para as comissões; basta nos passar seus dados completos, a selfie e o token que o banco vai te mandar.
== documents | Conferente | LogMais Armazéns | R$ 2.280,00
Conferência de notas e cargas, turno das 22h às 6h, Cajamar.
Fretado saindo de Jundiaí, Francisco Morato e Franco da Rocha.
Devido à alta procura, o envio da documentação completa e dos dados bancários deve ser feito já na inscrição, via Telegram, sem o que o currículo não será lido.
== documents | Secretária | Consultório Dr. A. | R$ 2.000
Agenda, telefone e recepção em consultorio odontologico na Asa Sul.
meio periodo, de segunda a sexta
manda foto de corpo inteiro, foto do rg e cpf e o login do seu email q eu preencho o cadastro p vc
== documents | Operador de empilhadeira | - | R$ 2.750,00
Indústria de bebidas em Camaçari contrata operador com curso válido e experiência em câmara fria.
Instale o aplicativo de acesso remoto que nosso atendente vai indicar, deixe o app do banco aberto e ele fará o pré-cadastro da sua conta-salário.
== documents | Professora de reforço | Espaço Aprender+ | R$ 30/hora
Aulas de reforço do 1º ao 5º ano, período da tarde, Campo Grande/MS.
Envie currículo, cópia do diploma, RG, CPF e dados do cartão de crédito para verificação de idoneidade. Após a análise da documentação retornamos com a data da conversa.
== messenger-only | Vaga home office | - | -
Tenho vaga pra trabalhar de casa, quem quiser saber mais chama no zap (21) 90000-7781.
== messenger-only | Oportunidade | - | a combinar
Estamos ampliando nossa equipe na sua cidade. Informações somente pelo Telegram @rh_oportunidades_br.
== messenger-only | TRABALHO PARA MULHERES | - | R$ 2.500
MULHERES DE 18 A 50 ANOS. HORARIO FLEXIVEL. CHAMAR NO WHATS 85 90000 3310 NAO LIGAR
== messenger-only | Auxiliar | - | -
Precisa de gente. me chama q explico tudo no privado, 91 90000-2277
== messenger-only | Vaga parceira digital | - | a tratar
Oi, vc procura uma renda? Entra no grupo do whatsapp q a Tati explica direitinho como funciona, não passo por aqui.
== messenger-only | Colaboradores - meio período | - | -
Empresa em expansão seleciona colaboradores de ambos os sexos, com ou sem experiência. Os detalhes da função são repassados exclusivamente via WhatsApp: (51) 90000-6604.
== messenger-only | Emprego novo em Teresina | - | bom salário
Serviço leve, sem patrão no pé. Manda um "EU QUERO" no zap 86 90000-1199 que o resto a gente conversa lá.
== messenger-only | Assistente online | - | -
Seu perfil foi recomendado por um recrutador. Adicione a gerente Camila no Telegram para saber do que se trata.
== daily-income | Curtidor de vídeos | - | R$ 200 a R$ 800 por dia
Ganhe dinheiro curtindo vídeos no celular. Cada curtida vale R$ 5 e cai no pix na hora.
== daily-income | Assistente de e-commerce remoto | Global Shop Marketing | R$ 150/dia
Nossa equipe auxilia comerciantes a melhorar a visibilidade dos produtos nas grandes lojas virtuais.
Você acessa o aplicativo, conclui 40 pedidos por dia e recebe comissão ao final de cada rodada.
Pedidos de valor maior exigem saldo na plataforma, que volta com lucro de 30%.
== daily-income | Avaliador de hotéis (remoto) | StayRank Brasil | R$ 3.000/semana
Trabalho complementar, de 30 a 60 minutos por dia, só com o celular.
- Avaliar hotéis com cinco estrelas
- Enviar print da avaliação
- Receber na mesma hora
Não precisa sair do seu emprego atual.
== daily-income | Operador de mesa iniciante | Alpha Traders Club | R$ 500 por dia
Não precisa entender de bolsa, nosso robô opera pra você e a gente acompanha de perto.
Comece com a banca que puder e saque todo dia as 18h.
== daily-income | Renda extra mamães | - | 80 a 300 por dia
Meninas to trabalhando nisso faz 2 semanas e ja tirei 1.900, é só seguir perfil no instagram e mandar o print.
Serio mesmo, cai td dia. quem quer o link?
== daily-income | Agente de recarga | PayMax Plataforma | rendimento diário de 4%
Seja agente da maior plataforma de recargas do país.
O agente abastece a carteira, o sistema distribui as ordens e o rendimento é creditado a cada 24 horas.
Quanto maior o nível VIP, maior o número de ordens liberadas.
== daily-income | Divulgador de produtos | Loja Parceira Oficial | ganhos diários
Buscamos pessoas para ajudar nossos vendedores a subir no ranking. Você simula a compra, avalia o produto e recebe o valor mais 15% de bonificação no mesmo dia.
Trabalho honesto, 100% online, para todo o Nordeste.
== daily-income | Auxiliar de marketing digital | Agência Pulse Mídia | R$ 120 a R$ 450 por dia
A Pulse Mídia presta serviço para youtubers e canais de música.
Procuramos maiores de 22 anos, com celular próprio e boa internet.
O colaborador se inscreve nos canais indicados, comprova com a captura de tela e o setor financeiro libera a remuneração logo em seguida.
As três primeiras missões são de demonstração.
== daily-income | Investidor associado | Fazenda Verde Agro Digital | 2% ao dia
Participe da nossa cooperativa digital, adquira cotas de gado e acompanhe seu lucro crescer diariamente pelo aplicativo, sem sair de casa.
Convide amigos e suba de cargo: assistente, supervisor, gerente.
== daily-income | QUER GANHAR 300 REAIS HOJE? | - | R$ 300
TRABALHO PELO CELULAR, 20 MINUTOS, PAGAMENTO NO PIX ASSIM QUE TERMINAR. SO ACEITO 10 PESSOAS
== daily-income | Classificador de aplicativos | AppBoost Consultoria | 90 USDT por dia
Empresa internacional de otimização de aplicativos contrata classificadores em regime de meio período.
A tarefa consiste em clicar em "enviar" para melhorar o posicionamento dos apps; são dois conjuntos de 38 cliques.
Caso surja uma tarefa combinada, o saldo negativo deve ser completado pelo trabalhador para liberar o saque.
== daily-income | Tarefeiro digital | - | R$ 50 na primeira hora
bah gurizada, isso aqui ta pagando mesmo. tu faz o cadastro, ganha 50 de boas-vindas e depois é só cumprir as missão do dia. quem indica ganha em dobro
== daily-income | Operador(a) de apostas | BetLucro Team | lucro de R$ 250/dia
Não é jogo, é trabalho! A gente manda os sinais e vc só copia.
Horario livre, precisa ter mais de 18 e um saldinho pra começar, tipo 50 reais.
== daily-income | Assistente de pesquisa de opinião | Opina Fácil | até R$ 400 por dia
Responda pesquisas simples sobre marcas conhecidas e seja remunerado por cada resposta.
Sem metas, sem chefe e sem horário.
Saque disponível ao atingir R$ 1.000 ou após ativar a conta premium.
== daily-income | Parceiro de arbitragem de criptomoedas | Nexo Digital Capital | 3% ao dia
Vaga para trabalho remoto, turno livre, treinamento em vídeo.
O parceiro recebe depósitos em sua conta, converte em cripto e fica com a diferença, com ganho garantido todos os dias.
== daily-income | Ouvinte de músicas | SoundPay | R$ 35 por playlist
Já pensou em receber para ouvir música? As gravadoras pagam e a gente repassa, com média de R$ 210 por dia pra quem ouve seis playlists.
Vagas limitadas por estado.
== too-much-pay | Auxiliar administrativo sem experiência | - | R$ 8.500,00
Meio período, de segunda a quinta, das 9h às 12h. Ensino médio incompleto aceito. Não precisa saber mexer no computador.
== too-much-pay | Empacotador | Distribuidora Central | R$ 6.900 + benefícios
Empacotar produtos leves, 4h por dia, sem experiência.
Carro da empresa, plano de saúde e 14º salário desde o primeiro mês.
== too-much-pay | Recepcionista | Clínica Bem Viver Prime | R$ 12.000,00
Recepção de clientes, 3 vezes por semana, tarde livre. Primeiro emprego bem-vindo, a gente ensina tudo.
== too-much-pay | Digitador | - | R$ 450 por hora
Copiar textos curtos de uma planilha pra outra. Uma horinha por dia ja ta bom, qualquer idade e escolaridade.
== too-much-pay | Entregador de panfletos | Mídia Rua | R$ 9 mil mensais
Distribuição de folhetos no centro de Belém, 2 horas por dia, salário fixo registrado, não exige estudo.
== too-much-pay | Babá folguista | - | R$ 15.000
Casal estrangeiro muito ocupado precisa de babá dois dias por semana. Não pede referência nem experiência, e o pagamento do mês é adiantado em cheque.
== urgent-unnamed | URGENTE URGENTE | - | R$ 2.000
COMEÇA AMANHÃ! 50 VAGAS, NAO PERCA, ULTIMAS HORAS PARA SE INSCREVER!!!
== urgent-unnamed | Contratação imediata | - | -
Empresa contrata hoje mesmo, sem entrevista. Corra que as vagas encerram às 17h.
== urgent-unnamed | Preciso de 15 pessoas pra hj | - | a combinar
gente é urgente msm, quem responder primeiro fica. nao importa idade nem experiencia
== urgent-unnamed | Vagas abertas para início imediato | - | R$ 1.900,00
Seleção relâmpago para diversas funções. O prazo termina hoje e não haverá nova chamada; quem deixar para amanhã perde o lugar.
== urgent-unnamed | Últimas vagas Salvador e RMS | - | R$ 2.100
Ô meu rei, tá faltando só 4 nomes pra fechar a lista, é pra já! Responde agora que segunda tá trabalhando.
== link | Auxiliar de Logística | Correios | R$ 2.429,00
Processo seletivo simplificado para agentes e auxiliares, nível médio, em todo o país.
Jornada de 44h semanais, vale-alimentação e assistência médica.
Inscrições até domingo em http://correios-vagas2025.example/inscricao
== link | Operador de Centro de Distribuição | Mercado Livre | R$ 2.300,00
Vagas no CD de Cajamar, três turnos, sem experiência, fretado e refeitório.
Faça sua inscrição: https://bit.ly/3vagaML-cd
== link | Analista de suporte | TechPoint Sistemas | R$ 4.100,00
Suporte N1 e N2, atendimento a usuários, GLPI, redes e Windows Server.
Regime híbrido em Florianópolis.
Candidate-se pela Gupy: https://techpoint.gupy-io.site/jobs/8841
== link | Jovem Aprendiz Caixa | Programa Aprendiz | R$ 759,00
Inscriçoes abertas p/ jovem aprendiz, 14 a 21 anos, estudando. Link do governo: www.gov-br.aprendizcadastro.com/vaga
== link | Vendedor interno | - | R$ 2.000 + comissão
Loja de materiais de construção busca vendedor com experiência em pisos e tintas, horário comercial, Uberaba.
Veja a vaga na Catho e complete o cadastro: catho.vagas-online.top/candidato
`;

export const ninthHonest = `
== Auxiliar de Logística | Transportes Rio Manso | R$ 2.050,00
Separação, conferência e expedição de mercadorias no CD de Contagem.
- Ensino médio completo
- Disponibilidade para o turno da noite
Benefícios: VT, VR de R$ 25,00 por dia, convênio médico e seguro de vida.
O exame admissional é agendado e custeado pela empresa.
== Motoboy | Pizzaria Dona Lucia | R$ 80 a diária + taxa de entrega
Precisamos de motoboy p/ sexta, sábado e domingo, das 18h às 23h30.
Moto própria com documento em dia e CNH A com EAR.
Diária paga no fim da noite mais R$ 6 por entrega. Chama no whats (31) 90000-4523.
== Operador de Caixa | Supermercado Irmãos Tavares | R$ 1.720,00
Registro de produtos, recebimento em dinheiro, cartão e pix, abertura e fechamento do caixa.
Escala 6x1, quebra de caixa de R$ 120,00.
== Vigilante | Escudo Oeste Segurança Privada | R$ 2.310,00 + 30% de periculosidade
Posto em agência bancária em Cascavel, escala 12x36.
- Curso de formação de vigilante e reciclagem em dia
- CNV válida
A reciclagem é paga pela empresa após o período de experiência.
== Cuidadora de idoso | Família no Jardim Botânico | R$ 2.600
Minha mãe tem 79 anos, anda com andador e precisa de companhia de segunda a sexta, das 8h às 17h. Carteira assinada, 13º e férias certinho. Pedimos duas referências.
== Técnico de Enfermagem | Hospital São Lázaro | R$ 3.325,00
UTI neonatal, plantão noturno 12x36.
Necessário COREN ativo e experiência mínima de seis meses.
Insalubridade, vale-alimentação de R$ 480,00 e auxílio-creche.
Inscrições até 20/05 em https://hospitalsaolazaro.gupy.io/jobs/700123
== Jovem Aprendiz | Instituto Caminhos | R$ 7,38 por hora
Para jovens de 14 a 22 anos, matriculados na escola ou com ensino médio concluído.
O curso de formação faz parte do contrato, é gratuito e acontece uma vez por semana no instituto.
Não cobramos nenhum valor do candidato em etapa alguma.
== Auxiliar de cozinha | - | R$ 1.700,00
Restaurante em Boa Viagem contrata auxiliar de cozinha, folga na segunda. Currículo na mão no local, das 15h às 17h, procurar Sandra.
== Vendedor externo de maquininhas | PagaBem Soluções | fixo R$ 1.518 + comissão (média R$ 4.800)
Credenciamento de lojistas para as máquinas de cartão da marca, com região definida.
Ajuda de custo de combustível, celular corporativo e tablet.
Os vendedores que batem meta chegam a R$ 7.000 por mês.
O lojista paga a máquina em até 12 vezes; o vendedor não desembolsa nada.
== Auxiliar de Produção | Frigorífico Campo Alto | R$ 1.980,00
50 VAGAS PARA INÍCIO IMEDIATO EM CHAPECÓ. COMPARECER NA AGÊNCIA DO SINE COM RG, CPF E CARTEIRA DE TRABALHO.
== Eletricista de manutenção | Montagens Ipê | R$ 3.450,00
Manutenção preventiva e corretiva em painéis e motores.
NR-10 obrigatório; a empresa oferece a reciclagem quando vencida.
Periculosidade de 30%, uniforme e EPI fornecidos.
== Babá | Família Andrade | R$ 2.400,00
Procuramos babá p/ gêmeos de 3 anos, com experiência comprovada, que possa dormir duas noites por semana. Registro no eSocial. Contato: (11) 90000-3345, falar com Paula.
== Designer freelancer | Café do Largo | R$ 900 pelo projeto
Identidade visual para uma cafeteria nova: logo, cardápio e fachada. Metade no início e metade na entrega. Mandar portfólio para cafe@cafedolargo.example.
== Desenvolvedor Back-end Pleno | Trilho Tecnologia | R$ 9.000 a R$ 11.500
Startup de logística com 40 pessoas, 100% remoto.
- Node.js ou Go
- PostgreSQL
- Mensageria
Processo: conversa com o RH, teste técnico de duas horas e papo com o time.
Contratação CLT, auxílio home office de R$ 200 e stock options.
== Operador de Telemarketing | ContatoMais Centrais | R$ 1.518,00 + variável
6h20 por dia, escala 6x1, não exige experiência.
Treinamento de 15 dias remunerado.
Cuidado com golpes: nossos recrutadores nunca pedem pix, depósito ou pagamento de curso.
== Porteiro | Condomínio Edifício Aurora | R$ 1.880,00
Escala 12x36 noturna, Santos. Interessados deixar currículo na portaria.
== Motorista Carreteiro | Transportadora Vale Norte | R$ 3.200 + diárias de R$ 70
CNH E com EAR, MOPP desejável, experiência de dois anos em carreta baú.
Rota Goiânia x Belém.
O exame toxicológico é por conta da transportadora.
Pernoite e diárias pagos a cada viagem.
== Garçom extra | Buffet Flor de Lis | R$ 150 por evento
Eventos aos sábados, das 17h à 1h, em Curitiba. Pagamento no pix ao final da festa. Camisa branca e calça preta próprias, gravata a gente empresta.
== Recepcionista | Clínica Odonto Sorria | R$ 1.850,00
Atendimento ao público, agenda e recebimento dos pagamentos dos pacientes. Segunda a sexta e sábado até meio-dia. Enviar currículo pelo WhatsApp (62) 90000-1188.
== Professor de Excel | Centro de Cursos Progresso | R$ 45 hora/aula
Ministrar curso de Excel básico e avançado para turmas de até 15 alunos, terças e quintas à noite.
Material didático fornecido pela escola.
== Contador | Escritório Lima e Rocha | R$ 5.500,00
CRC ativo, experiência com Simples Nacional e lucro presumido. Presencial em Ribeirão Preto.
== Pedreiro | Construtora Monte Belo | R$ 2.780,00
Obra em Sobral, alojamento e alimentação por conta da empresa.
Passagem de ida paga e volta a cada 60 dias.
Trazer carteira de trabalho, RG, CPF e comprovante de vacina.
== Consultor de vendas porta a porta | Colchões Bom Repouso | comissão de 12%
Venda de colchões no interior da Bahia, com equipe e carro da empresa. Quem vende bem tira de 4 a 6 mil por mês. Não precisa comprar mostruário.
== Auxiliar Administrativo | - | R$ 1.900,00
Consultoria contrata para cliente do ramo metalúrgico em Joinville.
Emissão de notas, controle de planilhas, atendimento a fornecedores.
Enviar currículo com o título da vaga para vagas@rhpontual.example.
O sigilo do nome da empresa é pedido do cliente e será informado na entrevista.
== Vendedora | Boutique Encanto | R$ 1.600 + comissões
URGENTE! Contratamos vendedora com experiência em moda feminina para o Shopping Cidade, Sorocaba. Entrevista na loja 214, quarta e quinta às 10h.
== Entregador ciclista | Farmácia Vida Plena | R$ 1.600,00 CLT
Entrega de medicamentos no bairro, bike da loja. Registro, VT e convênio farmácia.
== Assistente de RH | Usina Santa Helena | R$ 2.900,00
Recrutamento, admissão digital e controle de benefícios.
Após a aprovação, os documentos e dados bancários são enviados pelo portal da empresa, com login próprio.
- Superior completo ou cursando
- Conhecimento de folha
- Excel intermediário
== Caixa de banco | Cooperativa Sul Crédito | R$ 3.600,00
Pagamentos, recebimentos, depósitos, abertura de contas e atendimento a cooperados.
Desejável CPA-10; quem não tem recebe a prova paga pela cooperativa.
== Faxineira | Ana | R$ 180 a diária
Preciso de faxineira uma vez por semana, apartamento de 2 quartos em Águas Claras, pago no dia mais a passagem. Me chama no zap 61 90000-7043.
== Estágio em Administração | Metalúrgica Tatuí | Bolsa de R$ 1.300,00
6h por dia, vale-transporte e refeição no local. Inscrições pelo CIEE ou no link https://metaltatui.gupy.io
== Agente de Saúde | Prefeitura de Rio Bonito do Sul | R$ 3.036,00
Processo seletivo simplificado, edital 04/2025, 12 vagas.
Inscrição gratuita de 5 a 16 de maio no site oficial www.riobonitodosul.rs.gov.br.
Documentos exigidos somente na convocação, entregues no setor de pessoal.
== Professor de Matemática - concurso | Prefeitura de Alto Formoso | R$ 4.867,77
Concurso público, 8 vagas mais cadastro reserva. Taxa de inscrição de R$ 90,00 paga por boleto no site da banca, com isenção para inscritos no CadÚnico e doadores de medula, conforme o edital.
== Açougueiro | Casa de Carnes Boi Gordo | R$ 2.500
Pra começar já! Desossa e atendimento, domingo sim domingo não. Rua das Palmeiras, 310, Teresina.
== Modelo fotográfico | Lojas Rosa Chá Infantil | cachê de R$ 350
Catálogo de verão, crianças de 4 a 8 anos, manequim 6. Sem custo para a família, figurino e transporte pagos pela produção. Autorização dos pais assinada no estúdio.
== Instalador de ar-condicionado | ClimaNorte | R$ 2.200 + produção
Serviço em Manaus e Iranduba, CNH B.
Ferramentas e carro da firma.
NR-35 a gente paga o curso depois de contratado.
== Social Media | Agência Quintal | R$ 3.100 PJ
Planejamento de conteúdo, edição de Reels, respostas a comentários e relatório de curtidas, alcance e avaliações dos clientes.
Remoto, com uma reunião semanal.
Link pra inscrição na nossa bio @agenciaquintal.
== Ajudante de padeiro | Panificadora Trigo Bom | R$ 1.690
entra 3 da manhã sai 11, folga na terça. precisa morar perto. passar na padaria com a dona Neide
== Atendente de farmácia | Drogaria São Bento | R$ 1.750,00
Atendimento no balcão, organização e caixa. VA de R$ 350,00. Envie currículo para rh@drogsaobento.example.
== Técnico em Segurança do Trabalho | Engenharia Cerrado | R$ 4.200,00
Registro no MTE, experiência em obra vertical.
- DDS, inspeções e investigações de acidentes
- Treinamentos de NR-18 e NR-35 para as equipes
- PGR e controle de EPIs
Plano de saúde sem coparticipação.
== Motorista de aplicativo parceiro | LocaFácil Veículos | ganhos conforme corridas
Alugamos carros para motoristas de aplicativo em Recife. Semanal de R$ 590 com seguro e manutenção, caução de R$ 800 devolvida na entrega do carro. Não se trata de vínculo de emprego.
== Empacotador | Mercadinho Nova Era | R$ 1.518,00
Primeiro emprego, de 18 a 25 anos, deixar currículo no mercado.
== Enfermeiro | UPA Zona Leste / OSS Cuidar | R$ 4.750,00
Plantões 12x36 em classificação de risco.
COREN definitivo, ACLS desejável.
Apresentar na entrevista originais e cópias de RG, CPF, COREN, diploma e carteira de vacinação.
Piso da enfermagem, insalubridade de 20% e VA de R$ 520.
== Diarista para pousada | Pousada Mar Manso | R$ 130/dia
Temporada de dezembro a março em Porto Seguro. Diária paga toda semana, almoço incluso.
== Repositor | Atacado Pague Pouco | R$ 1.680,00
Loja nova em Imperatriz, 80 vagas para repositor, caixa, fiscal e padeiro.
Cadastro no SINE até sexta-feira, das 8h às 14h, com documento de identidade.
Experiência não obrigatória.
A seleção é gratuita, desconfie de quem cobrar.
== Corretor de imóveis | Imobiliária Horizonte Azul | comissões de até R$ 15.000 por venda
Plantão em lançamento na Zona Sul. CRECI ativo ou estágio em andamento. Sem salário fixo, ajuda de custo de R$ 800 nos três primeiros meses.
== Auxiliar de limpeza | Grupo Brilho Serviços | R$ 1.630,00 + 20% de insalubridade
Limpeza hospitalar em Porto Alegre, turno da tarde.
Uniforme gratuito e fretado.
== Tosador | Pet Amigo Fiel | 50% por banho e tosa
Freela aos sábados. Paga no dia. Whats 48 90000-9931 com o Márcio
== Engenheiro Civil | Construtora Alicerce | R$ 10.908,00
CREA ativo, cinco anos de obra residencial, MS Project e AutoCAD. Presencial em Brasília.
== Recenseador temporário | Instituto Pesquisa Social | R$ 18 por questionário
Aplicação de questionários em domicílios de Juiz de Fora por 45 dias.
Crachá, tablet e colete fornecidos.
Pagamento quinzenal conforme a produção.
== Costureira | Confecção Duas Irmãs | por peça, de R$ 1,80 a R$ 6
Facção em Toritama, pode trabalhar em casa se tiver máquina overloque. A gente leva o corte e busca a peça pronta, acerto todo sábado.
== Analista Financeiro | Rede de Postos Caminho Certo | R$ 3.800,00
Contas a pagar, conciliação bancária, cobrança e emissão de boletos.
Conferência dos depósitos e pix recebidos nas lojas.
Experiência com ERP e Excel avançado.
Home office às sextas.
== Barman | Bar do Porto | R$ 1.800 + 10%
Gorjeta chega a 1.500 por mês. Quarta a domingo, das 17h à 1h. Chega lá com o Beto depois das 16h.
== Telefonista | - | R$ 1.590,00
Agência de empregos seleciona para hospital particular em Belo Horizonte. Jornada de 6h. Currículo em selecao@empregabh.example. Serviço sem custo para o candidato.
== Operador de empilhadeira | Bebidas Serra Clara | R$ 2.480,00
Curso de operador com reciclagem válida, CNH B.
Turnos rotativos 6x2.
PLR, cesta de Natal, fretado e refeitório.
== Vendedor de planos de internet | Fibra Veloz | R$ 1.600 + R$ 40 por instalação
Venda porta a porta e pelo WhatsApp em Petrolina e Juazeiro. Comissão semanal. Moto própria, combustível pago.
== Professor de inglês online | Escola Bridge Talk | R$ 38/hora
Aulas ao vivo por vídeo, no mínimo 10 horas por semana.
- Inglês fluente
- Internet estável
- MEI
Envie um vídeo de dois minutos se apresentando.
== Fiscal de loja | Lojas Marisol | R$ 1.710,00
Prevenção de perdas, shopping em Aracaju, horário 13h40 às 22h.
== Caseiro | Sítio Boa Esperança | R$ 2.000 + moradia
Procuro casal para cuidar de sítio em Ibiúna, ele na roça e ela na casa. Luz e água por minha conta. Peço referências dos últimos dois lugares.
== Auxiliar de Farmácia Hospitalar | Santa Casa de Vila Nova | R$ 2.000,00
Dispensação e fracionamento de medicamentos. 12x36 diurno. Vaga também para PcD.
== Motofretista | Rota Rápida Entregas | R$ 220 por dia (média)
Contrato por diária, pagamento toda segunda-feira.
Moto até 10 anos, baú próprio, CNH A com EAR e curso de motofrete (Contran).
Se não tem o curso, o Sest Senat oferece de graça para autônomos.
== Assistente de e-commerce | Casa Bela Utilidades | R$ 2.200,00
Cadastro de produtos em marketplaces, resposta às avaliações e acompanhamento de pedidos.
Presencial em Maringá.
== Churrasqueiro | Restaurante Gaúcho da Estrada | R$ 3.000
Bah, tchê, precisamos de churrasqueiro bom de fogo! Folga na segunda, moradia se for de fora. Liga (54) 90000-8820.
== Trainee Comercial | Grupo Fonseca Alimentos | R$ 6.800,00
Formados entre 2022 e 2024, em qualquer curso superior.
Inscrições em https://grupofonseca.gupy.io até 30/08.
Etapas: teste online, dinâmica, painel com gestores.
Programa de 18 meses com rodízio entre áreas.
Nenhuma etapa tem custo, e só falamos por e-mail do domínio da empresa.
== Cobrador | Viação Estrela do Agreste | R$ 1.820,00
Recebimento de passagens e prestação de contas. Ensino fundamental.
== Marceneiro | Móveis Jacarandá | R$ 3.200
montagem e acabamento de móvel planejado. carteira assinada. interessados 27 90000-6651 (oficina em Serra)
== Analista de Suporte | - | R$ 3.300,00
Empresa de tecnologia (vaga confidencial) busca analista N2 em Campinas.
- Windows e Linux
- Redes
- ITIL desejável
Candidatura pela plataforma, com retorno em até 10 dias.
== Cozinheiro de navio | Navegação Rio Negro | R$ 3.900,00
Embarcações fluviais entre Manaus e Santarém, 28 dias embarcado por 28 de folga.
CIR (caderneta de inscrição e registro) e curso CFAQ obrigatórios, emitidos pela Marinha.
== Camareiro(a) - temporada de cruzeiros | Agência Mar Aberto | US$ 1.350/mês
Recrutamento autorizado pela companhia. Inglês intermediário, maiores de 21 anos.
O curso STCW é exigência da Marinha e pode ser feito em qualquer escola credenciada, de livre escolha do candidato.
Não cobramos pela vaga nem pela entrevista, que é presencial em Santos.
Passagem até o porto por conta do contratante.
== Digitador | Cartório do 3º Ofício | R$ 1.900,00
Digitação de escrituras e certidões, presencial, 40 palavras por minuto.
== Auxiliar de Dentista | Dra. Carla Menezes | R$ 1.700,00
CRO de ASB ou em curso. A clínica reembolsa metade da mensalidade do curso após seis meses de casa.
== Pintor | - | R$ 200/dia
Pintura de uma casa em Mossoró, 10 dias de serviço, tinta e material por minha conta. Pago metade na metade do serviço. (84) 90000-3006
== Analista de Mídias Pagas | Loja Verdeal | R$ 4.500,00
Gestão de anúncios no Google e na Meta, investimento mensal de R$ 200 mil. Análise de ROI. Híbrido em Florianópolis.
== Assessor de investimentos | Farol Capital Escritório | R$ 3.000 + repasse
Atendimento a clientes pessoa física e prospecção.
Certificação ANCORD obrigatória até o sexto mês; o escritório paga a prova e o material.
Ganho variável, sem garantia de rentabilidade.
== Frentista | Posto Trevo | R$ 1.650 + periculosidade
Escala 6x1, noturno. Assina carteira. Falar com o gerente Gilson no posto da BR-101, km 212.
== Psicóloga | Clínica Espaço Ser | R$ 60 por sessão
Parceria autônoma. CRP ativo. A clínica fica com 40% do valor da consulta e oferece sala, secretária e divulgação.
== Manicure | Salão Bella Dona | 60% de comissão
Cadeira disponível, clientela formada, acerto diário no caixa. Trazer o próprio material. Tijuca, RJ.
== Fotógrafo freelancer | Formaturas Eternize | R$ 280 por noite
Colação e baile em Uberlândia nos dias 12 e 13/12. Equipamento próprio. Pagamento em até 5 dias úteis.
== Promotor de vendas | Distribuidora Sabor do Norte | R$ 1.850 + R$ 30/dia de alimentação
Roteiro em supermercados de Belém e Ananindeua.
Ajuda de custo com moto própria.
Aplicativo de check-in com foto da gôndola, em que o promotor tira selfie na chegada à loja.
== Gerente de loja | Rede Calçados Passo Firme | R$ 4.200 + variável
A Passo Firme tem 32 lojas em Minas Gerais e no Espírito Santo.
Estamos abrindo a unidade de Governador Valadares.
O que você vai fazer:
- Liderar uma equipe de 9 vendedores
- Acompanhar metas e indicadores
- Fazer depósitos e fechamento de caixa
- Treinar novos colaboradores
O que buscamos:
- Dois anos de liderança no varejo
- Disponibilidade para fins de semana
O que oferecemos:
- Vale-alimentação de R$ 400,00
- Plano de saúde e odontológico
- Convênio com faculdade
Mande seu currículo para gente@passofirme.example com o assunto GV.
== Auxiliar de almoxarifado | Hospital Regional do Sertão | R$ 1.870,00
Recebimento e controle de materiais.
No ato da admissão, apresentar: duas fotos 3x4, RG, CPF, título de eleitor, reservista, certidão de nascimento dos filhos e comprovante de residência.
A conta-salário é aberta pelo hospital, sem tarifa.
== Ajudante de mudança | Mudanças Ligeirinho | R$ 120 a diária
Diária paga no fim do dia, almoço por nossa conta. Preciso de 3 pra amanhã cedo no Tatuapé. Zap do Nilson (11) 90000-5150.
== Camareira | Hotel Vista da Serra | R$ 1.700,00
Urgente, para o feriado e efetivação. Gramado, transporte da empresa saindo de Canela.
== Vendedor de consórcio | Consórcio União Motors | R$ 1.518 + comissão
Cotas de carros e motos. Comissão de até 2% sobre o crédito vendido; os melhores passam de R$ 10.000. Registro CLT e carteira de leads.
== Orientador de cursos | Instituto Profissionaliza | R$ 1.700 + bônus
Atender interessados, apresentar os cursos, informar valores de matrícula e mensalidade e fechar inscrições. Segunda a sábado, em Anápolis.
== Auxiliar de classe | Escola Pequenos Passos | R$ 1.650,00
Pedagogia em andamento a partir do 3º período. Antecedentes criminais podem ser tirados de graça no site da Polícia Federal (www.gov.br/pf).
== Assistente Administrativo | - | R$ 2.100,00
Agência Talento Certo seleciona para escritório de contabilidade em Cuiabá.
Não cobramos taxa de cadastro, nem encaminhamento, nem curso.
Enviar currículo por e-mail ou WhatsApp (65) 90000-7721, de segunda a sexta.
== Segurança de eventos | Guardião Eventos | R$ 170 por diária
Shows em Fortaleza, curso de vigilante com extensão em grandes eventos. Pagamento em 48h por transferência.
== Chaveiro | Chaves do Centro | R$ 2.000
com experiencia em codificada. loja em frente ao terminal
== Analista de Qualidade | Laticínios Vale Verde | R$ 3.700,00
BPF, APPCC e rotulagem. Residir em Castro ou região.
== Influenciador parceiro | Suplementos Vigor | 10% por venda com cupom
Parceria com criadores de conteúdo acima de 5 mil seguidores. Enviamos o produto sem custo, não é preciso comprar nada. Comissão paga todo dia 10. Link na bio.
== Marinheiro de convés | Estaleiro Costa Brava | R$ 3.400,00
CIR válida e ASO. Exames marcados e pagos pelo estaleiro em Itajaí.
== Tradutor freelancer | Editora Pau-Brasil | R$ 35 por lauda
Inglês para português, não ficção. Teste de uma lauda, pago. Pagamento 30 dias após a entrega.
== Operador de loja | Lojas Agora | R$ 1.740,00
Contratação imediata!!! 20 vagas na inauguração do Shopping Norte, em São Luís.
Início dia 02/06, com integração paga.
Entrevistas na loja, piso L2, com currículo e documento.
== Auxiliar de jardinagem | Verde Vivo Paisagismo | R$ 1.660,00
Sem experiência, a gente ensina. Uniforme, bota e protetor por conta da empresa.
== Copeira | Tribunal / Serv Mais Terceirização | R$ 1.750,00 + VA R$ 38/dia
Brasília, segunda a sexta, 44h. Curso de boas práticas oferecido.
== Avaliador de imóveis | Perícias Planalto | R$ 350 por laudo
CNAI ou registro no CREA/CAU. Fotos, medição e laudo pelo aplicativo. Pagamento quinzenal.
== Cliente oculto | Mistério Pesquisas | R$ 45 por visita
Visite lojas, avalie o atendimento e preencha o questionário.
O valor do consumo (até R$ 30) é reembolsado mediante nota fiscal, junto com a remuneração, em 20 dias.
Não há ganho fixo: são duas ou três visitas por mês em cada cidade.
O cadastro é gratuito.
== Técnico em informática | PC Doutor | R$ 2.000
Formatação, troca de tela, rede. Loja em Mogi das Cruzes. Mandar currículo no zap da loja (11) 90000-6170
== Editor de vídeo | Canal Cozinha da Vó | R$ 120 por vídeo
Canal de YouTube com 800 mil inscritos. Vídeos de 10 minutos, dois por semana, com thumbnail. Mande link com três trabalhos seus. Pago por pix a cada entrega.
== Moderador de comunidade | Jogos Caju | R$ 2.300,00
Moderação do Discord e Telegram do jogo, análise de denúncias e resposta às avaliações nas lojas de aplicativo. CLT, remoto, escala 5x2.
== Motorista de ambulância | Vida Resgate | R$ 2.700 + insalubridade
CNH D com EAR, curso de condutor de veículo de emergência válido. 12x36 em Volta Redonda. Reciclagem paga pela empresa a cada cinco anos.
== Representante autônoma | Cosméticos Flor do Cerrado | lucro de 30%
Revenda por catálogo.
Cadastro sem custo e sem pedido mínimo.
Você só paga os produtos depois de vender, com boleto para 21 dias.
== Consultor de franquias | MaqCerta Franchising | R$ 5.000 + comissão
Apresentar a franquia de maquininhas a investidores.
O investimento do franqueado parte de R$ 15.000, com retorno estimado em 18 meses; você vende o modelo, não compra.
CLT, viagens pagas pela empresa.
== Tratorista | Fazenda Santa Rita | R$ 3.000 + casa
Safra da soja em Sorriso, prêmio por produção no final. Passagem por conta da fazenda.
== Trabalhador da colheita de uva | Vinícola Montanha | R$ 2.100,00 + produção
Contrato de safra, 60 dias, Bento Gonçalves.
Alojamento e comida sem desconto.
Registro antes da viagem e ônibus pago pela vinícola.
Quem precisar tira a carteira de trabalho digital de graça em https://www.gov.br/trabalho-e-emprego.
== Secretária executiva | - | R$ 6.500,00
Multinacional contrata por meio da Prisma Executive Search. Inglês e espanhol fluentes. Processo confidencial, entrevistas presenciais na Berrini.
== Piloto comercial | Táxi Aéreo Jaú | R$ 13.500,00
PC/IFR, mínimo de 500 horas, CMA válido. Treinamento no tipo pago pela empresa, com termo de permanência de 24 meses.
== Médico plantonista | Hospital Municipal de Arapiá | R$ 1.500 por plantão de 12h
CRM ativo. Pagamento à vista no fim do plantão ou em 30 dias, PJ. Escala pelo WhatsApp (77) 90000-2091.
== Auxiliar de lavanderia | Lava Bem | R$ 1.600
zona norte de Natal, começo imediato, passar na loja
== Advogado Júnior | Campos Barreto Advogados | R$ 4.000,00
Contencioso cível de massa. OAB ativa. Anuidade paga pelo escritório.
== Operador de Financeiro Pix | Banco Digital Araucária | R$ 4.300,00
Análise de transações suspeitas e contestação de pix, atendimento a clientes vítimas de golpe, bloqueio de contas laranja.
Turno 14h às 22h, remoto com equipamento enviado pelo banco, sem custo e sem caução.
== Analista de Prevenção a Fraudes | SeguraPay | R$ 6.200,00
- Investigar pedidos de selfie e documento falsos
- Validar cadastros
- Acompanhar chargeback
SQL básico. Vaga em https://segurapay.gupy.io/jobs/55102
== Auxiliar de Costura | Uniformes Padrão | R$ 1.700,00
Produção de uniformes profissionais. VT e cesta.
== Chapeiro | Lanchonete do Zé | 90 por noite
pra sexta e sabado, paga na hora q fecha. precisa saber trabalhar com movimento. zap 71 90000-8402
== Recrutador | RH Ágil | R$ 3.000 + R$ 150 por vaga fechada
Hunting no LinkedIn, triagem, entrevistas por vídeo. CLT híbrido, Barueri.
== Vendedor de carros | Auto Center Nordeste | R$ 1.518 + comissões (R$ 4 mil a R$ 9 mil)
Seminovos, em João Pessoa. CNH B. Comissão de R$ 400 por carro e bônus no financiamento.
== Servente | Obra do Sr. Ivo | R$ 110 dia
Preciso de servente 2 semanas, Itaquera, paga sexta.
== Nutricionista | Restaurante Industrial Bom Prato Sul | R$ 3.900,00
CRN ativo. Responsável técnica, cardápios, treinamento de manipuladores. Refeição no local. Vacinas e exames custeados pela empresa.
== Estágio em TI | Secretaria Municipal de Educação | R$ 1.000 + auxílio-transporte
Seleção pelo portal de estágio do município. Inscrição sem custo. Resultado publicado no Diário Oficial.
== Vaga PcD - Auxiliar de Escritório | Seguradora Atlântico Sul | R$ 2.250,00
Arquivo, digitalização e atendimento interno. O laudo médico será pedido depois da entrevista, em ambiente seguro.
== Zelador | Condomínio Parque das Águas | R$ 2.350 + moradia
Noções de elétrica e hidráulica. Currículo na administração, rua Quinze, 88, Niterói.
== Tosador e banhista | Pet Shop Bicho Solto | R$ 1.800 + comissão
com experiencia, td dia menos domingo. Curso por conta da loja p/ quem ja é banhista.
== Carpinteiro | Consórcio Ponte Nova | R$ 2.900,00
VAGAS URGENTES: 35 CARPINTEIROS, 20 ARMADORES E 60 SERVENTES. OBRA EM MACEIÓ. PROCURE O SINE ALAGOAS. O CONSÓRCIO NÃO COBRA NENHUM VALOR E NÃO USA INTERMEDIÁRIOS.
== Assistente de Marketing | Laboratório Exame Certo | R$ 2.800,00
Posts, campanhas e parcerias com clínicas; divulgação do pacote de exames admissionais e periódicos para empresas, com preços e prazos.
== Instrutor de autoescola | CFC Avenida | R$ 2.400,00
Credencial do Detran válida e curso de instrutor. Manhã ou tarde.
== Copywriter | Infoprodutos Maré | R$ 5.000 PJ
Páginas de venda e e-mails para cursos de renda extra e finanças. Conhecer as regras do Conar. Portfólio obrigatório.
== Fisioterapeuta domiciliar | Home Care Bem Cuidar | R$ 70 por atendimento
CREFITO ativo, veículo próprio, zona oeste do Rio. Repasse semanal.
== Operador de máquinas CNC | Usinagem Precisa | R$ 3.500
Torno, Fanuc. Diadema. PLR de um salário.
== Entregador com moto ou carro | MercadoJá Entregas | R$ 6 a R$ 9 por pacote
Rotas de 50 a 70 pacotes, ganho médio de R$ 250 por dia, pagamento semanal.
Carro ou utilitário próprio, CNH com EAR.
Sem taxa de adesão, seguro da carga por nossa conta.
Cadastro no app com foto da CNH e do documento do veículo depois da conversa na base de Guarulhos.
== Ajudante de motorista | Distribuidora Gelada | R$ 1.750 + R$ 28/dia refeição
carga e descarga de bebidas, Vila Velha, seg a sab
== Cuidador folguista | Residencial Sênior Ipê Amarelo | R$ 160 por plantão
Plantões de 12h aos fins de semana. Curso de cuidador com certificado (mín. 80h). Entrevista presencial com a enfermeira Rute.
== Auxiliar de TI | Faculdade Integrada do Vale | R$ 2.000 + bolsa integral
Bolsa de 100% em qualquer graduação da casa, isenção de matrícula e material. Suporte aos laboratórios no período da noite.
== Operador de Atendimento Home Office | Tele Brasil Atende | R$ 1.518,00 + VA R$ 180
Atendimento ao cliente de casa.
A empresa manda computador, headset e cadeira por transportadora, com frete pago por ela.
Treinamento de 20 dias remunerado.
Precisa de internet de 50 mega e um lugar silencioso.
Nosso contato é apenas pelo e-mail @telebrasilatende.example. Nunca pedimos códigos de SMS nem senhas.
== Confeiteira | Doces da Cida | R$ 2.100
bolo de festa, docinho fino. Entrada as 7. manda foto dos seus trabalhos no zap (19) 90000-4074, Cida
== Vendedor de suplementos | Loja Força Total | R$ 1.600 + 5%
loja no centro de Campina Grande
== Secretário escolar | Colégio Dom Vital | R$ 2.300,00
Matrículas, históricos, recebimento de mensalidades e declarações. Curso de secretaria escolar obrigatório, com registro.
== Garota promotora | Agência Stand Up Eventos | R$ 200 diária
Feira agropecuária, 4 dias, uniforme fornecido. Enviar duas fotos (rosto e corpo inteiro) e medidas para a confecção do uniforme. Pagamento 15 dias após o evento.
== Mecânico diesel | Diesel Pesado Rondon | R$ 4.000
Ji-Paraná. caixa de ferramenta da oficina, tem alojamento p/ quem vem de fora
== Gestor de tráfego júnior | Startup Verdinha | R$ 3.200,00
Time de crescimento de uma startup de hortas urbanas. Remoto de qualquer lugar, sem microgerenciamento, horário flexível. Processo em três conversas curtas; resposta pra todo mundo.
== Auxiliar de serviços gerais | Prefeitura / Frente de Trabalho | bolsa de R$ 810,00
Programa municipal para desempregados há mais de um ano.
Inscrição presencial no CRAS do bairro.
Documentos: RG, CPF, NIS e comprovante de endereço (original e cópia).
O pagamento é feito por conta social aberta no banco público.
Curso de qualificação obrigatório, às sextas, oferecido de graça.
== Lavador de carros | Lava Jato Brilho Total | 50% do serviço
pagamento todo dia. Rua Acre 45, Rio Branco. chegar 7h30
== Agente funerário | Funerária Paz Eterna | R$ 2.000 + comissões
CNH B, disponibilidade para plantões. Curso de tanatopraxia pago pela empresa.
== Piscineiro | Clube Recreativo 7 de Setembro | R$ 1.850,00
NR-33 desejável. Escala com folga na segunda. Currículo na secretaria do clube.
== Assistente de importação | Trade Sul Comércio Exterior | R$ 3.600,00
Acompanhar embarques, calcular frete e impostos, pagar taxas e numerários de despacho. Siscomex. Itajaí, híbrido.
== Despachante documentalista | Despachante Rápido | R$ 1.900 + produção
Emissão de guias, taxas do Detran, certidões e vistos para clientes. Precisa conhecer o sistema do estado. Centro de Florianópolis.
== Intercâmbio Au Pair - consultora | Mundo Afora Viagens | R$ 2.200 + comissão
Vender programas de intercâmbio, explicar ao cliente custos de visto, passagem e taxa do programa. Inglês avançado.
== Enfermeiros para a Alemanha | Pflege Brasil Recrutamento | 2.800 euros
Programa de recrutamento justo: o hospital alemão paga o curso de alemão até o B2, o visto, a tradução do diploma e a passagem. O candidato não paga nada. COREN e graduação completa. Palestra gratuita no dia 12, inscrição em pflegebrasil.example.
== Atendente | Sorveteria Polo Sul | R$ 1.550
18 a 30 anos, temporada de verão, Caraguá.
== Vendedor | - | R$ 1.700 + comissão
Loja de celulares no centro de Macapá precisa de vendedor com experiência, pra começar logo. Deixar currículo na banca do lado da loteria ou mandar no (96) 90000-5523, assunto vendedor.
== Pizzaiolo | Forno a Lenha Bela Napoli | R$ 2.800 + gorjeta
URGENTE, nosso pizzaiolo vai mudar de cidade! Terça a domingo, 17h às 23h. Falar com Antonella, (41) 90000-3713.
== Controlador de acesso | Torre Norte Facilities | R$ 1.830,00
Escala 5x2 ou 12x36. Vários postos em Campinas, Valinhos e Vinhedo. Envie nome, bairro e função desejada no WhatsApp (19) 90000-6602, que o RH da Torre Norte liga para marcar a entrevista.
== Tecnólogo em Radiologia | Diagnósticos Imagem Viva | R$ 3.300 + 40%
24h semanais. CRTR ativo. Tomografia. Dosímetro fornecido.
== Soldador | Caldeiraria Ferro Forte | R$ 3.100,00
TIG e MIG. Teste prático na empresa, material por nossa conta. Ipatinga.
== Músico para casamentos | Quarteto Serenata | R$ 400 por cerimônia
Violinista. Ensaio pago. Transporte incluso.
== Monitor de acampamento | Acampamento Lobo Guará | R$ 110 por dia
Julho, Sapucaí-Mirim. Hospedagem e refeições incluídas. O treinamento é no fim de semana de 21/06, sem custo, e vale diária.
== Entrevistador de opinião | Instituto Voz da Rua | R$ 15 por entrevista + R$ 50/dia
Pesquisa de rua em Goiânia, de 20 a 24. Pagamento em 10 dias. Ensino médio.
== Auxiliar contábil | Contabilidade Ponto Fixo | R$ 2.200
Lançamentos, conciliação, guias de impostos. Ajudamos com 50% da faculdade. Registro no CRC não é exigido p/ esse cargo.
== Estoquista temporário | Magazine Estrela Guia | R$ 1.690,00
Contrato de 90 dias para o Natal, com chance de efetivação. Lojas de Uberaba e Araxá. Nosso link de vagas: https://vagas.magazineestrelaguia.example. Sites com outro endereço são falsos.
== Bombeiro civil | Shopping Lagoa Grande | R$ 2.450,00 + periculosidade
Escala 12x36. Curso de bombeiro civil de 210 horas com certificado válido. A reciclagem anual é feita aqui e sai por conta do shopping.
== Passeador de cães | Renata e Ivan | R$ 30 por passeio
Dois passeios por dia, de segunda a sexta, na Vila Madalena. A gente paga por pix toda sexta. Chama no WhatsApp (11) 90000-9080 que marcamos um café pra você conhecer o Bolota.
`;
