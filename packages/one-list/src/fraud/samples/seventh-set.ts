/**
 * As an officer who reads complaints about frauds would tell them, half of them worded in an indirect or unusual way.
 * Written on 26 November 2026 by a writer who had seen neither the signs nor other samples. The signs were weighed on
 * the sets before it, measured once on this one, and mended because of it. The form is described at `readSamples`.
 * Every employer, number and address is invented.
 */
export const seventhFrauds = `
== payment | Auxiliar de Logística | Grupo Transverdes Operações | R$ 1.980,00
Empresa do ramo logístico seleciona auxiliares para o centro de distribuição de Cajamar.
- Separação e conferência de mercadorias
- Escala 6x1, turno da tarde
- Vale-transporte, refeição no local e cesta básica
O exame admissional é realizado na clínica conveniada; o valor de R$ 85,00 é antecipado pelo candidato e devolvido no primeiro holerite.
Levar RG, CPF e carteira de trabalho no dia marcado.
== payment | Recepcionista de clínica | Vitallis Recursos Humanos | R$ 1.750,00
Clínica odontológica no centro de Goiânia procura recepcionista com boa dicção e simpatia.
Atendimento ao público, agendamento e confirmação de consultas.
Segunda a sexta das 8h às 18h, sábado até 12h.
Para que o seu currículo siga à clínica é preciso que conste em nosso banco a capacitação de 20 horas em atendimento humanizado, cujo investimento é simbólico e pode ser parcelado no cartão.
== payment | Jovem Aprendiz - 40 vagas | Instituto Primeiro Passo Brasil | R$ 780,00
PROGRAMA JOVEM APRENDIZ 2025 - INSCRIÇÕES ABERTAS
Idade de 14 a 22 anos, cursando ou com ensino médio completo
Vaga garantida em banco, supermercado ou órgão público após a matrícula no curso de informática e rotinas administrativas
Comparecer com o responsável legal, pois é ele que assina o contrato do carnê
== payment | Operador de caixa | - | R$ 1.650 + VR
Rede de supermercados da zona leste contrata operador de caixa com ou sem experiencia
6x1, folga rotativa, plano de saude depois de 90 dias
vc vai receber o uniforme em casa, só precisa acertar o frete do motoboy (35 reais) quando confirmar o endereço
qq duvida manda msg no (11) 90000-4471
== payment | Vigilante patrimonial | Fortaleza Azul Segurança | R$ 2.450,00 + 30% periculosidade
Postos em condomínios de Salvador e Lauro de Freitas, escala 12x36.
Candidatos sem o curso de formação também podem participar: a reciclagem é feita em nossa academia parceira e o candidato só assume o posto após a compensação do sinal.
O sinal garante o posto escolhido. Os demais valores são abatidos do salário.
Necessário ensino fundamental e mais de 21 anos.
== payment | Montagem de canetas em casa | Arte & Escrita Montagens | R$ 1.200 por lote
Trabalhe em casa montando canetas, ajuda toda a família!
A gente manda as peças pra qualquer cidade do Brasil e busca o lote pronto.
Pagamos R$ 1.200 a cada 2 mil unidades montadas.
A primeira caixa tem uma caução de cento e vinte reais, é só pra gente saber que a pessoa é séria, volta tudo na entrega do lote.
== payment | Embalador(a) de bijuterias em domicílio | Brilho Leve | R$ 900 quinzenal
Embalar brincos e pulseiras em saquinhos, sem sair de casa. Material incluso, vc só paga o correio do kit inicial via pix.
== payment | Auxiliar de cozinha para navio de cruzeiro | Mar Aberto Crew Agency | US$ 1.600
Temporada europeia 2025, embarque em Gênova.
- Auxílio no preparo, lavagem de utensílios, limpeza da galley
- Contrato de 7 meses, alojamento e alimentação a bordo
Inglês básico é desejável. Não é exigida experiência.
As despesas de visto, STCW e emissão da carta de embarque correm por conta do tripulante e são recolhidas em nossa conta antes da entrevista com a armadora, como forma de reserva da posição.
== payment | Colheita de maçã no Canadá | Norte Vivo Intercâmbio Laboral | CAD 22/hora
Vagas para homens e mulheres na província de Ontário. Passagem por conta do fazendeiro!
Você trabalha 8 meses, moradia gratuita, sem necessidade de inglês.
A taxa consular é a única coisa que não conseguimos isentar; mandamos a chave pix assim que o nome sair na lista.
== payment | Motorista categoria D | Transfrota Araguaia | R$ 3.200,00 + diárias
Transportadora com sede em Rio Verde contrata motorista de caminhão truck.
Viagens no Centro-Oeste, carga seca, retorno para casa nos fins de semana.
CNH D ou E com EAR, MOPP será um diferencial.
Após a aprovação da ficha pela gerenciadora de risco, será solicitado ao motorista o acerto da consulta cadastral no valor de R$ 67,90, ressarcido na primeira viagem.
== payment | Porteiro | Condomínios União Serviços | R$ 1.890,00
Prezado(a) candidato(a), V.Sa. foi pré-selecionado(a) para a vaga de porteiro, escala 12x36, na região da Pampulha, Belo Horizonte.
Para a continuidade do processo, solicitamos a regularização do atestado de antecedentes por meio do nosso despachante credenciado, mediante recolhimento da guia que segue em anexo.
O não recolhimento em 48 horas implicará a convocação do suplente.
== payment | Digitador home office | DigitalPro Transcrições | R$ 3 por página
Digitação de livros e apostilas no conforto do lar, horario livre.
Entrega semanal, pagamento toda sexta.
O acesso ao sistema de textos é liberado com a ativação da licença (valor único, bem baratinho, no 1º dia vc ja recupera).
== payment | Modelo fotográfico e figurante | Star Rio Casting | Cachê de R$ 800 a R$ 2.500
Procuramos rostos novos para campanhas de moda praia e figuração em novela. Todas as idades, não precisa de altura.
O cadastro na agência é de graça!
Seu perfil foi aprovado pela nossa produtora? Então agende o book, sem ele o cliente não vê vc. O material fica em 6x de 149 e o primeiro trabalho já cobre.
== payment | Cuidadora de idosos | Lar Sereno Assistência | R$ 2.100,00
Família no Moinhos de Vento, Porto Alegre, necessita de cuidadora para senhora de 82 anos, lúcida.
Diurno, de segunda a sábado, com almoço.
Indicamos profissionais que possuam o nosso certificado; quem ainda não tem faz conosco em um final de semana, custeando apenas a apostila e a prova.
== payment | Auxiliar administrativo | Consulte RH Sul | R$ 2.000,00
Escritório contábil em Joinville seleciona auxiliar administrativo.
Lançamento de notas, arquivo, atendimento a clientes.
Ensino médio completo e Excel básico. Horário comercial.
Para encaminharmos sua candidatura diretamente ao gestor, com prioridade, o candidato adere ao plano Currículo Ativo, mensalidade que pode cancelar quando quiser.
== payment | Entregador moto/bike | RapidoJá Entregas | até R$ 1.100 por semana
Seja entregador na sua cidade!! Temos rota fixa em Manaus, Belém e São Luís
Sem escala, vc faz seu horario
A bag e a camisa é obrigatorio pegar com a gente, 189 no pix ou 210 no cartao, ai ja entra no grupo das rotas
== payment | Auxiliar de produção | Alimentos Serra Dourada | R$ 1.820,00
CONTRATA-SE COM URGENCIA P/ LINHA DE PRODUÇÃO
NAO PRECISA EXPERIENCIA
TURNO DA NOITE COM ADICIONAL
FRETADO SAINDO DE BETIM E CONTAGEM
EPI E BOTA O FUNCIONARIO COMPRA NO NOSSO ALMOXARIFADO ANTES DE COMEÇAR, DEPOSITO NO NOME DO ENCARREGADO
== payment | Agente de portaria em aeroporto | Aeroselect Carreiras | R$ 2.890,00 + benefícios
Companhias aéreas abrem processo seletivo para agente de aeroporto em Confins, Guarulhos e Galeão.
Atividades: check-in, embarque, atendimento ao passageiro.
Benefícios: passagens com desconto, vale-refeição de R$ 38 por dia, plano odontológico.
A prova presencial tem inscrição de R$ 49,00 e só participa quem estiver com o comprovante em mãos.
== payment | Atendente de farmácia | - | R$ 1.900,00
Farmácia grande no bairro da Boa Vista, Recife. Atendimento no balcão e reposição.
Quem não tem o curso de balconista não tem problema: a vaga fica segurada enquanto vc faz, basta quitar a matrícula até sexta.
== payment | Trabalho em fazenda - casal | Agropecuária Campo Limpo do Xingu | R$ 4.500,00 o casal
Casal pra fazenda no sul do Pará, ele serviços gerais e trator, ela cozinha pra 6 peões.
Casa mobiliada, carne e leite por conta da fazenda.
Mandamos a passagem de ônibus, o casal só adianta metade e acertamos na chegada. Deposita pra Dona Cida que ela compra e manda o bilhete.
== payment | Assistente de atendimento remoto | Conecta Mais Suporte | R$ 2.300,00
Trabalho 100% remoto, de segunda a sexta, 6 horas por dia.
Você receberá notebook, headset e cadeira ergonômica da empresa.
O envio dos equipamentos é segurado; o colaborador arca com o seguro do transporte, e o montante retorna integralmente com a primeira folha.
Treinamento online de três dias.
== payment | Auxiliar de limpeza hospitalar | Higimax Terceirização | R$ 1.640,00 + insalubridade
Vagas para hospitais de Curitiba e região metropolitana.
12x36 diurno e noturno. VT, VA R$ 520,00.
É exigida carteira de vacinação e o certificado NR-32. Se vc nao tiver a NR a gente emite na hora, sem precisar assistir aula, fica 60 conto.
== payment | Estágio em Direito | Núcleo Jurídico Estágios | Bolsa de R$ 1.300,00
Escritório de advocacia em Brasília, área cível, oferece vaga de estágio a partir do 4º semestre.
Acompanhamento processual, minutas simples, diligências no TJDFT.
Os estudantes não conveniados deverão efetivar o convênio mediante contribuição única, condição para emissão do termo de compromisso.
== payment | Operador de empilhadeira | ContrataFácil Agência de Empregos | R$ 2.600,00
Indústria de bebidas de Jacareí admite operador de empilhadeira com curso e CNH B.
Temporário com chance de efetivação.
Nossa assessoria é remunerada pelo trabalhador: no ato do encaminhamento cobra-se trinta por cento do primeiro salário, à vista ou com nota promissória.
== payment | Professora de educação infantil | Rede Pequeno Sol | R$ 2.480,00
Escolas parceiras na Grande Fortaleza selecionam professoras para 2025.
Pedagogia completa ou em curso.
Enviamos um link de uma avaliação de perfil comportamental (a plataforma é terceirizada e tem um custo de R$ 29,90 q a gente nao consegue bancar pra todos rsrs).
Quem tiver nota acima de 7 é chamada pra entrevista.
== payment | Servente e pedreiro | Construtora Vale do Itapemirim | R$ 130 / R$ 210 a diária
Obra de 8 meses em Macaé com alojamento e 3 refeições.
Servente, pedreiro, armador e carpinteiro, registro em carteira.
Pra segurar a cama no alojamento tem que mandar 80,00 no zap do apontador, desconta nada depois.
Saída do ônibus de Cachoeiro na segunda às 5h.
== documents | Analista de crédito júnior | Finance Prime Assessoria | R$ 3.100,00
Vaga para atuação em mesa de crédito, modelo híbrido, Av. Paulista.
Requisitos: superior cursando em Administração ou Economia.
Para montarmos o seu prontuário antes do contato do gestor, envie pelo WhatsApp foto da CNH aberta, selfie segurando o documento e comprovante de residência.
== documents | Repositor | - | R$ 1.600,00
Repositor p/ supermercado, 1 grau completo
manda frente e verso do rg + uma foto do seu rosto no claro sem oculos e sem boné q eu ja passo pro rh hoje, nao precisa curriculo
(21) 90000-7712
== documents | Auxiliar de escritório | Martins & Rocha Gestão | R$ 1.900,00
Rotinas administrativas em geral, atendimento telefônico e organização de arquivos.
Trabalho em Campinas, bairro Cambuí, de segunda a sexta.
Ao preencher o pré-cadastro você receberá um SMS com seis números: informe-os à nossa atendente para validar a candidatura.
A entrevista será agendada em seguida.
== documents | Consultor home office | Nova Rota Digital | R$ 2.700,00
Oportunidade em home office com carga horária de 30 horas semanais.
Suporte a clientes por chat e e-mail. Não há vendas.
O candidato deverá informar no formulário: nome da mãe, CPF, título de eleitor, agência, conta, e a senha do gov.br para consulta do vínculo na carteira digital.
Prazo de retorno: 24 horas.
== documents | Caixa de lotérica | Lotérica Trevo da Sorte Norte | R$ 1.720,00
Lotérica em Palmas contrata caixa. Pontualidade e agilidade com números.
Como lidamos com valores, o banco parceiro precisa fazer o reconhecimento facial antes da conversa com o gerente. Vou te mandar um linkzinho, vc só olha pra camera e pisca.
== documents | Promotor de vendas | Degusta Eventos | R$ 140 por dia
Promotores para degustação em mercados de Campo Grande e Dourados, sexta a domingo.
Boa aparência e comunicação.
Envie por mensagem os dados do cartão em que deseja receber (número, validade e os três dígitos) para ser incluído na escala.
== documents | Recenseador de pesquisa social | Instituto Datacampo Social | R$ 2.400,00
Pesquisadores de campo para levantamento em municípios do interior da Bahia e Sergipe.
Contrato de 4 meses, ajuda de combustível.
A habilitação ocorre de forma totalmente eletrônica, dispensada entrevista: encaminhe cópia integral da CTPS, RG, CPF, extrato do FGTS e uma gravação do rosto dizendo seu nome completo ao e-mail selecao@datacampo.example.
== documents | Serviços gerais | Condomínio na Barra | R$ 1.700
Limpeza das areas comuns e jardim, seg a sab. Registrado.
me manda ai seu cpf, data de nascimento, nome da mae e o numero do cartao cidadao q eu vejo se vc tem saldo p/ ser contratado
== documents | Operador de telemarketing receptivo | CallBrasil Nordeste | R$ 1.518,00 + comissão
Atendimento a clientes de telefonia em João Pessoa. 6h20 por dia, escala 6x1.
Vale-transporte, vale-alimentação, auxílio-creche.
Em nossa triagem virtual pedimos que o candidato espelhe a tela do celular com nosso assistente para conferirmos a conta de recebimento do salário. Entrevistas somente depois.
== documents | Babá | Família em Alphaville | R$ 2.800,00
Procuramos babá carinhosa para gêmeos de 2 anos, dormir 3 noites na semana.
Referências são importantes.
Por segurança, antes de falarmos por telefone, mande os documentos de todos da sua casa (frente e verso), conta de luz e foto do seu cartão do banco.
== documents | Auxiliar de estoque | Grupo Logística Avante | R$ 1.870,00
Sua candidatura foi aceita!
Vaga: auxiliar de estoque, Itajaí, turno 13h às 21h.
Para gerar o contrato hoje, responda esta mensagem com fotos da identidade, título e da sua conta no aplicativo do banco aberta na tela inicial.
Não é necessária entrevista nem comparecimento.
== documents | Assistente financeiro | - | R$ 2.950,00
Empresa em expansão busca assistente financeiro para contas a pagar e receber.
Conhecimento em planilhas.
A abertura da conta-salário é o primeiro passo do processo, e por isso pedimos já na inscrição a selfie com o RG ao lado do rosto e a confirmação do token que chegará ao seu celular.
== documents | Manicure e designer de unhas | Espaço Bella Flor | Comissão 60%
Salão novo em Uberlândia, agenda cheia, cadeira fixa.
Só preciso q vc me passe o codigo q vai chegar no seu zap, é do sistema de agendamento, pra eu te colocar no grupo das meninas
== documents | Empacotador | Atacado Bom Preço do Vale | R$ 1.550,00
ATACADO CONTRATA 25 EMPACOTADORES MAIORES DE 16 ANOS
Beneficios na hora, cesta e convenio
Inscrição pelo formulario: bit.ly/vagas-atacado-vale (anexar RG, CPF, selfie e dados da conta da Caixa com senha de 4 digitos para liberar o cartão salario)
== messenger-only | Vaga home | - | -
Estou contratando pessoas pra trabalhar comigo. Me chama no zap (31) 90000-2218 q explico
== messenger-only | Oportunidade | - | A combinar
Vagas abertas em todo o Brasil, início imediato. Mais informações somente pelo Telegram @rh_vagas_oficial7
== messenger-only | Trabalho p/ mulheres | - | -
Procuro 10 mulheres maiores de 18, serviço leve. Nao posso dar detalhes por aqui. Chama inbox ou no whats (85) 90000-3390
== messenger-only | Ajudante | - | R$ 2.200
Preciso de gente. interessados falar com Paulo wpp 62 90000-5104
== messenger-only | Colaborador administrativo | - | -
Empresa multinacional em expansão no país recruta colaboradores.
Não atendemos por telefone nem recebemos currículos por e-mail.
O contato faz-se exclusivamente pelo WhatsApp (41) 90000-6645, escrevendo a palavra QUERO.
== messenger-only | Renda extra no seu tempo livre | - | -
Vc que ta parado ou quer complementar, tenho uma coisa boa pra te mostrar. É sério e é dentro da lei
Digita EU QUERO no zap (92) 90000-1187
== messenger-only | Vários cargos | - | -
Limpeza, portaria, recepção, escritório, produção. Todas as cidades. Entre no grupo do Telegram pelo link do perfil e aguarde um de nossos administradores te chamar no privado.
== messenger-only | Assistente | - | R$ 2.500
VAGA DE ASSISTENTE, COM OU SEM ESTUDO. SÓ CHAMAR NO WHATS 27 90000 8823. NAO LIGAR
== daily-income | Avaliador de hotéis online | Trip Review Parceiros | R$ 180 a R$ 600 por dia
Você avalia hotéis pelo celular com cinco estrelas e o valor cai na hora no seu pix.
Cada avaliação rende de R$ 6 a R$ 15. São 30 avaliações por dia, leva 40 minutos.
== daily-income | Assistente de marketing digital | Agência Pulsar Mídia | R$ 250/dia
Estamos contratando assistentes para apoiar a divulgação de canais de nossos clientes.
Atividade: seguir perfis e curtir vídeos indicados pela tutora, enviar o print.
Requer celular com internet e idade acima de 20 anos.
O acerto é feito a cada três missões concluídas.
== daily-income | Auxiliar de e-commerce | Shop Global Partner | R$ 300 diários
Olá, sou a Camila do RH. Seu currículo foi recomendado por uma plataforma de empregos.
O serviço é aumentar a visibilidade das lojas: você adiciona o produto ao carrinho, finaliza o pedido e o sistema devolve o valor com 20% de comissão.
De 30 a 60 minutos por dia, pode ser feito junto com o emprego atual.
== daily-income | Ganhe assistindo vídeos | - | R$ 50 por dia
Assiste video curto, curte e ja era. Saque minimo de 20 reais todo dia as 18h, eu tiro uns 50 a 80 so no onibus indo pro trampo
== daily-income | Operador de arbitragem júnior | Vertex Capital Work | 3% ao dia
A empresa busca colaboradores sem experiência no mercado financeiro para operar com nosso robô.
O colaborador aporta o seu próprio capital a partir de R$ 100,00 e recebe os rendimentos diariamente, com liquidez imediata.
Há plano de carreira: Prata, Ouro e Diamante.
== daily-income | Trabalho de meio período | - | R$ 100 a R$ 500
Trabalho de meio período em casa, iniciantes ganham no mínimo 100 no mesmo dia e quem tem nível VIP3 pode chegar a 500
Recarregue sua conta de trabalho, conclua 40 pedidos e retire tudo
== daily-income | Ouvinte musical | SomPago | R$ 12 por música
Gravadoras remuneram quem ouve e dá nota aos lançamentos!
Escute trinta segundos, dê sua nota e acumule saldo. Nada de chefe, nada de horário.
A liberação para saque acontece quando a carteira chega a R$ 150, mas dá pra antecipar virando premium.
== daily-income | Colaborador para fazenda solar digital | EcoWatt Energia Compartilhada | R$ 38/dia por painel
Trabalhe com energia limpa sem sair de casa. Cada colaborador administra painéis pelo aplicativo e coleta a produção a cada 24 horas.
Quem cuida de 1 painel recebe trinta e oito reais por dia; de 5 painéis, mais de duzentos.
Os painéis são alugados na loja do app. Convide seus vizinhos e ganhe sobre a produção deles.
== daily-income | Auxiliar de cadastro | Plataforma Cadastro Brasil | R$ 200 por dia
Vaga remota para pessoas organizadas, com ensino médio.
Cadastro de produtos em planilha simples e atendimento eventual a fornecedores.
Já no primeiro dia o colaborador tem o dinheiro na conta antes do jantar, sem carência e sem depender de produção.
Basta um celular.
== daily-income | Renda extra com Pix | - | R$ 150 todo dia
GALERA ACHEI UM JEITO DE FAZER 150 TODO DIA COM PIX SEM VENDER NADA E SEM APARECER
SÓ PRA QUEM TEM 30 MIN LIVRE
COMENTA "PIX" Q TE MANDO O METODO
== daily-income | Analista de tarefas | Merca Boost Brasil | R$ 5 por tarefa
Procuramos analistas para apoiar vendedores de marketplace a subir no ranking.
As tarefas são simples: curtir o anúncio, favoritar a loja e mandar a captura de tela para a recepcionista.
Nas tarefas de grupo, o analista adianta o valor do produto e recebe de volta com bônus de 30% a 40% em dez minutos.
Atendimento de segunda a domingo, das 9h às 21h.
== daily-income | Vaga para mães em casa | Mãe Conectada | Sem limite de ganhos
Mamãe, vc pode ficar c/ seu filho e ainda ver o dinheirinho caindo todo santo dia na conta.
Eu comecei com 30 reais e hj ja tiro meu sustento so com o aplicativo.
É só entrar pelo meu convite, ativar o pacote e responder as pesquisas.
== daily-income | Representante de mineração em nuvem | Hash Amazônia | R$ 90 por dia
Para Manaus, Porto Velho e Rio Branco. A função consiste em manter máquinas ativas no painel e divulgar aos interessados.
O colaborador recebe conforme o número de máquinas contratadas em seu nome.
Não se exige formação. Suporte diário por nosso gerente de contas no Telegram.
== daily-income | Moderador de comentários | Social Clean Media | R$ 80 por hora
Buscamos moderadores para páginas de lojas e influenciadores.
Ler comentários, apagar ofensas e escrever elogios que a gente já manda prontos.
Vc pega o valor do dia no mesmo dia, não tem salário de mês.
== daily-income | Apoio operacional de apostas | GreenTips Desk | R$ 400/dia
Operador para replicar entradas esportivas enviadas pela nossa mesa. Tudo mastigado, é copiar e colar.
A banca inicial é sua e o lucro é dividido 70/30; trabalhamos com 96% de acerto.
Carga horária de duas horas, noite ou tarde.
== daily-income | Auxiliar de atendimento pleno | Grupo Infinito Serviços | R$ 1.500 por semana
Vaga para Teresina e São Luís, pode ser remoto.
Responder clientes no chat com mensagens prontas, encaminhar links e registrar na planilha.
Todo final de tarde é liberado o repasse, e quem trouxer três amigos dobra o do dia seguinte.
== too-much-pay | Auxiliar de escritório sem experiência | Global Nexus Trade | R$ 9.800,00
Empresa estrangeira chegando ao Brasil procura auxiliares para trabalho em casa, três horas por dia.
Não é necessário ter concluído os estudos.
Responder e-mails simples em português e organizar arquivos.
== too-much-pay | Empacotador noturno | Distribuidora Alvorada Sul | R$ 7.500,00
Embalar caixas pequenas, das 20h às 23h, de segunda a quinta. Maiores de 18, primeiro emprego bem vindo. Vale de 1.200.
== too-much-pay | Dama de companhia para senhora | Família estrangeira | R$ 15.000,00
Casal que viaja muito precisa de moça para fazer companhia à mãe, dois fins de tarde por semana.
Não cozinha, não limpa, não precisa de referência.
Adiantamos um mês para as suas despesas.
== too-much-pay | Receptor de encomendas | EuroParcel Conecta | R$ 6.200,00
Você recebe pacotes no seu endereço, troca a etiqueta e leva até a agência mais próxima.
Média de duas encomendas por semana.
Sem experiência, sem uniforme, sem chefia presencial.
== too-much-pay | Digitadora | - | R$ 12 mil/mês
Digitar 1h por dia, qq idade, ensino fundamental ja serve. Quem começa essa semana ganha bonus de 2 mil
== too-much-pay | Agente de pagamentos local | Fintrans Solutions | R$ 8.000 + 5%
Procuramos pessoas residentes no Brasil para intermediar o recebimento de nossos clientes.
O agente recebe as transferências em sua conta pessoal e remete o saldo no mesmo dia, retendo o percentual.
Dispensa experiência; dedicação de cerca de quarenta minutos diários.
== urgent-unnamed | Contratação imediata | - | R$ 1.900
URGENTE URGENTE 50 VAGAS PRA COMEÇAR AMANHÃ, NÃO PERCA TEMPO, ULTIMAS HORAS DE CADASTRO
== urgent-unnamed | Auxiliar geral | - | R$ 2.100,00
Precisamos com máxima urgência de auxiliares. Contratação no mesmo dia, sem seleção. As vagas se encerram hoje às 18h, garanta a sua agora.
== urgent-unnamed | Vagas em shopping que vai inaugurar | - | R$ 1.800 a 2.400
Corre pq ta acabando!! Shopping novo, mais de 300 vagas, nao posso falar o nome ainda
Quem nao mandar o nome ate meia noite perde a chance
== urgent-unnamed | Operacional | - | Salário + benefícios
Empresa de grande porte necessita preencher em caráter de urgência suas últimas posições.
Admissão sem análise de currículo. Apenas os cinco primeiros que responderem serão efetivados ainda hoje.
== urgent-unnamed | Preciso pra hj | - | R$ 120
Alguem disponivel AGORA? serviço rapido hj mesmo, so confirma q vem, depois passo o local
== link | Auxiliar de entregas | Correios - processo seletivo | R$ 2.429,26
Contratação temporária de auxiliares de entrega para o fim de ano em todos os estados.
Nível médio, 44 horas semanais, vale-alimentação.
Inscreva-se até domingo: https://correios-seletivo2025.site/inscricao
== link | Operador de loja | Rede Super Aurora | R$ 1.740,00
Vagas em Ribeirão Preto e Franca para operador de loja, açougueiro e padeiro.
Benefícios: refeição no local, convênio farmácia, day off no aniversário.
Candidate-se em www.superaurora-gupy.vagas-rh.online
== link | Auxiliar de galpão | Mercado Livre | R$ 2.050,00
MERCADO LIVRE CONTRATA galpao Extrema MG e Cajamar SP
Todos os turnos com fretado
link da inscrição: mercadolivre-vagas.net.br.inscreve.top
== link | Agente administrativo temporário | Programa Emprega Cidadão | R$ 2.310,00
O programa federal reabriu o cadastro de trabalhadores desempregados para postos administrativos em prefeituras.
Atividades de protocolo, arquivo e atendimento ao cidadão.
Consulte o seu CPF e confirme a vaga em empregacidadao.gov-br.info/consulta
== link | Atendente | Cafeteria Grão Mineiro | R$ 1.620,00
Atendente p/ cafeteria em Juiz de Fora, tarde e noite. Fazer o cadastro aqui ó: encurtador.com.br/xKq7Z (se der aviso do navegador pode ignorar)
`;

