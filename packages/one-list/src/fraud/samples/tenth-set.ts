/**
 * Frauds as reports describe them, and honest postings, a third of them short, a third long. Written on 26 November
 * 2026 by a writer who had seen neither the signs nor other samples. The signs were measured once on this one. The
 * form is described at `readSamples`. Every employer, number and address is invented.
 */
export const tenthFrauds = `
== payment | Auxiliar de Logística | Translog Sul Recrutamento | R$ 2.150,00
A Translog Sul seleciona profissionais para início imediato.
- Ensino médio completo
- Maior de 18 anos
- Residir na região
Vaga para centro de distribuição em Cajamar, turno da tarde, escala 6x1.
Atividades: separação de pedidos, conferência, etiquetagem e carregamento.
Benefícios: VT, VR de R$ 28 por dia, cesta básica e convênio médico.
Para formalizar a contratação o candidato deverá efetuar o pagamento do exame admissional no valor de R$ 89,00 via Pix, que será devolvido no primeiro salário.
== payment | Recepcionista | Clínica Vida Plena | R$ 1.900
Atendimento ao público, agendamento de consultas e controle de prontuários.
Ensino médio completo, não exige experiência.
Sua vaga já está reservada! Só falta a taxa do curso de atendimento hospitalar, R$ 147, que a clínica exige de todas as contratadas.
== payment | Jovem Aprendiz | Instituto Primeiro Passo | R$ 850 + VT
Seu filho foi selecionado para o programa Jovem Aprendiz em parceria com grandes bancos e supermercados.
Compareça com o responsável, RG, CPF e comprovante de residência.
No dia será feita a matrícula no curso de informática e rotinas administrativas, requisito para o encaminhamento à empresa. Parcelamos em até 12x no carnê.
== payment | Vigilante de condominio | - | R$ 2.800,00
vaga de vigilante e porteiro pra começar essa semana
temos 30 vaga pra condominio em sp capital e grande sp
12x36 com cesta e vale
vc paga so o uniforme 120,00 e o cracha 35,00 e ja sai com a data de inicio
== payment | Operador de caixa | Rede Bom Preço Supermercados | R$ 1.780
Estamos contratando operadores de caixa, repositores e empacotadores para a nova loja.
Não é necessário experiência, oferecemos treinamento.
Após a compensação do valor referente ao kit admissional, o colaborador recebe no e-mail a carta de apresentação para levar à loja.
== payment | Montagem de canetas em casa | Canetas Ideal | até R$ 2.400 por mês
Trabalhe em casa montando canetas! Ideal para mães, aposentados e estudantes.
Enviamos o material pelos Correios e buscamos o produto pronto.
Você recebe R$ 0,30 por caneta montada.
Pedimos apenas o valor do frete da primeira remessa (R$ 49,90), para garantir o compromisso do montador.
== payment | Embalagem de bijuterias - home office | - | R$ 1.600 quinzenal
Oi, tudo bem? Aqui é a Carla do setor de produção
o serviço é embalar bijuteria em casa, a gente manda a caixa com 500 peças
p/ receber a primeira caixa vc deixa uma caução de 80 reais q volta qdo entregar tudo pronto
Interesse me chama
== payment | Comissário de Bordo - Cruzeiros Internacionais | Blue Sea Crew | US$ 1.800/mês
- Idade entre 21 e 38 anos
- Disponibilidade para viagens longas
- Boa apresentação
Processo seletivo aberto para tripulantes em navios de cruzeiro na temporada europeia.
Cargos: camareira, garçom, auxiliar de cozinha e recreação.
Inglês básico. Contrato de 8 meses com alojamento e alimentação a bordo.
As despesas de visto e documentação marítima devem ser antecipadas pelo tripulante à nossa assessoria e são ressarcidas no primeiro embarque.
== payment | Colheita de frutas vermelhas em Portugal | Agência Lusotrabalho | 1.350 euros
Vagas imediatas para brasileiros, com contrato e moradia.
Não precisa de experiência nem de falar outro idioma.
Passagem por conta da empresa.
Para abrir o processo do visto, taxa única de mil e duzentos reais, em transferência para o nosso consultor.
== payment | Motorista carreteiro | TransNorte Cargas | R$ 6.200 + diárias
CNH E, EAR, experiência mínima de 6 meses em carreta.
Rotas para o Sudeste e Nordeste, caminhão novo, rastreado.
A liberação do cadastro na gerenciadora de risco custa 95 reais e é por conta do motorista, pagamento no ato pra nossa central.
== payment | Assistente administrativo | Grupo Alvorada RH | R$ 2.300
Atividades: emissão de notas, controle de planilhas e atendimento a fornecedores.
- VR de R$ 30
Prezado(a) candidato(a), seu perfil foi pré-aprovado em nossa base.
A vaga é para empresa do ramo alimentício, de segunda a sexta, das 8h às 17h48.
Requisitos: ensino médio, pacote Office e boa comunicação.
Informamos que a efetivação do contrato de assessoria tem custo de R$ 380,00, podendo ser dividido em duas vezes no cartão.
Caso não seja contratado em 30 dias o valor é reembolsado integralmente.
== payment | AUXILIAR DE SERVIÇOS GERAIS | - | R$ 1.650,00
URGENTE VAGA P HOSPITAL
LIMPEZA DE LEITOS E CORREDORES, TURNO NOITE 12X36
PRECISA SO FAZER O CURSINHO NR32 COM A GENTE, 60 REAIS, CERTIFICADO SAI NA HORA E JA ASSINA A CARTEIRA
== payment | Atendente de telemarketing home office | Conecta Contact | R$ 1.518 + comissão
- Ensino médio
- Internet de 30 Mb
- Boa dicção
Atendimento receptivo de cliente de operadora de celular, 6h20 por dia.
A empresa fornece notebook e headset em comodato.
O equipamento é despachado por transportadora depois que o candidato quitar o seguro do envio (R$ 68,70), enviado por boleto.
== payment | Promotor de vendas | Distribuidora Horizonte | R$ 2.000 + ajuda de custo
Visita a supermercados, reposição e organização de gôndolas.
Necessário disponibilidade de horário e boa apresentação.
O investimento é simbólico e cobre a sua credencial de acesso às lojas.
== payment | Concurso interno Correios - carteiro e triagem | Central de Apoio ao Candidato | R$ 2.429,26
Contratação temporária sem prova, análise de currículo.
Ensino médio. Idade de 18 a 50 anos.
Inscrição R$ 42,80 somente por Pix, chave enviada depois do preenchimento. Vagas por ordem de pagamento.
== payment | Cuidadora de idosos | Anjos do Lar Agência | R$ 2.100
Procuramos cuidadoras para plantões de 12 horas na zona sul.
Banho, medicação, alimentação e companhia.
Temos família esperando, vc começa amanhã msm
Só cobramos o cadastro na agencia, sessenta reais, valido por 1 ano
== payment | Digitador(a) de textos em casa | Editora Nova Página | R$ 15 por página
Digitalização de livros e documentos antigos, sem meta de horário.
Recebimento toda sexta-feira na conta.
O acesso à plataforma com os textos é liberado assim que você adquirir o manual do digitador.
== payment | Ajudante de obras | - | 180 a diaria
precisando de 15 ajudante p obra em alphaville
leva marmita, condução eles da
tem q ter a NR35 e NR18, quem nao tem nois faz aqui na hora 150 as duas pode ser no pix, desconta depois se quiser
== payment | Modelo fotográfico e figurante | Casting Brasil Talentos | cachê de R$ 800 a R$ 3.000
Estamos selecionando crianças, jovens e adultos para campanhas de grandes marcas.
Não precisa ter experiência.
Você foi aprovado(a) pela nossa equipe de scouter! O próximo passo é o book profissional, necessário para ser apresentado aos clientes, com condição especial para hoje.
== payment | Auxiliar de creche | Escola Mundo Pequenino | R$ 1.700
Cuidar das crianças de 1 a 3 anos, ajudar na troca, alimentação e brincadeiras.
Horário: 7h às 16h.
Se vc gostou da vaga, precisamos do atestado de antecedentes criminais atualizado. Nós tiramos pra vc, fica 45,00, é só mandar o comprovante aqui.
== payment | Porteiro noturno | Guardian Facilities | R$ 1.980,00
Guardian Facilities, 15 anos no mercado de terceirização.
- Ensino fundamental
- Residir próximo a estação de trem ou metrô
Controle de acesso, ronda e registro de ocorrências.
Escala 12x36 noturno. VR, VT e seguro de vida.
Candidatos que não dispõem do certificado de portaria poderão obtê-lo com nosso parceiro mediante contribuição no ato da entrevista, sendo vedado o certificado de outras instituições.
== payment | Técnico de enfermagem | Home Care Bem Cuidar | R$ 3.100
- Sinais vitais, curativos e medicação
- Relatório de plantão
VT e alimentação no local.
COREN ativo, experiência em UTI será um diferencial.
Plantões 12x36 na residência do paciente.
Antes do primeiro plantão é retido um depósito de garantia de R$ 200 pelos equipamentos; devolvemos quando o profissional se desligar.
== payment | Estoquista Shopping | RH Express | R$ 1.890
Vaga de estoquista pra loja de sapato no shopping, 6x1, folga rotativa.
Pra gente segurar sua vaga até segunda precisa de um sinal de 50 reais, são muitas pessoas querendo.
== payment | Consultora de beleza | Bella Essência | até R$ 4.500
Seja nossa consultora, trabalhe nas horas livres, sem chefe e sem horário.
Renda garantida já no primeiro mês, treinamento on-line.
Quem entra leva a maleta inicial com 20 produtos (R$ 299 em 3x) e começa a ganhar também por cada amiga q cadastrar.
== payment | Carregador de mercadorias / descarga | Porto Seco Serviços | R$ 2.500
Carga e descarga de conteiner, horario comercial.
Enviaremos as orientações referentes à regularização do seu ASO junto à clínica credenciada, cujo custo deverá ser assumido inicialmente pelo colaborador e comprovado por este canal.
== payment | Auxiliar de produção - fabrica de chocolate | - | R$ 2.250 + PLR
Temporário de Páscoa, com chance de efetivação.
Transporte fretado, refeição no local, plano odontológico.
Na nossa agência ninguém paga pela vaga. Há somente o valor da pesquisa cadastral de 29,90, exigido pela fábrica e pago antes da entrevista.
== documents | Auxiliar administrativo | Serv Gestão | R$ 2.000
Rotinas de escritório, arquivo, atendimento telefônico e planilhas.
Segunda a sexta, das 8h às 18h.
Interessados enviem pelo WhatsApp foto do RG frente e verso, CPF, comprovante de endereço e selfie segurando o documento para já deixarmos o contrato pronto. (11) 90000-2211
== documents | Repositor de supermercado | - | R$ 1.700
vaga p/ repositor, sem experiencia
mandar: nome completo, cpf, nome da mãe, rg, banco agencia e conta, e o codigo q vai chegar por sms
entrevista so depois da aprovação do cadastro
== documents | Entregador parceiro com moto da empresa | Fast Log Entregas | R$ 3.000 fixo
A empresa fornece a moto e o celular, você só precisa da CNH A.
Seguro e combustível inclusos.
Como a moto sai no seu nome, precisamos dos seus documentos, foto do rosto e da senha do gov.br para conferir se a conta é prata ou ouro.
== documents | Operadora de loja | Magazine Estrela do Lar | R$ 1.850 + comissão
- Atender clientes no salão
- Operar o caixa
- Organizar provadores
Parabéns! Seu currículo foi aprovado em nossa seleção.
Seguem as informações: escala 6x1, vale-transporte, vale-refeição, plano de saúde.
Para emissão do contrato, pedimos o preenchimento da ficha on-line com seus dados pessoais e bancários e a validação facial que será enviada em seguida. Não haverá entrevista.
== documents | Atendente | Cafeteria Grão Real | R$ 1.720
Atendimento no balcão e preparo de bebidas. Treinamos você.
Horários flexíveis, folga aos domingos alternados.
A entrevista é marcada assim que o nosso RH receber as imagens da sua CNH ou RG e do seu cartão do banco, pra abrir a conta salário.
== documents | Pesquisador de campo temporário | Instituto Censo Brasil | R$ 2.600
Aplicação de questionários em domicílios, contrato de 3 meses.
Necessário ensino médio e celular com internet.
O candidato será contatado por um agente, ao qual deverá informar o código de seis dígitos recebido para confirmar a sua participação no processo.
== documents | Ajudante geral | Empreiteira Souza & Lima | 120 por dia
Precisamos de ajudantes, inicio segunda
Não precisa curriculo. só manda foto dos documento e um video do rosto virando pros lado que a gente ja faz seu registro
== documents | Analista de cadastro home office | Finanprime Soluções | R$ 3.400
Conferência de fichas cadastrais e contato com clientes.
Regime CLT, 100% remoto, computador fornecido.
Utilizamos a sua conta digital para homologar o sistema; por isso, mantenha o aplicativo do banco aberto durante a chamada com o nosso integrador.
== documents | Faxineira / diarista | - | R$ 200 a diária
Diarista para apartamento em Moema, 2x na semana.
Oi querida, pra patroa se sentir segura manda sua identidade dos dois lados, cpf, titulo de eleitor, uma selfie e o limite do seu cartão (eles olham o score) aí eu marco de vcs se conhecerem
== documents | Motorista categoria D | Viação Serra Azul | R$ 3.250
- Experiência de 1 ano
- Residir em Diadema ou São Bernardo
VR de R$ 33, convênio e cesta.
Transporte de funcionários em ônibus fretado, saída às 4h30.
Curso de coletivo de passageiros e EAR.
Encaminhar no formulário: CNH digital com QR Code, número da conta, chave Pix, login e senha da carteira de trabalho digital, para o registro ser lançado ainda hoje.
== documents | Auxiliar de cozinha | Cozinha Industrial Sabor da Serra | R$ 1.830,00
Contrata-se para unidade em indústria de autopeças.
- Ensino fundamental
- Noções de higiene
Pré-preparo de alimentos, higienização e organização da cozinha.
Escala 6x1, das 6h às 14h20. Refeição no local e cesta básica.
O envio antecipado da documentação completa (RG, CPF, CTPS, PIS, dados da conta e fotografia do rosto) por mensagem agiliza a fase seguinte, na qual o gestor falará com você.
== documents | Jovem aprendiz banco | Programa Jovem Bancário | R$ 960
Vagas pra 14 a 22 anos, 4h por dia, sem experiência.
Manda aqui cpf seu e do responsável, rg dos dois, comprovante e a foto do rosto dele bem de frente sem boné, é p/ biometria do banco
== documents | Testador de aplicativos bancários | QA Digital Lab | R$ 250 por teste
O trabalho consiste em abrir contas em bancos digitais e relatar a experiência de uso.
Cada conta aberta em seu nome vale uma bonificação.
Concluído o cadastro, o acesso é repassado à nossa equipe, que fará a sequência dos testes.
== documents | Vaga de Balconista de farmácia | Drogaria Saúde Fácil | R$ 1.940
Atendimento, organização de prateleiras, reposição.
Curso de atendente de farmácia é diferencial.
Se deseja participar, responda esta mensagem com o seu PIS, CPF, data de nascimento e foto do documento. Sem esses dados a inscrição não segue para a triagem.
== messenger-only | Vaga home office | - | -
Chama no zap (21) 90000-7788
== messenger-only | Oportunidade de emprego | - | R$ 1.800 a R$ 3.500
Empresa multinacional contrata ambos os sexos.
Mais informações somente pelo WhatsApp (31) 90000-4455, falar com Patrícia.
== messenger-only | Trabalho de meio período | - | a combinar
Olá! Vi seu currículo na internet e tenho uma oportunidade pra você. Não posso explicar por aqui, me adiciona no Telegram @rh_marina_vagas
== messenger-only | CONTRATA-SE | - | -
CONTRATA SE HOMENS E MULHERES ACIMA DE 18 ANOS. NAO PRECISA EXPERIENCIA. INTERESSADOS MANDA "EU QUERO" NO WHATS (85) 90000-3141
== messenger-only | Várias vagas | - | R$ 2.000 + benefícios
Vagas para diversos setores.
Não atendemos ligação e não recebemos currículo, os detalhes são passados no grupo: entre pelo número (41) 90000-6600.
== messenger-only | Secretária | - | R$ 2.700
procuro moça de boa aparencia p trabalhar comigo, serviço leve, explico td no zap 62 90000 9182
== messenger-only | Colaborador administrativo | - | -
Empresa em expansão na região seleciona colaboradores para projeto confidencial. Nosso gerente apresentará a proposta por mensagem. Contato exclusivo: wa.me/5511900007321
== messenger-only | vaga p hj | - | -
tem vaga galera, qm quiser chama no pv ou no telegram q explico como funciona, so os primeiro 10
== daily-income | Avaliador de hotéis online | Trip Review Partners | R$ 150 a R$ 600 por dia
Sou Amanda, gerente de RH. Nossa empresa procura pessoas para trabalhar meio período pelo celular.
Basta dar nota 5 estrelas aos hotéis no aplicativo. Cada avaliação rende R$ 5 e o pagamento cai na hora por Pix.
Requisitos: mais de 22 anos e conta bancária própria.
== daily-income | Curtir vídeos e ganhar | - | R$ 300 por dia
Ganhe dinheiro curtindo video no youtube e seguindo perfil do instagram
São 20 tarefas por dia, 3 reais cada
Depois das 3 primeira já faz o saque de 9 reais pra ver q é verdade
== daily-income | Assistente de plataforma e-commerce | Global Shop Union | até R$ 8.000/mês
Ajude lojistas a aumentar as vendas fazendo pedidos simulados na plataforma.
Carga de 30 a 60 minutos diários, de qualquer lugar.
O valor de cada pedido é recarregado pelo colaborador e devolvido com 15% de comissão ao fim do ciclo.
== daily-income | Operador de criptomoedas iniciante | Nexa Capital Trade | R$ 200/dia
Trabalhe conosco operando no mercado de ativos digitais com o nosso robô.
Não precisa ter conhecimento, o professor passa os sinais no grupo.
Com 100 reais de banca você já tira o dobro até o fim da tarde.
== daily-income | Renda extra pelo celular | - | R$ 50 a R$ 450 diários
Olá amigo, desculpa incomodar, estamos recrutando 50 pessoas p/ trabalho de tempo parcial
Trabalhe em casa, não atrapalha seu emprego atual
Salario pago no mesmo dia!!! responda 1 p/ participar
== daily-income | Divulgador de produtos | Shoplink Afiliados | lucro diário
Dona de casa, estudante ou desempregado: você pode faturar todos os dias sem sair do sofá.
Nós ensinamos o método passo a passo, você só copia e cola.
Mais de 4 mil alunos já lucram de R$ 100 a R$ 500 por dia.
== daily-income | Agente de missões digitais | Media Boost Group | variável
A atividade compreende a execução de missões de engajamento em perfis de parceiros comerciais.
As missões básicas são gratuitas; as missões premium requerem a ativação de nível, com retorno creditado no mesmo dia.
Os rendimentos ficam disponíveis na carteira do aplicativo.
== daily-income | Assistente de RH remoto part-time | Talent Asia Hub | R$ 280 ao dia
Nosso escritório no Brasil seleciona auxiliares para cadastrar produtos na plataforma de parceiros.
Horário livre, de segunda a domingo.
A cada lote de 40 itens a sua conta precisa ter saldo positivo; caso o item seja combinado, completa-se a diferença e o bônus sai multiplicado.
== daily-income | Escritor de avaliações de restaurantes | Gastro Maps | R$ 30 por avaliação
Vc escreve 2 linhas elogiando o restaurante no mapa e manda o print
Pagamos na hora, sem limite por dia, já pagamos mais de 900 pessoas
Me chama q te coloco com a recepcionista do Telegram
== daily-income | Gestor de patrimônio autônomo | Atlas Invest Club | 3% ao dia
Seja um parceiro e receba rendimentos diários sobre o seu aporte, com trabalho de 10 minutos.
Traga dois convidados e suba para o nível prata.
== daily-income | Vaga de meio período p/ mães | Mamãe Home | R$ 80-200 por dia
Trabalho simples de assistir anúncios, 40 minutos enquanto o bebê dorme.
Sem metas, sem chefe.
Seu ganho do dia vai direto pro Pix à noite.
Você escolhe o seu pacote (bronze, prata ou ouro); quanto maior o pacote mais anúncios aparecem.
== daily-income | Analista de apostas esportivas | Green Team | R$ 500 por dia garantido
Faça parte do time que lucra todo dia com análises.
Nós mandamos a entrada, você só confirma. Não tem como perder.
== daily-income | Colaborador de app de energia solar | SolarRent | R$ 45 por dia
Alugue um painel virtual e receba todo dia à meia noite
quem indica ganha 20% da recarga do amigo, a empresa é de fora e tá chegando no Brasil agora
saques das 9 as 17
== daily-income | Assistente de mídias sociais | Vértice Publicidade | R$ 2.500 quinzenais
- Ter celular com internet
- Maior de 23 anos
- Perfil ativo em rede social
Procuramos assistentes para apoiar campanhas de lojistas em redes sociais.
Seguir perfis, comentar postagens e enviar captura de tela ao tutor.
O acerto é feito ao término de cada rodada; para as rodadas comerciais, o participante antecipa a quantia, que lhe retorna acrescida.
== daily-income | Otimizador de aplicativos | AppRank | de 60 a 120 dólares por dia
Serviço de otimização de dados para melhorar o ranking de aplicativos nas lojas.
Dois conjuntos de 38 tarefas por dia, cerca de 1 hora.
Salário base após 5 dias consecutivos: 800 USDT.
== daily-income | trabalho facil e rapido | - | ganha no msm dia
gente to ganhando uma graninha boa todo dia so respondendo pesquisa e vendo video, a empresa paga certinho
ontem saquei 170 hj ja foi 230
qm quiser manda oi q passo o link do grupo
== too-much-pay | Assistente administrativo júnior | - | R$ 9.500
Não exige experiência nem formação. 4 horas por dia, de segunda a quinta.
Plano de saúde, carro da empresa e bônus trimestral.
== too-much-pay | Empacotador | Grupo Prime Comércio | R$ 6.800 + benefícios
Embalar produtos leves, turno de 5 horas.
Ensino fundamental, sem experiência, contratação imediata.
== too-much-pay | Recepcionista meio período | Lounge Executive | R$ 12.000
Moças de 18 a 25 anos para recepcionar clientes em evento, três vezes por semana.
Sem experiência. Viagens com tudo pago.
== too-much-pay | Entrega de documentos (particular) | - | R$ 1.500 por entrega
Preciso de pessoa de confiança pra buscar envelope em um endereço e levar em outro, rapidinho, não precisa experiencia nem carteira
== too-much-pay | Atendente de chat em Dubai/Tailândia | Siam Tech Support | US$ 4.500
Contratamos brasileiros para atendimento em português, passagem e hospedagem pagas.
Não é necessário inglês, diploma ou experiência prévia.
O passaporte é recolhido na chegada para registro.
== too-much-pay | Auxiliar financeiro remoto | Eurotransfer Pay | R$ 7.900 + 5% por operação
Receber valores de clientes na sua conta e repassar à matriz no mesmo dia.
Duas horas por dia, qualquer escolaridade.
== urgent-unnamed | URGENTE!!! 50 VAGAS | - | R$ 2.200
CONTRATAÇÃO IMEDIATA, COMEÇA AMANHÃ, ÚLTIMAS VAGAS!!!
NÃO PERCA TEMPO, SÓ HOJE ATÉ AS 18H
== urgent-unnamed | Precisa-se com urgência | - | -
Preciso urgente de 8 pessoas pra começar hj ainda, não precisa de nada, só vontade de trabalhar. Corre q tá acabando
== urgent-unnamed | Auxiliar - início imediato | - | R$ 1.900 + benefícios
Empresa de grande porte contrata com máxima urgência, sem entrevista.
Restam poucas vagas e a lista fecha em poucas horas.
== urgent-unnamed | Vagas aeroporto | - | R$ 3.100
Contratação relâmpago para o aeroporto, todos os cargos, sem experiência.
Se você não confirmar em 20 minutos a vaga passa para o próximo da fila.
== urgent-unnamed | ULTIMAS 3 VAGAS fabrica | - | R$ 2.600
ultimas 3 vagas na fabrica!! quem confirmar primeiro fica. inicio imediato, nome da empresa passo depois
== link | Auxiliar de logística Mercado Livre | Mercado Livre | R$ 2.380
Vagas para o novo centro de distribuição, sem experiência, com VR, VT e convênio.
Inscrição: https://mercadolivre-vagas2025.site/cadastro
== link | Carteiro temporário | Correios | R$ 2.429,26
Os Correios abriram 7 mil vagas temporárias para ensino fundamental e médio.
Faça seu cadastro antes que encerre: www.correios-inscricao.com/vagas
== link | Atendente de loja | Grupo Varejo Nacional | R$ 1.950
Seleção feita pela plataforma oficial.
Cadastre-se com seu CPF em gupy-processoseletivo.online/entrar e finalize a candidatura.
== link | Vaga de emprego Coca-Cola | - | R$ 2.700
a fabrica ta contratando sem experiencia, já me inscrevi e me chamaram!! faz o cadastro aqui e compartilha com 10 amigos bit.ly/vagas-coca-br
== link | Cadastro Programa Emprega Mais | Ministério do Trabalho | bolsa de R$ 1.412
Programa do governo para desempregados, inscrições até sexta.
Consulte se você tem direito e escolha a vaga: emprega-gov-br.info/consulta
`;

