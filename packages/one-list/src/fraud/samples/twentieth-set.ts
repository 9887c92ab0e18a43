/**
 * As a labour inspector would label them: 60 frauds, and 150 honest postings of which 50 come near a fraud's words. Written on 28
 * November 2026 by another writer who had seen neither the signs nor other samples. The form is described at `readSamples`. It
 * is kept unread. Every posting is invented, also those of employers that exist. There is no nineteenth set.
 */
export const twentiethFrauds = `
== payment | Auxiliar Administrativo | - | R$ 2.300,00
Estamos com 12 vagas para auxiliar administrativo, com início na segunda-feira.
Atividades: atendimento, digitação e arquivo. Não exigimos experiência.
Benefícios: vale-transporte, vale-refeição e plano de saúde.
Para garantir a sua vaga é necessário o pagamento da taxa de inscrição de R$ 39,90, que será devolvida no primeiro salário.
== payment | Agente de Portaria | Alfa Gestão de Pessoas | R$ 1.980,00
vaga p/ porteiro c/ ou sem esperiencia
precisa ter o curso de portaria, quem nao tem faz com a gente por 180 reais em 2x e ja sai empregado
chama no formulario
== payment | Assistente Logístico | Horizonte Carreiras | R$ 2.650,00
A Horizonte Carreiras recruta para grandes centros de distribuição da região.
Responsabilidades: conferência, separação, expedição e inventário. Requisitos: ensino médio, disponibilidade de horário. Benefícios: VT, VA, assistência médica e odontológica, seguro de vida e PLR.
O processo conta com entrevista, prova e integração. Os aprovados deverão custear o exame admissional no laboratório parceiro (R$ 120,00), valor reembolsado após 90 dias de contrato.
== payment | Promotora de Eventos | - | R$ 150,00 por dia
Meninas de boa aparência para eventos em shopping!! Diária paga no mesmo dia.
A agência fornece tudo, você só compra o kit com a camiseta e o crachá (65,00 no pix) e já entra na escala do fim de semana.
== payment | Montador de Canetas em Casa | Caneta Certa | R$ 1.400,00 por semana
Trabalhe em casa montando canetas. Enviamos o material pelos Correios e recolhemos pronto toda sexta.
Cada caixa com 500 canetas montadas vale R$ 350,00.
Para receber a primeira caixa, deposite o caução de R$ 90,00, que volta para você quando encerrar a parceria.
== payment | Jovem Aprendiz | Instituto Futuro Já | R$ 1.100,00
PROGRAMA JOVEM APRENDIZ 2027 - BANCOS E LOJAS
Idade de 14 a 22 anos. Vagas em toda a região.
O encaminhamento às empresas é feito depois da matrícula no nosso curso preparatório, com material didático de R$ 240,00 (pode ser no cartão).
Venha com o responsável.
== payment | Cuidador de Idosos | Rede Cuidar Bem | R$ 2.100,00
A Rede Cuidar Bem atua há seis anos na indicação de cuidadores para famílias e casas de repouso.
O que você vai fazer: auxiliar no banho, na alimentação e na locomoção; administrar a medicação separada pela família; acompanhar consultas; registrar intercorrências no caderno de plantão.
Escala 12x36, dia ou noite, com registro em carteira pela família.
Requisitos: gostar de idosos, paciência e disponibilidade. Não é necessária experiência.
Benefícios: vale-transporte, alimentação no local, treinamento de integração.
Você assina o contrato de agenciamento e paga a taxa de cadastro de R$ 75,00; a partir daí, recebe indicações por 6 meses.
== payment | Operador de Máquinas - Porto | Logmar Recrutamento | R$ 4.800,00
Prezados candidatos,
A Logmar Recrutamento seleciona profissionais para terminais do porto. Exigimos ensino médio e oferecemos salário compatível, periculosidade, VA de R$ 950,00 e plano de saúde familiar. A seleção consiste em análise de currículo e entrevista remota.
A certificação interna (NR-29), obrigatória, será emitida pela própria Logmar mediante investimento do candidato de R$ 297,00. Sem a certificação não será possível avançar.
== payment | Digitador(a) Home Office | - | R$ 3.200,00
Digitador home office, horário livre, sem experiência.
O sistema de digitação tem uma licença de ativação no valor de R$ 47,00 por conta do colaborador.
Depois de ativado o sistema o trabalho já começa no mesmo dia.
== payment | Comissária de Bordo | Asas Treinamentos | R$ 6.000,00
Companhia aérea contrata 80 comissários(as). Não exige experiência nem inglês.
Reserve sua entrevista: taxa de agendamento de R$ 50,00. Vagas limitadas às 200 primeiras inscrições pagas.
== payment | Auxiliar de Limpeza | Brilhar Serviços | R$ 1.720,00
Contratamos 8 auxiliares de limpeza para hospital. Escala 12x36.
Uniforme e botas são vendidos na empresa (R$ 110,00) e têm que ser pagos antes de começar.
VT, VA e insalubridade.
== payment | Motorista de Van Escolar | - | R$ 2.900,00
Motorista D com curso escolar. Rota pronta, van da empresa.
Para segurar a rota tem q fazer um deposito de 300 de garantia da van, dps devolve qdo sair.
Interessados mandar cnh.
== documents | Assistente de RH | - | R$ 3.100,00
Empresa multinacional do ramo alimentício contrata Assistente de RH para trabalho híbrido.
Responsabilidades:
- Apoiar admissões, férias e desligamentos;
- Tratar o ponto e os atestados;
- Administrar benefícios e responder a colaboradores;
- Organizar treinamentos e integrações;
- Montar indicadores mensais em planilha.
Requisitos: ensino superior cursando, Excel intermediário, boa comunicação.
Benefícios: assistência médica e odontológica, VR, VT, PLR e desconto em produtos.
Para agilizar a contratação, responda a este anúncio com foto do RG (frente e verso), CPF, comprovante de residência e uma selfie segurando o documento.
Valorizamos a diversidade e todas as pessoas são bem-vindas.
== documents | Auxiliar de Produção | Nova Indústria Brasil | R$ 2.400,00
Bom dia!! vagas de auxiliar de produção 1 2 e 3 turno
Mandem por mensagem: nome completo, cpf, rg, nome da mãe, titulo de eleitor e a foto do cartão do banco q vc recebe, pra ja deixar cadastrado o pagamento
== documents | Recepcionista | Clínica Saúde & Luz | R$ 1.900,00
A Clínica Saúde & Luz procura uma recepcionista simpática e organizada para atender pacientes, agendar consultas e confirmar horários. Trabalhamos de segunda a sexta, das 8h às 18h, com uma hora de almoço.
Oferecemos vale-transporte, vale-alimentação e atendimento médico gratuito.
As candidatas pré-selecionadas informarão a agência, a conta e a senha do aplicativo do banco para validação do depósito de teste.
== documents | Estoquista | - | R$ 1.850,00
Vaga urgente de estoquista em loja de departamentos. Envie agora uma foto da sua CNH ou do RG, o número do PIS e um vídeo do seu rosto virando para os lados. Só entrevistaremos quem enviar o vídeo.
== documents | Operador de Telemarketing Home Office | CredFácil Atendimento | R$ 2.050,00
Trabalhe de casa atendendo clientes da CredFácil. Computador por nossa conta.
Antes da entrevista, você deve criar uma conta digital em seu nome pelo nosso passo a passo e nos enviar o login, para que o RH confira se está ativa.
Carga horária de 6 horas, de segunda a sábado.
== documents | Motorista Entregador | - | R$ 3.300,00
Precisa-se de motorista com carro próprio. Entregas de pequenas caixas, ganho fixo.
No pré-cadastro pedimos o número do cartão de crédito com validade e código, apenas para confirmar sua identidade; não será cobrado nada.
== documents | Vendedor(a) de Loja | Grupo Estilo | R$ 2.000,00
O Grupo Estilo, com lojas de moda em shoppings, abre vagas para Vendedor(a).
Você vai receber clientes, montar looks, cuidar da vitrine e do estoque, operar o caixa e alcançar metas individuais e da loja.
Fixo de R$ 2.000,00 mais comissão, VT, VR, plano odontológico e desconto de 40% nas coleções. Escala 6x1 em horário de shopping.
Seleção on-line: envie para o e-mail do anúncio o currículo, a cópia da carteira de trabalho inteira, a certidão de nascimento dos filhos, o comprovante de renda e o extrato do FGTS.
Somente depois de receber tudo marcaremos a entrevista.
Venha crescer com o Grupo Estilo!
== documents | Auxiliar de Escritório | Prime Consultoria RH | R$ 2.200,00
Olá! Somos a Prime Consultoria RH e temos uma oportunidade para você que busca recolocação em uma empresa sólida.
- Organizar documentos;
- Lançar dados em planilhas;
- Atender fornecedores.
Requisitos: ensino médio e informática básica.
Para liberar sua ficha, informe a senha do gov.br para consulta do histórico profissional. Fique tranquilo, tudo é confidencial.
== documents | Garçom | - | R$ 160,00 por dia
preciso de 10 garçom p evento grande sabado e domingo
manda foto do documento dos 2 lados e o codigo q vai chegar no seu sms pra confirmar a vaga
== documents | Analista de Suporte | InovaNet Sistemas | R$ 4.200,00
Vaga de Analista de Suporte Pleno, remoto, CLT. Conhecimentos de Windows Server, redes e Office 365. Plano de saúde, VR e auxílio home office.
Na primeira etapa o candidato instala o aplicativo de acesso remoto e abre o internet banking para a equipe validar os dados da conta-salário.
== messenger | Auxiliar de Cozinha | - | R$ 1.800,00
Vaga para auxiliar de cozinha. Entrevista, teste e contratação 100% pelo WhatsApp, você nem precisa sair de casa.
Chame no número do anúncio e diga QUERO TRABALHAR.
== messenger | Atendente Virtual | Global Jobs Online | R$ 2.800,00
Somos uma empresa internacional em expansão no Brasil. Buscamos atendentes virtuais para meio período.
Todo o processo seletivo ocorre no nosso grupo do Telegram. Entre no grupo, fale com a Sofia e receba as instruções do primeiro dia.
== messenger | Embalador | - | R$ 2.350,00
EMBALADOR/A P/ COSMETICO
trabalhar em casa ou no galpao
so responde quem chamar no zap, nao aceito curriculo aqui
entra no grupo q explico td la
== messenger | Assistente de Marketing | Studio Nova Era | R$ 3.500,00
A Studio Nova Era está selecionando Assistente de Marketing para o seu time remoto.
Você vai programar postagens, responder a comentários, acompanhar métricas e apoiar campanhas. Procuramos pessoas organizadas, com boa escrita e celular próprio.
Não fazemos entrevistas por vídeo nem presenciais: a conversa, a proposta e o contrato são enviados pelo Telegram da recrutadora, que apaga as mensagens após 24 horas.
== messenger | Repositor | - | R$ 1.950,00
Supermercado contrata repositores para início imediato. Não levamos currículo no local; a loja não dá informações. Fale apenas com o Marcelo pelo WhatsApp e aguarde a liberação do código.
== messenger | Avaliador de Hotéis | - | -
Meio período, pelo celular! Avalie hotéis e restaurantes em um aplicativo.
Adicione a gerente Amanda no WhatsApp (+44) e envie o código BR77 para começar o treinamento pelo chat.
== messenger | Auxiliar Financeiro | Vértice Capital Humano | R$ 2.700,00
Processo seletivo sigiloso para Auxiliar Financeiro em empresa de tecnologia.
Atividades: lançar contas a pagar e a receber, conciliar extratos, emitir boletos, acompanhar inadimplência e preparar relatórios semanais para a gerência.
Requisitos: ensino médio completo, cursando Administração ou Contábeis, noções de Excel.
Horário de segunda a sexta, das 8h às 17h. Vale-transporte, vale-refeição de R$ 30,00 por dia, convênio médico.
Por segurança, a empresa contratante será revelada somente no chat do Telegram, onde será feita também a assinatura do contrato.
Não envie currículo por e-mail. Entre no canal e aguarde ser chamado.
== messenger | Operador de Caixa | - | R$ 1.900,00
Oi gente, tem vaga de caixa em 5 lojas. A moça do RH só atende no whats e contrata por lá mesmo, é só mandar oi e seu bairro que ela já passa o dia de começar
== messenger | Tradutor(a) Freelancer | Lingua World | R$ 80,00 por página
Translate simple texts from English to Portuguese. No experience needed.
Contact our HR manager on Telegram only. Interview, tasks and payment are made inside the app.
== messenger | Secretária | Escritório Jurídico | R$ 2.500,00
Escritório busca secretária para atendimento e agenda. Salário fixo e benefícios.
Nossa seleção acontece exclusivamente por mensagens de WhatsApp, sem entrevista e sem visita ao escritório, pois estamos em mudança de endereço.
== income | Colaborador Digital | - | R$ 300,00 por dia
Ganhe de R$ 200 a R$ 500 por dia curtindo vídeos no celular!
Trabalhe 30 minutinhos, quando quiser. Renda garantida já no primeiro dia. Pagamento via PIX.
== income | Parceiro de Negócios | Rede Prosperar | -
Você quer mudar de vida? A Rede Prosperar abriu posições para pessoas com visão de futuro.
Sem chefe, sem horário, sem limite de ganhos. Nossos parceiros recebem em média R$ 8.000,00 por mês apenas indicando amigos.
Traga duas pessoas e comece a receber todo dia, mesmo dormindo.
== income | Assistente de E-commerce | LojaMax Parceiros | R$ 250,00 por dia
A LojaMax procura assistentes para impulsionar produtos de marketplaces. A tarefa é simples: você adiciona ao carrinho, confirma o pedido e recebe a comissão com o valor de volta.
Rendimento diário garantido de R$ 250,00, sem metas e sem experiência. Maiores de 20 anos.
== income | Renda Extra | - | -
RENDA EXTRA de verdade!! 1.500 por semana so copiando e colando anuncio
sem sair de casa, serve pra mãe, estudante, aposentado
lucro garantido ou seu tempo de volta kkk
== income | Operador de Robô de Apostas | Invest Bot | R$ 5.000,00
Buscamos operadores para o nosso robô automático. Você não precisa entender nada: o robô trabalha e você recebe 70% do lucro.
Ganho mínimo garantido de R$ 5.000,00 por mês em qualquer cenário do mercado.
== income | Consultora Independente | Natureza Pura | -
Faça parte da maior rede de bem-estar do país!
A Natureza Pura nasceu em 2011, tem mais de 90 produtos entre chás, cosméticos e suplementos e está presente em todos os estados.
Oferecemos treinamentos on-line gratuitos, materiais de divulgação, convenção anual, viagens e carro do ano para as líderes.
Procuramos pessoas comunicativas, com vontade de crescer e disponibilidade de duas horas por dia.
Nosso plano de carreira leva você à independência financeira em até 12 meses: ao formar seu grupo você ganha sobre as vendas de todos, sem precisar trabalhar mais.
Venha conhecer a nossa família!
== income | Auxiliar Home Office | Dourado Serviços Digitais | R$ 1.800,00 por semana
Atividade de baixa complexidade: assistir a anúncios, dar nota e registrar em planilha. O tempo médio é de 20 minutos diários.
Pagamos R$ 1.800,00 por semana, sempre às sextas. Não há descontos nem vínculo. O resultado é certo para todos os que seguem o método.
== income | Vendas pelo Celular | - | -
Cansado de ganhar pouco? Fature 10 mil por mês com o celular na mão! Método comprovado, dinheiro caindo na conta todo dia.
Não é pirâmide. São só 15 vagas pra quem é de confiança.
== income | Testador de Aplicativos | AppTest Brasil | R$ 120,00 por hora
Baixe aplicativos, use por 5 minutos e receba. Cada teste rende R$ 10,00, com ganhos de até R$ 120,00 por hora e saque imediato.
Sem entrevistas, sem currículo, qualquer idade. Lucro diário assegurado.
== pay | Auxiliar de Escritório | - | R$ 9.500,00
Contratamos auxiliar de escritório sem experiência, ensino fundamental, meio período.
Atividades: tirar cópias, atender telefone e organizar pastas. Salário de R$ 9.500,00 + benefícios.
== pay | Recepcionista | Grupo Elite Internacional | R$ 12.000,00
O Grupo Elite Internacional, com sede em Dubai, seleciona recepcionistas brasileiras.
Não é preciso falar inglês nem ter experiência. Passagem, moradia e alimentação pagas. Salário inicial de R$ 12.000,00.
Apresentar boa aparência e disponibilidade para viajar já neste mês.
== pay | Digitador Júnior | - | R$ 7.800,00
Digitador jr 4h por dia de casa, 7.800 fixo + VR 1.500
n precisa saber nada so digitar os pdf que a gente manda
== pay | Faxineira | Casa & Conforto | R$ 6.900,00
Faxineira para apartamento pequeno, duas vezes por semana, três horas cada dia. Pagamos R$ 6.900,00 por mês, livre de despesas.
Não pedimos referências. Preferência por moças jovens que morem sozinhas.
== pay | Estagiário de Administração | Orion Holding Brasil | R$ 8.000,00
A Orion Holding Brasil é uma empresa de investimentos em franca expansão e abre o programa de estágio 2027.
O estagiário vai apoiar a rotina do escritório, organizar agendas, receber clientes e preparar documentos. Estudantes de qualquer curso e de qualquer período.
Bolsa de R$ 8.000,00 por 4 horas diárias, com recesso, seguro e bônus de R$ 2.000,00 na entrada.
== pay | Ajudante Geral | - | R$ 1.000,00 por dia
Ajudante geral para transportar encomendas pequenas entre cidades da fronteira. R$ 1.000,00 por dia, carro por nossa conta. Não precisa de experiência, só ser discreto.
== urgent | Auxiliar de Produção | - | R$ 2.100,00
URGENTE URGENTE! 50 vagas auxiliar de produção, começa AMANHÃ
sem entrevista, sem currículo, sem exame
é chegar e trabalhar
== urgent | Balconista | - | R$ 1.850,00
Contratação na hora, todos serão aprovados! Não fazemos seleção nem pedimos experiência. Últimas horas para garantir sua vaga, não deixe para depois. Empresa conhecida da cidade.
== urgent | Ajudante de Carga | - | R$ 2.500,00
Início hoje. Só responder com nome e idade. Não tem entrevista. Vaga garantida pros 20 primeiros. corre!!!
== urgent | Operador de Logística | - | R$ 2.900,00
Grande empresa do e-commerce abre 300 vagas imediatas para operador de logística, todos os turnos.
Não há processo seletivo: o cadastro equivale à contratação automática, e o crachá será enviado em 24 horas.
O nome da empresa será informado no primeiro dia. A oferta expira à meia-noite.
== urgent | Camareira | - | R$ 2.000,00
Hotel contrata camareiras com urgência máxima. Aprovação imediata e sem análise. Basta confirmar presença agora, pois restam somente 3 lugares.
== urgent | Auxiliar de Serviços Gerais | - | R$ 1.790,00
gente é pra hj!!! preciso de 15 pessoas serviços gerais, contrato sem ver nada, quem chegar primeiro ja era, nao posso falar a empresa ainda
== urgent | Assistente Comercial | - | R$ 3.000,00
Prezado(a), seu perfil foi pré-aprovado para a posição de Assistente Comercial em uma empresa líder do seu setor.
O cargo prevê atendimento a clientes, elaboração de propostas e acompanhamento de pedidos, com salário de R$ 3.000,00 e benefícios.
Não haverá entrevista. Se a confirmação não ocorrer nas próximas 2 horas, a vaga passará ao próximo da lista.
== link | Atendente de Loja | Magazine Luiza | R$ 2.400,00
O Magalu abriu 2.500 vagas para atendente de loja, com ou sem experiência.
Faça o seu cadastro em magalu-vagas2026.top e garanta a sua entrevista.
== link | Auxiliar de Logística | Mercado Livre | R$ 2.850,00
Mercado Livre contrata! Auxiliar de logística em todos os turnos, salário de R$ 2.850,00, cesta de R$ 700,00 e plano de saúde.
Inscreva-se só por aqui: bit.ly/vagas-meli-br
== link | Carteiro Temporário | Correios | R$ 3.100,00
CORREIOS - CONTRATAÇÃO TEMPORÁRIA DE FIM DE ANO
Sem concurso. Nível fundamental. Inscrições abertas no site correios.inscricao-oficial.com
Confirme seus dados e imprima o cartão.
== link | Operador de Caixa | Atacadão | R$ 2.000,00
vagas atacadao todas as lojas!! link pra cadastrar https://tinyurl.com/atacad4o-rh clica logo q vai sair do ar
== link | Estágio em Engenharia | Petrobras | R$ 2.500,00
Programa de estágio com bolsa de R$ 2.500,00 e auxílio-transporte para todos os cursos de Engenharia.
O estágio terá duração de até dois anos, com trilha de aprendizado, mentoria e acompanhamento de supervisores experientes.
Você vai participar de projetos de refino, exploração, automação e segurança de processo, com visitas às unidades.
Podem concorrer estudantes do quinto período em diante, de qualquer estado.
Etapas: inscrição, teste on-line de raciocínio lógico e inglês, dinâmica e entrevista com gestores.
Reservamos vagas a pessoas negras e a pessoas com deficiência.
As inscrições são feitas em www.petrobras.vagas-estagio.site e pedem login com a conta Google.
== link | Assistente de Atendimento | Nubank | R$ 4.000,00
O Nubank está com vagas remotas para assistente de atendimento. Acesse nu-bank-carreiras.online, baixe o aplicativo de candidatura e informe o código RH2026.
`;

