/**
 * As a job centre keeps examples of them, a quarter in indirect words. Written on 26 November 2026 by a writer who had
 * seen neither the signs nor other samples. The signs were measured once on this one; a day later they were
 * mended because of it. The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const twelfthFrauds = `
== payment | Auxiliar administrativo | Recursos Alfa Prime RH | R$ 1.980,00
Estamos selecionando auxiliar administrativo para empresa parceira na região central.
Atividades: arquivo, atendimento telefônico, lançamento de notas em planilha.
Benefícios: VT, VR e assistência médica após o período de experiência.
O candidato aprovado deverá concluir o treinamento admissional on-line, cujo investimento é simbólico, sendo o valor devolvido no primeiro salário.
Horário: segunda a sexta, das 8h às 17h48.
== payment | Jovem Aprendiz - Banco | Instituto Futuro Certo | R$ 980,00
Vagas para jovens de 14 a 22 anos, com ou sem experiencia.
Para garantir a vaga é necessário a matrícula no curso de informática e rotinas bancárias, 12 parcelas de 149,90.
Comparecer com o responsável, RG, CPF e comprovante de residencia.
== payment | Operador de empilhadeira | - | R$ 2.850,00
Empresa do ramo logistico contrata operador de empilhadeira p/ galpão em Cajamar.
- Ensino fundamental
- Disponibilidade de turno
- Exame admissional por conta do candidato (R$ 85,00 via pix na clinica credenciada antes da entrevista)
- Inicio imediato
Quem n tiver o curso a gente indica onde fazer.
== payment | Montagem de canetas em casa | Grafix Montagens | R$ 3.200,00
Trabalhe em casa montando canetas, sem sair do conforto do seu lar.
Enviamos o material para todo o Brasil e vc recebe por lote montado, R$ 800 por lote de mil canetas.
Você só paga o frete do primeiro kit (R$ 59,90) e depois ele é devolvido junto com o pagamento do lote.
Chama no zap (11) 90000-4471 e peça o seu.
== payment | Camareira para navio de cruzeiro | Oceano Sul Tripulantes | US$ 1.700
Seleção de tripulantes para temporada 2025/2026 em navios de cruzeiro internacionais.
Funções: camareira, auxiliar de cozinha, garçom e recreador.
Contrato de 7 meses, alojamento e alimentação inclusos.
O processo do visto C1/D e do certificado marítimo é conduzido por nosso escritório, mediante depósito prévio da taxa consular e de reserva da vaga.
Inglês não é exigido.
== payment | Repositor de mercado | Consultoria Vida & Trabalho | R$ 1.750,00
SUPERMERCADO EM EXPANSAO CONTRATA 30 REPOSITORES
SALARIO 1.750 + CESTA + VT
SEM EXPERIENCIA
TAXA DE CADASTRO DE 35 REAIS PARA ENCAMINHAMENTO DA CARTA, PAGAMENTO SO NO PIX
== payment | Assistente de RH home office | Nexo Talentos Brasil | R$ 2.600,00
Seu perfil foi pré-aprovado em nosso banco de talentos.
Você fará triagem de currículos, agendamento de entrevistas e contato com candidatos.
O notebook corporativo é enviado por transportadora; após a compensação do valor do seguro do equipamento, o envio é liberado em até 48 horas.
O seguro é estornado integralmente ao final do contrato.
Carga horária de 6 horas diárias, segunda a sexta.
== payment | Vigia noturno | - | R$ 2.100,00
Preciso de vigia pra condominio, escala 12x36, registro em carteira.
O uniforme sai por conta da pessoa, 120 reais, paga na hora da entrevista em dinheiro e ja começa na segunda.
== payment | Recepcionista de clínica | Clínica Parceira (via agência Êxito) | R$ 1.890,00
Clínica odontológica busca recepcionista com boa comunicação e simpatia.
Responsabilidades: agenda, confirmação de consultas, recebimento de pacientes.
Os nossos candidatos são encaminhados depois de passarem pela avaliação psicológica e comportamental.
A avaliação tem custo de noventa e sete reais, que pode ser dividido no cartão.
Já empregamos mais de 3 mil pessoas!
== payment | Motorista entregador categoria B | TransRota Express | R$ 3.400,00
Contratamos motoristas p/ entregas na grande BH, veiculo da empresa.
CNH B ou superior com EAR.
Rota fixa, combustivel pago, VR de 25 por dia.
A gerenciadora de risco exige a consulta do seu cadastro, essa consulta custa 48,00 e quem faz é o motorista, mandamos a chave pix após enviar o nome completo.
== payment | Modelo fotográfico e figuração | Casting Estrela Nova | R$ 500 a R$ 2.500 por trabalho
Adorei seu perfil! Estamos fechando elenco para comerciais de grandes marcas, todas as idades e tamanhos.
Não precisa de experiência, nossa produção orienta tudo.
Pra entrar no casting precisa do book com o nosso fotógrafo, que fica em 6x de 180. Com o primeiro comercial vc já recupera!
== payment | Agente de portaria | Grupo Sentinela Prime | R$ 1.950,00
Vagas para agente de portaria em condomínios residenciais, escala 12x36 diurno e noturno.
Requisitos: ensino médio, boa apresentação, sem antecedentes.
- Vale transporte
- Vale alimentação de R$ 480,00
- Adicional noturno
Certidão de antecedentes emitida por nosso setor jurídico: R$ 60,00, a ser quitada no ato da inscrição.
== payment | Colheita de frutas no Canadá | Norte Vistos e Empregos | CAD 22/hora
Trabalhe legalmente no Canada na colheita de maçã e blueberry, passagem e moradia por conta do fazendeiro!!
Não exigimos ingles nem escolaridade.
Tratamos do seu visto de trabalho em 30 dias, entrada de R$ 1.500 e o resto vc so paga quando receber o primeiro salario la.
Restam 8 vagas.
== payment | Auxiliar de produção | Indústria de alimentos (confidencial) | R$ 2.050,00
Indústria de alimentos contrata auxiliares de produção para os três turnos.
Refeição no local, ônibus fretado, convênio médico e PLR.
Será necessário apresentar o certificado de Boas Práticas de Manipulação emitido pela escola conveniada.
Caso o candidato não possua, providenciamos a emissão em 24h mediante contribuição de R$ 79.
Efetivação após 90 dias.
== payment | Digitador online | DigitaMais | R$ 25,00 por página
Ganhe digitando textos de livros em casa, nos horários livres.
Para receber o acesso ao painel com os textos é preciso ativar sua licença de digitador (R$ 37,00, pagamento único).
O valor da ativação volta p/ vc no primeiro saque.
== payment | Consultora de beleza | Bella Flor Cosméticos | até R$ 4.000,00
Oi meninas! Tô formando minha equipe e tem vaga de emprego pra consultora, com salário fixo.
Vc trabalha no seu horário, do seu celular mesmo.
Só precisa adquirir o kit inicial de 299 pra ser registrada na empresa, sem o kit não consigo liberar seu contrato tá?
== payment | Caixa de loteria | - | R$ 1.860,00
Lotérica contrata operador de caixa, com ou sem experiência, de segunda a sábado.
Benefícios: quebra de caixa, VT e VA.
Candidatos devem deixar um caução equivalente a meio salário como garantia pelo manuseio do numerário, restituído no desligamento.
== payment | Técnico de enfermagem | Home Care Vida Plena Seleções | R$ 3.100,00
Home care seleciona técnicos de enfermagem com COREN ativo para plantões 12x36.
Atendimento a pacientes idosos, administração de medicamentos e curativos.
O ingresso na escala está condicionado à atualização em primeiros socorros realizada em nosso núcleo de ensino.
Sendo aprovado na triagem, o profissional acerta apenas a apostila e o certificado.
Valores informados pela coordenação no primeiro contato.
== payment | Operador de telemarketing | Conecta Vagas | R$ 1.518,00 + comissão
Vagas imediatas p/ telemarketing receptivo, 6h20 por dia, escala 6x1.
Nao precisa experiencia, damos treinamento.
Pra agendar a entrevista é so pagar o boleto de 29,90 que vai no seu email, é o plano premium do site, pode cancelar dps.
== payment | Estágio em administração | Núcleo Integra Carreira | Bolsa R$ 1.200,00
Oportunidade de estágio em empresa multinacional para alunos de administração, contábeis e afins.
Bolsa-auxílio, auxílio-transporte e recesso remunerado.
A entrevista é gratuita; a inclusão do seu nome na lista de finalistas depende da confirmação do módulo preparatório, com desconto de 60% para quem fechar no mesmo dia.
== payment | Pintor industrial | Offshore Brasil Recrutamento | R$ 7.200,00
Embarque 14x14 na Bacia de Campos, pintor industrial, soldador, homem de área e ajudante.
Vaga sem experiência para ajudante.
Os cursos CBSP e HUET são feitos com a gente, vc dá uma entrada de trezentos reais pra segurar o nome na lista de embarque e o restante desconta em folha.
Mandar nome e função no zap (22) 90000-8812.
== payment | Babá | Agência Lar Doce | R$ 2.400,00
Familia no Morumbi procura babá p/ criança de 3 anos, de segunda a sexta, folga sab e dom.
A agencia faz a verificaçao das suas referencias e a ficha. a ficha custa 50 reais e vale p/ 3 entrevistas
se a familia n gostar devolvemos
== payment | Auxiliar de embalagem de sabonetes | Aroma Artes | R$ 1.200 por semana
Embale sabonetes artesanais em casa! Pagamos R$ 0,60 por unidade embalada.
Toda a matéria-prima é fornecida pela empresa e retirada na sua porta.
Como já tivemos prejuízo com pessoas que sumiram com o material, solicitamos um depósito de segurança reembolsável antes da entrega.
Quem cumprir o prazo recebe o depósito em dobro.
== payment | Analista financeiro júnior | Prospecta Executive | R$ 4.300,00
Sua candidatura foi destacada entre mais de 200 perfis para uma posição não divulgada no mercado.
Antes de apresentá-lo ao cliente, nossa consultora fará a adequação do seu currículo e do seu perfil profissional.
Trata-se de um investimento na sua carreira, com condições que serão tratadas na reunião.
Atividades: contas a pagar e receber, conciliação e apoio ao fechamento.
== payment | Auxiliar de serviços gerais - prefeitura | Coordenação de Contratação Temporária | R$ 2.220,00
Contratação temporária para escolas e postos de saúde, sem concurso.
Ensino fundamental incompleto.
Para assegurar sua contratação recolha a guia de inscrição no valor de R$ 42,50 pela chave pix informada pelo atendente.
Vagas p/ merendeira, faxina, porteiro e motorista.
== payment | Vaga em mineradora | - | R$ 3.900,00
Bom dia, conheço o encarregado da mineradora e consigo colocar vc lá dentro.
A vaga é de ajudante geral, fichado, plano de saude e cartão alimentaçao de 1.100.
Se interessar me dá um agrado agora de 200 e mais 200 qdo assinar a carteira, ninguém precisa saber.
== documents | Auxiliar de logística | - | R$ 2.300,00
Vaga para auxiliar de logística no CD de um grande e-commerce, turnos manhã e noite.
Separação, conferência e embalagem de pedidos.
Para adiantar sua admissão envie agora foto do RG frente e verso, CPF, comprovante de residência e uma selfie segurando o documento pelo WhatsApp (11) 90000-7730.
A entrevista será marcada depois da análise.
== documents | Atendente de loja | RH Central Contrata | R$ 1.850,00
Parabens!! seu curriculo foi aprovado.
Manda por aqui foto da carteira de motorista aberta, numero da conta, agencia e a senha do app carteira de trabalho digital p/ fazer o registro
inicia segunda
== documents | Assistente administrativo | Grupo Solaris Gestão | R$ 2.450,00
O Grupo Solaris seleciona assistente administrativo para atuação híbrida.
Rotinas de faturamento, emissão de relatórios e atendimento a fornecedores.
Vale-refeição de R$ 30,00 por dia e plano odontológico.
Na etapa de pré-cadastro você receberá um código por SMS; informe os seis dígitos ao nosso atendente para validarmos sua inscrição.
== documents | Ajudante de carga e descarga | - | R$ 120,00 a diária
Precisando de ajudantes pra sabado e domingo no galpão.
manda nome da mae, cpf, data de nascimento, foto do rosto sem boné e foto do cartão do banco frente e verso q é por ele q o pagamento cai
vai por ordem de chegada
== documents | Entregador com moto da empresa | VaiJá Entregas | R$ 2.900,00
Contratamos entregadores, moto e combustível por conta da empresa.
- CNH A
- Maior de 21 anos
- Morar na zona leste
A biometria facial é feita por chamada de vídeo, siga as instruções do consultor, piscando e virando o rosto, para que o contrato seja assinado à distância.
Antes da chamada deixe CNH e comprovante de endereço enviados na conversa.
== documents | Teste de produto - cliente oculto remunerado | Avalia Brasil | R$ 1.600,00
Seja cliente oculto em lojas e farmácias da sua cidade.
Preencha o formulário com CPF, nome da mãe, conta bancária com senha de quatro dígitos para crédito do benefício e foto do documento.
Após o preenchimento nossa equipe entra em contato em até 2 horas.
== documents | Caseiro para chácara | Particular | R$ 2.500,00
Procuro casal para caseiro em chacara no interior de SP, casa mobiliada, luz e agua pagas.
Serviço de jardim, piscina e cuidar das galinhas.
Não precisamos de entrevista, confio pelo whats mesmo, só me manda os documentos de vcs dois e extrato do banco dos ultimos 3 meses pra eu fazer o contrato.
== documents | Operador de loja | Rede de farmácias | R$ 1.790,00
Rede de farmácias com 40 filiais abre vagas para operador de loja.
Atendimento, reposição e caixa, escala 6x1.
Para que o departamento pessoal abra sua conta-salário, é preciso que o login e a senha do gov.br sejam compartilhados ainda na fase de inscrição.
Não se preocupe, os dados ficam protegidos pela LGPD.
== documents | Recenseador / pesquisador de campo | Instituto Dados do Povo | R$ 2.700,00
Pesquisa domiciliar em todo o estado, contrato de 3 meses.
Coleta de respostas com tablet fornecido pelo instituto.
Candidatos anexam no formulário docs-cadastro.example/pesquisador: RG, título de eleitor, comprovante bancário, selfie com documento ao lado do rosto e assinatura digitalizada em folha branca.
Seleção por análise documental, sem entrevista.
== documents | Auxiliar de limpeza | - | R$ 1.700,00
limpeza em predio comercial seg a sex 7 as 16
pra deixar seu nome na frente é bom ja ir mandando rg cpf titulo pis e os dados da conta
quem mandar primeiro entra primeiro
== documents | Analista de suporte júnior remoto | TechNorte Soluções | R$ 3.300,00
Atendimento N1 por chat, registro de chamados e apoio remoto aos usuários.
Modelo 100% remoto, contratação CLT, auxílio internet de R$ 120,00.
Nosso onboarding é inteiramente digital: antes da conversa com o gestor, instale o aplicativo de acesso remoto e mantenha o celular conectado ao app do seu banco para a homologação da conta.
Envio de equipamentos em até 5 dias.
== documents | Cuidadora de idosos | Cuidar Bem Seleção | R$ 2.150,00
Cuidadora p/ senhora de 82 anos, lúcida, dorme no serviço, folga fim de semana sim outro não.
Experiência com referencias.
Como a familia tem pressa peço que ja mande hj foto dos documentos, da carteira de trabalho e um video curto falando seu nome completo e cpf.
== documents | Vendedor interno | Comercial Viva Mais | R$ 2.000,00 + comissões
Atuação em loja de móveis, com atendimento a clientes e fechamento de crediário.
Os selecionados terão o crédito avaliado pela financeira; caso chegue uma notificação no aplicativo do seu banco, basta confirmar, pois se trata de procedimento interno.
Mande os dados completos e o cartão de crédito (frente e verso) para a consultora Paula.
== documents | Menor aprendiz | Programa Primeiro Passo Nacional | R$ 870,00
Programa seleciona jovens p/ bancos, correios e supermercados.
Os pais mandam no telegram @primeiropasso_rh a foto da certidão, RG do jovem e do responsavel, cartão do Bolsa Família e número do NIS.
Resultado em 1 hora.
== messenger-only | Vagas home office | - | -
Interessados chamar no WhatsApp (21) 90000-3321.
== messenger-only | Contrata-se ambos os sexos | - | R$ 2.800,00
Vagas p/ ambos os sexos, com e sem experiencia, 18 a 60 anos.
Mais informações somente pelo zap (31) 90000-1109, não respondo comentario.
== messenger-only | Trabalho de meio período pelo celular | - | -
Precisamos de pessoas com celular e internet
Chama a Letícia no Telegram @leticia_rh_vagas e diga "EU QUERO"
== messenger-only | Oportunidade | - | a combinar
Boa tarde, tudo bem? Sou do RH e gostaria de lhe apresentar uma oportunidade na sua cidade.
Por favor adicione meu contato no WhatsApp para receber os detalhes: wa.me/5511900002214
== messenger-only | Auxiliar geral | - | R$ 2.500 + benefícios
TEMOS VAGAS ABERTAS NA SUA REGIAO!!!
MANDE "VAGA" NO WHATS 11 90000-6540
== messenger-only | Equipe digital | - | -
Estou selecionando dez pessoas comprometidas e com vontade de crescer, o projeto eu explico no privado.
Quem tiver mente aberta pode me chamar no direct ou entrar no grupo do zap, os curiosos eu removo.
== messenger-only | Assistente online | - | R$ 3.000,00
A descrição da função e o nome da empresa serão passados exclusivamente pelo Telegram, por questões de sigilo.
Contato: @seleciona_br24
== messenger-only | vaga | - | -
to precisando de gente p trabalhar comigo, n é venda, chama la 85 90000-7412 só whats
== daily-income | Avaliador de produtos | - | R$ 200 a R$ 600 por dia
Ganhe de R$ 200 a R$ 600 por dia só curtindo vídeos e seguindo perfis no Instagram.
Pagamento no pix na mesma hora.
Trabalhe quando quiser, basta um celular.
== daily-income | Assistente de marketing digital | Grupo Mídia Lumen | R$ 150 a R$ 450/dia
Olá, sou a Fernanda, gerente de contratação do Grupo Mídia Lumen.
Ajudamos lojas a melhorar a visibilidade dos produtos em marketplaces.
Cada avaliação cinco estrelas concluída rende R$ 5 e as três primeiras são pagas como teste.
Depois vc passa p/ as tarefas VIP, em que recarrega um saldo e recebe de volta com 30% de comissão.
== daily-income | Operador de plataforma | OTX Global Work | R$ 3.500/semana
Buscamos operadores para plataforma internacional de otimização de aplicativos.
O trabalho consiste em completar 40 pedidos por dia no sistema.
Quando aparecer um pedido combinado, o saldo negativo deve ser completado pelo próprio operador para liberar o saque, com lucro multiplicado.
Sem vínculo, sem metas, saque diário.
== daily-income | Renda extra para mães | - | até R$ 1.000 por semana
Oi mamãe, que tal fazer um dinheirinho enquanto o bebe dorme? Kkk
É só assistir videos curtinhos, cada um paga de 2 a 8 reais
eu ja tirei 380 só ontem, te mando os prints
Me chama que te coloco no grupo
== daily-income | Trader iniciante | Mesa Capital Futuro | R$ 500 por dia
Vaga para trader iniciante, você opera com os sinais da nossa sala e replica no celular.
Não precisa entender de bolsa, os robôs fazem 97% de acerto.
Com uma banca inicial a partir de 100 reais você já pode viver disso.
== daily-income | Colaborador remoto | Grupo Harmonia Comercial | -
Convidamos você a integrar nosso quadro de colaboradores remotos.
A atividade é simples e ocupa de 30 a 60 minutos do seu dia.
Os rendimentos são creditados ao término de cada ciclo, na proporção do aporte que o colaborador mantiver em sua carteira.
Há acompanhamento de um mentor exclusivo em todas as etapas.
== daily-income | Ouvinte de músicas | SomPago App | R$ 80 a R$ 300 por dia
Seja pago p/ ouvir musica e dar nota!! Libere seu cadastro hoje e saque ainda hoje.
Mais de 50 mil brasileiros ja estao faturando.
== daily-income | Comprador de pedidos online | - | R$ 280,00/dia
Voce vai simular compras em loja virtual pra aumentar as vendas do lojista.
A pessoa faz o pedido com o próprio dinheiro, o lojista devolve tudo e ainda paga 15% em cima, em 20 minutinhos.
Quanto mais alto o pedido maior o ganho.
Maiores de 22 anos.
== daily-income | Gestor de cripto júnior | BitSafra | lucro diário de 3%
Procuramos pessoas em todas as cidades para representar a BitSafra.
Seu capital rende 3% ao dia útil e, indicando amigos, recebe 10% sobre a entrada de cada um.
- Sem vender nada
- Saque todo dia às 18h
- Plano inicial de cinquenta dólares
== daily-income | Meio período online | Loja parceira | R$ 100 - R$ 300 diarios
Prezado, a nossa empresa está recrutar funcionários de meio período, o trabalho pode ser completo no telemóvel.
Salário diário 100-300 reais, liquidar no mesmo dia.
Idade superior 23 anos. Responder com 1 para saber detalhe.
== daily-income | Afiliado com resultado garantido | Método Renda Livre | R$ 5.000 a R$ 15.000
Cansou do patrão? Aprenda a faturar todo santo dia no automático, mesmo começando do zero.
Vaga limitada para a minha mentoria de afiliados, eu mesmo ativo suas vendas nas primeiras 24 horas.
Quem seguir o passo a passo não tem como não ganhar.
== daily-income | Auxiliar de hotelaria digital | Reserva Fácil Reviews | R$ 180 por turno
Trabalho remoto para agência de turismo: você dá notas a hotéis e pousadas no nosso portal.
Turno de 1 hora, 38 avaliações, comissão lançada ao fim do turno.
Treinamento com a tutora pelo Telegram.
Às vezes o sistema sorteia um hotel premium e, para prosseguir, a conta precisa ter saldo suficiente, o que é uma sorte pois a comissão é cinco vezes maior.
== daily-income | Jogador testador | - | R$ 50 por hora
Testador de jogo de slot, deposite 30 e receba 60 de bônus pra jogar, o q ganhar é seu e a plataforma ainda paga salario diario p/ quem divulga o link
Gerentes fazem 400 por dia
== daily-income | Parceiro de conta bancária | - | R$ 250 por dia
Preciso de pessoas com conta em banco digital parada.
A empresa movimenta os recebimentos dos clientes pela sua conta e vc repassa p/ onde a gente mandar, fica com 5% de cada.
Nao precisa sair de casa, nem investir nada.
== daily-income | Consultor de energia solar compartilhada | EcoUsina Invest | R$ 120 por dia
Alugue uma placa da nossa usina e trabalhe como consultor.
Cada placa devolve uma parte do que gera todos os dias, direto no aplicativo, e a partir da terceira placa você vira líder com remuneração fixa.
Reuniões aos sábados para novos consultores.
Comece com a placa de R$ 90.
== daily-income | Curadoria de conteúdo | Trend Content Services | -
Buscamos pessoas organizadas para interagir com publicações de nossos clientes e enviar a captura de tela como comprovação.
Não há horário, nem chefe, e a remuneração cai várias vezes ao longo do dia.
O acesso às missões de maior retorno depende do nível da sua conta, que evolui conforme o saldo mantido.
== too-much-pay | Digitador | Assessoria Gama | R$ 8.500,00
Digitação de dados simples, 3 horas por dia, de casa.
Não exige experiência nem escolaridade.
Carteira assinada desde o primeiro dia.
== too-much-pay | Auxiliar de escritório | Holding Aurum | R$ 12.000,00
Empresa em expansão contrata auxiliar de escritório para organizar arquivos e atender telefone.
Ensino fundamental, sem experiência, segunda a quinta das 9h às 12h.
Plano de saúde, vale-refeição de R$ 2.000,00 e carro da empresa.
== too-much-pay | Motorista particular | Família | R$ 9.800,00
Familia estrangeira busca motorista p/ levar as crianças na escola, 2 hs por dia, de seg a sex.
Nao precisa ter experiencia, só CNH B.
casa, comida e plano de saude
== too-much-pay | Dog walker | - | R$ 1.500 por semana
Vou me mudar pra sua cidade em breve e procuro alguém para passear com meu cachorrinho, uma hora por dia, três dias na semana.
Pago mil e quinhentos por semana, a primeira já adiantada pelo meu escritório antes mesmo da minha chegada.
== too-much-pay | Recepcionista bilíngue no exterior | Palm Dubai Events | US$ 6.000
Moças de 18 a 26 anos para recepção de eventos VIP em Dubai.
Não precisa falar inglês nem ter experiência, só boa aparência.
Passagem, passaporte e hospedagem por nossa conta, embarque rápido.
== too-much-pay | Assistente remoto de importação | Kline & Moraes Trading | R$ 15.400,00
Função de apoio: receber encomendas em sua residência, trocar a etiqueta e postar novamente.
Dedicação de quatro a cinco horas semanais, conciliável com outro emprego.
Remuneração fixa, independente do volume, e bônus trimestral.
Não é necessária qualificação prévia, apenas residência fixa.
== urgent-unnamed | URGENTE auxiliar de produção | - | R$ 2.700,00
URGENTE!!! ULTIMAS VAGAS, SO HOJE!!!
Auxiliar de produção, inicio amanhã, sem entrevista
corre que ta acabando
== urgent-unnamed | 50 vagas imediatas | - | R$ 2.200,00
Contratação imediata de 50 pessoas para todas as áreas, início amanhã cedo.
Responda em até 1 hora com nome e idade ou a vaga passa para o próximo da lista.
== urgent-unnamed | Recepcionista | - | R$ 2.400,00
Preciso p ontem de recepcionista, nem precisa curriculo
as 5 primeiras q responderem tão dentro
local passo depois
== urgent-unnamed | Conferente | - | R$ 2.950,00
Multinacional do setor logístico, cujo nome não pode ser divulgado, encerra hoje às 18h a seleção para conferente.
Aprovação no mesmo dia, sem etapas, restando apenas quatro posições.
Não deixe para depois: quem não confirmar agora será desclassificado.
== urgent-unnamed | Vaga relâmpago | - | a partir de R$ 2.000
Vaga relâmpago aberta agora!! Saiu gente e precisam repor imediatamente, ambos os sexos.
Confirme já seu interesse, daqui a pouco tiro o anuncio do ar.
== link | Operador de centro de distribuição | Marketplace | R$ 2.640,00
Vagas para operador de CD em Cajamar, Extrema e Betim, com ônibus fretado e refeitório.
- Ensino médio completo
- Disponibilidade de horário
- Convênio médico
Inscreva-se: https://mercadolivre-vagas2025.top/inscricao
== link | Carteiro temporário | Correios | R$ 2.430,00
Seleção temporária de carteiros e atendentes, 3 mil vagas em todo o Brasil, sem prova.
Consulte sua cidade em correios-concurso-gov.com/inscrição e gere o protocolo.
== link | Auxiliar administrativo | Grupo Vértice Sul | R$ 2.150,00
Você avançou para a próxima etapa do processo seletivo!
Confirme seus dados em https://gupy.io-candidato.net/vertice ate as 23:59 para não perder a vaga.
Horário comercial, CLT, VR e VT.
== link | Repositor e caixa | - | R$ 1.900,00
Rede de supermercado ta contratando, vagas de caixa, repositor, açougue e padaria
se cadastra aqui bit.ly/vg4s-mercad0 e compartilha com 10 amigos no zap pra liberar a ficha
== link | Agente de cadastro social | Programa Emprega Já | R$ 2.800,00
O governo abriu vagas para agentes de cadastro em todos os municípios.
Contrato de 12 meses, 30 horas semanais, nível médio.
A inscrição é feita no portal oficial empregabrasil-gov.br.cadastro-social.site com CPF e data de nascimento.
Quem é beneficiário tem prioridade.
`;

export const twelfthHonest = `
== Auxiliar de produção | Metalúrgica Santa Rita | R$ 1.940,00
Contratação CLT, turno das 6h às 14h20.
- Vale-transporte
- Refeição no local
- Convênio médico após 90 dias
Os exames admissionais são custeados pela empresa e realizados em clínica conveniada.
== Eletricista de manutenção | Frigorífico Boa Vista | R$ 3.450,00 + periculosidade
Manutenção preventiva e corretiva em painéis, motores e inversores.
Obrigatório curso NR-10 válido; o SEP será um diferencial.
Para quem estiver com a NR-10 vencida, a reciclagem é feita e paga pela empresa após a admissão.
== Vigilante patrimonial | Escolta Forte Segurança | R$ 2.310,00 + 30% de periculosidade
Requisitos: curso de formação de vigilante com reciclagem em dia, CNV ativa, ensino médio completo.
Escala 12x36 noturna em condomínio logístico.
Uniforme e equipamentos fornecidos sem custo ao colaborador.
Levar na entrevista: RG, CPF, CNV e certificado do curso.
== Motoboy | Pizzaria Dom Bento | R$ 80,00 a diária + taxa por entrega
Precisa de moto propria, CNH A e bag. Diaria de 80 mais R$ 6 por entrega, pago todo fim de noite.
Sexta, sabado e domingo das 18 as 00h.
Chamar o Beto no whats (19) 90000-2245 ou passar na pizzaria depois das 17h.
== Vendedor externo de maquininhas | Paga Bem Meios de Pagamento | R$ 1.800,00 + comissões
Prospecção de lojistas para venda de máquinas de cartão na sua região.
Fixo + comissão por máquina ativada, média dos vendedores do time entre R$ 4.000 e R$ 7.500.
- Celular corporativo
- Auxílio combustível de R$ 600
- VR R$ 32/dia
Sem teto de comissão.
== Analista contábil | Contabilidade Ferraz & Lima | R$ 4.200,00
Fechamento de balancetes, apuração de tributos do Lucro Presumido e Simples, ECD e ECF.
CRC ativo é obrigatório.
A anuidade do conselho é reembolsada pelo escritório.
== Técnico de enfermagem UTI | Hospital São Camilo do Vale | R$ 3.325,00 + insalubridade
Plantões 12x36 noturno, UTI adulto.
COREN-SP ativo e quite, experiência mínima de 6 meses.
No ato da admissão serão solicitados cópia do COREN, carteira de vacinação, RG, CPF, título de eleitor e comprovante de endereço.
== Atendente de farmácia | Drogaria Nova Era | R$ 1.780,00
Vaga urgente para a loja do Jardim América: atendimento no balcão, reposição e organização.
Escala 6x1, domingos alternados.
Deixar currículo na loja com a Sandra.
== Auxiliar administrativo | Empresa confidencial (via Agência Ponte RH) | R$ 2.100,00
Nosso cliente, indústria do ramo plástico em Diadema, busca auxiliar administrativo.
Rotinas de faturamento, emissão de NF-e, controle de estoque.
A agência não cobra nenhuma taxa do candidato em nenhuma etapa do processo.
Enviar currículo para vagas@ponterh.example com o assunto "Aux Adm Diadema".
== Professor de inglês | Escola Bridge Idiomas | R$ 38,00 a hora-aula
Aulas para adolescentes e adultos, turmas de até 8 alunos.
O material didático é fornecido pela escola e o treinamento na metodologia é remunerado.
Sábados pela manhã disponíveis.
== Operador de caixa | Supermercado Bom Dia | R$ 1.720,00 + quebra de caixa
Registrar compras, receber pagamentos em dinheiro, cartão e pix, fazer fechamento de caixa.
Escala 6x1, com folga fixa na semana.
Cesta básica de R$ 220,00 por assiduidade.
== Desenvolvedor back-end pleno | Fluxo Software | R$ 9.500,00
Java 17, Spring Boot, PostgreSQL, mensageria. Remoto.
Inscrições: fluxosoftware.gupy.io
== Motorista carreteiro | Transportes Irmãos Pavan | R$ 3.100,00 + prêmio + diárias
CNH E com EAR, MOPP desejável, experiência com carreta baú.
Diárias de viagem de R$ 75,00 pagas antecipadamente.
Toxicológico da admissão pago pela empresa.
Consulta na gerenciadora de risco feita pelo nosso setor, sem custo ao motorista.
== Empregada doméstica | Residência particular | R$ 2.000,00
Procuro empregada p/ seg, qua e sex, registrada no eSocial, bairro Savassi.
Limpeza, passar roupa e cozinha simples. Peço referências.
Passagem paga por fora do salario.
== Garçom freelancer | Buffet Encanto | R$ 160,00 por evento
Free-lance para festas aos sábados, das 17h às 1h. Pagamento no pix no fim do evento.
Necessário calça e sapato pretos; camisa e avental são emprestados pelo buffet.
== Jovem Aprendiz administrativo | Cooperativa Vale Verde | R$ 812,00
Programa de aprendizagem em parceria com instituição formadora, curso gratuito uma vez por semana.
Idade de 16 a 21 anos, cursando ou com ensino médio completo.
Nada é cobrado do jovem: curso, material e uniforme são custeados pela cooperativa.
== Cozinheira | Restaurante Panela de Barro | R$ 2.200,00
cozinheira com experiencia em comida caseira, self service. 7h as 15h20, folga domingo. alimentação no local
== Auxiliar de limpeza | Limpa Mais Terceirização | R$ 1.690,00
Vagas p/ shopping na zona norte, ambos os sexos, sem experiência.
- VT
- VA R$ 420,00
- Adicional de insalubridade 20% (banheiros)
Interessados mandar "limpeza norte" no WhatsApp do RH da Limpa Mais: (11) 90000-5518.
Não pedimos documentos por WhatsApp.
== Gerente de loja | Calçados Passarela | R$ 3.800,00 + variável
Gestão de equipe de 12 pessoas, indicadores, visual merchandising, escala e abertura e fechamento de caixa.
Experiência anterior na função.
== Corretor de imóveis | Imobiliária Casa Própria | Comissão
Corretores autônomos com CRECI ou estagiários com CRECI-estágio.
Comissão de 40% sobre os honorários; nossos corretores ativos chegam a R$ 15 mil em mês bom, sem garantia de ganho mínimo.
Plantões em stand de lançamentos, leads fornecidos.
== Estágio em Direito | Moura Advogados Associados | Bolsa R$ 1.400,00
A partir do 5º período, 6h por dia.
Acompanhamento processual, elaboração de petições simples, diligências.
Auxílio-transporte e seguro de vida.
Contrato via instituição de ensino.
== Assistente de departamento pessoal | Grupo Alvorada | R$ 2.750,00
Admissão, férias, rescisão, eSocial, controle de ponto.
Será responsável por conferir documentos dos admitidos e solicitar a abertura de conta-salário.
Domínio em recolhimento de FGTS e guias.
== Ajudante de pedreiro | Construtora Pilar | R$ 1.980,00
Obra na Av. Sete, começa segunda. Café da manhã e almoço no canteiro.
NR-35 e integração dadas na obra por nossa conta.
Procurar o mestre Josué com carteira de trabalho.
== Recepcionista | Clínica Sorriso Pleno | R$ 1.830,00
Atendimento presencial e WhatsApp da clínica, agendamento, cobrança de mensalidades dos pacientes e recebimentos.
Segunda a sexta 9h-18h, sábado até 13h alternado.
== Camareira | Hotel Mirante da Serra | R$ 1.800,00 + taxa de serviço
Arrumação de apartamentos, escala 6x1. Alojamento para quem é de fora, sem desconto.
== Operador de empilhadeira | Logística Três Pontas | R$ 2.420,00
Curso de empilhadeira com certificado válido e CNH B.
Turno 14h às 22h20, com fretado.
A renovação do curso, quando vence, é oferecida pela empresa.
== Consultor de vendas de consórcio | Consórcio Planalto | R$ 1.600,00 + comissões
Venda de cotas de consórcio de imóveis e veículos, presencial e por telefone.
Comissões de até 2,5% por cota, pagamento semanal da comissão.
Certificação exigida pelo setor paga pela empresa após o período de experiência.
Ganhos acima de R$ 8 mil são possíveis para quem bate meta, mas dependem do seu resultado.
== Auxiliar de cozinha | Hamburgueria Brasa 42 | R$ 1.750,00
URGENTE! Saiu um colaborador e precisamos de auxiliar de cozinha para início imediato.
Das 16h à 0h, folga segunda.
Entrevista amanhã na loja da Rua das Palmeiras, 42, às 15h, com o Caio.
== Cuidador de idosos | Particular | R$ 180,00 o plantão
Plantão 12h diurno, dias alternados, idoso de 88 anos com Alzheimer.
Curso de cuidador e experiencia comprovada. Pagamos por plantao, toda sexta.
Entrevista com a filha na casa da familia em Santana.
== Analista de marketing digital | Agência Lume | R$ 4.000,00
Gestão de campanhas Meta Ads e Google Ads, relatórios, criação de conteúdo para Instagram e TikTok.
Você vai acompanhar curtidas, alcance e avaliações de clientes e responder comentários.
Híbrido, 2x na semana no escritório.
== Frentista | Posto Cometa | R$ 1.715,00 + periculosidade
Abastecimento, calibragem, venda de óleo e aditivos, recebimento.
Turno 14h às 22h, 6x1.
Prêmio por venda de aditivo.
== Instrutor de NR-10 e NR-35 | Capacita Cursos Técnicos | R$ 75,00 a hora
Ministrar cursos de NR-10, NR-33 e NR-35 in company.
Engenheiro ou técnico de segurança com registro no conselho.
PJ, deslocamento pago à parte.
== Entregador ciclista | Mercadinho do Bairro Verde | R$ 1.650,00
Bicicleta da loja. Entregas até 3 km. CLT, seg a sab.
== Auxiliar de logística | Distribuidora Rio Claro | R$ 1.920,00
Separação, conferência e carregamento.
Vaga temporária de 90 dias com possibilidade de efetivação.
Cadastro pelo link: distribuidorarioclaro.gupy.io
A distribuidora nunca solicita pagamentos ou depósitos para participar de seus processos seletivos.
== Porteiro | Condomínio Ed. Portal das Águas | R$ 1.880,00
12x36 das 19h às 7h, VA de R$ 510, cesta natalina.
Apresentar certidão de antecedentes criminais (emissão gratuita pela internet).
== Enfermeiro auditor | Operadora Saúde Integral | R$ 6.100,00
Auditoria de contas hospitalares, visitas à rede credenciada, emissão de pareceres.
COREN ativo e pós em auditoria.
Carro próprio, com reembolso de quilometragem.
== Manicure | Studio Rosa Chá | 60% de comissão
Manicure com cartela ou sem, movimento bom. A porcentagem é 60% pra profissional, acerto todo sabado.
Materiais descartáveis por conta do salão, alicate e esmaltes da profissional.
Zap da Rosa (41) 90000-3390
== Assistente fiscal | Atacado Cerrado | R$ 2.900,00
Entrada de notas, apuração de ICMS, SPED, emissão de guias e pagamento de tributos.
Superior cursando ciências contábeis.
== Representante comercial autônomo | Indústria de Tintas Arco | Comissão de 5%
Atender lojas de material de construção no oeste do Paraná.
Exige-se registro no CORE e veículo próprio.
Carteira com 80 clientes ativos; mostruário cedido em comodato, sem custo.
== Professor de educação infantil | Colégio Semear | R$ 2.480,00
Pedagogia completa, experiência com crianças de 3 a 5 anos. Meio período.
== Ajudante de carga e descarga (diarista) | Mudanças Leva Tudo | R$ 130,00 a diária
Diária de 130 + almoço, paga no final do dia.
Precisa de força e responsabilidade, das 7 as 17.
Quem for bom fica fixo. Ponto de encontro na garagem, Rua Iara 300.
== Técnico de informática | Info Center Assistência | R$ 2.100,00
Formatação, troca de peças, configuração de redes e impressoras, atendimento em campo.
CNH A ou B. Moto da empresa.
== Analista de prevenção a fraudes | Banco Digital Ipê | R$ 5.300,00
Análise de transações suspeitas, contas laranja, golpes do pix e falsas vagas de emprego.
Contato com clientes vítimas e elaboração de relatórios.
SQL intermediário.
Processo seletivo todo por vídeo, sem custo ao candidato.
== Costureira | Confecção Linha Fina | R$ 1.790,00 + produção
Reta, overloque e galoneira. 7h as 17h, seg a sex. Cesta basica.
== Costureira facção (em casa) | Ateliê Pano Bom | Por peça
Costureiras com máquina própria (reta e overloque) para peças de moda infantil.
Paga de R$ 3,50 a R$ 9,00 por peça conforme modelo, acerto quinzenal.
O corte é levado e buscado por nós, sem custo de frete.
== Agente de crédito | Cooperativa de Crédito Sertão | R$ 2.950,00 + variável
Visita a microempreendedores, análise de crédito, coleta de documentos dos tomadores e acompanhamento da carteira.
CNH A e moto própria, com auxílio de R$ 700.
CPA-10 será custeada pela cooperativa.
== Açougueiro | Casa de Carnes Boi Bom | R$ 2.600,00
Desossa, corte e atendimento. Folga aos domingos a tarde e 1 na semana. Vir com carteira e curriculo.
== Tripulante - garçom de cruzeiro | Mar Aberto Crew (agência credenciada) | US$ 1.150
Contrato de 6 a 8 meses, inglês intermediário avaliado em entrevista.
A agência não cobra pela seleção. O curso STCW e os exames médicos são exigência internacional e podem ser feitos na escola de preferência do tripulante.
O armador reembolsa o visto no primeiro embarque.
== Auxiliar de saúde bucal | Odonto Família | R$ 1.760,00
CRO de ASB ativo. Instrumentação, esterilização, organização da agenda.
Jaleco e EPIs fornecidos.
== Barista | Café Grão Mestre | R$ 1.850,00 + gorjetas
Experiência não é necessária, o treinamento de barista é nosso e é pago.
Mandar currículo pelo link na bio do @cafegraomestre
== Supervisor de telemarketing | Contato Mais BPO | R$ 2.880,00
Gestão de equipe de cobrança, monitoria, feedback, absenteísmo.
Conhecimento em indicadores de negociação e boletos.
== Operador de telemarketing - cobrança | Contato Mais BPO | R$ 1.518,00 + até R$ 800 de bônus
Negociar débitos em atraso com clientes, emitir boletos e enviar chave pix oficial da credora.
6h20 diárias, escala 6x1, home office após 60 dias com equipamento emprestado sem caução.
Não precisa de experiência.
== Mecânico diesel | Oficina Rota 40 | R$ 4.100,00
Motor, câmbio e freio de caminhões. Ferramental básico próprio.
Sábado até meio-dia.
== Babá | Família em Pinheiros | R$ 2.600,00
Bebê de 10 meses, seg a sex 8-18h, registrada. Referências das duas ultimas casas.
A agência recebe da família; da babá não se cobra nada.
== Bombeiro civil | Apoio Brigadas | R$ 2.390,00 + periculosidade
Curso de bombeiro civil com no mínimo 210h e reciclagem em dia.
Shopping, 12x36.
Documentos para a entrevista: RG, CPF, certificado e CTPS digital.
== Técnico de segurança do trabalho | Construtora Horizonte Sul | R$ 3.900,00
Registro no MTE, integração, DDS, PT, inspeções e controle de EPI.
Aplicação de treinamentos de NR-18 e NR-35.
== Assistente de e-commerce | Loja Tudo Pet | R$ 2.050,00
Cadastro de produtos no Mercado Livre, Shopee e site próprio, resposta a avaliações de clientes, emissão de etiquetas dos Correios.
Presencial, Guarulhos.
== Carpinteiro | Obras Nogueira | R$ 2.780,00
carpinteiro de forma, fichado, alojamento e 3 refeições. passagem de ida paga. zap do encarregado 62 90000-4410
== Promotor de vendas | Laticínios Campo Alto | R$ 1.870,00 + VR + km
Abastecimento de gôndolas e controle de validade em 6 lojas.
Moto ou carro próprio, reembolso de R$ 0,95 por km.
== Atendente de lanchonete | Rede Pão & Cia | R$ 1.670,00
Loja nova na rodoviária, 20 vagas imediatas para atendentes, sem experiência.
Seleção presencial na terça, 9h, no PAT do centro. Levar documentos pessoais e currículo.
== Vagas PAT - diversas | Posto de Atendimento ao Trabalhador | A combinar
Vagas da semana: soldador, padeiro, auxiliar de limpeza, costureira, pizzaiolo.
Candidatura pelo aplicativo Carteira de Trabalho Digital ou em https://www.gov.br/trabalho-e-emprego, ou presencialmente com RG, CPF e CTPS.
O atendimento é gratuito.
== Processo seletivo simplificado - Professor substituto | Prefeitura de Ribeirão do Norte | R$ 3.150,00
Inscrições de 3 a 14 de março no site da banca organizadora, com taxa de inscrição de R$ 45,00 por boleto conforme edital nº 02/2025.
Isenção para inscritos no CadÚnico e doadores de sangue.
Prova objetiva e de títulos.
== Designer gráfico freelancer | Estúdio Papel Azul | R$ 900,00 por projeto
Identidade visual para pequenas marcas, em média 2 projetos por mês.
50% no início e 50% na entrega, pagos ao designer por pix ou transferência.
Enviar portfólio.
== Redator freelancer | Portal Mundo Verde | R$ 60,00 por texto
Textos de 800 palavras sobre jardinagem e sustentabilidade. Pagamento todo dia 10 mediante nota (MEI).
== Auxiliar de veterinário | Clínica Patas Felizes | R$ 1.740,00
Contenção, banho medicamentoso, limpeza de baias, apoio nas consultas. Escala 6x1.
== Passeador de cães | Pet Passeio Moema | R$ 25,00 por passeio
Passeios de 40 min no bairro, em média 4 por dia, acerto semanal.
Gostar de cachorro e ter bom fôlego!
== Gerente financeiro | Grupo Itapuã Participações | R$ 14.500,00
Tesouraria, captação bancária, fluxo de caixa, aplicações e investimentos do grupo, relacionamento com auditoria.
Superior em economia, contábeis ou administração e 8 anos de experiência.
Bônus anual de até 3 salários.
== Assessor de investimentos | Vértice Norte Assessoria | Comissionado
Exige certificação ANCORD (ou em obtenção; reembolsamos a prova após a aprovação).
Prospecção de clientes e acompanhamento de carteiras.
Ajuda de custo de R$ 2.500 nos 6 primeiros meses.
== Instalador de energia solar | Sol do Agreste Engenharia | R$ 2.300,00 + produtividade
Montagem de estruturas, placas e string box em telhados.
NR-10 e NR-35 obrigatórias. Ferramentas e EPIs da empresa.
Viagens pela região com hospedagem paga.
== Consultor de energia solar | Sol do Agreste Engenharia | R$ 1.700,00 + 2% por projeto
Visita técnica-comercial, elaboração de propostas, negociação com financiamento bancário.
Ticket médio de 25 mil, quem fecha 6 projetos no mês tira mais de 4 mil.
== Pizzaiolo | Forno da Nona | R$ 2.500,00
Precisa-se urgente pizzaiolo c/ experiencia em forno a lenha. Ter a dom, folga segunda.
Falar c/ Marcos 18 90000-6021, só mensagem pois não atendo na cozinha.
== Auxiliar de estoque | Lojas Bem Viver | R$ 1.810,00
Receber mercadoria, etiquetar, abastecer a área de vendas.
Candidate-se: bemviver.gupy.io/jobs/00412 — este é o nosso único canal. Desconfie de links encurtados e de pedidos de dinheiro em nosso nome.
== Engenheiro civil | MRC Obras e Projetos | R$ 10.200,00
CREA ativo, obra residencial de 3 torres, medições, planejamento e controle de empreiteiros.
== Assistente social | Associação Acolher | R$ 3.050,00
CRESS ativo, 30h semanais, atendimento a famílias em vulnerabilidade, encaminhamento ao CRAS, orientação sobre Bolsa Família e BPC.
== Técnico em radiologia | Imagem Diagnósticos | R$ 2.640,00 + 40% insalubridade
CRTR ativo, 24h semanais. Tomografia será diferencial.
== Soldador MIG/TIG | Caldeiraria União | R$ 3.300,00
Teste prático de solda na fábrica, com material nosso.
Exame médico por conta da empresa.
Turno da noite com adicional.
== Motorista de aplicativo parceiro (frota) | LocaDrive Frotas | Ganhos variáveis
Locação de veículo para motorista de aplicativo: semanal de R$ 650,00 com manutenção e seguro incluídos.
Não é vaga CLT. Exige CNH com EAR e caução previsto em contrato de locação, devolvido na entrega do carro.
Escritório na Av. Brasil, 1200, atendimento presencial.
== Revendedora | Lingerie Encanto Íntimo | 35% de comissão
Revenda sem investimento: a mala vai consignada, vc só paga o que vender depois de 40 dias.
Sem taxa de adesão, atendimento na loja do centro com CPF e comprovante de endereço.
Não é emprego com carteira, é renda extra.
== Supervisor de manutenção | Papel & Celulose Araucária | R$ 8.700,00
Coordena 18 mecânicos e eletricistas, PCM, paradas programadas.
Engenharia ou tecnólogo, NR-10, NR-12 e NR-13.
PLR de até 2,5 salários.
== Vendedor de loja | Móveis Lar Feliz | R$ 1.600,00 + comissão de 3%
Vendedores com experiência em móveis planejados. Os melhores do grupo fazem R$ 6.000.
Abrir crediário, conferir documentos do cliente, emitir carnê.
== Fiscal de loja | Atacadão do Povo Lima | R$ 1.790,00
Prevenção de perdas, rondas, acompanhamento de recebimento. 6x1.
== Servente escolar | Escola Pingo de Luz | R$ 1.640,00
limpeza das salas e ajudar na merenda. seg a sex.
== Coordenador pedagógico | Colégio Semear | R$ 4.600,00
Acompanhar professores, planejar formações, atender famílias.
Pedagogia e experiência de 3 anos.
== Instrutor de autoescola | CFC Direção Segura | R$ 2.250,00
Credenciamento no Detran, CNH B há mais de 2 anos, curso de instrutor.
As aulas práticas são de segunda a sábado.
== Garçonete | Bar do Porto | R$ 1.700,00 + 10%
Noites de quinta a domingo. Os 10% são rateados toda semana e costumam render uns 300, 400 por semana na alta temporada.
== Auxiliar de lavanderia hospitalar | Lavo Saúde | R$ 1.720,00 + insalubridade
12x36, fretado, refeição, cesta de R$ 250.
Vacinas em dia (hepatite B e tétano), podem ser tomadas de graça no posto.
== Monitor de transporte escolar | Van Tia Lu | R$ 1.100,00
Meio período manhã, acompanhar crianças na van. Antecedentes criminais negativo (tira no site gratis).
== Agente de turismo | Viaje Leve | R$ 1.900,00 + comissão
Montar roteiros, emitir passagens, orientar clientes sobre visto e passaporte, cobrar entradas e parcelas de pacotes.
Inglês básico.
== Analista de RH | Grupo Vale Azul | R$ 3.700,00
Recrutamento e seleção ponta a ponta, divulgação de vagas, entrevistas, admissão digital.
Conhecer Gupy será um plus.
== Caixa de lotérica | Lotérica Trevo de Ouro | R$ 1.690,00 + quebra de caixa R$ 180
Atendimento em guichê, pagamento de contas, jogos, saques e benefícios sociais.
Ensino médio e boa matemática. Conferência de numerário no fim do turno.
== Ajudante de cozinha | Sabor da Terra Refeições | R$ 1.660,00
Cozinha industrial, entrada 5h30, fretado da empresa.
Pagamento de salário pelo banco conveniado: após a aprovação entregamos a carta para abrir a conta sem tarifa.
== Auxiliar de RH | Têxtil Cachoeira | R$ 2.000,00
Após a entrevista e a proposta aceita, enviamos o link do nosso portal de admissão para anexar os documentos.
Controle de ponto, benefícios e atendimento aos colaboradores.
== Tratorista | Fazenda Santa Luzia | R$ 2.700,00 + safra
Operar trator com GPS, plantio e pulverização. Casa na fazenda, água e luz sem custo.
Curso de agrotóxicos NR-31 dado na fazenda.
== Colheita de maçã (safra) | Pomares Serra Fria | R$ 1.850,00 + produção
Safra de janeiro a abril, 200 vagas, não precisa experiência.
Alojamento e quatro refeições inclusos, transporte de ida e volta pago pela empresa saindo de Pelotas e Chapecó.
Registro em carteira desde o primeiro dia. Ninguém está autorizado a cobrar pela vaga.
== Tosador | Banho & Cia Pet | 50% por serviço
Tosa na tesoura e máquina, agenda cheia qui a sab. Pago todo sábado.
== Desenvolvedor front-end júnior | Nuvem Clara Tecnologia | R$ 3.600,00
React e TypeScript. Teste técnico curto de até 2h, feito em casa.
Notebook enviado pela empresa, frete e seguro por nossa conta.
Remoto, CLT, auxílio home office R$ 150.
== QA tester | Nuvem Clara Tecnologia | R$ 5.000,00
Testes manuais e automatizados de aplicativo de pagamentos: pix, boletos, recarga de celular e cartão.
== Testador de jogos | Estúdio Capivara Games | R$ 2.400,00
Contrato de 6 meses, presencial em Recife, 40h semanais.
Executar casos de teste, reportar bugs no Jira, avaliar builds diárias.
== Moderador de conteúdo | Guarda Digital BPO | R$ 1.950,00
Assistir a vídeos e analisar publicações denunciadas conforme as políticas da plataforma. Presencial, turno da noite, apoio psicológico.
== Avaliador de anúncios (freelance) | DataLingua | US$ 4,50 por hora
Projeto de meio período, até 15h por semana, avaliação de resultados de busca em português.
Exame de qualificação gratuito, não pago, com cerca de 6 horas de estudo.
Pagamento mensal por transferência internacional.
== Cliente oculto (freelance) | Olhar Pesquisa | R$ 45,00 por visita
Visitas a postos e lanchonetes com preenchimento de questionário. Reembolso do consumo de até R$ 30 mediante nota.
Cadastro gratuito e sem garantia de volume, é um bico mesmo.
== Entrevistador de pesquisa | Instituto Opina | R$ 140,00 a diária + VT
Entrevistas em ponto de fluxo, 4 dias. Diária paga em até 7 dias úteis.
Treinamento na véspera, remunerado em R$ 50.
== Promotora de eventos | Ação Brindes Promo | R$ 150,00/dia + R$ 30 alimentação
Degustação de sorvete em supermercado, sexta a domingo, 10h-18h. Uniforme da marca.
Mandar foto de corpo e medidas da camiseta depois da confirmação do job.
== Figurante | Produtora Luz e Cena | R$ 110,00 a diária
Gravação de comercial sábado em São Bernardo, pessoas de 50 a 70 anos.
Não cobramos book nem agenciamento. Cachê pago em 30 dias.
== Fotógrafo | Formaturas Momento | R$ 300,00 por evento
Fotógrafo com equipamento próprio (full frame) para colação e baile. PJ ou MEI.
== Cobrador externo | Funerária Paz Eterna Planos | R$ 1.600,00 + comissão
Receber mensalidades dos associados em domicílio, com moto própria, e prestar contas diariamente.
Auxílio combustível e manutenção.
== Vendedor de cursos | Escola Profissionaliza Já | R$ 1.550,00 + R$ 60 por matrícula
Atender interessados que chegam pelo site e vender cursos de informática, administração e inglês.
Apresentar valores de matrícula, parcelas e material didático aos alunos.
Premiações semanais.
== Secretária escolar | Escola Profissionaliza Já | R$ 1.850,00
Matrículas, emissão de certificados, recebimento de mensalidades, atendimento aos pais.
== Despachante documentalista | Despachante Avenida | R$ 2.100,00
Transferência de veículos, emplacamento, guias e taxas do Detran dos clientes, CNH. Experiência na área.
== Auxiliar de consultório de vistos | Passaporte Fácil Assessoria | R$ 2.050,00
Preencher formulários de visto dos clientes, agendar entrevistas consulares, conferir comprovantes de pagamento das taxas.
Inglês intermediário.
== Analista de cadastro | Financeira Rio Manso | R$ 2.350,00
Conferência de RG, CPF, comprovantes e selfies enviados por clientes para abertura de conta. Combate à falsificação documental.
== Zelador | Condomínio Solar das Acácias | R$ 2.280,00
Moradia no local. pequenos reparos, piscina, portaria nas folgas. Enviar CV p/ sindico@solaracacias.example
== Padeiro | Panificadora Estrela | R$ 2.350,00
padeiro noturno 23h às 6h. pães, salgados. urgente. tratar na padaria
== Confeiteira | Doce Ateliê da Bia | R$ 2.000,00
Bolos decorados, doces finos. Gente, preciso de alguém com urgência pq a demanda de dezembro tá enorme!
Seg a sáb das 8h às 16h20, Vila Mariana. Me chama no direct @doceateliebia ou (11) 90000-9912, Bia.
== Auxiliar de montagem | Móveis Planejados Formato | R$ 1.900,00
Ajudar montador em residências, ferramentas da empresa, almoço pago.
== Montador de móveis | Móveis Planejados Formato | 8% do valor do projeto
Montadores autônomos com MEI e ferramentas. Acerto a cada obra entregue, pelo banco ou pix. Quem tem agenda cheia passa de R$ 6.000 no mês.
== Farmacêutico responsável técnico | Drogaria Nova Era | R$ 4.850,00
CRF ativo. Dispensação, SNGPC, aplicação de injetáveis. 44h.
== Nutricionista | Sabor da Terra Refeições | R$ 3.600,00
CRN ativo. Produção de 1.200 refeições/dia, boas práticas, treinamento de manipuladores.
== Fisioterapeuta | Espaço Movimento | R$ 40,00 por atendimento
CREFITO ativo, pilates e ortopedia, MEI ou RPA, repasse quinzenal.
== Personal / instrutor de musculação | Academia Corpo Livre | R$ 1.980,00
CREF obrigatório. Sala de musculação, manhã. Liberado atender personal sem pagar taxa à academia.
== Psicólogo | Clínica Laços | Repasse de 60%
CRP ativo, atendimento infantil, convênios e particular. Sala mobiliada sem aluguel.
== Barbeiro | Barbearia Navalha 77 | 50% comissão
cadeira livre na navalha 77, sem aluguel de cadeira. acerto toda segunda. @barbearianavalha77, link na bio p/ deixar o nome
== Auxiliar administrativo PCD | Seguradora Atlântida | R$ 2.320,00
Vaga exclusiva para pessoas com deficiência. Laudo com CID e audiometria, quando for o caso, serão pedidos apenas na fase de admissão.
VR de R$ 40,00/dia, VA de R$ 500,00, plano de saúde sem coparticipação.
Inscrição em atlantida.gupy.io
== Trainee | Bebidas Serra Branca | R$ 7.300,00
Formados entre dez/2022 e dez/2024, qualquer curso, disponibilidade para mudança.
Testes on-line, dinâmica e painel com diretores. Inscrição gratuita.
Não exigimos experiência prévia nem inglês.
== Estágio TI | Câmara Municipal de Pedra Bela | Bolsa R$ 1.050,00
Suporte aos gabinetes, 20h semanais. Inscrição gratuita no protocolo, com declaração de matrícula e documentos pessoais.
== Agente comunitário de saúde | Secretaria de Saúde de Vila Nova | R$ 3.036,00
Morar na área da unidade. Edital em vilanova.exemplo.gov.br. Curso introdutório de 40h gratuito durante a seleção.
== Ajudante geral (temporário) | Tempo Certo Trabalho Temporário | R$ 1.730,00
Inicio imediato, 40 vagas p/ fábrica de chocolates na campanha de Páscoa, 6x1, tres turnos.
Cadastro na agência, Rua Quinze 88, das 8h as 11h, c/ RG, CPF, PIS, comprovante de endereço e dados da conta caso já tenha.
A Tempo Certo é autorizada pelo Ministério do Trabalho e não cobra nada do trabalhador.
== Repositor | Mercado Ponto Bom | R$ 1.650,00
repositor, seg a sab, folga no domingo. curriculo no balcão
== Operador de máquinas CNC | Usinagem Precisa | R$ 3.150,00
Torno CNC, leitura de desenho, instrumentos de medição. Teste prático. Convênio Unimil, VA 400.
== Analista de logística | Empresa confidencial | R$ 4.500,00
Multinacional do setor químico (nome informado na entrevista) busca analista para Paulínia.
Roteirização, contratação de frete, pagamento de transportadoras e indicadores OTIF.
Inglês avançado e Excel avançado. Superior completo.
PLR, previdência privada, plano de saúde.
== Secretária executiva | Empresa confidencial | R$ 6.800,00
Atendimento a dois diretores, agenda, viagens, atas, prestação de contas. Inglês fluente. Consultoria responsável: Mendes Search. Vaga sigilosa por se tratar de substituição.
== Ajudante de motorista | Bebidas Trindade | R$ 1.780,00 + prêmio por caixa
Carga e descarga na rota, das 6h30 até acabar. Café, almoço, PLR, premio todo mês q chega a 500.
== Instalador de fibra | Conexão Rural Telecom | R$ 2.200,00 + R$ 12 por instalação
CNH AB, NR-35. Kit de ferramentas entregue pela empresa sob termo de responsabilidade, sem desconto.
== Tapeceiro | Estofados Renascer | R$ 2.450,00
Tapeceiro com prática em sofá. Semanal ou mensal, a combinar.
== Diarista | Casa no Jd. Europa | R$ 190,00
1x por semana, terça, 8h-16h, pago na hora. Casa pequena, um cachorro. Indicação da ultima patroa.
== Analista de dados | Varejo Ágil | R$ 6.400,00
SQL, Power BI, Python. Híbrido em Curitiba. Etapas: conversa com RH, case, conversa com gestor.
Todas as comunicações saem do domínio @varejoagil.example; não pedimos dados bancários durante a seleção.
== Consultor de franquias | Rede Açaí Raiz | R$ 4.100,00
Visitar franqueados, auditar padrões, apoiar inaugurações, cobrar royalties e taxa de propaganda em atraso.
== Parceiro franqueado de maquininhas | Crédito Aqui Franquias | Investimento a partir de R$ 4.900,00
Oportunidade de negócio, não é vaga de emprego: franquia home based de máquinas de cartão.
Taxa de franquia e COF entregue com 10 dias de antecedência, conforme a Lei 13.966.
Apresentação presencial na sede ou na feira de franquias.
== Motorista de ônibus urbano | Viação Estrela do Norte | R$ 3.020,00
CNH D com EAR, curso de transporte coletivo de passageiros averbado na CNH.
Quem não tiver o curso faz pelo Sest Senat, gratuito para empresas associadas.
Toxicológico pago na admissão.
== Caminhoneiro agregado | TransAurora | R$ 0,00 fixo / frete por viagem
Agregado com truck próprio ano 2010 acima, ANTT ativa, rastreador.
Adiantamento de 70% do frete no carregamento e saldo no canhoto, por conta em nome do titular.
== Gerente de restaurante | Restaurante Panela de Barro | R$ 4.000,00 + bônus
Escala, compras, fechamento diário do caixa, pagamento de fornecedores e freelancers.
== Chapeiro | Trailer do Gordo | R$ 100 a noite
preciso p hj!! chapeiro ter a dom das 18h a 1h, 100 por noite pago no dia + lanche. praça da matriz falar cmg Gordo
== Recepcionista de hotel noturno | Pousada Ventos do Mar | R$ 1.900,00 + adicional
Inglês básico, check-in, fechamento de caixa. Moradia por 30 dias para quem vem de outra cidade.
== Salva-vidas / guardião de piscina | Clube Náutico Lagoa | R$ 2.040,00
Curso de guardião de piscina com certificado. Temporada de verão, escala 6x1.
== Auxiliar de topografia | Geo Campo Medições | R$ 1.980,00
Viagens, hospedagem e alimentação pagas, diária de R$ 60 para despesas adiantada na segunda.
== Tradutor freelancer | Letra Viva Traduções | R$ 0,12 por palavra
EN>PT, área jurídica. Teste de 250 palavras não remunerado. Pagamento 30 dias após a fatura.
== Digitador | Cartório do 2º Ofício | R$ 1.980,00
Digitação de certidões e escrituras, conferência de documentos e emolumentos pagos pelos usuários. Presencial. Teste de digitação no local.
== Transcritor home office (freelance) | Áudio em Texto | R$ 1,80 por minuto de áudio
Trabalho por demanda, sem renda garantida; quem está começando tira entre 400 e 800 por mês. Não há taxa nem curso.
== Assistente virtual | Consultoria Marina Prado | R$ 1.200,00 (PJ, 20h semanais)
Gerenciar agenda, e-mails, emissão de boletos e cobrança de clientes da consultoria.
Home office, com reunião por vídeo toda segunda.
Enviar apresentação em vídeo de até 2 minutos e currículo.
== Social media freelancer | Ótica Ver Bem | R$ 1.000,00 por mês
12 posts e stories, responder direct e avaliações no Google. Pode ser remoto, 1 visita por mês p/ gravar os reels.
== Operador de drone agrícola | AgroVoo | R$ 3.500,00 + R$ 2 por hectare
Curso CAAR obrigatório; pagamos o curso para quem já tem experiência com drone e assinar permanência de 12 meses.
== Lavador de carros | Lava Jato Brilho | R$ 70,00 a diária + caixinha
Diaria 70 paga todo dia, sab 90. sem experiencia nois ensina. Av. Goiás do lado do posto
== Técnico de refrigeração | Clima Bom Ar | R$ 2.800,00
Instalação e manutenção de split e VRF, NR-10 e NR-35, CNH B. Carro da empresa, cartão refeição R$ 35/dia.
== Atendente de SAC por chat | Loja Tudo Pet | R$ 1.640,00
Responder clientes por chat, WhatsApp e Reclame Aqui, tratar trocas e estornos, alertar clientes sobre golpes com boletos falsos. 
Home office, notebook e headset enviados por nós.
== Carteiro terceirizado / entregador | Rápido Encomendas | R$ 1.900,00 + R$ 400 auxílio moto
Entrega de cartas e pequenos volumes com moto própria, 80 a 100 pontos por dia, seg a sex.
CNH A definitiva. Não somos os Correios.
== Bilheteiro de estacionamento | Park Centro | R$ 1.620,00
Cobrar tickets, troco, pix e cartão. Tickets perdidos seguem tabela. 12x36.
== Mandatário de vendas de plano de saúde | Vida Corretora de Benefícios | Comissão de 100% da 1ª mensalidade
Corretores com ou sem experiência, capacitação gratuita na corretora.
Autônomo, leads do site, bonificações das operadoras. Ganhos de R$ 3 mil a R$ 12 mil conforme produção.
Entrevista presencial na Rua XV, sala 1102.
== Auxiliar de almoxarifado | Hospital São Camilo do Vale | R$ 1.890,00
Entrega de EPIs, uniformes e materiais aos setores, inventário.
Atenção: o hospital não cobra por vagas, exames ou cursos. Recebeu pedido de pix em nosso nome? Denuncie ao RH pelo (15) 3000-0000.
== Oficial de cozinha | Hotel Mirante da Serra | R$ 2.300,00
Cozinha quente, café e eventos. Folga semanal + 1 domingo.
== Auxiliar de jardinagem | Verde Vivo Paisagismo | R$ 1.760,00
roçada, poda e plantio em condominios, seg a sex. bota, uniforme e protetor solar a firma dá. vem c/ documentos e o cartão do banco se tiver, senao abrimos a conta salario p/ vc
`;