export const tenthHonest = `
== Atendente de padaria | Padaria Pão Dourado | R$ 1.650
Contrata-se atendente com experiência para o turno da manhã. Deixar currículo no balcão, Rua das Acácias, 210.
== Motoboy | Pizzaria Forno da Vila | R$ 80 a diária + R$ 5 por entrega
Sexta, sábado e domingo das 18h às 23h30. Moto própria. Pagamento no fim do turno. Chamar no WhatsApp (11) 90000-1301.
== Vendedor externo | Sol Nascente Energia | comissão de até R$ 12.000
Venda de projetos de energia solar residencial. Comissão de 4% por contrato, sem teto. Necessário carro próprio.
== Vigilante | Fortaleza Segurança Patrimonial | R$ 2.530 + periculosidade
Curso de formação e reciclagem em dia. Escala 12x36. Currículo para rh@fortalezaseg.example.
== Costureira | Confecção Linha Viva | por produção
Costureira de overloque e galoneira, trabalho em casa com máquina própria. Buscamos e levamos as peças sem custo.
== Eletricista | Montel Instalações | R$ 2.900
Obrigatório NR-10 e NR-35 válidas. Obra em Betim. Currículo pelo WhatsApp (31) 90000-2020.
== URGENTE: Cozinheiro(a) | Restaurante Maré Alta | R$ 2.400
Precisamos com urgência, início imediato. Almoço de terça a domingo. Falar com Sônia na Av. Beira-Mar, 900.
== Diarista | Particular | R$ 180
Apartamento de 2 quartos em Perdizes, uma vez por semana, pago no mesmo dia. Peço referência de outro serviço.
== Auxiliar de cobrança | empresa do ramo educacional | R$ 1.600 + comissão
Contato com alunos inadimplentes, negociação e emissão de boletos. Das 9h às 15h20.
== Professor de inglês | Escola Talk Up | R$ 38 hora-aula
Aulas presenciais à noite. Nível avançado; o treinamento na metodologia é remunerado.
== Frentista | Posto Avenida | R$ 1.720 + 30% periculosidade
Turno da noite. Recebimento em dinheiro, cartão e Pix. Trazer currículo no posto.
== Garçom freelancer | Buffet Encanto | R$ 150 por evento
Pagamento via Pix no dia seguinte ao evento. Calça e sapato preto, o avental é nosso.
== Estágio em Direito | Almeida & Prado Advocacia | bolsa de R$ 1.100 + VT
A partir do 5º semestre. Enviar currículo e histórico para estagio@almeidaprado.example.
== Manicure | Studio Bela Mão | 50% de comissão
Agenda cheia, produtos por conta do salão. Mandar msg no direct ou no zap (19) 90000-8110.
== Caixa de loteria | Lotérica Trevo da Sorte | R$ 1.750 + quebra de caixa
Recebimento de contas, jogos e saques. Experiência com numerário. Trazer currículo.
== Motorista carreteiro | Transportes Rio Verde | R$ 3.100 + diárias de R$ 85
CNH E com EAR, toxicológico em dia. Cadastro na gerenciadora feito pela empresa.
== Operador de telemarketing | - | R$ 1.518 + VR
Consultoria contrata para cliente em Santo Amaro. Treinamento de 10 dias pago. Nada é cobrado do candidato.
== Babá | Família em Alphaville | R$ 2.600
Registro em carteira. Duas crianças, 3 e 5 anos. Referências serão checadas depois da entrevista.
== Técnico de enfermagem | Hospital São Bento do Vale | R$ 3.325
COREN ativo. Inscrições até dia 20 em saobentodovale.gupy.io.
== Pedreiro | Construtora Pilar | R$ 220 a diária
Alvenaria e reboco. Pagamento quinzenal. Obra no Jd. América. (62) 90000-4114 Valdir
== Consultor comercial | Maquininhas PagaJá | R$ 1.700 + comissão
Credenciamento de lojistas na região central. Vale combustível. CLT.
== Repositor | Supermercados Duas Irmãs | R$ 1.690
Vagas na loja da Vila Nova. Não precisa ter experiencia. Entregar curriculo no balcão de atendimento.
== Auxiliar de limpeza | Condomínio Jardim das Palmeiras | R$ 1.580 + cesta
Seg a sáb, 7h às 15h20. Uniforme e EPI fornecidos gratuitamente.
== Entregador bike | Lanches do Beco | R$ 60 + taxas
Entregas no bairro, 18h às 23h, recebe toda noite. A bike tem q ser sua.
== Social media freelancer | Agência Limonada | R$ 1.200 por mês
Produzir 12 posts, responder comentários e acompanhar curtidas e alcance. Portfólio para oi@limonada.example.
== Barbeiro | Barbearia Navalha de Ouro | 60% por corte
Cadeira livre, não cobramos aluguel. Chama no zap (71) 90000-5656.
== Porteiro | Condomínio Solar das Águas | R$ 1.890
12x36 noturno. Não exigimos curso. Entrevista na administração, com documento com foto.
== Ajudante de motorista | Distribuidora Água Clara | R$ 1.620 + prêmio
Início imediato! Carga e descarga de galões. Av. Industrial, 4400, das 8h às 10h.
== Vendedora de loja | Calçados Passo Certo | R$ 1.700 ou comissão
Vagas para o shopping. Inscrição pelo link na bio do Instagram @passocerto.example.
== Contador | Escritório Exata Contábil | R$ 5.800
CRC ativo. Fechamento de balanços, ECD e ECF. Híbrido.
== Jovem aprendiz | Metalúrgica Ferrari & Neto | R$ 810 + VT
14 a 22 anos, cursando ensino médio. O curso é no SENAI e não tem nenhum custo para o jovem.
== Carteiro - concurso público | Correios | R$ 2.429,26
Taxa de inscrição de R$ 42,80 por GRU, com pedido de isenção. Edital em www.correios.com.br.
== Piscineiro | Azul Piscinas | R$ 1.900 + moto
Limpeza e tratamento. A empresa fornece a moto e o combustível. CNH A.
== Motorista de aplicativo de entregas | Leva Já | ganhos por corrida
Cadastre-se no app, envie CNH com EAR e CRLV pela área do entregador. Repasse semanal, sem taxa de adesão.
== Tosador | Pet Shop Focinho Feliz | 40% por serviço
Experiência com máquina e tesoura. Sábado é o dia mais forte.
== Promotora de eventos | Ação Promo | R$ 140 a diária
Degustação em supermercado, sexta e sábado. Pagamento em 15 dias mediante nota MEI.
== Recenseador temporário | Prefeitura de Vale Verde | R$ 2.100
Processo seletivo simplificado gratuito. Edital em www.valeverde.sp.gov.br.
== Auxiliar de dentista | Odonto Sorriso | R$ 1.640
CRO de ASB ou cursando. Enviar currículo com foto... opcional! rh@odontosorriso.example
== Digitador | Cartório do 2º Ofício | R$ 1.950
Digitação de atas e certidões, presencial. Teste prático de digitação no dia da entrevista.
== Cabeleireira | Espaço Lumière | comissão 45% a 55%
Profissional com clientela própria ou não. Conversar pessoalmente com Rita.
== Ajudante de cozinha | - | R$ 1.610
Restaurante no Centro contrata. Trazer carteira de trabalho, RG, CPF e comprovante de residência na Rua do Comércio, 88.
== Instrutor de autoescola | CFC Rumo Certo | R$ 2.300
Credencial do Detran válida. Aulas práticas A e B.
== Designer gráfico PJ | Estúdio Traço | R$ 4.000
Remoto. Identidade visual e embalagens. Contrato de 6 meses renovável.
== Chapeiro | Burger da Praça | R$ 1.900 + gorjeta
Vaga urgente, começa essa semana ainda. Das 17h à 0h, folga segunda. Zap (48) 90000-3322.
== Motorista particular | Residência no Morumbi | R$ 3.400
CNH B com EAR. Atestado de antecedentes exigido na contratação.
== Pesquisador de campo | Opina Pesquisa | R$ 18 por questionário
Pesquisa de opinião nas ruas do centro. Pagamento toda sexta. Precisa celular Android.
== Corretor de imóveis | Imobiliária Morar Bem | comissão
Creci ativo ou estágio. Plantões no stand, ganhos acima de R$ 10 mil para quem fecha duas vendas no mês.
== Zelador | Edifício Monte Alto | R$ 2.250 + moradia
Pequenos reparos e controle de prestadores. Casal sem animais.
== Atendente de farmácia | Drogaria Esperança | R$ 1.780 + comissão
Não pedimos documentos por WhatsApp. Candidate-se na loja.
== Modelo para catálogo | Moda Íntima Flor de Lis | cachê R$ 600
Manequim 44 a 50. Não precisa de book, fotos de celular bastam.
== Banhista | Clube das Patas | R$ 1.560
Treinamos quem gosta de bicho. Rua Tupi, 31.
== Operador de empilhadeira | Armazéns Gerais Santos | R$ 2.480
Curso de empilhadeira e NR-11 dentro da validade. Turno fixo.
== Professor de educação física | Academia Corpo e Ação | R$ 22 hora
CREF obrigatório. Manhã ou noite.
== Auxiliar de logística | Rota Sul Transportes | R$ 1.920,00
Separação, conferência e expedição de pedidos no CD de Itajaí.
Ensino médio completo; experiência em estoque é um diferencial.
Turno: 14h às 22h20, de segunda a sábado.
Exame admissional em clínica conveniada, pago pela empresa.
== Atendente de call center home office | Voz Ativa Atendimento | R$ 1.518 + premiação
Atendimento receptivo de plano de saúde, 6h20 por dia, escala 6x1.
A empresa envia notebook e headset em comodato, com frete por nossa conta.
Internet mínima de 50 Mb, cabeada.
Inscrição em vozativa.gupy.io.
== Entregador com moto própria | Farma Express | R$ 110 por dia + R$ 4 por entrega
Entregas de medicamentos num raio de 6 km.
Pagamento diário, ao fim da rota, via Pix.
CNH A com EAR, moto a partir de 2015, baú.
Contato: (51) 90000-7070, das 9h às 17h.
== Auxiliar de produção | RH Caminho Certo (agência) | R$ 1.870
Nosso cliente, indústria de plásticos de Guarulhos, contrata 20 auxiliares.
Vaga temporária de 90 dias com possibilidade de efetivação.
Fretado, refeitório e assistência médica.
Nossa agência não cobra nenhuma taxa de candidatos, nem antes nem depois da contratação.
== Vendedor(a) de consórcio | Consórcio União do Campo | fixo de R$ 1.600 + comissão
Prospecção e venda de cotas de veículos e imóveis.
Média da equipe entre R$ 5.000 e R$ 9.000 com comissões.
Damos o curso de formação, gratuito e dentro do expediente.
== Cuidadora de idosos | Família na Tijuca | R$ 2.200
Senhora de 84 anos, lúcida, usa andador.
Banho, remédios, companhia e refeições leves.
12x36 diurno, registro no eSocial.
Peço contato de duas famílias onde já trabalhou. WhatsApp da filha: (21) 90000-5151.
== Consultora de beleza | Natureza Rara Cosméticos | 30% de lucro sobre as vendas
Revenda por catálogo, no seu tempo.
Cadastro gratuito e sem pedido mínimo no primeiro ciclo.
O kit de demonstração é opcional e não é condição para começar.
É revenda autônoma, sem vínculo de emprego.
== Motorista de van escolar | Tio Beto Transporte Escolar | R$ 2.400
CNH D, curso de transporte escolar e EAR.
Certidão negativa criminal conforme exigência da prefeitura; a empresa reembolsa despesas de cartório.
Das 5h30 às 8h e das 11h às 13h30.
== Auxiliar financeiro | Grupo Campos Agro | R$ 2.600
Contas a pagar e a receber, conciliação bancária e emissão de notas.
Lançamento de depósitos, boletos e Pix de clientes no sistema.
Excel intermediário.
Segunda a sexta, 8h às 18h.
== Técnico em segurança do trabalho | Engetec Obras | R$ 3.900
Registro no MTE.
Ministrar treinamentos de NR-18 e NR-35, emitir PT e fazer DDS.
Obra em Camaçari, alojamento por conta da empresa.
== Faturista hospitalar | Clínica Santa Rosa | R$ 2.350
Fechamento de contas, envio de guias TISS, recurso de glosa.
Necessária vivência com convênios.
Currículo para rh@santarosa.example com o assunto FATURISTA.
== Recepcionista | Hotel Pousada do Sol | R$ 1.850 + taxa de serviço
Check-in, check-out, recebimento de diárias e caução de hóspedes.
Inglês básico.
Escala 6x1, refeição no local.
== Moderador de conteúdo | Clara Tecnologia | R$ 2.100
Análise de vídeos, comentários e avaliações publicados por usuários, conforme política.
Presencial no Recife, turno das 14h às 20h.
Apoio psicológico, VR de R$ 35 por dia e plano de saúde.
== Analista de criptoativos | Bolsa Digital Norte S.A. | R$ 7.500
Elaboração de relatórios e acompanhamento de risco de mercado.
Superior em Economia ou áreas afins; CNPI desejável.
CLT híbrido em São Paulo.
== Ajudante de pedreiro | Reforma Fácil | 130 a diaria
obra em casa no bairro Santa Cruz, uns 40 dias
paga toda sexta, almoço incluso
nao precisa experiencia mas tem q ter disposição
chama no zap 27 90000 6163 Seu Nilton
== Operador de caixa | Atacado Bom Dia | R$ 1.730
Vaga para inauguração: 40 operadores, contratação imediata.
Levar RG, CPF, CTPS digital e comprovante de residência no dia da entrevista.
Local: Rua dos Ipês, 1500, de 12 a 14/08, das 9h às 15h.
Quebra de caixa, VT e refeitório.
== Professora de educação infantil | Colégio Arco-Íris | R$ 2.750
Pedagogia completa.
Turma de maternal, período da tarde.
Os antecedentes criminais pedidos por lei são emitidos gratuitamente no site da Polícia Federal (gov.br/pf).
== Assistente de e-commerce | Loja Casa & Cor Utilidades | R$ 2.000
Cadastro de produtos, resposta a perguntas e avaliações em marketplaces.
Acompanhar pedidos no Mercado Livre e na Shopee.
Seg a sex, presencial em Blumenau.
== Consultor credenciador | Rede Conta Certa Adquirência | R$ 2.100 + variável
Visita a comerciantes para venda e aluguel de máquinas de cartão.
Carro da empresa e celular.
Explicar taxas, recarga de celular no terminal e antecipação de vendas.
Metas mensais.
== Enfermeiro(a) do trabalho | Usina Boa Safra | R$ 5.900
COREN e especialização.
Convocação de exames periódicos, admissionais e demissionais.
Transporte saindo de Ribeirão Preto.
== Freelancer para digitação de prontuários | Arquivo Médico Digital | R$ 1,20 por página
Digitalização e indexação presencial em Campinas, com prazo de 60 dias.
Pagamento a cada 15 dias contra recibo.
Material e computador no local.
== Motorista entregador | Distribuidora Três Lagoas | R$ 2.250 + prêmio de R$ 400
CNH C ou D, conhecimento da região.
Recebimento de valores dos clientes e prestação de contas diária.
VA de R$ 520 e plano odontológico.
== Agente de viagens | Partiu Turismo | R$ 1.800 + comissão
Venda de pacotes e passagens, assessoria de visto aos clientes.
Amadeus ou Sabre.
Das 10h às 19h no Shopping Praça Norte.
== Estoquista | Loja Mundo Infantil | R$ 1.680
Precisamos pra ontem! kkk nosso estoquista mudou de cidade
Receber mercadoria, etiquetar e repor
Shopping, 14h às 22h, uma folga por semana
Manda currículo em pdf no zap da loja (34) 90000-1818 ou deixa com a Jéssica
== Camareira | Hotel Belvedere | R$ 1.590 + gorjetas
Arrumação de 14 apartamentos por dia.
Uniforme, lavagem do uniforme e alimentação sem desconto.
Vale-transporte e folga aos domingos alternados.
== Instrutor de cursos profissionalizantes | Instituto Saber Mais | R$ 28 hora-aula
Dar aulas de informática e rotinas administrativas para turmas de jovens.
Experiência com sala de aula.
Sábados, das 8h às 17h.
== Assessor de investimentos | Vértice Assessoria | comissão
Certificação ANCORD obrigatória, carteira própria desejável.
Sem fixo no início; repasse de até 60% da receita.
Plano de carreira e escritório em Curitiba.
== Trabalho em cruzeiro - garçom | Mar Aberto Tripulantes | US$ 1.400
Contrato de 7 meses, embarque em Santos.
Inglês intermediário, comprovado em entrevista por vídeo.
Os custos de STCW e passaporte são pagos às instituições de livre escolha do candidato; nós não recebemos nenhum valor.
== Auxiliar de cozinha escolar | Nutri Refeições Coletivas | R$ 1.640
Pré-preparo, porcionamento e limpeza.
Curso de manipulação de alimentos oferecido pela empresa na primeira semana.
Cartão alimentação de R$ 310.
== Vaga para pessoa com deficiência - auxiliar administrativo | Banco Regional do Oeste | R$ 2.480
Atendimento interno, arquivo e planilhas, 6 horas por dia.
Laudo médico será pedido somente na fase final, por canal seguro.
Inscrições pelo site carreiras.bancodooeste.example.
== Montador de móveis | Móveis Planalto | R$ 35 a R$ 120 por montagem
Autônomo ou MEI, com ferramentas e carro ou moto.
Serviços diários agendados pelo aplicativo da loja.
Acerto semanal, toda terça.
== Operador de monitoramento | Sentinela 24h | R$ 1.950
Acompanhar câmeras e alarmes, acionar apoio.
12x36 noturno.
Após a aprovação, o setor pessoal pede documentos e dados bancários para a abertura da conta-salário.
== Caldeireiro | Parada Industrial Sul Montagens | R$ 24,50 a hora
Parada programada de 25 dias em Araucária.
NR-33, NR-34 e NR-35 desejáveis; quem não tiver faz conosco sem desconto.
Passagem, alojamento e alimentação pagos.
== Auxiliar de lavanderia | Lavanderia Espuma | R$ 1.570
Separar, lavar, passar e embalar.
Seg a sex 7h às 16h48
Vale transporte, cesta de 180 reais, não tem desconto de uniforme
== Televendas | Purifica Filtros | R$ 1.550 + comissão diária
Venda de filtros e refis por telefone, com lista de clientes.
Comissões apuradas por dia e pagas toda sexta.
Não precisa experiência.
Das 8h às 14h20, presencial no Centro de Londrina.
== Supervisor de loja | - | R$ 3.800 + metas
Rede de moda feminina, vaga confidencial por substituição, por meio da consultoria Pessoas & Perfis.
Gestão de 12 vendedoras, indicadores e abertura de caixa.
Experiência de dois anos em shopping.
Envie currículo a vagas@pessoaseperfis.example com a sigla SUP-04.
== Auxiliar de necropsia / agente funerário | Memorial Paz Eterna | R$ 2.050
Remoção, preparação e cortejo.
CNH B, disponibilidade para plantões.
Vacina de hepatite B em dia.
== Influenciador(a) para campanha | Sucos Da Terra | R$ 400 por vídeo
Três vídeos curtos de receita, a partir de 10 mil seguidores.
Enviamos os produtos sem custo.
Pagamento em 10 dias após a publicação, com nota.
== Cozinheira para fazenda | Fazenda Santa Inês | R$ 2.300 + moradia
Refeições para 15 peões, seis dias por semana.
Carteira assinada, casa mobiliada com luz e água pagas.
Falar com Dona Neide (67) 90000-2727, ligação ou zap.
== Representante comercial | Embalagens Prática | comissão de 5% a 8%
Atuação em Minas Gerais, carteira ativa.
Registro no CORE.
Ajuda de custo nos três primeiros meses, de R$ 1.500.
== Técnico de informática | Byte Assistência | R$ 2.100
Formatação, troca de tela, redes.
Atendimento no balcão e visita a clientes com moto da empresa.
Nunca pedimos senha de candidato; as senhas dos clientes seguem protocolo.
== Auxiliar de veterinário | Hospital Vet Mundo Animal | R$ 1.750
Contenção, curativos, limpeza das baias e plantões noturnos.
Estudante de veterinária é bem-vindo.
Enviar currículo até sexta, entrevistas na segunda.
== Fiscal de prova | Fundação Avalia Concursos | R$ 160 por dia
Aplicação de prova no domingo, das 11h às 19h.
Ensino médio, não ser candidato nem parente de candidato.
Pagamento em conta até 15 dias, dados informados no cadastro do site fundacaoavalia.example.
== Mecânico de motos | Duas Rodas Oficina | R$ 2.300 + comissão
Revisão, freio, injeção.
Ferramental da casa.
Vaga urgente pois a demanda está alta; teste prático de um dia, pago.
== Estagiário de marketing | Rede Sabor & Cia | R$ 1.200
Apoio às redes sociais: postagens, respostas a comentários e relatórios de curtidas e alcance.
Cursando Publicidade ou afins.
Seis horas, híbrido.
== Agente de portaria e limpeza | Multi Apoio Serviços | R$ 1.620
50 vagas para hospitais e escolas de Goiânia.
Cadastro presencial, senha distribuída a partir das 7h.
Documentos: RG, CPF, título, reservista, CTPS, comprovante e uma foto 3x4.
O processo seletivo é gratuito.
== Vendedor de planos de internet | Fibra Mais Telecom | R$ 1.600 + R$ 60 por instalação
Porta a porta nos bairros novos.
Vendedores bons tiram acima de R$ 4 mil.
Damos camiseta, crachá e tablet, nada disso é cobrado.
== Analista de prevenção a fraudes | Banco Ponte Digital | R$ 4.700
Análise de contas, biometria, selfies e documentos enviados por clientes.
SQL básico.
Remoto, com ajuda de R$ 150 para internet.
== Padeiro | Panificadora Trigal | R$ 2.500
Pão francês, massa doce e folhados.
Das 3h às 11h20, folga domingo.
Convênio médico após 90 dias.
== Operador de máquinas agrícolas | Agropecuária Nova Aliança | R$ 3.200 + alojamento
Colheitadeira e plantadeira com piloto automático.
Safra de janeiro a abril, contrato por prazo determinado.
Passagem de ida paga pela fazenda e volta no fim do contrato.
== Auxiliar de departamento pessoal | Contábil Aliança | R$ 2.250
Admissões, férias, rescisões e eSocial.
Recolher documentos, dados bancários e exames dos admitidos dos clientes.
Segunda a sexta, 8h às 17h48.
== Artesã para montagem de bijuterias | Ateliê Miçanga | R$ 1.560
Montagem de colares e pulseiras no nosso ateliê, presencial.
Ensinamos o serviço.
Seg a sex, 8h às 17h, VT e lanche.
== Atendente de loja de conveniência | Posto Serra Bela | R$ 1.660
Caixa, salgados, café e reposição.
Turno 14h às 22h, 6x1.
Seguro de vida e vale-alimentação de R$ 420.
== Freela de panfletagem | Odonto Mais Vida | R$ 70 a diária
Das 9h às 15h na Praça da Matriz, quinta e sexta.
Recebe no fim do dia, em dinheiro ou pix
Falar com Bruna (16) 90000-9292
== Auxiliar de Logística | Veloz Armazéns Gerais | R$ 1.985,00
Responsabilidades e atribuições:
- Receber, conferir e armazenar mercadorias
- Separar pedidos com coletor de dados
- Apoiar o carregamento dos veículos
Requisitos: ensino médio completo e disponibilidade para o 2º turno.
Não é necessária experiência, há treinamento interno.
Horário: 13h40 às 22h, de segunda a sábado.
Benefícios:
- Vale-transporte ou fretado
- Restaurante no local
- Cesta básica de R$ 190
- Plano de saúde e odontológico
- PLR anual
== Vigilante Patrimonial | Escudo Forte Segurança | R$ 2.480,00 + 30% de periculosidade
A Escudo Forte contrata vigilantes para posto bancário em Campinas.
Atividades: controle de acesso, rondas internas, operação da porta giratória e registro no livro de ocorrências.
Requisitos:
- Curso de formação de vigilante com registro na Polícia Federal
- Reciclagem dentro da validade
- Ensino médio
- CNV em dia ou protocolo
Escala: segunda a sexta, 9h às 17h.
Benefícios: VT, VR de R$ 41,20, cesta de R$ 230, convênio médico.
O uniforme e o colete são fornecidos sem ônus.
Reciclagens futuras são custeadas pela empresa.
Enviar currículo para selecao@escudoforte.example.
== Operador(a) de Caixa | Hipermercado Estação | R$ 1.742,00
Buscamos pessoas que gostem de atender gente!
O que você vai fazer:
- Registrar produtos e receber pagamentos em dinheiro, cartão, Pix e vale
- Fazer recarga de celular e recebimento de contas no caixa
- Conferir o fechamento e a sangria
O que esperamos: ensino médio cursando, atenção e simpatia.
Escala 6x1 com um domingo de folga por mês.
Benefícios: VT, refeição, cartão com 10% de desconto, seguro de vida.
Etapas: inscrição, teste on-line de 15 minutos, entrevista presencial e exame admissional por nossa conta.
Inscreva-se em hiperestacao.gupy.io
== Motorista de Caminhão Truck | Logbrás Distribuição | R$ 2.690,00 + diárias de R$ 72
Principais atividades: entregas fracionadas na Grande BH, conferência da carga e da documentação fiscal.
Recebimento de valores em algumas entregas, com prestação de contas no mesmo dia.
Requisitos:
- CNH D ou E com EAR
- Exame toxicológico dentro do prazo
- Experiência em carteira de 1 ano
- MOPP é um diferencial
Horário: segunda a sexta das 6h às 15h48.
Benefícios: VA de R$ 610, plano de saúde, prêmio por média de combustível de até R$ 500.
A consulta à gerenciadora de risco e o novo toxicológico, se preciso, são pagos pela empresa.
Currículo: WhatsApp do RH (31) 90000-8787, com Débora.
== Consultor(a) de Vendas Externas | PagMais Soluções de Pagamento | R$ 2.200 + comissões (média de R$ 6.500)
Quem somos: credenciadora de cartões com 9 anos de mercado e 200 mil lojistas.
Sua missão será levar nossa maquininha a pequenos comerciantes da zona leste.
- Prospectar clientes na rua
- Apresentar taxas, prazos e antecipação
- Fazer o cadastro do lojista (documentos e dados bancários) no aplicativo
- Acompanhar a ativação
Requisitos: CNH B, veículo próprio, experiência com vendas externas.
Segunda a sexta, 8h às 18h.
Oferecemos: vale-combustível de R$ 900, VR de R$ 37, celular corporativo, saúde e odonto.
Comissão sem teto; os dez melhores do trimestre passaram de R$ 11 mil.
Contrato CLT desde o primeiro dia.
== Técnico(a) de Enfermagem UTI | Hospital Nossa Senhora da Guia | R$ 3.480,00 + insalubridade
Prestar assistência a pacientes críticos sob supervisão do enfermeiro.
- Administração de medicação
- Higiene e mudança de decúbito
- Controle de sinais vitais e registros no prontuário eletrônico
- Checagem do carrinho de emergência
Requisitos: curso técnico, COREN ativo e definitivo, seis meses em UTI adulto.
Escala 12x36, noturno.
Benefícios: refeição no plantão, VT, auxílio-creche, cartão alimentação de R$ 380.
Documentos na admissão: carteira de vacinação, COREN, RG, CPF, título e comprovante de endereço.
A conta-salário é aberta no banco conveniado dentro do hospital.
Candidatos serão avaliados com prova teórica, dinâmica e entrevista.
== Atendente de Telemarketing (home office) | Alô Brasil Contact Center | R$ 1.518,00 + variável de até R$ 700
Venha trabalhar de casa com carteira assinada!
Atividades: atendimento receptivo, retenção de clientes e registro no sistema.
Você precisa ter:
- 18 anos completos
- Ensino médio
- Local silencioso e internet por cabo de 30 Mb
Nós mandamos: computador, headset e cadeira, tudo sem custo nem caução.
Jornada: 6h20, seis dias por semana, com folga aos domingos.
Treinamento on-line de 12 dias, remunerado.
Benefícios: VR de R$ 24 por dia, plano de saúde, ajuda de internet de R$ 90, auxílio-creche.
Atenção: o Alô Brasil não pede dinheiro, senha ou código por SMS em nenhuma etapa.
Candidatura em alobrasil.example/carreiras.
== Professor(a) de Cursos Profissionalizantes | Escola Técnica Conquista | R$ 31,00 a hora-aula
Ministrar aulas nos cursos de administração, auxiliar de farmácia e atendimento.
Turmas de até 25 alunos, em Sorocaba.
Responsabilidades:
- Planejar as aulas a partir do material didático da escola
- Aplicar provas e lançar notas
- Acompanhar a evasão e conversar com as famílias
Requisitos: superior completo ou cursando na área.
Horários disponíveis: terça e quinta à noite, sábado o dia todo.
Contratação CLT horista, com DSR.
Benefícios: VT, bolsa integral em qualquer curso da rede para o professor e um dependente.
Processo: currículo, aula-teste de 20 minutos e conversa com a coordenação.
== Auxiliar de Produção - 80 vagas temporárias | RH Integra (agência) | R$ 2.050,00
A RH Integra seleciona para indústria de chocolates em Vila Velha, cliente cujo nome será informado na entrevista.
Atividades: embalagem, abastecimento de linha, inspeção visual e paletização.
Contrato temporário de 120 dias pela Lei 6.019.
Turnos fixos: 6h às 14h20, 14h20 às 22h30 ou 22h30 às 6h.
Requisitos: ensino fundamental e maior de 18 anos.
- Fretado em toda a Grande Vitória
- Restaurante na fábrica
- Cesta de produtos
- Adicional noturno
Trazer RG, CPF, CTPS digital e comprovante de residência.
A agência é paga pela empresa contratante: o candidato não paga cadastro, exame, curso nem uniforme.
Rua Sete de Maio, 340, de segunda a quarta, 8h às 11h.
== Entregador(a) CLT com moto da empresa | Super Rápido Hortifruti | R$ 1.850,00 + R$ 2,50 por entrega
Procuramos 6 entregadores para as lojas da zona norte.
Suas atividades serão retirar as compras no setor, conferir a nota, entregar e receber na maquininha.
Requisitos:
- CNH A com EAR
- 1 ano de habilitação
- Curso de motofretista (pagamos pra quem ainda não tem)
A moto, o baú, o capacete e a capa são da empresa.
Combustível e manutenção por nossa conta.
Horário: 9h às 17h20 ou 13h às 21h20, 6x1.
Benefícios: adicional de periculosidade de 30%, refeição, seguro de vida, cesta de hortifruti semanal.
Após a aprovação pediremos foto da CNH e certidão de pontos, que são consultadas na sua presença.
Interessados: WhatsApp (21) 90000-3434.
== Analista Financeiro Pleno | Construtora Vale do Aço Novo | R$ 5.200,00
Estamos com posição aberta na nossa controladoria.
Responsabilidades:
- Contas a pagar: conferência de notas, boletos, transferências e depósitos judiciais
- Conciliação de sete contas bancárias
- Fluxo de caixa diário e projeção mensal
- Análise de investimento e aplicações
Requisitos: superior completo em Contábeis, Administração ou Economia; Excel avançado; ERP Totvs.
Diferencial: experiência em incorporadora.
Horário: segunda a quinta 8h às 18h, sexta 8h às 17h.
Híbrido, dois dias em casa.
Benefícios: saúde sem coparticipação, VR de R$ 45, academia, PPR de até 2 salários.
== Comissário(a) de Bordo | Linhas Aéreas Cruzeiro Novo | R$ 2.900,00 + horas variáveis
Base: Confins.
Zelar pela segurança e conforto dos passageiros.
Requisitos obrigatórios:
- Ensino médio
- Curso de comissário homologado pela ANAC e banca aprovada
- CMA de 2ª classe válido
- Altura mínima de alcance de 2,10 m
- Inglês intermediário
O treinamento inicial na aeronave dura 45 dias e é pago, com diária e hotel.
Uniforme inteiro e malas fornecidos pela companhia.
Benefícios: passagens, saúde, previdência, vale-alimentação de R$ 700.
Etapas: triagem, vídeo de apresentação, dinâmica em Belo Horizonte, exame médico pago por nós.
Inscrições só pelo site oficial, sem intermediários.
== Camareira - Temporada | Resort Praia das Conchas | R$ 1.690,00 + taxa de serviço
Vagas para temporada de dezembro a março, com alojamento.
Atividades: limpeza e arrumação de bangalôs, reposição de enxoval e frigobar.
Requisitos: ensino fundamental, gostar de trabalhar em equipe.
Não precisa experiência.
- Alojamento feminino com wi-fi
- Três refeições por dia
- Passagem de ida e volta de Maceió ou Aracaju
- Taxa de serviço média de R$ 600 no mês
Escala 6x1, 7h às 15h20.
Mandar currículo e telefone para contato no e-mail rh@praiadasconchas.example.
As despesas com exame e transporte não são descontadas do salário.
== Eletricista de Manutenção Industrial | Papel e Celulose Araçá | R$ 4.150,00 + 30%
Executar manutenção preventiva e corretiva em painéis, motores e CCMs.
Requisitos:
- Técnico em eletrotécnica ou curso SENAI
- NR-10 básico e SEP
- NR-35
- Leitura de diagramas
Registro no CFT desejável.
Turno revezado 6x2.
Benefícios: plano de saúde nacional, previdência, transporte, refeição, PLR.
NR vencida não elimina: reciclamos no nosso centro de treinamento.
Local: Três Lagoas, auxílio-mudança de R$ 4.000 para quem vem de fora.
Inscrições até 30/09.
== Recepcionista Bilíngue | Hotel Central Paulista | R$ 2.450,00 + pontos
Recepcionar hóspedes nacionais e estrangeiros.
- Check-in e check-out
- Cobrança de diárias, pré-autorização e depósito de garantia no cartão do hóspede
- Cópia do passaporte e ficha nacional de registro
- Resposta a avaliações em sites de reserva
Requisitos: inglês avançado; espanhol desejável; experiência de seis meses.
Escala 6x1, turno das 15h às 23h20.
Benefícios: refeitório, VT, saúde, seguro, odontológico.
Táxi pago pelo hotel após as 23h.
Enviar CV em português e inglês para talentos@hotelcentralpaulista.example.
== Consultor(a) de Vendas de Cursos | Faculdade Horizonte do Saber | R$ 1.650,00 + comissão
Captação de alunos para graduação e pós EAD.
Atividades:
- Contato com interessados por telefone e WhatsApp
- Apresentação das mensalidades, da matrícula e das bolsas
- Acompanhamento até o pagamento da taxa pelo aluno
- Ações em escolas e empresas
Requisitos: ensino médio, boa fala, experiência com vendas.
Segunda a sexta 12h às 21h.
Comissão por matrícula de R$ 35 a R$ 90; quem bate a meta chega a R$ 4.800.
VR de R$ 26, VT, bolsa de 100% após o contrato de experiência.
Currículo no e-mail captacao@horizontedosaber.example.
== Auxiliar de Cozinha | Restaurante Tempero de Casa | R$ 1.720,00
Oi gente! Estamos procurando auxiliar de cozinha pra somar no nosso time.
O q vai fazer:
- Cortar e pré preparar legumes e carnes
- Ajudar na montagem das marmitas
- Lavar louça e organizar a camara fria
Precisa ter noção de higiene, curso de boas práticas a gente dá aqui mesmo.
Horario: 7h30 as 15h50, segunda a sabado.
Domingo e feriado a casa fecha.
Oferecemos VT, almoço, cesta basica de 160 e premio assiduidade de 150.
Registro desde o primeiro dia.
Qm tiver interesse manda curriculo no zap (11) 90000-9812 ou vem aqui de manhã falar c/ a Lu.
== Corretor(a) de Imóveis | Imobiliária Alto Padrão Litoral | comissão sobre vendas, ganhos acima de R$ 20 mil
Ampliamos a equipe de lançamentos em Balneário.
Você vai:
- Atender clientes do stand e dos portais
- Fazer visitas e simulações de financiamento
- Intermediar propostas e o sinal de compra
Requisitos: Creci ativo, ou matrícula em curso TTI e estágio registrado no Creci.
Carro próprio e celular.
Trabalho autônomo, com contrato de associação.
Oferecemos leads pagos pela imobiliária, treinamentos semanais sem custo e plantões em três empreendimentos.
Ticket médio de R$ 1,2 milhão e comissão de 1,8% para o corretor.
É venda: há meses muito bons e meses sem fechamento, e não há salário fixo.
Conversa com o gerente Otávio: (47) 90000-6060.
== Gerente de Loja | Ótica Bem Ver | R$ 3.900,00 + 2% das vendas da loja
Responsável pela gestão da nossa unidade em Uberlândia.
Atribuições:
- Liderar cinco vendedores e um técnico
- Abrir e fechar o caixa, depósitos e malote
- Acompanhar metas, estoque e laboratório
- Tratar reclamações
Requisitos: experiência em gestão de varejo, de preferência ótica.
Horário de shopping em escala.
Benefícios: saúde, VR de R$ 32, óculos por ano, convênio com faculdade.
Remuneração total média de R$ 7.800.
Candidate-se até dia 18 em oticabemver.gupy.io.
== Jovem Aprendiz Administrativo | Cooperativa de Crédito Raízes | R$ 920,00
Programa de aprendizagem com duração de 18 meses.
Para quem tem de 16 a 22 anos e está matriculado ou já terminou o ensino médio.
Atividades de apoio: arquivo, recepção, digitalização e orientação no caixa eletrônico.
Carga de 4 horas por dia, 13h às 17h.
Um dia por semana é de curso teórico no CIEE, pago pela cooperativa.
Benefícios:
- VT
- Vale-alimentação de R$ 350
- Seguro de vida
- Assistência odontológica
Não cobramos matrícula, apostila nem uniforme.
Menores devem vir com o responsável só na assinatura do contrato.
Currículo na agência da Av. Central ou em aprendiz@coopraizes.example.
== Analista de Marketing Digital | Loja Virtual Mãe Coruja | R$ 4.300,00
Planejar e executar campanhas pagas e conteúdo orgânico.
- Gestão de verba de R$ 60 mil por mês em anúncios
- Calendário de posts, vídeos curtos e lives
- Relacionamento com influenciadoras e afiliadas
- Monitorar curtidas, comentários, avaliações e recompra
Requisitos: superior na área, dois anos com mídia paga, inglês de leitura.
Ferramentas: GA4, Meta Ads, RD.
CLT, 100% remoto, com encontro trimestral em Florianópolis (viagem paga).
Benefícios: saúde, cartão flexível de R$ 850, auxílio home office de R$ 130, day off de aniversário.
Processo: conversa com RH, teste prático de até 2 horas e papo com a gestora.
== Montador de Móveis | Casa Fácil Móveis | R$ 2.100,00 + R$ 15 por montagem extra
Contratamos montador com experiência em guarda-roupas, cozinhas moduladas e painéis.
Atividades:
- Montagem na casa do cliente
- Assistência e troca de peças
- Registro de foto no app
Requisitos: CNH B, seis meses de prática.
As ferramentas e o carro são da loja.
Segunda a sexta 8h às 18h e sábado até 12h.
VT ou combustível, VA de R$ 400, plano odontológico, plano de saúde com coparticipação.
O uniforme é entregue na integração, sem desconto em folha.
Interessados deixar currículo na loja da Rua XV, 77.
== Cuidador(a) de Idosos | Residencial Vovó Helena | R$ 1.880,00 + insalubridade
Cuidar de residentes com diferentes graus de dependência.
Atividades: banho, alimentação, troca de fraldas, passeios, anotações de rotina.
Requisitos:
- Curso de cuidador com carga de 80h ou mais (qualquer instituição)
- Ensino fundamental
- Experiência comprovada ou referências
Escala 12x36 diurna ou noturna.
Oferecemos alimentação no local, VT, vacina, cesta de R$ 210.
Roda de conversa mensal com psicóloga.
Solicitamos na admissão certidão negativa, que sai grátis pela internet.
Mandar currículo para (11) 90000-4242 ou entregar na portaria.
== Assistente de Importação | Brasmar Trading | R$ 3.600,00
Acompanhar processos de importação do pedido ao desembaraço.
- Cotação de frete internacional
- Conferência de invoice, packing list e BL
- Solicitação de numerário ao cliente e pagamento de taxas, armazenagem e impostos
- Registro de DI e DUIMP junto ao despachante
Requisitos: superior cursando em Comex, inglês avançado, Excel.
Local: Itajaí, presencial.
Horário: 8h30 às 18h18, de segunda a sexta.
Benefícios: VR de R$ 42, saúde, odonto, estacionamento, PPR.
Contratação por substituição, início previsto para a primeira quinzena do mês.
== Tripulante - Camareiro(a) de Navio | Oceano Crew Brasil (agência credenciada) | US$ 1.250 + gorjetas
Recrutamos para companhia de cruzeiros com temporada na costa brasileira.
Atividades: limpeza de cabines, duas vezes por dia, e atendimento ao hóspede.
Requisitos:
- 21 anos ou mais
- Inglês intermediário
- Passaporte com validade de 18 meses
- Certificados STCW (podem ser tirados em qualquer centro credenciado pela Marinha)
Contrato de 7 a 9 meses, jornada de 10 a 11 horas por dia.
Alojamento em cabine dupla e alimentação a bordo.
Passagem até o porto de embarque paga pela companhia.
Não cobramos pelo recrutamento, e o visto, quando preciso, é pago pelo armador.
A seleção tem entrevista por vídeo com nosso RH e outra com a companhia.
Currículo em inglês para recruit@oceanocrew.example.
== Assistente Administrativo | Prefeitura de Ribeirão das Pedras | R$ 2.212,00
Concurso público 01/2025, 12 vagas e cadastro reserva.
Atribuições: atendimento ao cidadão, protocolo, redação de ofícios e arquivo.
Requisito: ensino médio completo.
Jornada de 40 horas semanais.
Benefícios: vale-alimentação de R$ 650 e plano de carreira.
Inscrições de 3 a 28 do mês no site da banca, avaliaconcursos.example.
Taxa de inscrição: R$ 58,00, por boleto bancário em nome da prefeitura.
Isenção para inscritos no CadÚnico e doadores de medula ou de sangue.
Prova objetiva em 14 de dezembro.
Edital completo em www.ribeiraodaspedras.mg.gov.br.
== Desenvolvedor(a) Back-end Pleno | Fintech Cofre Azul | R$ 9.800,00
Procuramos pessoa desenvolvedora para o time de Pix e contas.
Seu dia a dia:
- Criar e manter APIs em Kotlin
- Cuidar de filas, recargas, estornos e liquidação
- Participar do plantão (remunerado) uma semana a cada seis
- Revisar código
Requisitos: 3 anos com back-end, SQL, testes automatizados, nuvem.
100% remoto, CLT, horário flexível.
Benefícios: saúde família, R$ 1.400 em cartão, PLR, licença parental de 6 meses.
A seleção: papo com RH, desafio de código ao vivo, entrevista com o time, proposta.
Nunca pedimos token, senha ou transferência. Dúvidas: talentos@cofreazul.example.
== Auxiliar de Serviços Gerais | Limpa Tudo Facilities | R$ 1.610,00 + 20% insalubridade
URGENTE - 15 VAGAS PARA HOSPITAL NO CENTRO DE CURITIBA
A Limpa Tudo Facilities, há 22 anos no mercado, contrata com início imediato.
Atividades:
- Limpeza concorrente e terminal de leitos
- Recolhimento de resíduos
- Reposição de papel e sabonete
Requisitos: alfabetizado, maior de 18, vacinas em dia.
NR-32 ministrada na integração, por conta da empresa.
Escala 12x36 dia ou noite.
VT, VA de R$ 540, café da manhã, seguro de vida, auxílio funeral.
Comparecer com documentos pessoais na Rua Marechal, 1020, às 8h, procurar Elaine.
== Promotor(a) de Vendas | Laticínios Campo Belo | R$ 1.930,00 + premiação
Atender rota de 9 lojas por semana em Feira de Santana.
- Abastecer e precificar a gôndola refrigerada
- Controlar validade e ruptura
- Negociar pontos extras
- Enviar fotos pelo aplicativo
Requisitos: ensino médio, experiência em merchandising, moto ou carro próprio.
De segunda a sábado, 7h às 15h20.
Ajuda de custo de R$ 480 com combustível, VR, celular da empresa, saúde.
Camiseta e crachá das redes por conta da indústria.
Premiação trimestral de até R$ 900.
== Operador de Logística Noturno | Mercado Livre - contratação por parceiro Staff Um | R$ 2.270,00 + adicional noturno
Vaga para o centro de distribuição, com contratação temporária pela Staff Um RH.
Atividades: recebimento, endereçamento, picking, packing e expedição.
Requisitos: 18 anos, ensino médio completo.
Horário: 22h às 6h, escala 5x2 com folgas variáveis.
Benefícios:
- Fretado
- Refeição
- Vale-alimentação
- Telemedicina
- Gympass
Processo gratuito e presencial, com entrevista em grupo e exame na clínica conveniada.
Desconfie de quem cobrar por esta vaga ou mandar link por mensagem.
Vá até a Staff Um, Av. das Indústrias, 55, de segunda a sexta, a partir das 8h30.
== Nutricionista | Sabor & Saúde Refeições | R$ 3.750,00
Coordenar a unidade de alimentação de uma indústria com 900 refeições por dia.
Atividades:
- Cardápio, ficha técnica e custo
- Treinamento da equipe em boas práticas
- Auditorias e temperatura
- Pesquisa de satisfação
Requisitos: graduação, CRN ativo, experiência em UAN.
Segunda a sexta, 6h30 às 16h18.
Benefícios: saúde, odonto, VA de R$ 480, refeição, anuidade do CRN reembolsada.
Enviar currículo para selecao@saboresaude.example.
== Vendedor(a) de Seguros | Corretora Abrigo | R$ 1.800,00 + comissão recorrente
Atender indicações de bancos e concessionárias e vender seguros de auto, vida e residência.
- Cotação em 11 seguradoras
- Fechamento por telefone e assinatura digital
- Renovações
- Apoio no sinistro
Requisitos: ensino médio, seis meses de vendas; Susep será um diferencial.
Pagamos o curso da ENS para quem completa um ano.
Horário comercial, presencial em Ribeirão Preto.
Ganho médio do time: R$ 4.200, com carteira formada passa de R$ 9 mil.
VR de R$ 30, saúde após experiência, comissão recorrente enquanto o cliente renovar.
Contato do RH: (16) 90000-1717, ligação ou mensagem.
== Técnico(a) de Instalação de Internet | Conecta Fibra | R$ 2.080,00 + 30% + produção
Instalar e reparar fibra em residências e empresas.
Requisitos:
- CNH B
- Ensino médio
- NR-10 e NR-35 (quem não tem faz com a gente, gratuito)
Atividades: lançamento de drop, fusão, configuração de roteador, medição de sinal.
Carro, escada, ferramentas e EPI da empresa.
Produção de R$ 8 a R$ 14 por ordem de serviço acima da meta.
Segunda a sábado, com um plantão de domingo por mês.
VA de R$ 560, saúde, odonto, internet de graça em casa.
Mandar currículo pelo link na bio do nosso Instagram ou em carreiras.conectafibra.example.
== Secretária Executiva | - | R$ 6.400,00
Escritório de advocacia empresarial, representado pela consultoria Marco Talentos, busca secretária executiva para dois sócios.
Responsabilidades:
- Gestão de agendas e viagens
- Reembolsos, pagamento de contas particulares e prestação de contas
- Redação em português e inglês
- Organização de eventos
Requisitos: Secretariado com registro (SRTE), inglês fluente, cinco anos de experiência.
Presencial na região da Faria Lima, 9h às 18h.
Benefícios: saúde, VR de R$ 50, bônus anual.
O nome do cliente é revelado aos finalistas, por política de sigilo.
A Marco Talentos não cobra de profissionais.
Envio de currículo com pretensão salarial: sec@marcotalentos.example.
== Porteiro(a) | Condomínio Parque dos Manacás (administração direta) | R$ 2.010,00
Condomínio residencial com 4 torres contrata porteiro para cobrir aposentadoria.
Atividades: liberar visitantes, receber encomendas, operar câmeras e portões, registrar ocorrências.
Requisitos:
- Ensino médio
- Experiência de 1 ano em portaria
- Informática básica
12x36, das 18h às 6h.
Adicional noturno, cesta de R$ 350, VR de R$ 22, seguro, convênio odontológico.
Uniforme do condomínio.
Na entrevista, com o síndico, traga RG e contato dos dois últimos empregos.
Currículos na guarita ou pelo e-mail portaria@parquedosmanacas.example.
== Assistente de Câmbio | Corretora Norte Câmbio | R$ 3.150,00
Atender clientes no balcão e por telefone na compra e venda de moeda.
- Cadastro conforme as normas do Banco Central: documentos, comprovantes e origem dos recursos
- Remessas internacionais
- Conferência de cédulas
- Fechamento do caixa
Requisitos: superior cursando, inglês básico, experiência com numerário.
Loja no aeroporto de Manaus, turnos em 6x1.
VR, VT, saúde, quebra de caixa de R$ 280, estacionamento.
Treinamento em prevenção à lavagem de dinheiro na primeira semana.
Inscrição em nortecambio.example/trabalhe.
== Atendente de Cafeteria | Café do Porto Antigo | R$ 1.680,00 + gorjeta (média R$ 500)
Se você ama café, essa vaga é sua cara!
O dia a dia:
- Atender no balcão e nas mesas
- Tirar espresso e vaporizar leite
- Operar o caixa e os aplicativos de entrega
- Deixar tudo limpinho
Nao precisa saber fazer café, nosso barista ensina, é 1 semana de treino e vc ja recebe por ela.
Escala 5x2 com folga na segunda e terça.
Horário 12h as 20h48
VT, lanche, consulta on-line, desconto nas lojas vizinhas
Manda um oi com seu currículo no WhatsApp da loja, (51) 90000-6767, a Gabi responde.
== Colhedor(a) de Maçã - Safra | Pomares da Serra | R$ 1.750,00 + produção
Contrato de safra, de fevereiro a abril, em Vacaria.
Trabalho: colheita com sacola, classificação no pomar, uso de escada.
Requisitos: maior de 18 anos e boa condição física.
- Alojamento vistoriado
- Café, almoço e janta
- Ônibus saindo de Campo Grande e Dourados, ida e volta pagos
- EPI
Produção: R$ 0,90 por caixa acima de 60 por dia.
Não há desconto de passagem, moradia, comida ou ferramenta.
Registro em carteira antes do embarque.
Cadastro no SINE da sua cidade, com documento e CTPS digital.
== Auxiliar de Farmácia | Rede Farma Popular do Vale | R$ 1.835,00 + comissão de 1% a 6%
Dar suporte no atendimento do balcão e na reposição.
Atividades:
- Leitura de receitas
- Aplicação de validade e inventário
- Programa Farmácia Popular (conferência de documento e receita do cliente)
- Caixa
Requisitos: ensino médio; curso de balconista desejável, não obrigatório.
6x1, turnos de 7h20.
VA de R$ 430, saúde, desconto em medicamentos, bolsa de 50% na faculdade de Farmácia.
Processo seletivo na própria loja, em três dias.
Currículo para vagas@farmapopulardovale.example.
== Estágio em Engenharia Civil | Incorporadora Morada Nova | bolsa de R$ 1.600,00
Acompanhamento de obra residencial de 18 andares em Goiânia.
- Medições e diário de obra
- Conferência de materiais e notas
- Apoio em planejamento
- Atualização de projetos
Requisitos: a partir do 6º período, AutoCAD, MS Project desejável.
6 horas por dia, manhã ou tarde.
VT de R$ 220, almoço na obra, seguro, recesso.
Bota, capacete e treinamento de NR-18 por conta da construtora.
Termo de estágio feito via IEL, sem custo para o estudante.
== Agente de Crédito Consignado | Crédito Amigo Promotora | R$ 1.550,00 + comissão
Loja em Fortaleza contrata agente para atender aposentados e servidores.
Atividades:
- Simular empréstimo, portabilidade e cartão
- Colher documentos, selfie e assinatura digital do cliente no sistema do banco
- Prospecção por telefone
- Pós-venda
Requisitos: ensino médio; certificação de correspondente (Aneps/Febraban), que a empresa paga se faltar.
Segunda a sexta 8h às 17h, sábado até 12h.
Comissão de 0,8% a 1,5% da produção.
VT, VR de R$ 20, premiação em campanhas.
A empresa proíbe a cobrança de qualquer valor antecipado do cliente.
Currículo pessoalmente ou via (85) 90000-1414.
== Motorista Entregador de Última Milha (agregado) | Expresso Bairro a Bairro | R$ 260 a R$ 340 por dia
Buscamos agregados com Fiorino, Kangoo ou similar, para entregas de e-commerce.
Como funciona:
- Carregamento às 7h no galpão
- De 60 a 90 pacotes por rota
- Fim por volta das 16h
Requisitos: CNH com EAR, veículo a partir de 2012, MEI ou CNPJ de transporte e RNTRC.
Pagamento quinzenal por diária rodada, mais R$ 0,60 por pacote acima de 80.
Combustível por conta do agregado, já considerado no valor.
É prestação de serviço, sem vínculo CLT.
Não há taxa de cadastro nem aluguel de aplicativo.
Levar CNH, CRLV e comprovante do CNPJ na Rua do Galpão, 12.
Contato da operação: (41) 90000-2525.
== Cabeleireiro(a) | Salão Espaço Raiz | 50% de comissão, média de R$ 4.000
Salão especializado em cachos procura profissional parceiro.
Serviços: corte, hidratação, coloração, finalização.
Requisitos:
- Curso ou experiência com cabelos cacheados
- MEI ativo, contrato de parceria pela lei do salão parceiro
- Pontualidade
Terça a sábado, 10h às 19h.
Produtos, água, luz e recepção por conta da casa.
Acerto toda segunda-feira, com extrato.
Curso de reciclagem por ano pago pela marca parceira.
Pode mandar fotos dos trabalhos pelo Instagram ou no (71) 90000-8484.
== Analista de Recursos Humanos | Grupo Têxtil Flor de Algodão | R$ 4.600,00
Conduzir processos de recrutamento das fábricas de Brusque e Gaspar.
- Divulgar vagas e triar currículos na Gupy
- Entrevistas e dinâmicas
- Agendar exames admissionais e receber documentos
- Integração
- Indicadores de rotatividade
Requisitos: Psicologia ou RH, três anos em R&S industrial.
CNH B para visitas às unidades.
Segunda a sexta, 7h30 às 17h18, com um dia remoto.
Saúde, refeitório, VA de R$ 390, PPR, desconto na loja de fábrica.
Inscreva-se em flordealgodao.gupy.io.
== Instrutor(a) de Treinamentos NR | Prevenir Cursos e Assessoria | R$ 3.300,00 + R$ 80 por turma
Ministrar cursos de NR-10, NR-33 e NR-35 nas empresas clientes.
Atividades:
- Preparar apostila e certificados
- Aula teórica e prática
- Controle de listas
- Visita comercial junto com o vendedor
Requisitos: técnico em segurança com registro, experiência em sala, CNH B.
Viagens semanais, com hotel e refeições pagos.
Segunda a sexta, horário comercial.
VR de R$ 35, saúde, carro da empresa.
Enviar currículo e uma aula gravada de cinco minutos (opcional) para rh@prevenircursos.example.
== Garçom / Garçonete | Churrascaria Fogo Campeiro | R$ 1.820,00 + 10% (média R$ 1.900)
Vagas abertas pra fim de ano, contrato por prazo determinado, com chance de ficar.
Servir salão, vender bebidas e sobremesas, fechar contas.
Requisitos:
- 6 meses de experiência
- Noções de vinho é um plus
- Poder trabalhar sáb e dom
Escala 6x1, turno dobrado com intervalo ou só noite.
Alimentação na casa, VT, condução depois da meia noite.
Rateio dos 10% semanal, com lista afixada.
A calça é sua, camisa e avental a gente dá.
Compareça entre 15h e 17h com carteira de trabalho e fale com o maître Nelson.
== Assistente Social | Instituto Mão na Massa (OSC) | R$ 3.900,00
Atendimento a famílias no serviço de convivência conveniado com a prefeitura.
- Visitas domiciliares
- Cadastro Único e encaminhamentos
- Relatórios
- Oficinas com jovens sobre golpes em vagas de emprego e educação financeira
Requisitos: graduação, CRESS ativo.
30 horas semanais, 8h às 14h.
VT, VR de R$ 27, recesso em dezembro.
Seleção: análise de currículo, prova escrita e entrevista.
Currículo até domingo para selecao@maonamassa.example, assunto "AS 2025".
== Operador de Produção | Frigorífico Boa Carne | R$ 1.960,00 + R$ 300 assiduidade
120 VAGAS PARA HOMENS E MULHERES, no abate e na desossa, com início imediato.
Atividades: corte, embalagem, pesagem e limpeza de facas.
Requisitos: 18 anos, não precisa experiência nem estudo.
Turnos: 5h às 14h48 ou 15h à 0h30.
- Ônibus gratuito em 14 cidades
- Café e almoço
- Cartão alimentação de R$ 400
- Kit escolar
- Ajuda de moradia de R$ 500 nos 3 primeiros meses
Luva, bota, faca e uniforme são da empresa.
Aceitamos estrangeiros com protocolo ou RNM.
Entrevistas todo dia às 7h na portaria; trazer documentos originais.
== Analista de Suporte | Sistema Loja Certa | R$ 2.700,00
Atender lojistas que usam nosso sistema de caixa.
- Suporte por chat, telefone e acesso remoto
- Configurar impressora fiscal, TEF, Pix e balança
- Abrir chamados para o desenvolvimento
- Escrever artigos de ajuda
Requisitos: cursando TI, redes e Windows, boa escrita.
Remoto dentro do Paraná; notebook nosso.
Segunda a sexta 9h às 18h e um sábado por mês.
VA de R$ 600, saúde, auxílio de R$ 100, cursos pagos.
Seleção on-line com teste de 30 minutos e entrevista por vídeo, câmera aberta dos dois lados :)
== Fisioterapeuta | Clínica Movimento Livre | R$ 38 por atendimento, média R$ 4.500
Atendimento ortopédico e pilates em Niterói.
Requisitos:
- Crefito ativo
- Formação em pilates
- CNPJ ou autônomo com RPA
Agenda pronta, de 5 a 7 pacientes por turno.
Manhã (7h às 12h) ou tarde (14h às 20h).
Equipamentos e recepção da clínica, sem sublocação.
Pagamento no dia 5, com relatório dos atendimentos.
Supervisão clínica quinzenal.
Interessados mandar currículo por e-mail, contato@movimentolivre.example, ou WhatsApp (21) 90000-7373.
== Supervisor(a) de Vendas Porta a Porta | Panelas Boa Mesa | R$ 2.500,00 + 3% da equipe
Coordenar equipe de revendedoras autônomas no interior da Bahia.
Atividades:
- Cadastrar e treinar revendedoras (sem taxa de entrada)
- Entregar mostruário em consignação
- Acertos mensais e cobrança
- Rota por 12 cidades
Requisitos: CNH B, experiência com venda direta, disponibilidade para viajar.
Carro, hotel e alimentação por conta da empresa.
Folga aos domingos e segundas.
Ganho médio de R$ 5.600; plano de saúde; prêmio de viagem anual.
Enviar currículo com cidade e telefone para (75) 90000-3939 ou rh@boamesa.example.
== Auxiliar Administrativo - Vaga afirmativa 50+ | Escritório Contábil Raiz Forte | R$ 2.020,00
Valorizamos a experiência e buscamos alguém com mais de 50 anos.
O trabalho:
- Atender clientes ao telefone
- Organizar guias, boletos e comprovantes de pagamento
- Arquivo físico e digital
- Serviço externo em bancos e cartórios, com despesas adiantadas pela empresa
Requisitos: ensino médio e noção de planilha.
Das 9h às 16h, de segunda a sexta.
Aposentados são bem-vindos.
VT, VR de R$ 25, seguro de vida, convênio com o SESC.
Pedimos só currículo e telefone; os documentos ficam para o dia do registro.
== Condutor de Ônibus Urbano | Viação Cidade Jardim | R$ 3.420,00
Conduzir ônibus nas linhas municipais, com ou sem cobrador.
Requisitos:
- CNH D ou E com EAR
- Curso de transporte coletivo de passageiros registrado na CNH
- Toxicológico
- Até 15 pontos na carteira
Atividades: dirigir, cobrar tarifa em dinheiro e liberar recarga de bilhete no validador.
Jornada de 7h20, escala 6x1, início às 4h ou às 14h.
Ticket de R$ 36 por dia, cesta, saúde, PLR.
Quem tem D sem experiência entra na escola de motoristas, 30 dias pagos.
Exames, psicotécnico e uniforme bancados pela viação.
Levar CNH e certidão de prontuário do Detran na garagem, de terça a quinta às 8h.
Telefone do RH: (67) 90000-5050.
`;