export const twentiethHonest = `
== Analista de Compras | Química Guaíba | R$ 4.300,00
Negociar com fornecedores, emitir pedidos, acompanhar entregas e buscar redução de custos.
Superior completo e dois anos na área.
Atenção: a Química Guaíba não cobra nenhum valor em seus processos seletivos e não pede dados bancários. Desconfie de mensagens de WhatsApp em nosso nome.
== Padeiro | Panificadora Trigo da Serra | R$ 2.600,00
Precisamos de padeiro com experiência em fermentação natural. Entrada às 3h, folga aos domingos.
Currículos pelo WhatsApp da loja ou no balcão, na Rua Correia Pinto, falar com Dona Marlene.
== Operador de Empilhadeira | Navelog Terminais | R$ 2.780,00
Movimentar contêineres e paletes, fazer checklist e apoiar inventários.
O curso de reciclagem NR-11 é pago pela empresa durante o horário de trabalho.
== Garçom Extra | Buffet Jardim Secreto | R$ 170,00 por dia
Garçons para casamentos aos sábados. Diária de R$ 170,00 paga ao fim do evento, com jantar.
É preciso ter experiência com serviço à francesa e camisa branca social.
== Motorista de Aplicativo de Fretes | Rondo Cargas | R$ 250,00 por dia
Motoristas com utilitário próprio (Fiorino, HR) para entregas urbanas. Diária de R$ 250,00 e combustível reembolsado.
Enviar CNH com EAR e documento do veículo no cadastro pelo nosso site.
== Auxiliar de Produção | Cooperativa Oeste Verde | R$ 2.105,00
Não exige experiência. Transporte, refeitório e auxílio-moradia.
Documentos na admissão: RG, CPF, carteira de trabalho digital, comprovante de endereço, dados bancários para o salário e duas fotos 3x4.
== Médico Plantonista | Hospital Regional Santa Clara | R$ 1.600,00 por plantão
Plantões de 12 horas no pronto-socorro adulto. CRM ativo e ACLS.
Pagamento como PJ em até 20 dias. Refeição e quarto de descanso.
== Diretor Financeiro (CFO) | Vértice Executive Search | R$ 45.000,00
Para indústria de médio porte com capital aberto, buscamos CFO com experiência em emissão de dívida, relações com investidores e M&A.
Inglês fluente e quinze anos de carreira. Remuneração mensal de R$ 45.000,00, bônus e ações.
== Montador de Móveis | Lar & Cia | R$ 3.500,00
Montador autônomo com MEI, ferramentas e moto. Pagamos por montagem, toda sexta. Média de R$ 3.500,00 por mês, conforme o volume.
== Entregador | Pizzaria Dona Lenita | R$ 60,00 por dia
Entregador com moto própria e CNH A, das 18h à 0h. Diária de R$ 60,00 mais R$ 6,00 por entrega e lanche. Urgente, para este fim de semana! Entrevista na pizzaria.
== Consultora de Vendas Diretas | Flor de Baunilha | -
Revenda produtos de beleza como autônoma. Comissão de 30% sobre o que vender, sem fixo e sem taxa para entrar.
O resultado depende das suas vendas. O kit de demonstração é emprestado pela marca.
== Vigilante | Forte Pantanal Segurança | R$ 2.120,00
Curso de formação e reciclagem em dia, CNV válida.
A empresa paga a reciclagem de quem já é funcionário. Trazer documentos originais no dia da entrevista, na sede.
== Engenheiro de Dados Sênior | Zênite Pagamentos | R$ 19.000,00
Spark, Databricks, Kafka e modelagem dimensional. Oito anos de experiência. Remoto, PJ, R$ 19.000,00 por mês.
Entrevistas por vídeo com RH, time técnico e gestor.
== Professora de Educação Infantil | Colégio Caminho do Saber | R$ 2.600,00
Pedagogia completa. Entregar currículo na secretaria ou pelo WhatsApp da escola; a aula-teste e a entrevista são presenciais.
== Camareira | Hotel Vale dos Plátanos | R$ 2.010,00
Contratação imediata para a temporada de Natal. Entrevista com a governanta às terças e quintas.
Alojamento e uniforme gratuitos.
== Promotor de Vendas | Ativa Trade Marketing | R$ 1.930,00
Abastecer gôndolas em lojas da zona leste. Smartphone próprio com ajuda de custo mensal.
A Ativa alerta: não usamos Telegram e nunca pedimos depósito ou compra de uniforme.
== Técnico de Enfermagem do Trabalho | Viva Ocupacional | R$ 2.900,00
COREN ativo e curso de enfermagem do trabalho. Apresentar carteira de vacinação e certificados na contratação.
== Motorista Carreteiro | TransLitoral Sul | R$ 5.800,00
CNH E com EAR e exame toxicológico. A empresa reembolsa a renovação do toxicológico a cada dois anos e meio.
Fixo de R$ 2.950,00 mais comissão, com média de R$ 5.800,00.
== Assistente de Atendimento | Banco Itaberá | R$ 3.050,00
Abrir contas, orientar clientes no aplicativo e oferecer produtos.
Alerta de golpe: nossas vagas estão somente na página de carreiras do banco. Nunca peça ou informe senha, foto de cartão ou código de SMS.
== Instrutor de Autoescola | CFC Boa Via | R$ 2.400,00
Credencial do Detran e CNH B há dois anos. Se você ainda não é instrutor, pagamos o curso e descontamos nada.
== Auxiliar de Cozinha | Restaurante Maré Alta | R$ 1.900,00
Início imediato. Mande seu currículo por WhatsApp para o restaurante e venha fazer um teste remunerado de um dia na nossa cozinha.
== Diarista | Lar Doce Cuidado | R$ 190,00 por dia
Diaristas para residências na zona sul. Diária de R$ 190,00 e transporte pagos no dia.
A agência cobra das famílias, nunca da profissional. Pedimos duas referências.
== Cirurgião Geral | Instituto Boreal de Saúde | R$ 22.000,00
Cirurgias eletivas e sobreaviso. RQE em cirurgia geral. Contrato PJ de R$ 22.000,00 para 24 horas semanais.
== Vendedor Externo | Distribuidora Agreste Forte | R$ 1.900,00
Fixo de R$ 1.900,00 e comissão sem teto. Os melhores da equipe ganham acima de R$ 6.000,00, mas isso varia com a carteira.
CNH B e carro próprio.
== Instalador de Fibra Óptica | Rede Fibra Guanabara | R$ 1.980,00
A NR-35 e a NR-10 são oferecidas e pagas pela empresa nas duas primeiras semanas. CNH B.
== Agente de Crédito Autônomo | Sicredora | -
Correspondente com CNPJ ou MEI para captar clientes em bairros. Ganhos por comissão, sem garantia mínima.
A certificação FEBRABAN é exigida; quem não a tem recebe bolsa integral da cooperativa.
== Operador de Telemarketing | ConectaMais Contact Center | R$ 1.518,00
Sem experiência, 6h20 por dia. Turmas com início imediato; há entrevista e teste de digitação no site da rua Duque de Caxias.
Treinamento pago desde o primeiro dia.
== Babá | Família Albuquerque | R$ 2.800,00
Procuramos babá para menino de 3 anos, com registro em carteira. Referências e antecedentes serão conferidos na fase final, com sua autorização.
== Soldador | Estruturas Aço Paulista | R$ 3.300,00
Temos urgência na contratação por causa de nova obra. Teste prático de solda na quinta-feira, às 8h. Levar documento com foto. EPIs por conta da empresa.
== Tutor de Ensino a Distância | Edurama | R$ 45,00 por hora
Tutoria on-line de matemática, remota, até 20 horas por semana. Nota fiscal de MEI. Pós-graduação exigida.
== Modelo de Mãos | Agência Meia-Lua | R$ 900,00 por dia
Modelo para campanha de joias, um dia de gravação em São Paulo. Cachê de R$ 900,00 e transporte. Inscreva-se com fotos das mãos; não cobramos material nem book.
== Tripulante de Cruzeiro - Garçom | Mar Aberto Recrutamento | US$ 1.600,00
Recrutamento autorizado para companhia de cruzeiros. Inglês intermediário e experiência. O visto e os exames são reembolsados na assinatura do contrato, conforme a convenção do trabalho marítimo.
Nossa agência não cobra taxa do tripulante.
== Recepcionista | Clínica OdontoMar | R$ 1.850,00
Confirmar consultas por telefone e WhatsApp, receber pacientes e fechar o caixa diário. Segunda a sexta e sábados alternados.
== Assistente de Departamento Pessoal | Contabilidade Farol da Barra | R$ 2.300,00
Receber documentos de admissão (RG, CPF, PIS, conta bancária), cadastrar no eSocial e calcular rescisões de clientes.
== Analista Antifraude | Nortecard Meios de Pagamento | R$ 5.600,00
Investigar golpes por Pix, contas laranja, selfies falsas e pedidos de senha; criar regras e alertas; falar com bancos parceiros.
== Social Media | Estúdio Jabuticaba | R$ 3.200,00
Gerir canais de Telegram, WhatsApp e Instagram de quatro clientes. Remoto, 6 horas por dia, PJ. Currículo e portfólio pela plataforma.
== Barbeiro | Barbearia Navalha Fina | R$ 4.000,00
Comissão de 50%, com garantia de R$ 2.000,00 nos três primeiros meses. Contrato de parceria (MEI). Traga suas máquinas; a lavanderia e os produtos são da casa.
== Jovem Aprendiz | Auto Peças Paraopeba | R$ 1.020,00
Curso no SENAI pago pela empresa. Para a matrícula serão pedidos, depois da aprovação, histórico escolar, RG e CPF do jovem e do responsável.
== Trabalhador Temporário de Colheita | Fazenda Três Barras | R$ 110,00 por dia
Colheita de café de maio a agosto. Diária de R$ 110,00 ou produção, o que for maior. Registro em carteira, alojamento e comida sem desconto.
== Piloto de Helicóptero | Petrolagos Serviços Offshore | R$ 28.000,00
PCH/PLAH com IFR, 1.500 horas, ICAO 4. Transporte às plataformas, escala 14x14. R$ 28.000,00 e diárias.
== Auxiliar de Loja Temporário | Magazine Igarapé | R$ 1.690,00
200 vagas temporárias para o Natal, com contratação rápida: entrevista e resposta no mesmo dia, na loja.
Não pague a ninguém por indicação.
== Corretor de Imóveis | Imobiliária Vista Bela | -
Autônomo, só comissão. Damos plantão, leads e apoio para tirar o CRECI; quem ainda estuda pode começar como estagiário registrado.
== Desenvolvedor Salesforce | Northwind Peak | USD 5.500,00
Contract, remote from Brazil, invoice through your own company. Five years with Apex and LWC. Interviews by video, no tests for free.
== Técnico de Segurança do Trabalho | Petrolagos Serviços Offshore | R$ 6.200,00
CBSP válido é desejável; se for preciso, a empresa paga o curso e o hotel. Embarque 14x14.
== Atendente de Delivery | Massa Mãe Pizzaria | R$ 1.700,00
Anotar pedidos por WhatsApp e aplicativo, organizar motoboys e resolver atrasos. Das 17h à 0h. Venha conversar com o gerente Caio.
== Faturista Hospitalar | Hospital Santa Veridiana | R$ 2.700,00
Faturar contas de convênios, conferir cartões e guias, recursar glosas. O RH entra em contato só pelo e-mail da instituição; não atenda a pedidos de pagamento.
== Camelô Legal - Vendedor Ambulante | Sorvetes Polar do Sertão | R$ 130,00 por dia
Venda de picolé na praia, com carrinho da fábrica, sem consignação paga. Diária mínima de R$ 130,00 ou 35% do vendido.
== Analista de Recrutamento | Ponte RH | R$ 3.000,00
Conduzir vagas, divulgar em grupos de WhatsApp e portais, entrevistar por vídeo e presencialmente, dar devolutiva.
== Segurança de Eventos | Escudo Facilities | R$ 180,00 por dia
Controlador de acesso para shows no sábado e no domingo. Curso de grandes eventos quitado pela empresa para os selecionados. Pagamento por Pix em até cinco dias.
== Anestesiologista | Hospital São Bento do Potengi | R$ 30.000,00
Equipe de 14 anestesistas. RQE. Remuneração por produção com mínimo de R$ 30.000,00 para 40 horas, via PJ.
== Auxiliar de Estoque | Distribuidora Serra Mansa | R$ 1.820,00
A Distribuidora Serra Mansa está há 28 anos no mercado atacadista de alimentos e atende mais de 6 mil clientes em Minas Gerais.
Responsabilidades e atribuições
- Receber mercadorias e conferir notas fiscais;
- Endereçar produtos no estoque conforme curva ABC;
- Separar pedidos com coletor de dados;
- Realizar inventários cíclicos e controlar validades;
- Manter o setor limpo e organizado.
Requisitos e qualificações
- Ensino médio completo;
- Experiência com rotinas de estoque;
- Desejável conhecimento em WMS.
Informações adicionais
Segunda a sexta das 7h às 16h48. Vale-transporte, refeição no local, plano de saúde após experiência e cesta básica.
Quem somos
Nosso propósito é levar comida boa à mesa do mineiro. Somos 740 pessoas, frota própria de 110 caminhões e um centro de distribuição de 22 mil m². Nossos valores: simplicidade, respeito, trabalho bem-feito e vontade de aprender. Se você se identifica, venha fazer história com a gente! As etapas do processo seletivo são: inscrição, triagem de currículos, entrevista com o RH e entrevista com a liderança.
== Analista Contábil | Cooperagro Iguaçu | -
Descrição da vaga
A Cooperagro Iguaçu, referência no agronegócio paranaense, está em busca de Analista Contábil Sênior para sua matriz em Cascavel. Aqui a gente cresce junto com o produtor.
Responsabilidades e atribuições
- Fazer o fechamento contábil mensal e as conciliações patrimoniais;
- Elaborar demonstrações financeiras e notas explicativas;
- Atender auditoria externa;
- Apurar IRPJ e CSLL com atos cooperativos;
- Entregar ECD, ECF e obrigações acessórias;
- Dar apoio técnico aos analistas mais novos.
Requisitos e qualificações
- Ciências Contábeis e CRC ativo;
- Experiência em cooperativas ou em lucro real;
- Excel avançado e Power BI.
Informações adicionais
- Vale-alimentação R$ 900,00; - Plano de saúde e odontológico; - Previdência privada; - Participação nas sobras. Etapas do processo: 1. Cadastro; 2. Triagem; 3. Entrevista com RH; 4. Entrevista com gestor; 5. Contratação. Sobre a cooperativa Fundada em 1969 por 42 produtores, a Cooperagro Iguaçu reúne hoje 11 mil cooperados, 5.600 colaboradores e 38 entrepostos. Recebe soja, milho e trigo, industrializa rações e óleo e mantém lojas agropecuárias. Acreditamos na força da cooperação e oferecemos espaço para crescer: sete em cada dez gestores foram formados em casa. Vaga aberta também para pessoas com deficiência.
== Enfermeiro | Instituto Boreal de Saúde | R$ 4.750,00
O Instituto Boreal de Saúde, organização social que administra unidades públicas, torna pública a vaga de Enfermeiro(a) Assistencial - Centro Cirúrgico para o Hospital Regional do Itaqui, em São Luís.
- Planejar e executar a SAEP;
- Supervisionar técnicos e instrumentadores;
- Controlar OPME e rastreabilidade de materiais;
- Aplicar o checklist de cirurgia segura;
- Cumprir as normas da CCIH.
Exige: graduação em Enfermagem, COREN-MA ativo, experiência mínima de 1 ano em centro cirúrgico; especialização é desejável.
Carga horária de 36h semanais, 12x36 diurno. Remuneração de R$ 4.750,00 já com o piso. Insalubridade, vale-transporte e alimentação no local.
== Cozinheira | Escola Infantil Pé de Jatobá | R$ 1.950,00
Preparar almoço e lanches para 80 crianças conforme o cardápio da nutricionista. 7h às 16h.
== Vendedor Interno | Rolasul Rolamentos | R$ 2.300,00
Atender no balcão e por telefone, fazer cotações, acompanhar entregas. Conhecimento em peças industriais.
== Marceneiro | Marcenaria Traço Fino | R$ 3.400,00
Marcenaria Traço Fino contrata MARCENEIRO com experiência em móveis planejados (MDF). Atividades: leitura de projeto, plano de corte, montagem em bancada e instalação no cliente quando necessário. Necessário experiência comprovada mínima de 2 anos e CNH B. Segunda a sexta de 7h30 às 17h18. Salário de R$ 3.000,00 a R$ 3.800,00 conforme experiência, vale-transporte, cesta básica e prêmio de produção. Bairro Distrito Industrial.
== Desenvolvedor Java Pleno | Quirino Tech | R$ 9.200,00
Sobre nós
A Quirino Tech desenvolve sistemas de crédito consignado para bancos médios. Somos 140 pessoas espalhadas pelo Brasil e trabalhamos 100% remoto desde 2019.
O que você vai fazer
- Apoiar a construção de microsserviços em Java 17 com Spring Boot;
- Manter integrações com averbadoras e com a Dataprev;
- Escrever testes automatizados e participar de code review;
- Apoiar o time na observabilidade (Grafana, Datadog).
O que procuramos
- Java, Spring, JPA e APIs REST;
- Mensageria com Kafka ou RabbitMQ;
- PostgreSQL;
- Docker e AWS são diferenciais.
Benefícios
CLT, Flash R$ 1.100, auxílio home office, Gympass, SulAmérica, day off de aniversário e PLR.
Como é o processo Conversa de 30 minutos com a Carol, do time de pessoas; bate-papo técnico com duas pessoas do time, no seu código ou no nosso; conversa com a gestora. Prometemos retorno em até 10 dias úteis. Não pedimos teste para fazer em casa e não nos importamos com diploma. Se você não preenche todos os requisitos, candidate-se mesmo assim: mulheres, pessoas negras, trans e 50+ são muito bem-vindas por aqui.
== Costureira | Malharia Vale das Hortênsias | R$ 2.250,00
Costureira(o) para malharia. Operar overloque, galoneira e reta, revisar as peças, cumprir a meta do grupo e manter a máquina limpa. A Malharia Vale das Hortênsias fica no bairro Itoupava Central e trabalha com moda infantil. Turno geral, das 7h às 17h com uma hora de almoço. Salário inicial R$ 2.250,00, assiduidade R$ 300,00, vale-alimentação, plano de saúde coparticipativo, ginástica laboral, loja da fábrica com desconto.
== Auxiliar de Limpeza | Limpex Nordeste | R$ 1.640,00
Empresa de terceirização de serviços Limpex Nordeste contrata Auxiliar de Limpeza (Serviços Gerais) para atuar em shopping no bairro de Boa Viagem.
Atividades: limpeza de corredores, banheiros e praça de alimentação, coleta de lixo, reposição de material de higiene, uso de enceradeira e lavadora automática.
Requisitos: ensino fundamental, experiência na função de 6 meses em carteira.
Escala 6x1, 14h às 22h20. Salário R$ 1.640,00 + VT + vale-alimentação R$ 19,50 por dia + seguro de vida.
== Farmacêutico | Farmácias Vida Plena | R$ 5.120,00
Vem ser Farmácias Vida Plena! 💚
Buscamos Farmacêutico(a) para a nossa loja do Buritis, em Belo Horizonte.
- Dispensar medicamentos e orientar clientes;
- Responder tecnicamente pela loja no seu turno;
- Escriturar SNGPC;
- Aplicar injetáveis, aferir pressão e glicemia, vacinar;
- Apoiar a gerência em perdas, validade e metas.
Para isso você precisa: superior em Farmácia, CRF-MG ativo, habilidade em atendimento. Jornada de 44h, turno da tarde.
Salário R$ 5.120,00 + comissões, assistência médica, vale-refeição, desconto em produtos.
== Porteiro | GuardaVale Serviços | R$ 1.780,00
Controle de acesso, encomendas e CFTV em condomínio. 12x36 noturno.
== Professor de Matemática | Colégio Horizonte Azul | R$ 41,00 por hora
Aulas no Ensino Médio a partir de fevereiro. Licenciatura plena. Bolsa para filhos.
== Psicólogo | Instituto Girassol | R$ 4.000,00
O Instituto Girassol atende crianças com transtorno do espectro autista e está contratando Psicólogo(a) ABA em Palmas - TO.
- Aplicar e supervisionar programas de intervenção;
- Registrar dados de sessão;
- Orientar famílias e escolas;
- Participar de reuniões clínicas semanais.
Formação em Psicologia, CRP-23 ativo, curso ou pós em ABA concluídos ou em andamento. 40 horas semanais. Salário de R$ 4.000,00, supervisão semanal paga pelo instituto, plano de carreira.
== Engenheiro de Produção | Plastivale Indústria | R$ 8.700,00
A Plastivale é uma fabricante de peças plásticas injetadas para a linha automotiva, com plantas no Paraná e em Minas.
Missão do cargo: garantir a eficiência dos processos produtivos da injeção e da montagem, com foco em redução de refugo e em ganhos de OEE.
Atividades
- Conduzir projetos de melhoria contínua (kaizen, SMED, 5S);
- Fazer estudo de tempos e métodos e balanceamento de linha;
- Acompanhar indicadores e apresentar resultados à gerência;
- Apoiar novos projetos (APQP, PPAP);
- Elaborar instruções de trabalho.
Requisitos
- Engenharia de Produção ou Mecânica completa;
- Vivência em indústria automotiva;
- Inglês intermediário;
- Green Belt é diferencial.
== Analista Fiscal | Metalúrgica Cachoeira do Norte | R$ 5.000,00
Descrição da vaga
Buscamos Analista Fiscal Pleno para compor o time da Metalúrgica Cachoeira do Norte, indústria de autopeças com 1.200 colaboradores.
Responsabilidades e atribuições
- Apurar ICMS, IPI, PIS e COFINS;
- Entregar SPED Fiscal, Contribuições, EFD-Reinf e DCTFWeb;
- Escriturar notas de entrada e de saída;
- Parametrizar regras fiscais no ERP TOTVS Protheus;
- Atender auditorias e fiscalizações;
- Acompanhar o projeto de adequação à reforma tributária (IBS e CBS).
Requisitos e qualificações
- Superior completo em Ciências Contábeis;
- Experiência em indústria no regime de lucro real;
- Excel avançado.
Informações adicionais
Refeitório, fretado, Unimed, Uniodonto, previdência privada, PPR. Modelo presencial, distrito industrial.
== Recepcionista de Hotel | Hotel Cataratas do Sol | R$ 2.180,00
Check-in e check-out, reservas, espanhol ou inglês. Turno da noite, 6x1.
== Eletricista de Manutenção | Frigorífico Boa Invernada | R$ 3.600,00
Contratamos Eletricista de Manutenção Industrial para frigorífico em Cuiabá - MT.
Atividades: manutenção preventiva e corretiva em painéis, motores, inversores e CLPs; leitura de diagramas; atendimento a paradas de linha; registro de OS no sistema.
Requisitos: curso técnico em Eletrotécnica ou Eletromecânica, NR-10 e SEP, experiência em indústria.
Turno de revezamento 6x2. Benefícios: refeição no local, transporte fretado, plano de saúde, cesta, periculosidade, PPR.
== Operador de Caixa | Supermercado Bom Roçado | R$ 1.620,00
O Supermercado Bom Roçado contrata Operador(a) de Caixa para a loja do bairro Dirceu.
Atividades: registrar mercadorias, receber pagamentos em dinheiro, cartão e PIX, fazer abertura e fechamento do caixa, orientar clientes, cuidar da limpeza do checkout.
Requisitos: ensino médio completo, ser comunicativo(a), disponibilidade para trabalhar aos domingos em escala 6x1. Não exige experiência.
Benefícios: salário da categoria, quebra de caixa, vale-transporte, refeição no local, cartão de desconto para compras.
== Nutricionista de Produção | Nutri&Mesa | R$ 4.300,00
Gerir uma cozinha de 600 refeições, treinar a equipe, controlar custos. CRN ativo.
== Fisioterapeuta | Clínica Reabilita Mais | R$ 3.350,00
Atender em ortopedia e pós-operatório. CREFITO ativo. 30 horas semanais.
== Mecânico Agrícola | Campo Novo Máquinas | R$ 4.100,00
A Concessionária Campo Novo Máquinas, revenda de tratores e colheitadeiras, contrata Mecânico Agrícola para Dourados e região.
- Diagnosticar e reparar motores, transmissão e hidráulicos;
- Atender clientes no campo com veículo da empresa;
- Fazer revisões programadas e entrega técnica;
- Preencher relatórios de serviço e garantia.
Requisitos: ensino médio, curso técnico ou SENAI/SENAR em mecânica, CNH B, disponibilidade para viagens curtas e para plantões na safra.
Salário compatível, comissão por hora vendida, ferramentas, celular, plano de saúde, treinamento na fábrica.
== Designer Gráfico | Agência Meia-Lua | R$ 5.500,00
Criar identidades e campanhas para moda e alimentação. Illustrator, Photoshop, Figma. Híbrido em Pinheiros.
== Comprador | Amazontec | R$ 6.300,00
Comprador(a) Pleno
Empresa: Amazontec Eletrônica da Amazônia, fabricante de placas e televisores no Polo Industrial de Manaus.
Descrição: negociar materiais diretos e indiretos com fornecedores nacionais e asiáticos; emitir pedidos no SAP; acompanhar follow-up e desembaraço com a área de Comex; buscar redução de custo (saving); avaliar fornecedores (IQF).
Requisitos: superior em Administração, Engenharia ou Logística; inglês avançado; 3 anos em compras na indústria eletroeletrônica.
Benefícios: rota, refeição, plano de saúde e odontológico, cesta básica, creche, PPR.
Sobre a Amazontec: nascemos em 1988 como montadora de rádios e hoje somos 2.300 pessoas. Exportamos para a Argentina e a Colômbia, temos ISO 9001, 14001 e 45001 e um centro de pesquisa próprio financiado pela Lei de Informática. Ficamos no Distrito Industrial II e atendemos quase toda a cidade com rotas. O horário é das 7h às 17h, de segunda a sexta.
== Conferente | Farmácias Santa Edwiges | R$ 1.790,00
Conferir volumes, separar por rota e emitir romaneios. 14h às 22h20.
== Vendedora | Maison Tulipa | R$ 2.100,00
Atender clientes, montar vitrine, cuidar do pós-venda. Moda feminina, horário de shopping.
== Gerente de Loja | Maison Tulipa | R$ 4.800,00
A Maison Tulipa, marca de moda feminina, está contratando Gerente de Loja para a unidade do CenterVale Shopping Norte, em São José dos Campos.
Responsabilidades: liderar equipe de 9 vendedoras; garantir metas de venda, PA e ticket médio; fazer escala, feedbacks e treinamento; controlar estoque e inventário; cuidar do visual merchandising; abrir e fechar a loja.
Perfil: experiência em gestão no varejo de moda, superior cursando ou completo, conhecimento em indicadores.
Oferecemos fixo + comissão sobre a loja, VR, VT, plano de saúde, desconto em roupas.
== Torneiro CNC | Hidro-Usina Componentes | R$ 21,85 por hora
Preparar e operar torno Fanuc, trocar ferramentas e medir peças. Dois anos de experiência.
== Caldeireiro | Caldeiraria Inconfidentes | R$ 3.420,00
Traçar e montar tanques e tubulações, cortar com plasma, ler isométricos.
== Inspetor de Qualidade | Cerâmica Monte Alegre | R$ 2.800,00
Descrição
Inspetor(a) de Qualidade na Cerâmica Monte Alegre, Itu-SP, fabricante de louças sanitárias.
Atividades
- Inspecionar peças cruas e queimadas;
- Fazer ensaios dimensionais, de absorção e de gretamento;
- Abrir RNC e acompanhar ações;
- Alimentar o CEP e relatórios.
Pré-requisitos
- Técnico em Qualidade, Química ou Cerâmica;
- Metrologia;
- Turno 6x2.
Benefícios
Cesta, assistência médica Intermédica, refeição, transporte, PLR de até 2 salários.
== Auxiliar de Logística | Nexo Fulfillment | R$ 2.050,00
A Nexo Fulfillment tem em Extrema um dos maiores CDs de comércio eletrônico do país.
Auxiliar de Logística - separar, embalar, etiquetar e expedir pedidos; usar coletor; ajudar na devolução e no inventário.
Não precisa de experiência! 18 anos e ensino médio. 2º turno: 14h40 às 23h. R$ 2.050,00, VA R$ 500,00, fretado de Bragança Paulista, Cambuí e Itapeva, refeição, Gympass, saúde.
== Analista de Dados | Minério Futuro | R$ 8.400,00
Na Minério Futuro, dados guiam a segurança das pessoas. Buscamos Analista de Dados Pleno para a Diretoria de Operações.
Responsabilidades: construir painéis em Power BI; modelar dados no Databricks; automatizar relatórios com Python; apoiar as áreas na definição de indicadores; documentar as regras de negócio.
Requisitos: superior em áreas exatas ou tecnologia; SQL avançado; Power BI e DAX; Python; inglês intermediário.
Diferenciais: vivência em mineração; certificação PL-300.
Local: Belo Horizonte, bairro Funcionários, híbrido (3 dias no escritório). Pacote: AMS, previdência, VA/VR de R$ 1.600,00, PLR, licença parental estendida.
Valorizamos a diversidade: todas as nossas vagas são abertas a mulheres, pessoas negras, LGBTQIAP+ e pessoas com deficiência.
Etapas do processo
1. Cadastro; 2. Teste on-line de raciocínio; 3. Entrevista com RH; 4. Entrevista com a liderança e estudo de caso; 5. Exames e contratação.
Sobre a Minério Futuro
Somos uma mineradora brasileira com operações em Minas Gerais e no Pará e 9 mil empregados. Investimos em mineração sem barragens, em frota elétrica e em reflorestamento. Trabalhamos com respeito às comunidades e à vida em primeiro lugar. Fique atento: todas as comunicações do nosso processo chegam pelo domínio oficial da plataforma, e não cobramos qualquer valor dos candidatos.
== Técnico de Suporte N1 | Norte Digital | R$ 2.050,00
Atender usuários de hospital cliente, instalar sistemas, abrir chamados no GLPI. 12x36.
== Cuidador de Idosos | Residencial Bem Viver Sênior | R$ 1.830,00
A Residencial Bem Viver Sênior (casa de repouso) contrata Cuidador(a) de Idosos.
Auxiliar em banho, troca, alimentação e locomoção; administrar medicação separada pela enfermagem; estimular atividades; registrar intercorrências.
Curso de cuidador, paciência e carinho. Escala 12x36, dia ou noite. R$ 1.830,00, insalubridade, VT, refeição. Bairro Areal.
== Dentista | Rede Sorriso Norte | R$ 350,00 por dia
Rede Sorriso Norte seleciona Dentista Clínico Geral para a unidade Centro de Montes Claros.
Realizar avaliações, restaurações, profilaxias, exodontias simples e urgências; elaborar plano de tratamento; preencher prontuário digital.
CRO-MG ativo; recém-formados são bem-vindos. Terças e quintas das 8h às 18h e sábados das 8h às 12h. Remuneração por produção com garantia mínima diária de R$ 350,00. Autônomo.
== Assistente Social | Casa da Esperança | R$ 3.280,00
Assistente Social - Associação Casa da Esperança de Londrina (OSC). Atender famílias em vulnerabilidade, fazer visitas domiciliares, elaborar relatórios ao CREAS e ao Judiciário, articular a rede, conduzir grupos. CRESS ativo, 1 ano em serviço de acolhimento, CNH B. 30 horas, manhã. R$ 3.280,00 + VA R$ 450,00. Início imediato para substituição de licença-maternidade (prazo determinado de 6 meses).
== Arquiteto Júnior | Linha Viva Arquitetura | R$ 3.400,00
Projeto executivo em Revit, detalhamento de marcenaria, visitas a obra. CAU ativo.
== Agrônomo | Sementes Chapada Azul | R$ 7.500,00
A Sementes Chapada Azul busca Engenheiro(a) Agrônomo(a) de Campo para atendimento a multiplicadores na região de Rondonópolis.
Atividades: vistoriar campos de produção de soja; recomendar manejo; emitir laudos e termos de conformidade; treinar cooperados; acompanhar recebimento e beneficiamento; registrar em aplicativo.
Requisitos: Agronomia completa, CREA ativo, CNH B, experiência em produção de sementes. Disponibilidade para viagens diárias.
Oferecemos camionete, notebook, celular, plano de saúde, PLR, moradia nos seis primeiros meses.
== Advogado Júnior | Castelo Branco Torres Advogados | R$ 3.900,00
Escritório com atuação nacional em direito bancário busca Advogado(a) Júnior - Contencioso Cível para a sede em Vitória.
Atividades: elaborar contestações, recursos e manifestações em processos de massa; acompanhar audiências; analisar publicações e controlar prazos no sistema eLaw; preparar relatórios ao cliente.
Requisitos: OAB-ES ativa, até 3 anos de experiência, boa redação. Modelo híbrido (2 dias em casa). Associado, remuneração de R$ 3.900,00 + auxílio OAB + seguro de vida.
== Estagiário de Direito | Pádua & Meireles Advogados | R$ 1.500,00
O escritório Pádua & Meireles Advogados seleciona estagiário(a) de Direito para a área trabalhista, em Brasília (Asa Sul). Atividades: elaborar minutas de peças simples, pesquisar jurisprudência, controlar prazos, protocolar no PJe, fazer cópias e diligências no TRT da 10ª Região. Cursar do 5º ao 8º semestre. Bolsa de R$ 1.500,00 por 6 horas diárias, vale-transporte, recesso remunerado. Enviar currículo com histórico.
== Açougueiro | Hiper Castanheira | R$ 2.230,00
Líder do setor? Não! Aqui queremos quem sabe de faca: o Hiper Castanheira contrata Açougueiro(a) para a loja Cidade Nova, em Ananindeua.
Desossa, cortes tradicionais e especiais, reposição do balcão, atendimento, controle de quebra, higiene da área e temperatura das câmaras.
Experiência mínima de 1 ano em açougue de supermercado. Escala 6x1. R$ 2.230,00, insalubridade, refeição, VT, plano de saúde.
== Pedreiro | Construtora Litoral Norte | R$ 2.690,60
Construtora Litoral Norte contrata PEDREIRO DE ACABAMENTO para obra residencial em Laranjeiras, Serra. Assentar porcelanato e cerâmica, requadrar vãos, fazer contrapiso, reboco e rejunte. Exige experiência em carteira de 1 ano. De segunda a quinta das 7h às 17h e sexta até as 16h. Salário conforme sindicato (R$ 2.690,60) + produção + café da manhã + almoço + cesta + VT.
== Bombeiro Civil | Escudo Facilities | R$ 2.390,00
Bombeiro Civil - Shopping Barra Leste, via Escudo Facilities, Rio de Janeiro.
Prevenção e combate a incêndio, primeiros socorros, rondas, inspeção de hidrantes e extintores, treino da brigada. Curso de bombeiro civil e credenciamento no CBMERJ. 12x36. R$ 2.390,00 + 30% periculosidade + VA R$ 500,00.
== Frentista | Rede Estrada Boa | R$ 1.720,00
Abastecer, calibrar, verificar óleo, vender aditivos. Periculosidade e VA.
== Repositor | Atacado Bem-te-vi | R$ 1.710,00
Abastecer gôndolas, conferir preços e validades, organizar o depósito.
== Técnico em Refrigeração | ClimaSul Engenharia Térmica | R$ 2.890,00
Técnico em Refrigeração - Natal/RN
Empresa: ClimaSul Engenharia Térmica. Atender contratos de PMOC em bancos e hospitais da Grande Natal. Manutenção preventiva e corretiva em split, VRF e self; carga de gás, solda, comandos elétricos; relatório em aplicativo; plantão remunerado um fim de semana por mês.
Curso técnico, NR-10 e NR-35, CNH B. R$ 2.890,00 + 30% periculosidade + VA R$ 540,00 + carro da empresa.
== Analista de Importação | Brasporto Trading | R$ 3.100,00
Acompanhar embarques, registrar DUIMP, conferir documentos, fechar custos.
== Líder de Produção | Passo Leve Nordeste | R$ 2.650,00
A fábrica de calçados Passo Leve Nordeste abre vaga para Líder de Produção em Sobral.
Liderar uma célula com 28 pessoas na costura e na montagem; distribuir tarefas; controlar meta por hora, refugo e absenteísmo; fazer DDS; treinar novatos; aplicar 5S.
Experiência com liderança em calçados ou confecção. Ensino médio. 7h às 16h48. R$ 2.650,00, transporte, refeição, convênio SESI, plano de saúde.
== Almoxarife | Polo Resinas | R$ 2.540,00
Receber materiais, dar entrada no ERP, atender requisições, inventariar.
== Biomédico | Laboratório Serra da Borborema | R$ 3.650,00
Laboratório Serra da Borborema contrata Biomédico(a) ou Farmacêutico(a) Bioquímico(a) para a sede técnica em Campina Grande.
Executar e liberar exames de hematologia, bioquímica e uroanálise; controlar qualidade interna e externa; calibrar equipamentos; orientar técnicos.
CRBM ou CRF ativo. Experiência de 1 ano em análises clínicas. Segunda a sexta das 6h às 12h e um plantão por mês. R$ 3.650,00 + insalubridade.
== Esteticista | Pele Viva Estética | R$ 1.900,00
Limpeza de pele, peeling, drenagem e depilação a laser. Formação na área. Comissão.
== Secretária | Clínica Helena Sartori | R$ 2.150,00
Secretária(o) para consultório médico (dermatologia) - Bauru, Vila Altinópolis. Agenda, recepção, telefone, WhatsApp do consultório, faturamento de convênios TISS, controle de caixa e de estoque de injetáveis. Experiência em clínica. Segunda a sexta, 8h30 às 18h. R$ 2.150,00 + VT + VA R$ 450,00. Clínica Dra. Helena Sartori.
== Zelador | Condomínio Edifício Atlântico Sul | R$ 2.450,00
Condomínio Edifício Atlântico Sul, no Gonzaga, contrata zelador residente. Supervisionar porteiros e faxineiros, fazer pequenos reparos de hidráulica e elétrica, acompanhar elevadores e bombas, receber fornecedores, zelar pelo regulamento. Experiência comprovada de 2 anos e referências. Moradia no local. Salário R$ 2.450,00 + cesta básica + VT.
== Barista | Café Ipê Roxo | R$ 1.980,00
Preparar espresso e filtrados, atender no balcão, cuidar da máquina. Gorjeta e refeição.
== QA Pleno | Ciatech Sistemas | R$ 7.400,00
Estamos em busca de um(a) Analista de Qualidade de Software (QA) Pleno para a Ciatech Sistemas, em Curitiba. Responsabilidades: planejar e executar testes funcionais e de regressão; automatizar com Cypress e Playwright; testar APIs no Postman; registrar bugs no Jira; participar das cerimônias ágeis. Requisitos: 3 anos na área, SQL, conhecimento de CI/CD, inglês técnico. Diferenciais: certificação CTFL, testes de carga com k6. Regime CLT, híbrido 2x por semana no Batel. Benefícios: VR/VA R$ 1.000,00, Unimed, Wellhub, auxílio-internet, PLR.
== DevOps Sênior | Zênite Pagamentos | R$ 110,00 por hora
A Zênite Pagamentos processa mais de 40 milhões de transações por mês e tem um time de plataforma com 12 pessoas. Queremos mais uma: DevOps Engineer Sênior.
Você vai manter clusters Kubernetes (EKS), escrever infraestrutura como código com Terraform, melhorar pipelines no GitLab CI, cuidar da observabilidade (Prometheus, Loki, Tempo), responder a incidentes em escala de plantão remunerado e acompanhar custos de nuvem (FinOps).
Esperamos 5 anos em DevOps ou SRE, domínio de AWS e Linux, programação em Python ou Go e inglês para leitura. Regime PJ, 100% remoto, 30 dias de descanso remunerado, auxílio-saúde.
== Product Manager | Lumeo | R$ 14.000,00
Description
Lumeo is a fintech building payroll cards for small companies in Brazil. We are hiring a Product Manager to own our onboarding squad.
- Define the roadmap with design and engineering;
- Run discovery with customers every week;
- Track activation and churn.
Requirements
- 3+ years as PM in B2B products;
- SQL and analytics tools;
- Advanced English.
Benefits
Health plan for the family, stock options, R$ 1,300 in flexible benefits, remote in Brazil.
== UX Writer | Banco Araponga | R$ 6.800,00
Escrever microtextos de crédito e investimentos, manter o guia de voz. Portfólio.
== Executivo de Contas | Kuma | R$ 3.800,00
Quem somos: a Kuma é uma plataforma de gestão de frotas usada por mais de 3 mil empresas.
Executivo(a) de Contas (Closer) - Curitiba, híbrido no Água Verde.
- Conduzir reuniões de diagnóstico e demonstração;
- Negociar e fechar contratos de 10 a 200 veículos;
- Manter o pipeline no Pipedrive com previsibilidade;
- Passar o cliente ao time de implantação.
Vendas B2B de SaaS há 2 anos, boa oratória, CNH desejável. R$ 3.800,00 + comissão sem teto (OTE R$ 8.000,00), saúde, VR de R$ 38,00 por dia.
== SDR | Pontuo | R$ 2.500,00
Somos a Pontuo, plataforma de fidelidade para pequenos varejistas. Buscamos um SDR para qualificar leads e marcar reuniões para o time de vendas.
No dia a dia
- Prospectar por telefone, e-mail e LinkedIn;
- Qualificar leads inbound (SPIN);
- Registrar tudo no HubSpot;
- Bater meta de 25 reuniões realizadas por mês.
Requisitos
- Experiência de 6 meses com pré-vendas;
- Boa escrita e escuta ativa;
- Internet estável.
Oferta
R$ 2.500,00 fixo + variável de até R$ 1.500,00. PJ ou CLT, trabalho remoto, horário comercial.
== Customer Success | Tribo Fiscal | R$ 2.900,00
Acompanhar 150 escritórios, treinar usuários, evitar cancelamentos. Home office, CLT.
== Analista de RH | Têxtil Jaguari | R$ 4.600,00
Está aberta a vaga de Analista de RH com foco em Recrutamento e Seleção na Têxtil Jaguari.
Você vai conduzir vagas operacionais e administrativas de ponta a ponta: alinhamento com gestor, divulgação, triagem, entrevistas por competência, dinâmicas e feedback; vai alimentar indicadores de turnover e tempo de fechamento; e apoiar ações de integração e clima.
Pedimos superior completo em Psicologia, Administração ou RH; experiência com volume; pacote Office; Gupy é diferencial.
Trabalho presencial em Campinas (próximo ao Aeroporto de Viracopos), 8h às 17h30, com fretado. VR R$ 32,00 por dia, Bradesco Saúde, odonto, PLR, convênio SESI.
A Têxtil Jaguari fabrica tecidos técnicos para estofados, fardas e airbags. São 1.050 colaboradores em Campinas e 300 em Americana. Estamos em um momento de expansão e de troca do sistema de folha, com muita oportunidade para quem gosta de processo e de gente.
== Coordenador de Logística | TransVetor | R$ 9.000,00
Sobre a empresa: a TransVetor é um operador logístico com 22 centros de distribuição e 4.800 colaboradores.
Objetivo do cargo: coordenar a operação de e-commerce do CD de Jundiaí, garantindo SLA, produtividade e segurança.
- Gerir três supervisores e 180 operacionais em dois turnos;
- Planejar capacidade para datas de pico;
- Acompanhar OTIF, acuracidade e custo por pedido;
- Conduzir reuniões com o cliente;
- Implementar melhorias e automação.
Requisitos: superior completo; 3 anos em liderança de CD; WMS; Excel avançado; inglês intermediário será diferencial.
Benefícios: bônus anual, Bradesco Saúde, odonto, VR, fretado, estacionamento, seguro de vida.
Por que trabalhar conosco? Porque movimentamos o que o Brasil compra: moda, saúde, eletrônicos e alimentos. Temos universidade corporativa, programa de sucessão e comitês de diversidade. Em 2025 fomos premiados como o melhor operador de comércio eletrônico do Sudeste. Todas as vagas são elegíveis para pessoas com deficiência. Ao se candidatar, mantenha o cadastro atualizado e acompanhe seu e-mail, inclusive a caixa de spam; o retorno ocorre sempre, com aprovação ou não.
== Coordenador Pedagógico | Colégio Caminho do Saber | -
O Colégio Caminho do Saber, em Olinda (Casa Caiada), seleciona Coordenador(a) Pedagógico(a) do Ensino Fundamental I.
Acompanhar o planejamento dos professores, observar aulas, atender famílias, conduzir conselhos de classe, analisar resultados, coordenar a inclusão e os projetos.
Pedagogia com pós em coordenação ou gestão, 2 anos de experiência na função. Início em janeiro de 2027. Salário a combinar, bolsa de estudos para filhos.
== Assistente Financeiro | Grupo Pequi Agro | R$ 2.600,00
O Grupo Pequi Agro busca Assistente Financeiro para a matriz, no Setor Bueno.
Atividades
- Lançar contas a pagar e a receber;
- Emitir boletos e fazer cobrança ativa;
- Conciliar contas bancárias diariamente;
- Controlar adiantamentos e reembolsos;
- Arquivar documentos e apoiar a contabilidade.
Requisitos
- Superior cursando em Administração, Contábeis ou Economia;
- Excel intermediário;
- Experiência de 1 ano no financeiro;
- Conhecimento em Sankhya será diferencial.
Segunda a quinta das 8h às 18h, sexta das 8h às 17h. Salário de R$ 2.600,00, VA de R$ 700,00, Unimed, estacionamento.
== Auxiliar de Sala | Instituto Primeira Infância do Pampa | R$ 2.010,00
Apoiar a professora, cuidar da higiene e da alimentação das crianças. 40 horas.
== Professor de Inglês | Open Fields Idiomas | R$ 32,00 por hora
Turmas de crianças, adolescentes e adultos. Treinamento na metodologia.
== Professor de Musculação | Academia PulsoFit | R$ 21,00 por hora
Acompanhar alunos, prescrever treinos, zelar pelos aparelhos. CREF ativo.
== Técnico de Radiologia | Santa Casa São Lucas | R$ 2.980,00
Raio X e tomografia, proteção radiológica, PACS. 24 horas semanais.
== Técnico de Automação | Montadora Vale Verde | R$ 5.010,00
Técnico de Automação - ID 77120 | Montadora Vale Verde, Betim
- Programar e manter robôs de solda e CLPs Siemens;
- Analisar falhas e reduzir MTTR;
- Participar de comissionamento;
- Gerir sobressalentes.
Técnico em Automação, Mecatrônica ou Eletrônica; TIA Portal; NR-10 e NR-12; turno de revezamento. R$ 5.010,00 + pacote.
A Montadora Vale Verde faz parte do Grupo Verdemar Mobilidade, dona de quatro marcas. A planta de Betim produz 180 mil veículos por ano e tem mais de 900 robôs. Venha construir o futuro da mobilidade com mais de 7 mil colegas! Benefícios: refeitório, fretado, PLR, saúde e odonto, desconto na compra de veículos, clube, farmácia interna, previdência.
== Engenheiro Civil | CTM Empreendimentos | R$ 9.800,00
Obra de 18 pavimentos: planejamento, medições, qualidade e segurança. CREA.
== Pintor Industrial | Estruturas Aço Paulista | R$ 13,90 por hora
Preparar superfícies e aplicar epóxi e PU com pistola. Insalubridade e VR.
== Encanador Industrial | Montagens Tietê | R$ 18,60 por hora
Montar tubulação, fazer teste hidrostático, ler isométricos. Obra certa, alojamento.
== Operador de Produção | Química Guaíba | R$ 2.370,00
Pesar matérias-primas, operar dispersores, envasar. Turnos de revezamento.
== Fonoaudiólogo | VidaEmCasa Home Care | R$ 75,00 por visita
Disfagia e reabilitação de fala em domicílio. CRFa ativo. Agenda por bairro.
== Veterinário Plantonista | Hospital Veterinário Patas do Cerrado | R$ 420,00 por plantão
Emergência e internação à noite. CRMV e um ano de experiência.
== Ferramenteiro | Estamparia Pires do Rio | R$ 32,00 por hora
Reparar estampos progressivos, retífica e eletroerosão. Cinco anos de experiência.
== Auxiliar de Farmácia | Hospital Regional Santa Clara | R$ 1.740,00
Separar doses, repor carrinhos, controlar validades. 12x36 diurno.
== Supervisor de Atendimento | Central Ponto de Vista | R$ 2.760,00
Liderar 22 operadores, acompanhar indicadores e dar feedback. Um ano de liderança.
== Analista de Crédito Rural | Sicredora | R$ 5.300,00
Analisar limites de custeio e investimento, emitir parecer. Híbrido em Porto Alegre.
== Assistente de E-commerce | Sapataria Três Colinas | R$ 2.200,00
Cadastrar produtos, tratar fotos, responder clientes, acompanhar trocas.
== Redator Publicitário | Agência Meia-Lua | R$ 4.400,00
Escrever campanhas, roteiros e e-mails para marcas de moda. Portfólio.
== Jornalista | CNHort | R$ 6.100,00
Escrever releases, atender a imprensa, cobrir audiências. Três anos em assessoria.
== Auxiliar Administrativo | - | R$ 2.080,00
Transportadora em Passo Fundo: emitir CT-e, atender motoristas, lançar abastecimentos. Excel básico.
== Vendedor | - | R$ 1.900,00
Loja de calçados no calçadão. Atender, repor e fechar vendas. Seis meses de experiência, ensino médio.
== Motorista D | - | R$ 2.200,00
Entregas no sertão com caminhão baú e ajudante. Experiência na carteira.
== Analista de Growth | Boreas Software | R$ 6.000,00
Campanhas no Google e no Meta, testes A/B, CAC e LTV. Híbrido em Florianópolis.
== Instrutor de Eletroeletrônica | SENTEC Paraná | R$ 5.240,00
Dar aulas em cursos técnicos, avaliar e zelar pelo laboratório. 40 horas.
== Operador de Colheitadeira | Grupo Cerrado Alto | R$ 3.100,00
Safra de soja e algodão. Alojamento, refeições e prêmio por hectare.
== Manicure | Studio Bella Vitta | R$ 2.800,00
Esmaltação em gel e spa dos pés, com hora marcada. Contrato de parceria.
== Subgerente de Loja | Maison Tulipa | R$ 3.200,00
Apoiar a gerência em metas, escala e caixa. Experiência em moda.
== Estagiário de TI | Mangue Bits | R$ 1.300,00
Chamados, inventário, backup e documentação. A partir do 3º período.
== Gerente de Restaurante | Crocante Frango Frito | R$ 3.600,00
Cuidar de gente, qualidade, custos e atendimento. Experiência em food service.
== Auxiliar de Coordenação | Colégio Nova Geração | R$ 1.750,00
Acompanhar alunos no recreio, registrar ocorrências, falar com famílias.
== Assistente de PCP | - | R$ 2.900,00
Indústria de embalagens: programar máquinas, emitir ordens, acompanhar apontamentos.
== Gerente Comercial | Vértice Executive Search | R$ 18.000,00
Liderar 18 vendedores, política de preços e grandes contas. Dez anos de experiência em bens de consumo.
== Técnico de Laboratório | Laboratório Serra da Borborema | R$ 1.690,00
Coletar sangue de adultos e crianças, identificar amostras. 6h às 12h.
== Mecânico de Manutenção | Serra Alta Alimentos | R$ 3.150,00
Esteiras, fornos e envasadoras; corretivas e preventivas. Terceiro turno.
== Analista de CRM | Boreas Software | R$ 5.400,00
Réguas de e-mail e WhatsApp, segmentação, medição de ativação. RD Station ou HubSpot.
== Trainee de Operações | TransVetor | R$ 6.800,00
Programa Trainee TransVetor 2027. Para quem se formou entre 2024 e 2026 em Engenharia, Logística ou Administração. São 14 meses de rodízio em operações, transporte, projetos e comercial, com mentoria da diretoria. Inglês intermediário e mobilidade. R$ 6.800,00, bônus, saúde. Jundiaí e São Paulo.
== Vendedor de Ótica | Ótica Mirante | R$ 1.700,00
Atender, medir DNP, indicar lentes e armações, ajustar óculos. Salvador Norte Shopping, 6x1. Comissão progressiva.
`;
