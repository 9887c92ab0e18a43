/**
 * Frauds in the proportions of reports, and honest postings of which half come near a fraud's words. Written on 27 November 2026
 * by a writer who had seen neither the signs nor other samples. The signs were measured once on this one, and mended because
 * of it. The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const fourteenthFrauds = `
== payment | Auxiliar Administrativo | Grupo Vertente Empregos | R$ 1.890,00
Parabéns! Seu currículo foi pré-selecionado para a vaga de auxiliar administrativo.
Benefícios da vaga: plano odontológico, seguro de vida, folga no aniversário.
Documentos para levar na matrícula: RG, CPF e comprovante de residência.
Obs.: o valor não é devolvido em caso de desistência.
Horário: segunda a sexta, das 8h às 17h. VT + VR.
Para seguir para a entrevista com o gestor o candidato precisa do curso de informática atualizado. Indicamos a escola parceira, valor promocional de R$ 297,00 em até 3x.
Após a matrícula a entrevista é marcada em até 48h.
== payment | Jovem Aprendiz | Instituto Semear Futuro | R$ 780,00
Vagas para jovens de 14 a 22 anos em empresas da região.
Comparecer com responsável na sede para cadastro.
Taxa de inscrição R$ 49,90 (material didático incluso), pagar no dia em dinheiro ou pix.
Vaga garantida após a inscrição.
== payment | Porteiro | - | R$ 2.100,00
Condomínio contrata porteiro 12x36, sem experiência.
Exame admissional R$ 85,00 por conta do candidato, pago antes via PIX para a clínica. Valor devolvido no primeiro salário.
Contato Sr. Ademir 11 90000-2231
== payment | Operador de Empilhadeira | Logmax RH | R$ 2.650,00
CONTRATAÇÃO IMEDIATA - 30 VAGAS
Não tem o curso? Sem problema, a gente encaminha. O certificado sai em 1 dia e custa só 180 reais.
Quem faz o curso com a gente já sai com a carta de encaminhamento pra empresa.
Traga documentos e o valor.
== payment | Montagem de canetas em casa | Artcan Brindes | R$ 2.400,00
Trabalhe em casa montando canetas! Pagamos R$ 0,60 por unidade montada.
Enviamos todo o material pelos correios. O candidato paga apenas o frete e o kit inicial de R$ 89,90.
Sem metas, sem chefe.
== payment | Atendente de Aeroporto | Aeroserv Seleção | R$ 3.200,00
Cia aérea seleciona homens e mulheres a partir de 18 anos para atendimento no aeroporto.
Benefícios: plano de saúde, passagens com desconto, VR de R$ 45/dia.
Obs: é necessário o curso preparatório de aeroportuário, com investimento de 12 parcelas de R$ 159. Matriculados têm prioridade na contratação.
== payment | Promotora de Vendas | - | R$ 2.000,00
Boa tarde meninas! Vaga para promotora em supermercado, salário fixo mais vale alimentação.
O uniforme é pago pela candidata (R$ 120), mas a empresa devolve depois de 30 dias.
Pagamento do uniforme no ato da reserva da vaga, pix.
== payment | Motorista Entregador | TransRapha Logística | R$ 4.100,00
Precisamos de motoristas com CNH B para entrega com van da empresa.
Para liberar o veículo o motorista faz um depósito caução de R$ 350, que volta ao final do contrato.
Já comece amanhã.
== payment | Recepcionista de Clínica | Consultoria Pontual Talentos | R$ 1.950,00
Estamos com processo seletivo aberto para recepcionista.
Requisitos: ensino médio, boa comunicação.
Nossa consultoria faz a adequação do seu currículo ao padrão exigido pela clínica. Custo do serviço: R$ 70,00, que deve ser quitado antes do envio à contratante.
== payment | Auxiliar de Produção | Indústria de alimentos (via RH Conexão) | R$ 2.230,00
Turnos disponíveis: 1º, 2º e 3º.
Cesta básica, fretado, refeição no local.
Os aprovados devem providenciar o laudo psicotécnico com nosso psicólogo conveniado, R$ 110,00.
Sem o laudo não há como agendar a integração.
== payment | Vigilante | Segurança Fortaleza do Vale | R$ 2.900,00
20 vagas p/ vigilante com ou sem curso
a empresa ajuda com metade do curso, voce paga a outra metade (R$ 450) na inscriçao
depois do curso ja assina a carteira
== payment | Digitador Home Office | DigitaFácil Serviços | R$ 3.000,00
Digite textos de casa e receba por página.
Para ativar seu acesso à plataforma de digitação cobramos uma taxa única de R$ 39,00. É só para evitar curiosos.
Após a confirmação do pagamento você recebe o login em 10 minutos.
== payment | Camareira em Navio | Oceanic Crew Brasil | US$ 1.800
Embarque em maio! Não precisa falar inglês.
Alimentação e moradia por conta da companhia.
O tripulante arca com a reserva de vaga (R$ 600), abatida do primeiro contracheque, e envia o comprovante para garantir o contrato.
== payment | Caixa de Supermercado | - | R$ 1.850,00
Supermercado novo inaugurando no bairro. Várias funções: caixa, repositor, açougueiro, padeiro.
Ficha de cadastro R$ 20,00 pago na entrega. Vagas limitadas!!
== payment | Assistente de RH | Prisma Carreiras | R$ 2.780,00
Prezado(a) candidato(a), agradecemos o interesse.
Sobre a posição: rotinas de admissão, controle de ponto, apoio em treinamentos.
Benefícios: assistência médica, vale-refeição de R$ 38/dia, estacionamento.
Local: Campinas, modelo híbrido.
Informamos que a etapa de avaliação comportamental é conduzida por empresa especializada e o respectivo relatório tem custo de R$ 149,00, de responsabilidade do participante.
Concluída a etapa, o perfil será apresentado à nossa cliente, multinacional do setor farmacêutico.
== payment | Faxineira | Casa Limpa Agência | R$ 160 por diária
Agência com muitas clientes esperando por diarista.
Pra entrar na nossa lista a profissional paga 60 reais de cadastro e ja recebe 3 casas na semana.
== payment | Ajudante de Obras - Portugal | Lusitania Vagas | € 1.400
Empresa portuguesa contrata ajudantes, pedreiros e pintores.
Contrato de trabalho enviado antes da viagem.
Você só paga a taxa do visto e da documentação (R$ 1.250) para nosso despachante. O restante é descontado do salário.
== payment | Técnico de Enfermagem | Home Care Vida Serena | R$ 3.400,00
Seleção de técnicos para atendimento domiciliar 12x36.
COREN ativo.
Antes do primeiro plantão o profissional deve adquirir conosco o kit de EPI e crachá, R$ 95,00, não reembolsável.
== payment | Office boy | RJ Oportunidades | R$ 1.700,00
Olá, sou a Camila do RH. Temos uma vaga perfeita pra você perto da sua casa.
O antecedente criminal é emitido por nós, custo R$ 35,00. Faça o pix e mande o comprovante que eu agendo sua entrevista ainda hoje.
== payment | Modelo fotográfico | Agência StarLook | R$ 500 por foto
Marcas de roupas procuram rostos novos! Todas as idades, todos os perfis.
Você foi escolhido pela nossa equipe de olheiros.
Para entrar no casting é preciso ter o book, que fazemos no estúdio da agência por 10x R$ 89,90.
== payment | Analista de Logística Júnior | Nexo Recolocação Profissional | R$ 4.500,00
Vaga exclusiva para clientes do programa de recolocação Nexo.
O programa inclui assessoria, simulação de entrevista e divulgação do perfil para mais de 300 empresas.
Adesão: R$ 890,00 à vista ou 6x no cartão. Contratação garantida em até 60 dias.
== payment | Atendente de telemarketing | Contact+ | R$ 1.518,00
Trabalho em casa, 6h por dia, com carteira assinada.
A empresa fornece o notebook e headset! O colaborador só paga o seguro do equipamento (R$ 78,90) para que a transportadora libere o envio.
== documents | Auxiliar de Logística | - | R$ 2.300,00
Para agilizar a contratação mande por whatsapp: foto do RG frente e verso, CPF, comprovante de residência e uma selfie segurando o documento.
Número 21 90000-4417. Começa segunda.
== documents | Atendente de Loja | Rede Bem Popular | R$ 1.900,00
Você foi aprovada sem entrevista.
Nos envie seu nome completo, CPF, nome da mãe, agência e conta do banco e a senha do app para cadastrar a folha de pagamento.
== documents | Assistente Financeiro Remoto | Ethos Capital Gestão | R$ 3.600,00
Trabalho 100% remoto, 4 horas por dia.
A empresa atua há 12 anos no mercado de capitais e está expandindo a operação no Brasil.
Requisitos: ser maior de idade, possuir conta ativa há mais de seis meses, discrição.
Benefícios: bônus mensal por assiduidade.
A função consiste em receber valores em sua própria conta e repassar a nossos fornecedores, retendo 5%.
Para iniciar, informe os dados da conta corrente e a chave pix por mensagem.
== documents | Operador de Caixa | - | R$ 1.780,00
Vaga urgente, interessados mandar no zap currículo + foto da carteira de trabalho + foto do cartão do banco (frente e verso) para o pagamento
11 90000-7780
== documents | Recenseador Temporário | Pesquisa Nacional Dados | R$ 2.700,00
Inscrições abertas, sem prova.
O candidato deve encaminhar pelo chat os seguintes itens para validação: CNH digital em PDF, título de eleitor, vídeo curto do rosto virando para os lados e código recebido por SMS.
== documents | Ajudante Geral | Construtora Pedra Firme | R$ 2.050,00
Pessoal pra obra em varias cidades, alojamento e comida
manda foto do cpf rg e dos cartao pro meu zap que eu ja faço o registro
falar com Juninho 31 90000-1182
== documents | Estágio em Administração | Núcleo Jovem Talentos | R$ 1.400,00
Processo rápido e digital, sem sair de casa!
1) Responda esta mensagem com uma selfie sua segurando o RG aberto
2) Informe CPF e data de nascimento
3) Diga em qual banco você tem conta e o limite do seu cartão
Resultado em 2h.
== documents | Cuidadora de Idosos | - | R$ 2.500,00
Família busca cuidadora para senhora lúcida. Folgas aos domingos.
Antes da visita precisamos conferir sua idoneidade: mande fotos do RG, do CPF, da fatura do cartão e os dados bancários no direct.
== documents | Repositor | Atacado Nova Era | R$ 1.990,00
Contratação digital. Confirme a vaga enviando o código de 6 dígitos que chegar no seu celular.
Em seguida faremos o reconhecimento facial por chamada de vídeo para abertura da conta salário.
== documents | Vendedor(a) Externo(a) | Via Clara Distribuidora | R$ 2.400 + comissão
Oportunidade para quem gosta de rua e de gente.
Para darmos andamento ao registro, solicitamos o envio imediato, por WhatsApp, de cópia dos documentos pessoais, selfie e dados da conta com a senha provisória do aplicativo gov.br.
Departamento Pessoal
== documents | Auxiliar de Cozinha | Sabor & Prosa | R$ 1.820,00
Selecionada! falta so mandar as foto do documento e seu numero de conta e agencia aqui pelo telegram pra gente depositar o adiantamento de boas vindas
== documents | Motorista Particular | - | R$ 5.000,00
Executivo recém-chegado ao Brasil procura motorista particular.
Para verificação de segurança encaminhe por mensagem as imagens da CNH, do comprovante de endereço, do extrato bancário dos últimos três meses e do cartão de crédito.
== messenger-only | Atendente | - | R$ 2.000,00
Vaga para atendente com início imediato.
Não se candidate por aqui, chame somente no WhatsApp 47 90000-3321
== messenger-only | Auxiliar de escritório | - | -
CONTRATA-SE
Aux de escritorio, nao precisa experiencia
so chamar no zap q eu explico tudo 85 90000-6154
nao atendo ligaçao
== messenger-only | Assistente de E-commerce | - | R$ 2.800,00
Empresa internacional em expansão no Brasil busca assistentes.
A entrevista é feita inteiramente por Telegram, por texto. Adicione nossa gerente @gerente_lara_rh e envie a palavra VAGA.
== messenger-only | Repositor de Mercadorias | - | R$ 1.900 a R$ 2.300
Oi! Vi seu currículo no site e gostei muito.
O sistema daqui está com problema, então vamos continuar a conversa pelo meu WhatsApp pessoal: 11 90000-9083.
Me chama com seu nome e idade.
== messenger-only | Trabalho Online | - | -
Seleção para trabalho online, maiores de 18 anos.
Entre no grupo do Telegram para receber as instruções, vagas só pelo grupo: t.me/vagas_online_br22
== messenger-only | Secretária | - | R$ 2.600,00
Procuro secretária de boa aparência, 18 a 30 anos. Detalhes do trabalho só por WhatsApp, com foto de corpo inteiro.
19 90000-5540
== messenger-only | Conferente | - | R$ 2.150,00
Transportadora na região metropolitana.
Candidaturas pelo portal não serão lidas. Todo o processo, incluindo entrevista e contrato, ocorre exclusivamente via aplicativo de mensagens: 41 90000-8216.
== messenger-only | Ajudante de Carga e Descarga | - | R$ 120/dia
Preciso de 10 homens p segunda
manda "EU QUERO" no whats 62 90000-1937
so whats
== messenger-only | Analista de Suporte Remoto | Kairos Global | R$ 4.000,00
Nossa recrutadora entrará em contato pelo WhatsApp com um número de fora do Brasil (+44). Por favor responda e depois siga para o Telegram, onde acontece o treinamento.
Não enviamos e-mails nem fazemos chamadas.
== messenger-only | Babá | - | R$ 2.200,00
Casal procura babá para gêmeos, dorme no emprego.
Não passamos endereço nem sobrenome por aqui. Contato só no Telegram @casalgemeos90
== messenger-only | Auxiliar de Estoque | - | R$ 1.950,00
📢📢 VAGA ABERTA 📢📢
Clique no link e fale direto com o RH no whats 👉 wa.me/5511900007715
Não mandar currículo pelo site ❌
== messenger-only | Operador de Máquinas | - | R$ 2.480,00
Vaga em indústria (nome sigiloso).
Atividades: operar linha de envase, preencher relatórios, zelar pela limpeza.
Turno: 14h às 22h. Fretado, refeitório, PLR.
Experiência de 6 meses desejável.
Envie mensagem apenas para o WhatsApp do consultor Rafael, 15 90000-4402, e apague esta candidatura do site para não gerar duplicidade.
== daily-income | Renda Extra pelo Celular | - | R$ 200 a R$ 500 por dia
Ganhe dinheiro curtindo vídeos! Só precisa de celular e internet.
Pagamento todo dia no pix.
== daily-income | Avaliador de Produtos | Shop Rate Brasil | R$ 300/dia
Avalie produtos em lojas online e receba comissão por cada avaliação.
30 a 60 minutos por dia, saque na hora.
Não exige experiência.
== daily-income | Assistente Virtual Meio Período | - | R$ 150 a R$ 800 diários
Olá 😊 sou a Beatriz, gerente de RH. Temos trabalho de meio período que você faz em casa, no seu tempo.
É só seguir perfis no Instagram e mandar o print. Cada perfil R$ 10.
O pagamento cai no mesmo dia.
== daily-income | Colaborador Home Office | Nova Onda Digital | -
Cansado do CLT? Aqui você faz seu salário!
Pessoas comuns estão tirando 2 mil por semana com 1h por dia no celular.
Sem vender nada, sem indicar ninguém.
== daily-income | Classificador de Hotéis | TravelStars Partner | R$ 90 a R$ 400 por dia
Sua tarefa: dar 5 estrelas a hotéis no Google Maps.
São 20 tarefas por dia. Tarefas simples R$ 8 cada, tarefas premium com adiantamento rendem 30% a mais.
Vagas para todo o Brasil.
== daily-income | Operador de Plataforma | Atlas Trade Center | R$ 1.000 por dia
Aprenda a operar nossa plataforma com robô. Lucro garantido de 3% ao dia.
Não precisa conhecimento, o robô faz tudo.
== daily-income | Trabalho em casa mães | - | R$ 100/dia
Mamães!! 💕 que tal ganhar 100 reais todo dia cuidando dos filhos em casa?
Trabalho no celular, curtindo fotos de lojas. Pagou na hora
vem fazer parte do nosso time
== daily-income | Divulgador de Links | - | a partir de R$ 250 ao dia
Copie e cole nossos links e receba. Simples assim.
Ganhos ilimitados, você escolhe a hora. Já no primeiro dia dá pra sacar.
== daily-income | Auxiliar de Pedidos | Mallflex Comércio | Comissão diária
A função do auxiliar é aumentar o volume de vendas dos lojistas parceiros, realizando pedidos simulados no aplicativo.
Requisitos: mais de 22 anos, celular com Android ou iOS, conexão estável.
Horário: flexível, das 10h às 22h.
O instrutor acompanha os primeiros pedidos passo a passo.
O auxiliar recarrega sua conta de trabalho e recebe o valor de volta com comissão de 12% ao concluir cada grupo de 40 pedidos.
Não há limite de retirada.
== daily-income | Embalador de Velas | Lumi Artesanato | R$ 3.500,00
Embale velas na sua casa e ganhe até R$ 180 por dia!
Qualquer idade, sem experiência. Recolhemos toda semana.
Renda garantida.
== daily-income | Streaming reviewer | - | R$ 2,50 por minuto
assista filmes e series e ganhe por minuto assistido
ganhei 340 ontem kkkk é serio
vem pro time, dinheiro cai na hora
== daily-income | Assessor de Marketing Digital | Orion Social Media | R$ 400 diários
O colaborador auxiliará influenciadores a ampliar seu alcance, interagindo com publicações (curtidas, comentários e inscrições).
Descrição da empresa: agência fundada em 2016, com sede em Lisboa.
Jornada: de 30 a 90 minutos por dia, a critério do colaborador.
Candidatos devem ter ao menos 20 anos.
Remuneração por interação, creditada diariamente. Bônus de R$ 50 no cadastro.
Dispensa qualquer qualificação.
== daily-income | Teste seu futuro | Liberty Team | Sem limite
Você que ganha pouco e trabalha muito: existe outra forma!
Ganhos de R$ 5 mil no primeiro mês, trabalhando poucas horas de casa. Não é pirâmide!
== daily-income | Responder pesquisas | OpinaPix | R$ 50 por pesquisa
Responda pesquisas de 2 minutos e ganhe 50 reais por cada uma, no pix, imediatamente.
Faça até 10 por dia.
== daily-income | Parceiro de Jogos | LuckyPlay Afiliados | R$ 700 por dia
Trabalhe com a plataforma do tigrinho que está pagando!
Te mostro o horário certo de jogar, todo dia lucro no bolso.
== daily-income | Copiador de textos | - | R$ 220/dia
Copie textos do PDF para o Word e receba R$ 22 por página.
Só 10 páginas e já fez o dia. Sem horário, sem cobrança, sem entrevista.
== too-much-pay | Auxiliar de Limpeza | - | R$ 9.800,00
Limpeza de escritório pequeno, 4 horas por dia, segunda a quinta.
Não precisa de experiência nem de escolaridade.
== too-much-pay | Entregador de Panfletos | Divulga Mais | R$ 7.500,00
Entregar panfletos no centro, meio período.
Salário de R$ 7.500 fixo + ajuda de custo. Sem exigências.
== too-much-pay | Recepcionista | Grupo Aurum | R$ 12.000,00
Ambiente luxuoso, horário flexível.
Exigimos apenas simpatia e disponibilidade. Não é necessário ter trabalhado antes.
== too-much-pay | Digitador Iniciante | NetData Works | R$ 8.000 a R$ 10.000
Digitação de planilhas de casa, 3h por dia.
Ensino fundamental. Início amanhã. Plano de saúde para a família toda.
== too-much-pay | Jovem Aprendiz | Banco Horizonte Novo | R$ 5.200,00
Primeiro emprego em banco, 14 a 24 anos, 4 horas por dia.
Salário de R$ 5.200 mais vale refeição de R$ 1.500 e notebook de presente.
== too-much-pay | Ajudante de Cozinha no Canadá | Maple Work BR | R$ 28.000,00
Sem inglês e sem experiência! Ganhe 28 mil por mês lavando pratos.
Passagem e hospedagem pagas pelo empregador. Embarque em 10 dias.
== urgent-unnamed | Várias funções | - | -
URGENTE!!! ÚLTIMAS VAGAS!!!
Contratamos hoje mesmo, sem entrevista. Não informamos o nome da empresa.
Corra, fecha às 18h!
== urgent-unnamed | Trabalhe conosco | - | R$ 2.500,00
Só hoje: 50 vagas imediatas, qualquer idade, qualquer experiência.
Quem chegar primeiro leva. Não perca tempo, restam 7.
== urgent-unnamed | Auxiliar | - | R$ 2.200,00
VAGA URGENTE URGENTE
começa amanha cedo, nao precisa curriculo
local e empresa so falamos pessoalmente, responde ja que ta acabando
== urgent-unnamed | Agente de Atendimento | - | R$ 3.100,00
Grande empresa (sigilo) precisa preencher 120 posições ainda esta tarde.
Atividades: atendimento presencial, cadastro e orientação ao público.
Escolaridade: ensino médio.
Benefícios compatíveis com o mercado.
Os interessados devem confirmar interesse em até 30 minutos, sob pena de perder a vaga já aprovada em seu nome.
== urgent-unnamed | Motoboy | - | R$ 250/dia
URGENTE preciso de motoboy AGORA
nao pergunto nada, nao faço ficha, so vir. Nome da firma depois
== link | Operador Logístico | Amazon Brasil | R$ 2.900,00
Amazon está contratando na sua cidade! 1.200 vagas.
Faça o cadastro: amazon-vagas2025.top/cadastro
Confirme seus dados para receber o dia da entrevista.
== link | Carteiro Temporário | Correios | R$ 2.429,00
Concurso simplificado, sem prova.
Inscrição em bit.ly/correios-seletivo-x9
Até sexta-feira.
== link | Atendente | Magalu | R$ 1.980,00
Seja Magalu! Preencha o formulário pra garantir sua vaga
www.magaIu-trabalheconosco.site
== link | Vendedor de Loja | Havan Contrata | R$ 2.300,00
Havan contrata para nova loja, todas as funções
👉 encurtador.com.br/hvX22
compartilhe com 5 amigos para liberar a ficha
== link | Caixa Bancário | Caixa Econômica | R$ 3.700,00
Vagas temporárias para atendimento do FGTS.
Acesse caixa.gov.br.inscricao-temporarios.online e informe CPF e senha do aplicativo.
== link | Auxiliar de Carga | Mercado Livre | R$ 2.200,00
O Mercado Livre abriu vagas no novo centro de distribuição.
Cadastro rápido: tinyurl.com/mlivre-cd-vagas
VR, VT e plano de saúde.
== link | Jovem Aprendiz Ambev | Programa Aprendiz | R$ 900,00
Inscrições: ambevaprendiz-oficial.xyz
Últimos dias, não precisa escola. Informe o cartão para validar a idade.
`;

export const fourteenthHonest = `
== Auxiliar de Cozinha | Restaurante Tempero da Serra | R$ 1.890,00
Preparo de saladas, higienização de alimentos e apoio na montagem dos pratos.
Escala 6x1, das 9h às 17h20. Refeição no local e vale-transporte.
Currículo para rh@temperodaserra.com.br
== Eletricista Predial | Condutec Instalações | R$ 3.200,00
Manutenção preventiva e corretiva em condomínios comerciais.
Sobre nós: 18 anos atendendo condomínios em Sorocaba e região.
Jornada de 44 horas com plantão a cada três sábados.
Como funciona a seleção: conversa por telefone, prova prática na oficina e proposta por escrito.
Exigimos NR-10 válida e CNH B.
Benefícios: VA R$ 600, plano de saúde Unilife, seguro de vida.
== Professor de Matemática - Ensino Fundamental II | Colégio Caminhos do Saber | R$ 38,00 hora/aula
Licenciatura completa em Matemática. 24 aulas semanais no período da manhã.
Aula-teste prevista para a segunda etapa.
== Padeiro | Panificadora Dois Trigos | R$ 2.600,00
Procuramos padeiro com prática em pão francês e fermentação natural
entrada as 3h da manha, folga domingo
deixar curriculo no balcao, Rua das Acácias 210
== Desenvolvedor Back-end Pleno (Java) | Nimbo Sistemas | -
Time de 6 pessoas, produto de gestão de frotas.
O que oferecemos: R$ 1.300 de vale-refeição, auxílio home office de R$ 200, licença parental estendida.
O que gostaríamos: experiência com AWS e vontade de revisar código alheio.
Valorizamos diversidade e respondemos a todo mundo, mesmo com um não.
Java 17, Spring Boot, PostgreSQL, mensageria com Kafka.
CLT, remoto com encontro trimestral em Florianópolis.
Processo: conversa com RH, teste técnico em casa e entrevista com o time.
== Motorista Carreteiro | Transportes Irmãos Balduíno | R$ 3.100 + diárias
CNH E, MOPP e experiência de 2 anos em carreta graneleira.
Caminhões 2021 em diante, com manutenção em casa.
Pernoite em postos credenciados.
Temos ainda seguro de vida, convênio com dentista e prêmio por consumo de diesel.
Rotas MT - Paranaguá. Diária de viagem de R$ 75.
Interessados ligar (66) 90000-1010 falar com Cleusa ou mandar WhatsApp.
== Vendedora | Loja Flor de Algodão | R$ 1.700 + 3% de comissão
Loja de roupas femininas no Shopping Ipê precisa de vendedora com experiência.
Uniforme fornecido pela loja. Escala de shopping.
== Enfermeiro(a) UTI Adulto | Hospital Santa Edwiges | R$ 5.470,00
COREN ativo e pós em terapia intensiva.
Atividades: assistência direta, sistematização de enfermagem, supervisão de técnicos e passagem de plantão.
Benefícios: vale-alimentação, estacionamento, creche e desconto em farmácia.
Na admissão o hospital solicita carteira de vacinação, diploma, COREN e dados para o crachá.
Plantões 12x36 noturno, adicional noturno e insalubridade.
Candidaturas pelo portal de carreiras do hospital até 30/09.
== Pedreiro | Construtora Meridional | R$ 2.780,00
10 vagas para pedreiro de acabamento. Obra no bairro Jardim Europa.
Café da manhã, almoço, VT e prêmio por assiduidade.
Comparecer à obra com carteira de trabalho, RG e CPF, de segunda a quinta, às 8h.
== Recepcionista | Clínica Odonto Sorriso Largo | R$ 1.850,00
Atendimento telefônico e presencial, agendamento de consultas, controle de caixa.
Segunda a sexta 9h-18h, sábado 8h-12h.
E-mail: vagas@sorrisolargo.com.br ou WhatsApp (51) 90000-2020
== Analista Fiscal Sênior | Contábil Rocha & Prado | R$ 7.200,00
Apuração de ICMS, IPI, PIS/COFINS, entrega de SPED e EFD-Reinf.
Responsabilidades: revisar o trabalho de dois analistas, atender fiscalizações e orientar clientes sobre mudanças na lei.
Oferecemos plano de saúde sem coparticipação, PLR semestral e subsídio de 50% em pós-graduação.
Horário flexível entre 7h e 10h para entrada.
Envie o currículo com pretensão salarial a pessoas@rochaprado.cnt.br.
Ciências Contábeis completo, CRC desejável.
Híbrido: 3 dias no escritório em Campinas.
== Barbeiro | Barbearia Navalha Velha | 50% de comissão
Cadeira disponível, clientela formada. Terça a sábado.
Faça um corte teste com a gente. Falar com Tonho na barbearia.
== Costureira | - | -
Costura reta, overlock e galoneira. Linha praia.
CLT, convênio farmácia, cesta básica
== Mecânico de Automóveis | Auto Center Pistão | R$ 3.500,00
suspensao, freio e motor. precisa ter ferramenta propria basica? nao, a oficina tem.
seg a sex 8 as 18 sab ate 12
curriculo p/ oficina@pistaoautocenter.com.br
== Estágio em Direito | Lemos Vasconcelos Advogados | R$ 1.300,00
A partir do 5º período. Área trabalhista.
6 horas diárias, auxílio-transporte e recesso remunerado.
Enviar currículo e histórico escolar para estagio@lemosvasconcelos.adv.br
== Auxiliar de Limpeza | Asseio Sul Serviços | R$ 1.640,00
Limpeza de salas e banheiros em prédio comercial.
Uniforme e EPI fornecidos. VT, VA e insalubridade.
== Gerente de Loja | Rede Calçados Passo Firme | R$ 4.800 + bônus
Liderança de 12 vendedores, metas, escala, estoque e visual merchandising.
Experiência mínima de 3 anos em varejo calçadista.
== Garçom / Garçonete | Cantina Nonno Beppe | R$ 1.750 + gorjetas
Noite, 17h às 0h. Gorjeta em folha, média de R$ 900.
Jantar no local. Traga seu currículo depois das 15h.
== Farmacêutico Responsável Técnico | Drogaria Vida Plena | -
CRF ativo, experiência com SNGPC.
44h semanais, escala com um domingo por mês.
== Operador de Caixa | Supermercado Bom Vizinho | R$ 1.720,00
Vagas para as lojas do Centro e da Vila Nova.
Horários possíveis: 7h às 15h20 ou 13h40 às 22h.
Trabalhamos com folga fixa na semana e dois domingos por mês.
Currículos podem ser entregues no balcão de informações ou cadastrados aqui no portal.
Não precisa ter experiência, damos treinamento.
Quebra de caixa, vale-alimentação, plano odontológico.
Documentos para a entrevista: RG, CPF, carteira de trabalho.
== Engenheiro Civil | Vértice Incorporações | -
Gestão de obra residencial de 18 pavimentos, medição, cronograma, qualidade.
CREA ativo. MS Project. Residir em Goiânia.
== Manicure | Studio Bella Cor | 60% por serviço
Salão bem movimentado no Cambuí precisa de manicure e pedicure.
Contrato de parceria (Lei do Salão Parceiro).
Contato com Rosângela (19) 90000-3030 ou direto no salão.
== Auxiliar Administrativo | Metalúrgica Torno Forte | R$ 2.100,00
Emissão de notas, arquivo, atendimento a fornecedores, planilhas.
Nossa fábrica fica em Caxias do Sul e tem 240 funcionários.
Horário: 7h30 às 17h18, de segunda a sexta.
Pessoas com deficiência são bem-vindas.
Ensino médio completo e Excel intermediário.
Refeitório, ônibus fretado, convênio médico após experiência.
Exame admissional será agendado pela empresa após a aprovação.
== Fisioterapeuta | Clínica Movimentar | R$ 45,00 por atendimento (PJ)
Pilates e ortopedia. Agenda à tarde, em média 6 pacientes por dia.
CREFITO ativo. Currículo: contato@clinicamovimentar.com.br
== Cozinheiro Industrial | NutriMais Refeições Coletivas | -
Refeitório de 600 refeições/dia em Betim. Das 5h às 14h.
Curso de boas práticas é oferecido pela empresa sem custo.
== Auxiliar de Produção | Plásticos Araguaia | R$ 1.930,00
Abastecimento de máquinas, embalagem, conferência.
Turnos 6h-14h, 14h-22h, 22h-6h.
Ensino fundamental completo. Participação nos lucros.
== Social Media | Agência Pitanga | R$ 3.000,00
Calendário editorial, legendas, roteiros de reels e relatório mensal.
Mandar portfólio pra oi@agenciapitanga.com.br com o assunto SOCIAL.
== Zelador | Condomínio Residencial Parque das Garças | R$ 2.350,00
Rondas, pequenas manutenções, recebimento de encomendas.
Moradia no local. Referências serão verificadas.
== Técnico em Segurança do Trabalho | Usina Boa Safra | -
Registro no MTE, experiência em usina sucroenergética, NR-33 e NR-35.
Alojamento em Sertãozinho e plano de saúde.
== Atendente de Balcão | Lanchonete do Zeca | R$ 1.650,00
lanchonete na rodoviaria, turno da tarde
salario + vale transp + lanche
falar c/ Zeca no local ou whats 43 90000-4040
== Contador | Associação Comercial de Três Lagos | A combinar
Fechamento contábil, balanço, prestação de contas a auditoria.
CRC ativo obrigatório. Terceiro setor será diferencial.
== Soldador MIG | Serralheria Aço & Arte | -
Experiência comprovada em carteira. Leitura de desenho.
Teste prático de solda na oficina.
== Repositor de Hortifruti | - | R$ 1.690,00
Abastecer bancas, separar mercadoria, limpeza do setor. Entrada 6h.
Cesta básica e desconto nas compras.
== Diretor Financeiro (CFO) | Agroindustrial Pampa Verde | R$ 38.000 a R$ 45.000
Reporte ao conselho. Responsável por tesouraria, controladoria, M&A e relação com bancos.
Sede em Passo Fundo, com disponibilidade para viagens a São Paulo duas vezes por mês.
Bônus anual de até seis salários atrelado a EBITDA e geração de caixa.
Pacote: carro, previdência com contrapartida e mudança custeada.
Mínimo de 15 anos de carreira, inglês fluente.
Processo conduzido pela consultoria Baldassari Executive Search.
== Cabeleireira | - | R$ 2.000 garantido ou 45%
Escova, progressiva e luzes.
Terça a sábado das 9 às 19
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Entregador (moto própria) | Pizzaria Lenha Boa | R$ 70 por noite + R$ 6 por entrega
Quinta a domingo, 18h-23h. CNH A e moto em dia.
Jantar incluso. Pizzaria Lenha Boa, Av. Brasil 1402.
== Auxiliar de Classe | Escola Infantil Girassol Azul | R$ 1.780,00
Cursando Pedagogia a partir do 2º semestre. Turma de 3 anos.
Currículo para secretaria@girassolazul.edu.br
== Analista de Dados Júnior | - | -
SQL, Power BI e noções de Python. Estatística, Economia ou áreas afins.
Vale-refeição R$ 1.100, Gympass, previdência.
Candidate-se por esta página.
== Jardineiro | - | R$ 130,00 a diária
Poda, plantio, roçada em condomínios. Três a quatro dias por semana.
Transporte da empresa sai do bairro São José. Pagamento quinzenal.
Empresa do setor, há 20 anos na cidade. Candidaturas por aqui.
== Supervisor de Produção | - | A combinar
Equipe de 35 pessoas no envase. Superior em Engenharia de Alimentos ou Produção.
BPF, APPCC e indicadores.
== Babá | Agência Colo & Cuidado | R$ 2.600,00
Para bebê de 8 meses, seg a sex 7h-17h, bairro Moema. Registro em carteira.
Referências de dois empregos. Nossa agência não cobra nada das candidatas.
Av. Ibirapuera 3333 sala 21, (11) 90000-5050
== Açougueiro | Casa de Carnes Boi Manso | R$ 2.700,00
Desossa e atendimento. Folga na segunda.
== Técnico em Informática | InfoReparo | R$ 2.300,00
Formatação, troca de peças, redes. Atendimento na loja e em clientes.
CNH A ou B, carro da empresa.
vagas@inforeparo.com.br
== Auxiliar de Dentista (ASB) | Dra. Marina Quintela Odontologia | R$ 1.950,00
Curso de ASB concluído e CRO. Meio período à tarde.
== Médico Plantonista | UPA Norte - Instituto Gestão Saúde Integral | R$ 1.500,00 por plantão de 12h
CRM ativo. Contratação PJ. Pagamento no dia 15 do mês seguinte.
Escalas por medicos@saudeintegral.org.br
== Camareira | Hotel Pousada das Dunas | R$ 1.700,00
Arrumação de 14 apartamentos. Escala 6x1, uma folga no domingo por mês.
Almoço, uniforme e vale-transporte.
== Consultor de Vendas Externas | Águas do Cerrado Distribuidora | R$ 2.000 + comissões + carro
Carteira ativa de 120 clientes. Experiência em canal alimentar.
Missão: visitar 12 clientes por dia, negociar espaço, acompanhar o merchandising e cobrar atrasos.
Precisa de CNH B e de ensino médio completo.
Comissão paga no mês seguinte, média da equipe no último semestre: R$ 1.350.
Reuniões às segundas às 7h30 na sede de Anápolis.
Celular, notebook e combustível por conta da empresa.
== Marceneiro | Móveis Jatobá | -
Móveis planejados em MDF. Montagem em cliente. Leitura de projeto.
whats da fábrica 54 90000-6060
== Operador de Empilhadeira | CD Rede Econômica | R$ 2.350,00
Curso de empilhadeira com reciclagem em dia. Turno 14h-22h20.
Fretado de Cajamar e Franco da Rocha.
== Psicóloga Organizacional | Cooperativa Crédito União | R$ 5.200,00
R&S, treinamento e clima. CRP ativo. Presencial em Chapecó.
== Ajudante de Pizzaiolo | Forno 27 | -
abrir massa, montar, limpar bancada. das 17 as 23:30. terça folga.
mandar curriculo contato@forno27.com.br
== Advogado Trabalhista Pleno | - | -
Audiências, recursos e cálculo. OAB/MG. Modelo híbrido em Belo Horizonte.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Lavador de Veículos | Lava Jato Espuma Boa | R$ 1.600 + caixinha
Seg a sab. Precisa ser pontual. Não precisa experiencia.
Rua Tiradentes, 88
== Pintor de Obras | Reforma Já Engenharia | R$ 2.500,00
Massa corrida, textura e pintura externa com balancim (NR-35).
CLT. Alimentação na obra.
== Inspetor de Alunos | Escola Técnica Dom Bosco Sul | R$ 1.900,00
Entrada e saída, recreio, apoio à coordenação. Ensino médio.
== Coordenador de Logística | - | -
Armazém refrigerado com 80 colaboradores. WMS, KPI, inventário cíclico.
Superior completo, desejável pós. Carro desejável.
A seleção inclui entrevista presencial com o gestor da área.
== Tosador / Banhista | Pet Shop Amigo Peludo | R$ 1.900 + 10%
Banho e tosa higiênica e na tesoura. Temos muito movimento aos sábados.
Falar com Patrícia 31 90000-7070, loja da Av. Silva Lobo
== Auxiliar de Almoxarifado | - | R$ 2.050,00
Recebimento, conferência, inventário. Escala 12x36 diurno.
PCD são bem-vindos em todas as nossas vagas.
Candidate-se por esta página.
== Designer Gráfico (freelancer) | Editora Capivara | R$ 280 por diária
Diagramação de livros didáticos, projeto de 3 meses. InDesign avançado.
Contrato PJ ou RPA, notas pagas em 15 dias. Portfólio: arte@editoracapivara.com.br
== Cuidador de Idosos | Residencial Sênior Bem Estar | R$ 2.150,00
Curso de cuidador e experiência em instituição. 12x36 noturno.
== Vidraceiro | Vidros Cristal Norte | R$ 2.400,00
Box, espelho, sacada. Com experiência. CNH B.
Tel 92 90000-8080 / vidros@cristalnorte.com.br
== Executivo de Contas Enterprise | Cloudara Software | R$ 14.000 + variável (OTE R$ 26.000)
Venda consultiva B2B de ciclo longo para indústrias.
Inglês avançado, 7+ anos em SaaS. Remoto no Brasil com viagens.
== Frentista | Posto Trevo da Serra | -
Turno da noite. Moradores de Vacaria.
== Nutricionista | - | R$ 3.700,00
Cardápio, supervisão da cozinha e educação alimentar. CRN ativo.
A seleção inclui entrevista presencial com o gestor da área.
== Servente de Pedreiro | Construtora Alicerce Bom | R$ 1.850,00
Início imediato em obra na Zona Leste. Registro desde o primeiro dia, café e almoço.
Comparecer com documentos na Rua Itaquera 500, falar com o mestre Osvaldo.
== Assistente de Departamento Pessoal | Rede Hotéis Costa Azul | R$ 2.700,00
Folha, férias, rescisões, eSocial. Domínio do sistema Senior ou Totvs.
== Balconista de Farmácia | Farmácia São Lucas Popular | R$ 1.800 + comissão
Com experiencia em farmacia. Disponibilidade de horario.
curriculos@farmaciasaolucaspopular.com.br
== Chef de Cozinha | Hotel Boutique Ladeira | R$ 8.200,00
Cozinha brasileira contemporânea, 60 lugares. Gestão de CMV e de equipe de 9 pessoas.
== Técnico de Enfermagem | Casa de Saúde Frei Galdino | -
Clínica médica, plantão diurno. COREN definitivo.
VA R$ 480, estacionamento e creche conveniada.
== Monitor de Acampamento | Sítio Férias Legais | R$ 140 por dia
Temporada de janeiro, 12 dias. Hospedagem e refeições incluídas.
Maiores de 18 anos, gostar de crianças. Treinamento gratuito nos dias 5 e 6.
== Torneiro Mecânico | Usinagem Precisa | R$ 3.600,00
Torno convencional, paquímetro e micrômetro. SENAI ou equivalente.
== Assistente Social | Lar Esperança da Criança (OSC) | R$ 3.400,00
30 horas semanais. CRESS ativo. Acolhimento institucional.
Currículo até dia 20: lar@esperancadacrianca.org.br
== Motorista de Ônibus Urbano | - | R$ 2.980,00
CNH D e curso de transporte coletivo de passageiros. Tíquete de R$ 35 por dia.
Treinamento remunerado de 15 dias.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Consultora de Beleza de Loja | Perfumaria Jasmim | R$ 1.780 + prêmio
Atendimento no balcão de maquiagem. Loja do Shopping Sul.
== Analista de Suporte N1 | HelpNet Provedor | R$ 2.200,00
Telefone e chat, abertura de chamados, configuração de roteador.
Escala 6x1, 6h20. Presencial em Maringá.
== Eletromecânico | - | R$ 4.900,00
Correias, britadores, motores. Turno de revezamento. NR-10, NR-12.
Ônibus e restaurante na mina.
== Copeira | - | -
Distribuir refeições aos pacientes. 12x36.
== Instrutor de Musculação | Academia Ponto Fit | R$ 22,00 a hora
CREF bacharel. Noite e sábado.
Mande mensagem pro Beto (coordenador) 81 90000-9090 ou passe na academia
== Gestor de Tráfego | Loja Virtual Casa de Pano | R$ 4.000,00
Meta Ads e Google Ads, verba mensal de R$ 60 mil. Relatórios semanais. CLT remoto.
== Vendedor de Material de Construção | Depósito Telha Forte | R$ 1.900 + 1,5%
experiencia em balcao, hidraulica e eletrica. Seg a sab.
== Químico Industrial | - | -
Desenvolvimento de esmaltes base água. CRQ ativo.
Empresa do setor, há 20 anos na cidade. Candidaturas por aqui.
== Bombeiro Civil | Shopping Parque Norte | -
Certificado de bombeiro civil válido e experiência. 12x36.
== Passadeira | Lavanderia Água Limpa | -
Passar camisa e roupa de hotel. Das 7h às 15h20.
Lavanderia no Brás. Telefone 11 90000-1212
== Product Manager Sênior | Fintech Caju Pagamentos | R$ 17.000,00
Responsável pelo produto de cobranças. Discovery, métricas, roadmap.
CLT + stock options. Inscrições no nosso site de carreiras.
== Caseiro | Fazenda Santa Rita do Ipê | R$ 2.300,00
Casal sem vícios para cuidar de sítio em Ibiúna. Casa, luz e água pagas. Carteira assinada para os dois.
== Promotor de Merchandising | BR Trade Marketing | R$ 1.870 + VT + VR
Abastecer produtos de higiene em 4 lojas por dia na Zona Sul. Livro de rota fixo.
Uniforme e celular corporativo.
== Arquiteta Júnior | Ateliê Prumo | A combinar
Projeto executivo e detalhamento. Revit e Enscape. CAU.
== Auxiliar de Mecânico | - | R$ 1.850,00
Lavagem de peças e desmontagem. Ensinamos o ofício.
== Porteiro | Administradora Predial Lume | R$ 1.980,00
12x36 noturno, bairro Pinheiros. Curso de porteiro será um diferencial.
Pedimos ensino médio, calma para lidar com visitantes e noções de informática.
A administradora realiza o exame admissional e entrega o uniforme na integração.
Seleção presencial na Rua Cônego, 51, mediante convite por e-mail.
Adicional noturno, cesta e VR. rh@predial-lume.com.br
== Agente de Viagens | Turismo Roda Mundo | R$ 2.200 + comissão
Cotações, emissão em GDS, pós-venda. Experiência de 1 ano.
== Operador de Colheitadeira | Fazendas Reunidas Três Marcos | R$ 3.800 + safra
Safra de soja em Sorriso. Alojamento, refeição. Máquina com piloto automático.
== Montador de Móveis | Lojas Lar Contente | -
Carro da loja, ferramentas fornecidas.
== Faxineira | Consultório Dr. Elias Nogueira | R$ 170,00 por diária
Duas vezes por semana, terça e sexta, das 7h às 15h. Bairro Funcionários.
Combinar visita pelo telefone (31) 90000-1313, falar com Sueli, secretária.
== Editor de Vídeo | Produtora Lente Torta | A combinar
Premiere e After. Vídeos institucionais. Presencial em Curitiba, 2 dias em casa.
== Biomédico | Laboratório Análise Certa | R$ 4.200,00
Setor de hematologia. CRBM. Plantão aos sábados alternados.
== Fiscal de Loja | Atacadão do Lar | R$ 1.900,00
Prevenção de perdas, controle de acesso, CFTV.
== Dentista Ortodontista | Clínica Sorria Bem | 40% por procedimento
Duas vezes ao mês. CRO e especialização. Agenda formada.
contato: direcao@clinicasorriabem.com.br
== Assistente de Importação | Porto Sul Comex | R$ 3.300,00
Follow-up, documentação, LI e DUIMP. Inglês intermediário. Santos.
== Trabalhador Rural | Sítio Laranja Doce | R$ 110,00 por dia
Colheita de laranja de maio a agosto com contrato de safra registrado. Ônibus sai da praça às 5h30.
Levar carteira de trabalho e CPF ao escritório do sítio para o registro.
== Superintendente Médico | Rede Hospitalar Aurora Sul | A combinar
Médico com MBA em gestão e dez anos em direção hospitalar. Três unidades, 410 leitos.
== Auxiliar Administrativo | Grupo Estrela do Vale | -
Rotinas de escritório, atendimento e planilhas.
Importante: não cobramos nenhuma taxa em nenhuma etapa. Se alguém pedir dinheiro em nosso nome, avise rh@estreladovale.com.br.
== Analista de Prevenção a Fraudes | Banco Litoral Digital | -
Monitorar transações suspeitas de PIX, analisar selfies e documentos enviados na abertura de contas.
Você vai: revisar alertas, falar com clientes por telefone, escrever relatórios ao Bacen.
Horário das 14h às 20h, com um plantão mensal.
Benefícios: VR e VA flexíveis, plano Ouro, PLR de dois salários, auxílio-creche.
Etapas: inscrição no site do banco, teste de lógica, entrevista em vídeo, oferta.
SQL intermediário. Escala 5x2.
== Operador de Empilhadeira | Cerâmica Barro Nobre | R$ 2.200,00
Sem curso? A empresa paga o curso de empilhadeira no SENAI para os aprovados, sem desconto em folha.
== Vigilante | Guarda Real Segurança Privada | R$ 2.480,00
Curso de formação e reciclagem em dia, CNV válida.
Uniforme, colete e porte fornecidos pela empresa. Trazer certificado original na entrevista.
== Consultor Educacional | Escola de Idiomas Ponte Azul | R$ 1.900 + comissão por matrícula
Apresentar nossos cursos a visitantes, negociar mensalidades e taxas de matrícula, fazer pós-venda.
Ensino médio e experiência em vendas.
== Atendente de WhatsApp | Ótica Visão Clara | R$ 1.780,00
Responder clientes pelo WhatsApp Business, fazer orçamentos e marcar exames de vista.
Trabalho presencial na loja da Rua XV. Currículo: loja@oticavisaoclara.com.br
== Social Media | Cervejaria Lúpulo Vivo | -
Aumentar alcance orgânico, responder comentários e acompanhar curtidas, seguidores e avaliações no Google.
CLT, híbrido em Blumenau.
== Caixa de Agência | Cooperativa Sicrevale | A combinar
Receber depósitos, conferir documentos e dados bancários dos associados, abertura e fechamento do caixa.
== Entregador Parceiro | Farmácia Rápida Saúde | R$ 8,00 por entrega + R$ 50 fixo por turno
A taxa de entrega fica toda com o entregador. Pagamento semanal via PIX.
Moto própria e MEI. Cadastro na loja matriz, com CNH e documento da moto.
== Assistente de Cobrança | Colégio Lumen | R$ 2.000,00
Contatar responsáveis com mensalidades em atraso, enviar boletos e registrar acordos.
Cobranças por telefone e mensagem.
== Técnico de Enfermagem do Trabalho | MedOcup Clínica | R$ 2.700,00
Coleta de dados e apoio em exames admissionais, periódicos e demissionais.
COREN e especialização em enfermagem do trabalho.
== Corretor de Imóveis | Imobiliária Chave Mestra | Comissão de 40% sobre a intermediação
Ganhos conforme vendas, sem valor fixo. Precisa de CRECI ou estágio já iniciado.
Plantão em estande, leads fornecidos. Contato: equipe@chavemestraimoveis.com.br
== Auxiliar de Depósito | Distribuidora Norte Sul | -
VAGA URGENTE! Precisamos de 4 pessoas para começar na segunda-feira.
Comparecer quinta às 9h na Rod. BR-101 km 210 com currículo e carteira de trabalho.
== Jovem Aprendiz | Supermercados Pão de Ouro | -
14 a 22 anos, estudando. Curso de aprendizagem pago pela empresa no CIEE da cidade, uma vez por semana.
O jovem e a família não pagam nada.
== Digitador | Cartório do 2º Ofício de Santa Cruz | R$ 2.000,00
Digitação de escrituras e certidões. Teste de digitação de 10 minutos no local.
== Trainee Comercial | Insumos Agro Forte | R$ 5.800,00
Programa de 18 meses com formação técnica, viagens e mentoria; todo custo é da empresa.
A Agro Forte não pede pagamento, depósito nem compra de material em nenhum momento.
Benefícios: moradia subsidiada, carro após seis meses, previdência.
Precisa ter CNH B e mudar de cidade.
Formados entre 2022 e 2024. Etapas: inscrição no site, teste on-line, painel em Uberlândia.
== Garçom Freelancer | Buffet Festa Linda | -
Sábados e domingos. Pagamento no fim do evento. Camisa e avental emprestados pela casa.
Falar com a Vânia, (41) 90000-2424, Buffet Festa Linda, Rua Anita 77.
== Motorista de Aplicativo de Frota | Locadora Move Fácil | R$ 2.600,00 fixo
Carro e combustível da empresa, registro CLT. Não é locação: o motorista não paga caução nem diária.
CNH B com EAR.
== Analista de Redes Sociais e Comunidade | Games Tatu Studio | R$ 4.200,00
Moderar o servidor do Discord e o grupo do Telegram dos jogadores, relatar bugs, organizar torneios.
Candidate-se com carta de apresentação em tatu.studio/vagas
== Recepcionista de Hotel | Hotel Fonte das Águas | R$ 1.950,00
Check-in, cobrança de diárias, cauções e consumo de frigobar. Inglês básico. 12x36.
== Professora Particular de Inglês | Família Andrade Lins, via Agência Mestra | R$ 80,00 por hora
Duas crianças, duas vezes na semana em casa, Alphaville. Pagamento mensal.
Certificado de proficiência e duas referências. agenciamestra@agenciamestra.com.br
== Avaliador de Imóveis | Engeval Laudos | -
Visitar imóveis, fotografar, elaborar laudo conforme NBR 14653. CREA ou CAU ativo.
== Cliente Oculto | Instituto Olhar Pesquisa | R$ 60,00 por visita + reembolso do consumo
Visitar restaurantes, avaliar o atendimento e preencher relatório de duas páginas.
É um trabalho ocasional: em média quatro visitas por mês.
O cadastro é feito em nosso escritório ou por formulário em olharpesquisa.com.br, sem custo.
Guarde as notas fiscais para o reembolso.
Contrato de prestação de serviço, pagamento todo dia 10. Treinamento gratuito on-line.
== Operador de Telemarketing | VoxSul Contact Center | R$ 1.518,00 + variável
100% home office. Computador e headset enviados pela empresa em comodato, sem custo.
Requisitos: maior de 18 anos, ensino médio, internet de 50 megas e um canto silencioso.
Documentos e conta-salário são tratados em nosso portal de admissão, depois da proposta assinada.
Temos vale-alimentação de R$ 280 e convênio com faculdades.
Dúvidas: selecao@voxsul.com.br.
6h20 por dia, seis dias. Treinamento de 20 dias remunerado.
== Assistente Comercial | Seguros Mar Aberto | R$ 2.100 + comissões
Sem limite de comissão. Média da equipe: R$ 1.400 além do fixo.
Cálculo de seguro auto, renovação e atendimento. CLT.
== Costureira em Domicílio | Fardamentos Brasil Norte | R$ 4,20 por peça
Buscamos costureiras com máquina própria para trabalhar em casa. Tecido cortado e aviamentos são entregues e recolhidos pela nossa van, sem cobrança.
Conheça a oficina antes: Rua Padre Cícero, 940.
== Analista de Compliance | Cripto Brasil Custódia | A combinar
Políticas de PLD/FT, KYC e análise de documentos e selfies de clientes.
Certificação CAMS desejável. Presencial em São Paulo.
== Auxiliar de Secretaria | Faculdade Vale do Rio | R$ 1.900,00
Matrículas, boletos, taxas e requerimentos de alunos. Funcionários têm bolsa integral nos cursos.
== Instalador de Fibra | FibraMais Telecom | R$ 1.900 + R$ 15 por instalação
Carro, escada e ferramentas da empresa. NR-35 aplicada por nós, sem custo.
== Chefe de Cozinha em Navio | Cruzeiros Costeira do Brasil | -
Inglês intermediário, experiência de 4 anos. Exame médico marítimo e STCW são pagos pela companhia.
Contrato de 7 meses. Entrevista presencial em Santos.
== Gerente de Projetos de TI | Secretaria Digital Consultoria | R$ 16.500 (PJ)
Projeto em órgão público, 18 meses. PMP desejável. Emissão de nota fiscal mensal.
== Auxiliar de RH | Frigorífico Boi do Norte | R$ 2.150,00
Recolher documentos dos admitidos (RG, CPF, dados bancários, comprovante de residência), cadastrar no sistema e agendar exame admissional.
== Vendedor Interno | Cursos Profissionalizantes Avança | R$ 1.600 + comissão
Vender matrícula de cursos de informática e administração por telefone e no balcão. Fixo garantido, CLT.
Trazer currículo à unidade Centro.
== Ajudante Geral | Mudanças Rápida Sul | R$ 120,00 por diária
Carga e descarga. Diária paga ao final do serviço em dinheiro ou pix.
Falar com Nilson no galpão, Rua 7 de Abril 310, ou (53) 90000-3535
== Modelo de Prova | Confecção Lua de Linho | R$ 250 por prova de roupa
Manequim 38, altura 1,70 m. Duas provas por semana na fábrica.
Não pedimos book nem agência. Mandar foto de rosto e medidas para modelagem@luadelinho.com.br
== Investigador de Sinistros | Reguladora Perícia Justa | R$ 4.700,00
Apurar suspeitas de golpe em seguros de automóvel. Viagens. CNH B.
== Instrutor de Trânsito | Autoescola Via Livre | R$ 2.300,00
Curso de instrutor e credencial do Detran. Aulas práticas e preparação para exame.
== Auxiliar de Limpeza | Grupo Limpíssima | R$ 1.620,00
Sem experiência e sem exigência de escolaridade. Início imediato no Hospital Regional.
Entrevistas terça, 8h, Av. Goiás, 1200, sala 3 (trazer documentos originais e cópia).
== Técnico de Som Freelancer | Palco Vivo Eventos | R$ 350 por diária
Montagem e operação em shows. PJ ou recibo. Pagamento em 10 dias.
producao@palcovivoeventos.com.br
== Representante Comercial | Cafés Serra do Caparaó | 8% de comissão
Autônomo com CORE. Carro próprio, ajuda de custo de R$ 1.200. Mostruário cedido em consignação pela empresa.
== Desenvolvedor Mobile Sênior | PixPay Soluções | -
Kotlin e Swift. Time de pagamentos instantâneos, PIX e carteira digital. CLT remoto.
Sem testes longos: uma conversa técnica de 90 minutos.
== Assistente Virtual | Consultório de Psicologia Elo | -
Agendar consultas e lembrar pacientes por WhatsApp e e-mail. Meio período, de casa, com registro CLT.
Currículo à Dra. Helena: contato@psicologiaelo.com.br
== Babysitter eventual | Espaço Kids Ciranda | R$ 25 por hora
Fins de semana no espaço do shopping. Pagamento semanal. Curso de primeiros socorros gratuito para a equipe.
== Recenseador | Prefeitura de Nova Aurora do Sul | A combinar
Processo seletivo simplificado, edital 04/2025. Inscrição gratuita no site da prefeitura, novaauroradosul.rs.gov.br.
Prova objetiva em 14/12.
== Auxiliar Operacional | Correia & Filhos Transportes | -
Separação de encomendas. Trabalho noturno.
Cuidado: há perfis falsos usando o nosso nome no Telegram. Só recrutamos por correiaefilhos.com.br/vagas.
== Consultor Financeiro Júnior | Investe Minas Assessoria | R$ 2.500 + comissão
Prospectar clientes, montar carteiras. CPA-20 ou ANCORD; ajudamos com material de estudo e pagamos a prova.
Não prometemos renda: os números da equipe são mostrados na entrevista.
== Carpinteiro | Obras & Formas | R$ 2.850,00
CONTRATA-SE URGENTE carpinteiro de forma pra obra no Gonzaga, 6 meses.
Registro em carteira, alojamento, passagem. Obras & Formas, (13) 90000-4646.
== Tradutor Freelancer | Letra Dupla Traduções | R$ 0,12 por palavra
Inglês-português, área jurídica. Teste curto de 200 palavras não pago, projetos pagos em 30 dias.
== Operador de Mesa de Renda Variável | Corretora Baía Norte | R$ 12.000 + bônus
Execução de ordens para institucionais. PQO e CPA-20. Rio de Janeiro, presencial.
== Diarista | Pousada Canto da Lagoa | R$ 150,00 por dia
Trocas de hóspedes às sextas e domingos, 8h às 14h. Pagamos no mesmo dia.
Pergunte pela Ivone na recepção da pousada.
== Assistente de Conteúdo | Avalia Hotel Guia de Viagens | R$ 3.200,00
Ler e moderar as avaliações deixadas por hóspedes, apagar textos falsos e ofensivos.
Presencial em Recife, 40h, CLT.
== Coordenador Pedagógico | Cursinho Popular Rumo Certo | R$ 4.000,00
Acompanhar professores e simulados de exame. Superior em licenciatura. Cursinho gratuito mantido por doações.
== Analista de Contas a Pagar | Hospital São Bento da Lapa | -
Lançar notas, agendar pagamentos, depósitos e transferências, conciliar extrato bancário.
== Auxiliar de Serviços Gerais | Edifício Portal do Sol | R$ 1.680,00
Limpeza das áreas comuns. Entregar currículo na portaria, Rua Aimorés 455, para a síndica Neusa.
== Operador de Drone | Mapear Agro | R$ 4.500,00
Curso de operador e cadastro na ANAC. A empresa ressarce a taxa da licença.
== Motorista Entregador | Loja Móvel Mania | R$ 2.150,00
Entrega de móveis com caminhão 3/4 da loja. CNH C. Ajudante junto.
A empresa realiza exame toxicológico e admissional sem custo para o motorista.
== Estágio em Marketing | Rede Açaí Tropical | R$ 1.200,00
Apoio em campanhas, cupons, links encurtados e relatório de cliques.
Enviar CV para estagio@acaitropical.com.br
== Analista de Segurança da Informação | Varejo Mais Brasil | R$ 9.800,00
Combate a phishing e páginas falsas que imitam a nossa marca, resposta a incidentes, SIEM.
== Camareira | Clube Náutico Enseada | R$ 1.690,00
Temos URGÊNCIA: temporada começa em dezembro. Alojamento e três refeições.
rh@clubeenseada.com.br ou WhatsApp do RH (48) 90000-5757
== Vendedor de Consórcio | Administradora União Plena | R$ 1.700 fixo + comissão
CLT. Clientes indicados pela rede de concessionárias. Treinamento interno de 2 semanas, pago.
== Auxiliar de Fotógrafo | Foto Jacarandá Formaturas | A combinar
Segurar luz, organizar filas, bater o book das turmas. Fins de semana. Van da empresa.
== Piloto de Linha Aérea (Copiloto) | Voa Sul Regional | A combinar
CPL/IFR/MLTE, ICAO 4, ATR desejável. Treinamento de tipo custeado pela empresa com contrato de permanência.
== Balconista | Lotérica Sorte Grande | R$ 1.650 + quebra de caixa
Registrar apostas, receber contas, pagamentos de benefícios. Experiência com dinheiro.
Deixar currículo na lotérica da Praça Central.
== Técnico Agrícola | Cooperativa Grãos do Oeste | R$ 3.600 + comissão
Assistência a 60 cooperados. Carro da cooperativa. Casa por 3 meses.
== Enfermeira para Alemanha | Programa Ponte Saúde (Clínicas Rhein-Ost) | € 2.900
Curso de alemão até B2, visto, voo e revalidação pagos pelo empregador; a candidata não paga nada.
Contrato por tempo indeterminado, em alemão e português, entregue antes de qualquer decisão.
Salário bruto durante a revalidação: € 2.400; depois, € 2.900.
Moradia provisória nos três primeiros meses.
Desconfie de intermediários que peçam dinheiro pelo visto.
Bacharel em Enfermagem. Palestra gratuita em 12/11 no auditório do Hotel Vila Rica, Salvador.
== Atendente Noturno | Central 24h Guincho Estrada | R$ 1.900 + adicional noturno
Atender chamados por telefone e WhatsApp, acionar guinchos. Presencial.
== Ajudante de Marmoraria | Mármores Pedra Clara | R$ 1.750,00
nao exige experiencia
so vir com vontade de aprender. EPI nosso.
Rua do Porto 61, perguntar por Jair
== Promotor de Crédito | Crédito Consciente Correspondente | R$ 1.600 + comissão
Consignado para servidores: conferir documentos, contracheque e dados bancários do cliente na loja.
Nunca pedimos depósito antecipado a clientes.
== Analista de Experiência do Candidato | Portal Acha Emprego | R$ 4.900,00
Revisar anúncios e remover vagas falsas que cobram taxa ou pedem dados por mensagem.
Formação em RH ou Comunicação.
== Professor de Informática | ONG Conecta Periferia | R$ 32,00 a hora
Curso gratuito de Excel e digitação para jovens. Duas noites por semana.
== Assistente Jurídico | Defesa do Consumidor Associação | A combinar
Atender vítimas de golpes do falso emprego e de boletos falsos, redigir petições.
== Freelancer de Montagem de Brindes | Brindes Colorê | R$ 95,00 por dia
Montar kits de Natal no nosso galpão em Diadema, de 1 a 20 de dezembro, 8h-17h, com almoço.
Contrato temporário. Selecionadora: Érika, rh@brindescolore.com.br.
== Diretor de Tecnologia (CTO) | HealthTech Vivaz | R$ 42.000,00
Liderar 70 pessoas. Experiência em startups série B. Equity negociável. Sigilo garantido no processo.
== Motofretista | Expresso Ventania | R$ 2.000 + R$ 1.100 de aluguel da moto
CLT. Curso de motofrete (se não tiver, pagamos). Baú e capa da firma.
== Auxiliar de Biblioteca | Centro Cultural de Pedra Alta | -
Edital e formulário em ccpedraalta.org.br. Sem taxa. Prova em setembro.
== Pesquisador de Campo | DataCampo Opinião | R$ 12,00 por questionário completo
Entrevistas domiciliares, 15 a 20 por dia. Transporte e lanche. Tablet da empresa.
Contrato por projeto, pagamento a cada duas semanas.
== Gerente de Banco Private | Banco Serrano | R$ 21.000 + PLR
Carteira acima de R$ 5 milhões. CFP obrigatória.
== Recepção e Caixa | Estacionamento Park Bom | R$ 1.700,00
Cobrar tíquetes e mensalistas, receber cartões e pix. Turno 14h-22h.
Falar com Silas (27) 90000-6868, Rua Sete, 45.
== Copywriter | Agência Mandacaru | R$ 4.500,00
E-mails, anúncios, páginas de venda de cursos on-line. Sem promessa mágica: gostamos de texto honesto.
== Manobrista | Valet Noite Boa | R$ 100 por noite + gorjetas
Sexta e sábado. CNH B há 2 anos. Pagamento ao fim do turno.
Contato pelo site valetnoiteboa.com.br
== Analista de QA | Telegrafia Sistemas | A combinar
Testar bots de atendimento em WhatsApp e Telegram. Cypress, Postman. CLT híbrido.
== Cuidadora | Família Prado Menezes | R$ 2.400,00
Para senhora de 84 anos, 12x36, bairro Aflitos. Carteira assinada.
Conversa em nossa casa com a filha, Denise; trazer documento com foto e referências. (81) 90000-7979
== Ajudante de Eletricista | Luz & Força Montagens | -
Damos curso de NR-10 gratuitamente na primeira semana, remunerada.
== Auxiliar de Escritório | Despachante Marquês | R$ 1.850,00
Protocolar documentos de veículos, emitir taxas e guias do Detran para clientes.
== Operador de Loja | Rede Farma Bem | R$ 1.740,00
Contratação rápida: entrevista e resposta no mesmo dia, quarta-feira, na loja da Rua Bahia 90.
Depois da aprovação você leva os documentos ao RH e faz o admissional em nossa clínica, sem custo.
== Produtor de Lives | Sapataria Online Pé na Estrada | R$ 2.700,00
Organizar lives de venda, responder chat, mandar link de pagamento aos clientes.
== Oficial de Manutenção | Condomínio Torres do Parque | R$ 2.600,00
Hidráulica e elétrica. Morar perto. Administradora Gestar, vagas@gestarcondominios.com.br.
== Arrumadeira | Hostel Bússola | R$ 1.650,00
Trabalho simples, ambiente leve, hóspedes do mundo todo! 😊
6x1, das 9h às 15h. Manda currículo pra hola@hostelbussola.com.br ou chama no Whats da recepção 71 90000-8181
== Gestor de Afiliados | Infoprodutos Saber Bem | R$ 5.000,00
Relacionamento com afiliados, controle de comissões e links. CLT em Barueri.
== Técnico de Laboratório | Instituto Pesquisa Água Viva | R$ 3.100,00
Análise de amostras. Bolsa de 12 meses. Edital gratuito, prazo 30/10.
== Auxiliar de Confeitaria | Doces da Vó Nair | R$ 1.720,00
Ganhe experiência com quem ama fazer doce. Brigadeiro, bolo, embalagem.
das 8 as 16, folga domingo e segunda
== Piscineiro | Azul Piscinas | R$ 2.000,00
Rota de 8 piscinas por dia com a moto da firma. Ensina-se.
(62) 90000-9191 Azul Piscinas, Setor Bueno
== Analista de Recrutamento | Consultoria Gente Certa RH | R$ 4.300,00
Triagem, entrevistas, retorno a todos. Atuamos gratuitamente para o candidato; quem paga é a empresa.
== Agente de Portaria | Multisserv Facilities | R$ 1.790,00
Exame admissional, uniforme e crachá por conta da empresa. Cobertura de férias, 30 dias com possibilidade de efetivação.
== Pizzaiolo | Pizzaria Napoli Mia | R$ 3.000 + 5% das segundas
Precisamos pra ontem! rsrs. Forno a lenha, 80 pizzas por noite.
Vem conversar com o Marcelo na pizzaria depois das 16h, Rua Augusta Lopes 19.
== Aprendiz de Mecânica Industrial | Siderúrgica Monte Belo | R$ 1.100,00
Curso do SENAI de 2 anos pago pela siderúrgica, em horário de trabalho. 16 a 22 anos.
== Consultor SAP FI | Integra Consulting | R$ 150,00 a hora (PJ)
Projeto de 10 meses, remoto, S/4HANA. Nota fiscal e contrato.
== Leiturista | Saneamento Rio Claro Serviços | R$ 1.880,00
Leitura de hidrômetros a pé, 12 km por dia. Protetor solar e botas fornecidos. Não recebe valores de clientes.
== Auxiliar de Eventos | Feiras & Cia | R$ 140 por diária
Feira de 4 dias no pavilhão municipal, credenciamento e informações. Refeição e transporte.
Pagamento até o 5º dia útil, com contrato intermitente. cadastro@feirasecia.com.br
== Analista de Contas Médicas | Plano Vida Norte | R$ 3.200,00
Conferir guias, taxas e diárias hospitalares, glosas e recursos.
Experiência com TISS. Segunda a sexta, presencial em Manaus. vagas@planovidanorte.com.br
`;