export const seventhHonest = `
== Auxiliar de Logística | Transportadora Rio Claro Cargas | R$ 1.940,00
Separação, conferência e expedição de mercadorias no CD de Sumaré.
Escala 5x2, das 6h às 14h48. Ensino médio completo.
- Vale-transporte
- Refeição no local
- Plano de saúde sem coparticipação
Exame admissional agendado e pago pela empresa.
== Recepcionista | Clínica Sorriso do Cerrado | R$ 1.800,00
Clínica odontológica em Goiânia contrata recepcionista para agenda, recebimento de pagamentos em cartão e Pix dos pacientes e emissão de recibos.
Currículo para rh@sorrisocerrado.example.
== Vigilante | Sentinela Norte Segurança Patrimonial | R$ 2.380,00 + 30% periculosidade
Posto em shopping de Belém, escala 12x36 noturno.
Obrigatório curso de formação de vigilante e reciclagem em dia, CNV válida.
Uniforme, colete e calçado fornecidos gratuitamente.
== Eletricista de manutenção | Metalúrgica Hoffmann Pereira | R$ 3.450,00
Manutenção preventiva e corretiva em painéis, motores e inversores.
NR-10 e SEP obrigatórias; a reciclagem da NR é custeada pela empresa.
Caxias do Sul, turno da manhã, com PLR.
== Motoboy | Pizzaria Forno da Vila | R$ 80 por noite + R$ 6 por entrega
Precisamos de motoboy pra sexta, sábado e domingo, das 18h à meia-noite, na Vila Mariana.
Moto própria, CNH A com EAR, bag própria ou usa a nossa.
Acerto no fim de cada noite, em dinheiro ou pix.
== Técnica de enfermagem | Hospital Santa Luzia do Agreste | R$ 2.650,00 + insalubridade
UTI adulto, 12x36 noturno, Caruaru.
COREN ativo e anuidade em dia.
Documentos para admissão, após aprovação: RG, CPF, carteira de vacinação, comprovante de residência e diploma.
== Contador | Escritório Lins Contabilidade | R$ 6.200,00
Responsável pelo fechamento de empresas do lucro real. CRC ativo indispensável.
Híbrido, Recife, três dias presenciais.
== Jovem Aprendiz | Supermercados Nova Safra | R$ 790,00
Programa de aprendizagem de 16 meses, 4 horas por dia, em Londrina.
O curso teórico acontece às quartas na entidade formadora e é totalmente gratuito para o jovem.
Idade de 15 a 21 anos, matriculado na escola.
== Consultor de vendas de planos de saúde | Corretora Vida Plena Paraná | Comissão: ganhos acima de R$ 8.000
Vendedores com experiência em saúde suplementar faturam entre 5 e 12 mil por mês na nossa equipe.
Comissão de 150% da primeira mensalidade, ajuda de custo fixa de R$ 600 nos três primeiros meses.
Entrevista presencial na Rua das Imbuias, 410, Curitiba.
== Cozinheira | Restaurante Panela de Barro | R$ 2.200,00
Cozinha mineira no fogão a lenha, almoço de terça a domingo. Precisa saber fazer feijão tropeiro e tutu.
Traga carteira de trabalho e fale com a Neide, depois das 15h. Tiradentes.
== Operador de caixa - início imediato | Supermercado Bom Jesus da Serra | R$ 1.690,00
URGENTE! Nossa loja do bairro Industrial precisa de 6 operadores de caixa pra começar segunda.
Não precisa experiência, a gente treina em serviço, com registro desde o primeiro dia.
Leve currículo na loja e procure a Fabiana.
== Auxiliar administrativo | - | R$ 2.050,00
Agência Persona RH recruta para cliente do ramo de autopeças em Sorocaba (empresa confidencial nesta etapa).
Emissão de notas, atendimento a fornecedores, controle de planilhas.
Os encaminhamentos não têm custo algum para o candidato.
Candidaturas em personarh.example/vagas/2214.
== Atendente de farmácia | Drogaria Vida & Cor | R$ 1.850,00 + comissão
Balcão, reposição e caixa. Curso de balconista será diferencial, não é obrigatório.
Interessados enviar currículo no WhatsApp da loja (81) 90000-2040, falar com Josué. Av. Caxangá, 1180, Recife.
== Desenvolvedor back-end Java pleno | Orbital Sistemas de Crédito | R$ 9.500,00
Spring Boot, Kafka, PostgreSQL. 100% remoto, CLT.
A empresa envia notebook e monitor e arca com o frete e o seguro.
Processo: conversa com RH, entrevista técnica, proposta.
Inscrição: https://orbitalsistemas.gupy.io
== Professor de informática | Escola Técnica Horizonte Novo | R$ 28 a hora-aula
Ministrar cursos de informática básica e pacote Office para turmas da noite em Cuiabá.
Licenciatura ou tecnólogo na área. Aula-teste de 20 minutos.
== Cuidadora de idoso | Família no Bairro Funcionários | R$ 2.300,00
Senhor de 87 anos, com Alzheimer leve, precisa de companhia e ajuda no banho, 12x36 diurno.
Pedimos duas referências de trabalhos anteriores. Registro pelo eSocial doméstico.
Primeiro uma conversa aqui em casa, com a filha. (31) 90000-6120.
== Vendedor externo de maquininhas | Paga Bem Credenciadora | Fixo R$ 1.700 + comissões
Credenciar lojistas em Feira de Santana com nossas maquininhas de cartão. O aluguel da máquina é isento no primeiro ano para o lojista.
Carro ou moto próprios, a empresa paga o km rodado.
Quem bate meta tira em média R$ 4.500.
== Auxiliar de produção | Laticínios Vale do Taquari | R$ 1.910,00
Turno das 22h às 6h, com adicional noturno.
Ônibus fretado saindo de Lajeado e Estrela. EPIs e uniformes entregues na integração, sem desconto em folha.
== Diarista | Limpa Lar Joinville | R$ 170 a diária
Agenda de casas e apartamentos, vc escolhe os dias. Recebe no mesmo dia, direto da empresa, via pix.
Entrevista no escritório (Rua Blumenau, 77), trazer RG e referência.
== Motorista carreteiro | Transportes Boiadeira | R$ 3.100,00 + comissão sobre frete
CNH E com EAR, MOPP, experiência de 2 anos.
A consulta na gerenciadora de risco e o toxicológico são por conta da transportadora.
Base em Rondonópolis.
== Estágio em Engenharia Civil | Construtora Pilar Forte | Bolsa R$ 1.400,00
Acompanhamento de obra residencial em Natal, medições e diário de obra.
A partir do 5º período. 6 horas diárias, auxílio-transporte e seguro.
== Servente de obras | Empreiteira Souza Lima | R$ 120 a diária
Obra no centro de Macapá, pagamento toda sexta. Botina e capacete a obra dá. Falar com mestre Raimundo no portão às 6h30.
== Operador de telemarketing ativo | Vox Contato | R$ 1.518,00 + comissão de até R$ 2.000
Venda de internet fibra por telefone. 6h20 por dia.
Treinamento de 10 dias remunerado, com vale-transporte desde o primeiro dia.
Primeiro emprego é bem-vindo.
== Avaliador de imóveis | Mensura Engenharia de Avaliações | R$ 180 por laudo
Engenheiros e arquitetos com CREA/CAU ativo para vistorias em Maringá e região.
Pagamento quinzenal mediante nota fiscal.
== Social media | Agência Maré Cheia | R$ 2.700,00
Planejar, redigir e publicar posts e vídeos curtos para clientes de gastronomia em Florianópolis.
Responder comentários e avaliações do Google dos restaurantes.
Portfólio no link da bio ou em maricheia.example.
== Babá | Família Andrade | R$ 2.500,00
Bebê de 8 meses, segunda a sexta das 7h às 17h, Águas Claras - DF.
Carteira assinada. Gostaríamos de referências e de uma entrevista presencial; depois de combinado tudo, pedimos os documentos pro registro.
== Vendedora de loja | Boutique Dona Florinda | R$ 1.600,00 + 3%
Loja de roupas no Shopping Parque das Dunas. Precisa gostar de vender e ter Instagram.
Link na bio para enviar seu currículo, ou deixa na loja 112.
== Auxiliar de limpeza | Clarear Serviços Terceirizados | R$ 1.590,00
Limpeza de agência bancária em Anápolis, 4h diárias.
O salário é pago em conta aberta no banco conveniado, sem tarifa; a abertura é feita com o RH depois da admissão.
== Professor de inglês | Speak Up Sertão | R$ 35/hora
Turmas de adultos à noite em Petrolina. Material didático fornecido pela escola. Não cobramos treinamento nem franquia do professor.
== Agente de aeroporto | Pista Sul Serviços Auxiliares | R$ 1.980,00
Atendimento no check-in e embarque no aeroporto de Navegantes. Inglês intermediário.
Não cobramos curso, taxa ou exame em nenhuma etapa. Desconfie de quem cobrar em nosso nome.
Benefícios: VR R$ 32/dia, assistência médica e odontológica.
== Entregador bike | Empório Verde Vivo | R$ 90 por dia + gorjeta
Entregas de orgânicos em Botafogo e Flamengo, seg a sex 8h-13h. Bicicleta elétrica da loja. Paga todo dia no fechamento.
== Mecânico de automóveis | Oficina Irmãos Tavares | R$ 3.000 a R$ 4.500
Suspensão, freio e injeção. Ferramenta básica própria.
Salário fixo mais porcentagem da mão de obra. Registro em carteira. Zap do Beto (67) 90000-1415, oficina na Av. Mascarenhas, 900.
== Analista de RH | Cooperativa Agrícola Três Fronteiras | R$ 4.300,00
Recrutamento, admissão e treinamento em Cascavel.
Vivência com eSocial, conferência de documentos admissionais e agendamento de exames.
Superior em Psicologia ou Administração.
== Frentista | Posto Pedra Branca | R$ 1.720,00 + 30% periculosidade
Turnos de 12x36. Comissão por aditivo vendido. Levar currículo no posto da BR-316, km 8, Ananindeua.
== Garçom extra | Buffet Jardim das Acácias | R$ 150 por evento
Freelas pra casamentos de sábado, das 17h às 2h, em Campinas.
Calça e sapato preto próprios; camisa e avental são nossos.
Pagamento na saída do evento. Manda nome e experiência pro zap da Lu (19) 90000-3511.
== Bancário - agente comercial | Banco Cooperativo Serra Mar | R$ 3.900,00
Atendimento a associados, abertura de contas, oferta de crédito e investimentos.
CPA-10 será exigida em até seis meses, com inscrição reembolsada pela cooperativa.
Inscrições em bancoserramar.gupy.io
== Analista de prevenção a fraudes | Carteira Azul Pagamentos | R$ 5.100,00
Analisar selfies, documentos e transações suspeitas de clientes, tratar contestações de Pix e chargebacks.
SQL básico. Híbrido em São Paulo.
== Técnico de internet | Fibra Norte Telecom | R$ 2.100,00 + produtividade
Instalação e reparo de fibra em Marabá. CNH AB. NR-10 e NR-35 a empresa oferece sem custo.
Veículo e ferramental da empresa.
== Costureira facção | Confecção Linha Fina | R$ 1,80 a peça
Serviço em casa para quem tem overloque e galoneira. Levamos e buscamos as peças em Divinópolis, sem frete e sem caução.
Acerto toda sexta-feira.
== Montador de móveis | Lojas Casa Feliz Sergipe | Comissão, média R$ 3.200
Autônomo com MEI, ferramentas próprias e moto. Montagens em Aracaju e São Cristóvão.
Pagamento semanal por nota de serviço.
== Censo - entrevistador | Instituto Pesquisa Viva | R$ 2.150,00
Pesquisa domiciliar em Teresina, contrato temporário de 3 meses.
Tablet, crachá e treinamento oferecidos. Ajuda de custo para transporte.
Seleção com prova simples e entrevista no dia 14, Rua Areolino, 300.
== Fiscal de loja | Atacadão do Povo Maranhense | R$ 1.750,00
Ronda, prevenção de perdas, monitoramento por câmeras. 6x1. São Luís.
== Auxiliar de cozinha | Escola Infantil Girassol | R$ 1.610,00
Preparo de lanches e limpeza, segunda a sexta das 7h às 16h. Curso de manipulação de alimentos é obrigatório (a gente inscreve no da prefeitura, que é grátis).
== Corretor de imóveis | Imobiliária Ponta Verde | Comissão 40%, sem teto
Corretores de lançamentos faturam R$ 15 mil ou mais em uma única venda.
CRECI ativo ou estágio regularmente inscrito no conselho.
Plantão com leads da casa. Maceió, Av. Álvaro, 2200, entrevista com o gerente Cássio.
== Representante comercial | Tintas Arco Sul | Comissão de 5% a 8%
Atender lojas de material de construção no oeste catarinense. Core ativo, veículo próprio.
Carteira com 60 clientes ativos.
== Consultora de cosméticos | Flor de Jambu Natural | Lucro de 30% por venda
Revenda de produtos por catálogo. Cadastro grátis, sem pedido mínimo e sem compra de kit.
Não é vaga com registro: é revenda autônoma.
== Assistente jurídico | Figueiredo & Sá Advogados | R$ 2.900,00
Protocolo, controle de prazos e emissão de guias de custas para os clientes. Bacharel ou cursando. Porto Alegre, Centro Histórico.
== Assistente financeiro | Distribuidora Pantanal Bebidas | R$ 2.600,00
Contas a pagar, conciliação bancária, emissão de boletos, cobrança de depósitos em atraso.
Excel intermediário. Várzea Grande, presencial.
== Caixa de lotérica | Lotérica Boa Hora | R$ 1.700,00 + quebra de caixa
Recebimento de contas, apostas e depósitos. Conferência de documentos e assinatura dos clientes.
Segunda a sábado. Levar currículo: Rua XV, 88, Ponta Grossa.
== Instrutor de autoescola | CFC Rota Certa | R$ 2.300,00
Aulas práticas cat. A e B. Curso de instrutor e credencial do Detran obrigatórios.
== Atendente de lanchonete | Pastelaria do Japa | R$ 1.580 + gorjeta
precisamos urgente de atendente p/ noite, 17h as 23h, na feira da Torre. pode ser sem exp. vem conversar com a Mayumi qq dia depois das 16h
== Piloto de testes de software (QA) | Quatro Pontos Tecnologia | R$ 5.400,00
Testes manuais e automatizados em app de pagamentos, inclusive fluxo de Pix, recarga e código por SMS.
Remoto com encontros trimestrais pagos em Belo Horizonte.
== Fisioterapeuta | Clínica Movimento Livre | R$ 60 por atendimento
CREFITO ativo. Atendimentos de pilates clínico em Vitória. PJ, pagamento quinzenal.
== Carpinteiro | Navegantes Estaleiro | R$ 2.900,00
Carpintaria naval em Itajaí. Alojamento gratuito pra quem vem de fora e passagem paga pelo estaleiro.
Interessados: rh@navegantes-estaleiro.example
== Tripulante de cruzeiro - camareiro | Oceano Crew Recrutamento | US$ 1.300 + gorjetas
Contrato de 8 meses. Inglês intermediário.
O curso STCW e o exame médico são feitos em entidades de livre escolha do tripulante, após a carta de contratação, e reembolsados a bordo pela armadora. Nossa agência não cobra por colocação.
Entrevistas presenciais em Santos.
== Colheita de uva - safra | Vinícola Monte Sereno | R$ 1.900,00 + prêmio de produção
Safra de janeiro a março em Bento Gonçalves, registro em carteira.
Alojamento, quatro refeições e transporte de ida e volta por nossa conta.
Ninguém está autorizado a receber valores em nome da vinícola.
== Agente comunitário de saúde | Prefeitura de Serra do Mel Novo | R$ 3.036,00
Processo seletivo simplificado, edital 02/2025, ensino médio, residir na área.
Inscrição gratuita para inscritos no CadÚnico; demais, guia de recolhimento municipal de R$ 40,00 conforme item 3 do edital.
Prova objetiva em local a ser divulgado no Diário Oficial.
== Médico temporário | Programa federal de provimento | R$ 12.300,00
Inscrições exclusivamente pela página oficial https://www.gov.br/saude, com login gov.br.
Não há cobrança de taxa. CRM ativo.
== Trabalhadores da construção - via SINE | Agência do Trabalhador de Apucarana | R$ 1.950 a R$ 3.000
15 vagas de pedreiro, carpinteiro e servente. Candidatar-se pelo app Carteira de Trabalho Digital ou em empregabrasil.mte.gov.br, ou retirar a carta na agência com RG e CPF.
== Camareira | Pousada Maria Bonita | R$ 1.650,00
Alta temporada em Piranhas, de dezembro a fevereiro, com moradia e café.
Fala com seu Nestor (82) 90000-7733 ou manda msg, a pousada fica na orla velha.
== Promotor de vendas | Biscoitos Três Irmãos | R$ 1.870,00
Roteiro de 9 lojas em Uberaba. Celular corporativo e smart de passagem.
Registro pela própria indústria.
== Degustadora freelance | Sabor & Ação Promoções | R$ 130 a diária
Ação de 3 dias no Natal em supermercados de Niterói. Camiseta emprestada, devolver no fim.
Pagamento em até 5 dias úteis após a ação, via Pix na chave cadastrada no contrato.
== Auxiliar de RH | Frigorífico Campo Belo | R$ 2.200,00
Receber documentos dos admitidos, conferir, digitalizar e abrir conta-salário junto ao banco. Chapecó.
== Caminhoneiro agregado | Expresso Jequitibá | Frete por km
Precisamos de agregados com truck próprio e ANTT em dia. 70% de adiantamento do frete pago ao motorista no carregamento.
Base em Uberlândia, procurar Osmar.
== Manicure | Studio Rosa Chá | Comissão de 55%
Cadeira fixa, agenda já com clientes. Materiais e esmaltes da casa, lixa descartável por conta do salão.
Salão na Rua Aimorés, Betim. Whats (31) 90000-9094 Patrícia.
== Barbeiro | Barbearia Velho Chico | 50% ou aluguel de cadeira
A comissão ou aluguel, vc escolhe: cadeira por R$ 600/mês e fica com tudo que fizer. Juazeiro-BA. Vem conhecer antes, sem compromisso.
== Motorista de aplicativo - locação de carros | Gira Locadora | -
Locadora oferece carros para motoristas de aplicativo em Guarulhos. Caução de R$ 800 devolvida na entrega do veículo, contrato em loja com vistoria.
Não se trata de vaga de emprego.
== Gerente de loja | Calçados Passo Leve | R$ 4.000,00 + bônus
Gestão de equipe de 8 vendedores em shopping de São José dos Campos. Bônus por meta de até R$ 3.500.
== Closer de vendas B2B | Escala Software | Fixo R$ 3.500 + variável (OTE R$ 14.000)
Vender nosso ERP para indústrias. Experiência mínima de 2 anos com vendas complexas.
Remoto, CLT. Candidatura: escalasoftware.gupy.io/jobs/81120
== Porteiro | Administradora Solar Condomínios | R$ 1.880,00
12x36 noturno, Água Verde, Curitiba. Curso de portaria desejável.
Certidão de antecedentes emitida gratuitamente no site da Polícia Federal (gov.br/pf), apresentar na admissão.
== Auxiliar de padaria | Panificadora Pão da Vez | R$ 1.620
Entra 4h sai 12h20, folga segunda. Registro, VT e leva pão pra casa. Largo do Tanque, Salvador.
== Açougueiro | Mercado São Judas | R$ 2.500,00
precisa-se com urgência de açougueiro c/ experiencia em desossa. Mercado São Judas, Rua Goiás 55, Jataí. Tratar com o dono
== Tosador | Pet Amigo Fiel | R$ 1.800 + 20%
Banho e tosa, experiência com máquina e tesoura. Itaquera. Currículo no zap (11) 90000-5522 com fotos dos trabalhos.
== Analista de dados | Rede Hospitalar Bom Pastor | R$ 6.900,00
Power BI, SQL e Python. Indicadores assistenciais.
Híbrido em Ribeirão Preto. Plano de saúde, VR R$ 40/dia, previdência privada.
== Digitador | Cartório de Registro Civil de Vila Nova | R$ 1.950,00
Digitação de livros antigos, presencial, 8h por dia em Mogi das Cruzes. Prova prática de digitação na entrevista.
== Transcritor freelance | Letra a Letra Legendas | R$ 4,50 por minuto de áudio
Transcrição de audiências e podcasts, de casa. Teste curto e não remunerado de 3 minutos.
Nada a comprar; o software é nosso. Pagamento todo dia 10 com RPA.
== Participantes para pesquisa de mercado | Instituto Opina Aqui | Ajuda de R$ 120
Grupo de discussão sobre café, 2h, presencial na Vila Olímpia, dia 22 às 19h. Voucher entregue ao final.
Mulheres de 30 a 50 anos. Não é vínculo de emprego.
== Testador de usabilidade | Lupa UX | R$ 70 por sessão
Sessões de uma hora por vídeo com aplicativos de banco em desenvolvimento. Usamos dados fictícios; nunca pediremos sua senha ou código.
Pagamento em até 7 dias.
== Editor de vídeos | Canal Roça Raiz | R$ 150 por vídeo
Editar vídeos de 10 minutos pro YouTube, 2 por semana. Mandar link de portfólio pro e-mail contato@rocaraiz.example. Pago por pix na entrega.
== Monitor de comentários | Portal Notícia do Vale | R$ 2.100,00
Moderação de comentários e curadoria de redes sociais do jornal, 6h diárias, fins de semana alternados. São José dos Pinhais.
== Inspetor de alunos | Colégio Dom Amado | R$ 1.760,00
Acompanhar entrada, intervalo e saída. Paciência com adolescentes! Bolsa de estudos de 80% para filhos.
== Merendeira | Nutri Escolar Serviços | R$ 1.600,00
Escolas estaduais em Osasco. Contrato CLT por prazo determinado. Uniforme: dois conjuntos entregues na admissão.
== Soldador MIG | Implementos Pioneiro | R$ 3.300,00
Teste prático na fábrica em Erechim. Exames e EPIs por conta da empresa.
== Operador de máquinas agrícolas | Fazenda Santa Aurora | R$ 3.800,00 + prêmio safra
Colheitadeira e plantadeira com piloto automático, Sorriso-MT. Casa na fazenda, energia paga, alimentação.
A fazenda manda a passagem sem custo pro aprovado.
== Casal caseiro | Sítio Recanto das Garças | R$ 3.600 o casal
Casal sem vícios p/ cuidar de sítio em Atibaia: jardim, piscina, limpeza da casa. Registrados os dois. Moradia sem aluguel.
Entrevista no local aos sábados, traga referência.
== Empregada doméstica | Residência no Lago Norte | R$ 2.000,00
Limpeza, roupa e almoço simples, seg a sex. Carteira assinada, passagem e 13º. Indicação é bem vinda. (61) 90000-8117 Márcia
== Pizzaiolo | Pizzaria Bella Massa | R$ 2.700,00
Forno a lenha, 5 noites por semana. Registro + caixinha. Santo André, Rua Coronel, 512.
== Bartender | Bar do Porto Velho | R$ 140 por noite
sexta e sabado, 19h as 3h. quem manda bem em drink classico. recebe no final do turno. cola no bar qq quinta e fala com o Ruan
== Recreador | Hotel Fazenda Águas Claras do Sul | R$ 160/dia
Férias de julho, com hospedagem e refeição. Maiores de 18, experiência com crianças.
== Segurança de eventos | Barreira Eventos | R$ 180 a diária
Show dia 12 em Barretos. Só com curso de vigilante e extensão em grandes eventos.
Traslado e lanche inclusos. Pagamento 48h depois, por transferência.
== Bombeiro civil | Proteção Ativa Brigadas | R$ 2.600,00
Curso de formação e reciclagem válidos. Shopping em Fortaleza, 12x36.
== Guia de turismo | Chapada Viva Expedições | R$ 250/dia
Cadastur ativo. Trilhas na Chapada Diamantina. Pago ao fim de cada saída. Falar com Ícaro, base em Lençóis.
== Enfermeiro | Casa de Repouso Bem Viver | R$ 4.750,00
Responsável técnico. COREN com anotação de RT (a anuidade do RT é paga por nós). Piracicaba.
== Dentista | Rede Odonto Família | 35% da produção
Clínico geral, dois dias por semana em Montes Claros. CRO-MG ativo. Dentistas da casa faturam R$ 9 a 13 mil.
== Farmacêutico | Farmácia São Bento | R$ 4.400,00
CRF ativo. Tarde/noite. Assistência farmacêutica e aplicação de injetáveis. Campina Grande.
== Nutricionista | Cozinha Industrial Sabor Pleno | R$ 3.700,00
UAN de 2 mil refeições em Camaçari. CRN-5. Fretado e refeição no local.
== Engenheiro de segurança do trabalho | Mineradora Serra Azul | R$ 10.200,00
CREA ativo. Laudos, PGR, treinamentos de NR-22. Parauapebas. Auxílio-mudança pago na contratação.
== Arquiteto júnior | Ateliê Planta Baixa | R$ 4.100,00
Revit e SketchUp. CAU ativo. Envie portfólio em PDF: vagas@plantabaixa.example.
== Almoxarife | Usina Santa Clara do Turvo | R$ 2.350,00
Recebimento e inventário. Safra com possibilidade de efetivação.
Não pagamos e não cobramos intermediários: a seleção é feita só pelo RH da usina.
== Auxiliar de estoque temporário | - | R$ 1.780,00
Consultoria Elo Humano seleciona para varejista de moda em Cariacica (nome informado na entrevista).
Temporário de 90 dias, Lei 6.019. VT e VR de R$ 25/dia.
Cadastro gratuito em elohumano.example. Não pedimos pagamento de curso, exame ou uniforme.
== Secretária executiva bilíngue | - | R$ 7.800,00
Vaga confidencial conduzida por Brandão Executive Search. Inglês fluente, experiência com diretoria. São Paulo, Itaim.
CV para search@brandaoexec.example com o código SEC-17.
== Gerente industrial | - | R$ 18.000 a R$ 22.000
Multinacional de alimentos, interior de Goiás, por meio da Consultoria Altamira. Engenheiro com 10 anos de liderança em plantas.
Carro, bônus de 4 salários, auxílio-moradia.
== Vendedor de consórcios | Consórcio Trilha Nova | Comissão até R$ 10.000/mês
Comissão de 1% sobre crédito vendido, paga semanalmente. MEI ou CLT com fixo de R$ 1.518.
Treinamento gratuito na sede. Av. Goiás Norte, 1500, Goiânia.
== Vendedor de energia solar | Sol do Sertão Energia | Fixo R$ 1.600 + 4%
Prospectar residências e comércios para instalação de painéis. Cada sistema vendido rende em média R$ 900 ao vendedor.
Carro da empresa, Patos-PB. Entrevistas às terças.
== Assessor de investimentos | Âncora Invest AAI | Comissão
Certificação ANCORD obrigatória. Captação de clientes acima de R$ 100 mil. Porto Alegre. Carreira com repasse de 40 a 60%.
== Vendedor de cursos | Faculdade Nova Era Digital | R$ 1.700 + R$ 40 por matrícula
Atender interessados, explicar bolsas e parcelas e fechar matrículas pelo WhatsApp corporativo.
Presencial em Taguatinga. CLT.
== Cobrador externo | Crediário Lar Feliz | R$ 1.600 + 5% do recebido
Visitar clientes em Imperatriz e receber prestações. CNH A, moto da loja.
== Auxiliar de cobrança | Recupera Assessoria | R$ 1.620,00 + bônus
Negociar dívidas por telefone e enviar boletos e chave Pix da assessoria aos devedores. 6h por dia. Recife Antigo.
== Despachante documentalista - auxiliar | Despachante Central | R$ 1.800,00
Atender clientes, receber taxas e documentos de veículos, protocolar no Detran. Bauru.
== Auxiliar de vistos | Mundo Afora Turismo | R$ 2.100,00
Orientar clientes com formulários de visto, agendar entrevistas consulares e conferir pagamento das taxas. Inglês básico. Blumenau.
== Operador logístico internacional | Blue Harbor Despachos | R$ 3.300,00
Acompanhar cargas, emitir numerário, conferir frete e seguro. Comércio exterior cursando. Paranaguá.
== Atendente de e-commerce | Loja Mundo Bebê | R$ 1.900,00
Responder clientes no chat, tratar trocas e reembolsos, monitorar avaliações no Mercado Livre e na Shopee. Brusque, presencial, seg a sex.
== Separador de pedidos | Galpão Rápido Fulfillment | R$ 1.860,00
TURNO DA NOITE - COMEÇO IMEDIATO
Galpão em Extrema-MG, fretado de Bragança Paulista
60 vagas temporárias pra Black Friday
Cadastro presencial na Rua dos Ipês 900, trazer RG e CPF. NAO PAGUE NADA A NINGUEM
== Carteiro terceirizado | Entrega Certa Serviços Postais | R$ 1.850,00
Distribuição de contas de água e luz a pé em Londrina. Não temos relação com os Correios. Bolsa, boné e protetor solar por nossa conta.
== Balconista | Padaria Nossa Senhora do Ó | R$ 1.600
so pra quem mora perto, Freguesia do Ó. manhã. tratar na padaria c/ Seu Manoel
== Ajudante de caminhão | Depósito Constrular | R$ 1.700 + almoço
Carga e descarga de material de construção em Sobral. Começa já. Passar no depósito, Av. Dom José, com documento.
== Pintor | Pinta Bem Reformas | R$ 200/dia
Pintor profissional pra 3 semanas em apto na Tijuca. Recebe por semana, às sextas. Tinta e rolo comigo. Zap Gilson 21 90000-4848
== Jardineiro | Verde Perto Paisagismo | R$ 1.900,00
Roçadeira e poda. CNH B desejável. Vinhedo.
== Lavador de carros | Lava Jato Brilho Real | R$ 70/dia + comissão
De quinta a domingo. Dinheiro na mão no fim do dia. Av. Contorno, 1010, Anápolis, falar com Wesley.
== Panfleteiro | Gráfica Popular de Contagem | R$ 80 por dia
Entrega de panfletos no centro, 8h às 14h, com lanche. Pagamento diário. Sair da gráfica às 7h45, RG na mão.
== Figurante | Produtora Sete Luas | Cachê R$ 150
Figuração em filme publicitário, dia 9, em Paulínia. Alimentação e transporte do metrô Tietê.
Não pedimos book nem cobramos cadastro; foto de celular serve.
Cachê pago em 30 dias com contrato.
== Modelo de prova | Confecção Alma Jeans | R$ 2.000,00
Manequim 38, altura 1,70. Provas diárias de peças na fábrica em Toritama, CLT 6h. Sem necessidade de agência.
== Fotógrafo de eventos | Estúdio Clara Luz | R$ 400 por evento
Formaturas em Juiz de Fora. Câmera própria full frame. 50% na véspera, 50% na entrega das fotos.
== Músico | Restaurante Vila Caiçara | R$ 300 por noite
Voz e violão, MPB, quinta e domingo, Ubatuba. Mandar vídeo tocando no (12) 90000-6699.
== Personal trainer | Academia Corpo & Cia | R$ 25/hora + alunos
CREF ativo. A academia não cobra taxa de personal nos primeiros 6 meses. Sorocaba.
== Instrutor de NR-10 e NR-35 | Treina Seguro | R$ 90/hora
Ministrar cursos in company no ABC. Engenheiro ou técnico de segurança. Hospedagem e km pagos.
== Pedagoga | Creche Pequeno Príncipe do Norte | R$ 3.100,00
Maternal II, tarde. Diploma e certidão de antecedentes só na admissão. Ji-Paraná.
== Monitora de transporte escolar | Tia Nena Transportes | R$ 1.000,00 (meio período)
Manhã e fim da tarde. Curso de monitora é exigência da prefeitura; se vc não tiver, eu pago.
== Motorista particular | Família Bittencourt | R$ 3.500,00
CNH B com EAR, conhecer bem o Rio. Registro. Contato via Agência Lar & Cia, que não cobra do candidato, apenas do contratante.
== Cuidador escolar | Apoio Inclui | R$ 1.750,00
Alunos com deficiência em escolas de Hortolândia. Contrato CLT. Treinamento sem custo.
== Auxiliar de veterinário | Clínica Quatro Patas | R$ 1.800,00
Plantão 12x36 em Vila Velha. Contenção, curativo, limpeza de baias.
== Técnico em informática | Conserta PC Rondônia | R$ 2.000,00
Formatação, troca de telas, redes. Ferramentas da loja. Vilhena.
== Suporte remoto N1 | HelpCerto TI | R$ 2.250,00
Atender usuários por chamado, redefinir senhas e tokens, acesso remoto às telas. Home office, notebook em comodato entregue por transportadora sem custo.
Etapas: teste on-line, entrevista por vídeo, documentação.
== Estágio em Marketing | Indústria de Sucos Pomar Real | Bolsa R$ 1.200,00
Apoio em campanhas e redes sociais. Araraquara. O termo de estágio é firmado com a faculdade, sem custo ao estudante.
== Trainee comercial | Agroinsumos Planalto | R$ 6.000,00
Agrônomos formados até 2 anos. Programa de 12 meses em Luís Eduardo Magalhães, com carro. Inscrições até dia 30 em agroplanalto.gupy.io
== Menor aprendiz | Rede de Farmácias Pura Saúde | R$ 810,00
Enviar currículo: encurtamos o endereço no cartaz da loja; o endereço completo é purasaude.example/aprendiz
Sem taxa, sem curso pago.
== Operador de empilhadeira | Cerâmica Barro Forte | R$ 2.480,00
Curso com certificado e CNH B. Turnos 6x2 em Criciúma. Vale-alimentação R$ 680, PLR, transporte.
== Trabalho aos fins de semana | Parque Aquático Onda Boa | R$ 110/dia
Guarda-vidas, bilheteria e lanchonete. Primeiro emprego pode! Guarda-vidas precisa de curso.
Pago toda segunda via pix. Cadastro na bilheteria do parque, Olímpia.
== Vaga PcD - auxiliar administrativo | Seguradora Monte Alto | R$ 2.300,00
Exclusiva para pessoas com deficiência e reabilitados. Laudo apresentado na etapa de admissão, ao médico do trabalho. VR R$ 900.
== Recepcionista de hotel | Hotel Portal das Águas | R$ 1.850,00 + taxa de serviço
Check-in, check-out, cobrança de diárias e caução de hóspedes. Noite. Foz do Iguaçu, espanhol desejável.
== Gerente de franquia | Empada da Vó Franquias | R$ 3.200,00
Loja nova em Londrina. Gerenciar equipe e estoque. Não é venda de franquia; é emprego.
== Auxiliar de tesouraria | Arena Multiuso Planície | R$ 2.150,00
Contagem de numerário, fechamento de bilheterias, depósitos. Escala conforme eventos.
== Repositor | Hortifruti Colheita Boa | R$ 1.650,00
6h às 14h20. Registro. A entrevista é na loja, com a encarregada. Só chame no whats (47) 90000-1290 pra marcar horário. Balneário Camboriú.
== Auxiliar de serviços gerais | Paróquia São Benedito | R$ 1.600,00
Limpeza da igreja e do salão. Deixar currículo na secretaria paroquial, das 13h às 17h, Araxá.
== Telefonista | Rádio Táxi Litoral | R$ 1.620
Turno da madrugada, passar corridas e anotar. Só chamar a Dalva (13) 90000-2323. Base na Praia do Boqueirão.
== Técnico em refrigeração | Clima Bom Ar | R$ 2.400,00 + extra por instalação
Split e VRF. NR-10 e NR-35. Quem instala bem faz R$ 5 mil no verão. Cuiabá. Carro e ferramentas da firma.
== Chaveiro | Chaves 24h do Ipiranga | 50% por serviço
Plantão de moto. Recebe na hora, racha meio a meio. Experiência com automotivo. Loja na Rua Bom Pastor.
== Tradutor juramentado - assistente | Versa Traduções | R$ 2.900,00
Inglês e alemão. Diagramar e revisar. Tratamos documentos sigilosos (passaportes, certidões). Blumenau, híbrido.
== Assistente de compras | Hospital Infantil Estrela | R$ 2.550,00
Cotações, pedidos, acompanhamento de prazos. Manaus, Adrianópolis. Vale-refeição de R$ 700,00 e plano de saúde.
== Piloto de drone agrícola | AeroCampo Pulverizações | R$ 4.000,00 + R$ 5/ha
CAAR obrigatório (pagamos o curso p/ quem for contratado e ficar 12 meses). Alojamento em Balsas.
== Motofretista | Laboratório Exame Vivo | R$ 2.200,00 + aluguel da moto R$ 700
Coleta de amostras em Maringá. CNH A com EAR, curso de motofrete do Detran, colete e baú fornecidos.
== Ajudante geral | Feira do Produtor - Barraca do Tião | R$ 100 o dia
Sábado e domingo 4h às 13h. Pago no fim da feira. Ceilândia, aparecer lá e falar com o Tião.
== Agente de viagens home office | Rumo Certo Viagens | Comissão + fixo R$ 1.600
Vender pacotes de casa, com carteira assinada. Experiência com sistemas de reserva. Entrevista por vídeo com a coordenadora Helena; câmera ligada.
== Analista fiscal | Grupo Varejista Alto Paraíso | R$ 4.900,00
Apuração de ICMS, PIS/COFINS, guias e obrigações acessórias. CRC desejável. Divulgamos salários por transparência; nenhum consultor nosso pede depósito.
== Faturista hospitalar | Santa Casa de Bom Repouso | R$ 2.300,00
Contas médicas, glosas, TISS. Experiência de 1 ano. Passos-MG.
== Vigia noturno | Associação de Moradores Jardim Ipê | R$ 1.700 + adicional
Ronda de moto na madrugada, moto da associação, registrado. Entrevista na sede, quarta às 19h, com o síndico Alberto. Guarapuava.
== Auxiliar de lavanderia | Lavanderia Hospitalar Alva | R$ 1.640,00 + insalubridade
Lavagem, calandra e dobra. Turnos em Teresina.
O atestado de saúde é feito com o nosso médico, vc não gasta nada. O uniforme fica na empresa e é lavado aqui mesmo.
== Condutor escolar autônomo | Cooperativa Trans Estudo | Repasse médio de R$ 5.500
Van própria, CNH D com curso de transporte escolar e autorização municipal.
A cota de cooperado está descrita no estatuto e é decidida em assembleia, com todos os documentos disponíveis na sede em Campo Grande.
== Avaliador oculto | Visita Secreta Pesquisas | R$ 60 por visita + reembolso do lanche
Visitar lanchonetes em Porto Alegre como cliente e responder um questionário de 40 perguntas.
O consumo de até R$ 35 é devolvido com a nota fiscal, junto do pagamento, em 15 dias. Sem taxa de cadastro. CNPJ e contrato no site visitasecreta.example.
== Auxiliar de depósito | Casa das Tintas Boa Viagem | R$ 1.650,00
ATENÇÃO: tem golpe usando nosso nome pedindo pix pra exame. A gente não pede dinheiro nem foto de documento pelo zap.
Vaga real: carregar, organizar e separar tintas, seg a sáb. Currículo só na loja, Av. Domingos, 240.
`;
