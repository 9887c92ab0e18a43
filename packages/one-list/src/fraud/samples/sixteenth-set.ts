/**
 * As an outside reviewer who read hundreds of frauds writes them: 120 frauds, and 200 honest postings of which the first 50
 * come near a fraud's words. Written on 27 November 2026 by two other writers who had seen neither the signs nor the
 * samples of others. The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const sixteenthFrauds = `
== payment | Auxiliar Administrativo | Nova Carreira Consultoria em RH | R$ 2.350,00
Nossa consultoria seleciona candidatos para empresas parceiras de grande porte na região central de São Paulo.
Seu perfil foi pré-aprovado pelo nosso setor de recrutamento.
- Horário comercial, segunda a sexta
- VT, VR, assistência médica e odontológica
Para dar continuidade ao processo é necessário realizar o curso de qualificação em rotinas administrativas, com investimento de R$ 289,90 que pode ser parcelado no cartão.
Compareça com traje social e RG.
== payment | Recepcionista bilíngue | - | R$ 3.100
Vaga em hospital particular de alto padrão. Não exigimos experiência, damos treinamento.
O candidato arca apenas com o exame admissional, no valor de R$ 85, que deve ser pago via Pix na véspera da entrevista. O valor volta no primeiro salário.
== payment | Comissário(a) de bordo | Azul Céu Escola e Recrutamento Aéreo | R$ 6.800 + diárias
Companhia aérea internacional abre 140 vagas para comissários de voo sem experiência.
Requisitos: maiores de 18 anos, ensino médio, boa apresentação.
O aprovado faz conosco o curso preparatório para a banca, matrícula de R$ 450 e 10 parcelas, e sai com contratação garantida.
Altura mínima não é mais exigida.
== payment | Jovem Aprendiz Bancário | Instituto Futuro Jovem | R$ 1.480
ATENÇÃO PAIS! Seu filho foi selecionado para o programa Jovem Aprendiz Banco.
Vagas limitadas por cidade. Ele vai trabalhar 4 horas por dia e receber uniforme, vale alimentação e carteira assinada.
Para liberar a vaga o responsável deve quitar a apostila e a taxa de matrícula no dia da apresentação (R$ 199).
== payment | Operador de caixa | Supermercado Bom Preço da Vila | R$ 1.950,00
vaga pra caixa de mercado sem experiencia
precisa fazer o deposito de 60 reais do uniforme e do cracha antes de começar
depois e descontado nada mais
== payment | Montador de canetas em casa | - | R$ 2.400 por mês
Trabalhe montando canetas no conforto do seu lar! Enviamos todo o material pelo correio e buscamos pronto.
Você só paga o frete do primeiro kit, R$ 97,00, e já começa a produzir.
Pagamos R$ 0,30 por caneta montada, sem limite de produção.
== payment | Embalador de sabonetes (home office) | Essência Bela Cosméticos | R$ 1.800 a R$ 3.600
Não precisa de experiência, pode ter qualquer idade, pode fazer assistindo novela.
O kit inicial com 500 embalagens custa R$ 149 e é devolvido na entrega do segundo lote.
Entregamos em todo o Brasil.
== payment | Vigilante patrimonial | Grupo Escudo Forte Segurança | R$ 2.980 + periculosidade
Precisamos de 60 vigilantes para posto novo em shopping.
Se ainda não tem a formação, a gente encaminha para a escola parceira: pague a reciclagem conosco e a vaga fica reservada no seu nome.
- Escala 12x36
- Cesta básica
== payment | Estágio em Administração | Central de Estágios Brasil Talentos | Bolsa de R$ 1.250
Estágio em multinacional do ramo automotivo, não precisa estar no último ano.
O cadastro do estudante em nosso banco de talentos tem taxa única de R$ 39,90, que cobre o seguro e o contrato.
Bolsa + VT + recesso remunerado.
== payment | Motorista particular | - | R$ 5.200
Família de empresários procura motorista categoria B para trabalhar de segunda a sexta.
Pedimos que o candidato pague a consulta de antecedentes e pontuação da CNH, 48,00, pois somos muito exigentes com segurança.
== payment | Técnico de enfermagem | Vida Plena Home Care Seleções | R$ 3.400
Plantões em residência, escala a combinar, pagamento quinzenal.
Todos os candidatos passam por atualização obrigatória de 20 horas com certificado. A atualização é cobrada à parte: R$ 120 à vista ou 2x de R$ 70.
Após o certificado o encaminhamento para o paciente é imediato.
== payment | Auxiliar de logística | RH Conecta Gestão de Pessoas | R$ 2.100
Bom dia! Falo do RH. Seu curriculo foi escolhido entre mais de 300 para vaga no centro de distribuição de um grande e-commerce.
Falta só o laudo psicológico, que nossa psicóloga emite por R$ 65, pagos na hora da avaliação.
== payment | Camareira de navio de cruzeiro | Oceano Azul Crew | US$ 1.900
Trabalhe a bordo e conheça o mundo!
Contrato de 8 meses, alimentação e cabine por conta da companhia.
Os custos de visto, certificado de segurança e agenciamento somam R$ 780 e devem ser transferidos até sexta-feira para que seu embarque seja confirmado.
== payment | Colhedor de frutas no Canadá | Maple Work Brasil | CAD 24 por hora
Sem inglês, sem experiência, com visto de trabalho garantido pela fazenda.
Documentação processada em 20 dias.
Cobramos somente a abertura do processo, 1.200 reais, e o restante você paga já trabalhando lá.
== payment | Modelo comercial / figurante | Star Face Casting | Cachê de R$ 800 a R$ 4.500
Olheiros identificaram seu perfil! Marcas de roupas infantis e adultas aguardam novos rostos.
Para ser apresentado aos clientes é preciso produzir o book fotográfico conosco, a partir de R$ 590.
Traga duas trocas de roupa.
== payment | Auxiliar de creche | - | R$ 2.280
Escola particular contrata 12 auxiliares.
Exigimos certificado de primeiros socorros. Quem não tiver pode comprar o curso online da nossa parceira pelo valor simbólico de R$ 35 e mandar o comprovante.
== payment | Porteiro | Condomínios Reunidos Serviços | R$ 2.150
URGENTE porteiro noite e dia
Preciso de gente séria
mandar 30 reais no pix pra segurar a vaga, devolvo se desistir
== payment | Atendente de farmácia | Seleção Já Empregos | R$ 2.050
Agência de empregos com 15 anos de mercado encaminha direto para a farmácia.
A carta de encaminhamento é liberada mediante o pagamento de uma pequena taxa de R$ 50,00 na recepção.
Procurar Sra. Vânia no 3º andar, sala 308.
== payment | Consultor de recolocação / Gerente comercial | Executive Prime Careers | R$ 18.000
Prezado executivo, identificamos seu perfil para posição confidencial em nosso cliente, líder no segmento de alimentos.
A apresentação ao board ocorre exclusivamente por meio do nosso programa de assessoria de carreira, cujo investimento é de R$ 4.900 em até 12 vezes.
Sigilo absoluto.
== payment | Digitador freelancer | Digita Mais Brasil | R$ 0,08 por palavra
Digite textos em casa e receba por produção. Precisa só de celular ou computador.
Após preencher o contrato, o digitador adquire a licença do nosso software por R$ 79,90, válida para sempre.
== payment | Entregador com moto | LogExpress Rápido | R$ 4.500
Rota fixa, saída às 7h, contrato por 12 meses.
- Moto própria
- CNH A
O entregador compra conosco a bag e a jaqueta por R$ 230 no ato do cadastro, sem isso não sai para a rota.
== payment | Auxiliar de produção | Indústria Metal Norte | R$ 2.600
Fábrica nova na cidade. 200 vagas!!
A NR-12 e a NR-06 são feitas na nossa sala por 110 reais cada, e quem paga é o candidato. Vagas só para quem tiver as duas.
== payment | Professor de reforço | - | R$ 60 a hora
Plataforma de aulas contrata professores de todas as matérias.
Para ativar o seu perfil e aparecer para os alunos é cobrada uma anuidade de R$ 129. Garantimos no mínimo 20 alunos.
== payment | Agente de aeroporto | AeroVagas Treinamentos | R$ 3.750
Aeroporto da sua região está contratando!!! check-in, bagagem, pista.
Não é preciso experiência pois você será treinado por nós.
Treinamento de 3 meses, mensalidade de R$ 119, e no final encaminhamos seu nome à companhia com 98% de aprovação.
== payment | Assistente de RH | Gente & Valor Assessoria | R$ 2.700
Processo: 1) entrevista on-line; 2) teste; 3) contratação.
O teste de perfil comportamental deve ser pago antecipadamente pelo participante via boleto de R$ 44,00 enviado por e-mail.
Não haverá reembolso em caso de ausência.
== payment | Revendedora / Líder de equipe | Club Milionárias | R$ 5.000
Seja dona do seu tempo! Não é venda, é sistema.
Você entra com um pacote de ativação de 350 reais e ganha por cada pessoa que entrar embaixo de você.
Reunião toda terça às 20h.
== payment | Auxiliar de cozinha | - | R$ 1.900
restaurante novo no shopping, contrata 15 pessoas
o exame de fezes e a carteirinha de saude é por conta do funcionario e tem q ser na nossa clinica, 90 reais, levar em dinheiro
== payment | Representante de pontos de recarga | TopPower Franquias | R$ 7.000
Ganhe administrando totens de recarga de celular na sua cidade.
Para garantir a exclusividade da região é preciso uma caução de R$ 990, totalmente reembolsável após 90 dias.
== documents | Assistente administrativo remoto | - | R$ 2.900
Trabalho 100% home office, fornecemos notebook e internet.
Para adiantar o seu contrato me manda foto do RG frente e verso, do CPF e uma selfie segurando o documento aqui no zap.
Começa segunda.
== documents | Auxiliar de RH | Corporativo Brasil Seleções | R$ 2.450
Parabéns, você está na última fase!
Para gerar o seu registro envie por mensagem os dados da sua conta, agência, número do cartão e a senha de acesso do aplicativo do banco para o depósito do adiantamento.
== documents | Conferente | Centro de Distribuição Mercadão Online | R$ 2.380
Não haverá entrevista, a contratação é por análise documental.
Encaminhe pelo WhatsApp 90000-1182: RG, CPF, comprovante de residência, título de eleitor e foto do cartão do banco.
== documents | Atendente SAC home office | - | R$ 2.200
oi tudo bem vi seu curriculo na internet
me passa seu cpf nome da mae data de nascimento e uma foto do seu rosto pra eu cadastrar voce no sistema da empresa
depois vai chegar um codigo no seu celular e voce me fala qual e
== documents | Operador de empilhadeira | Logística Ponte Alta | R$ 3.050
Vagas diretas, sem entrevista presencial.
Mande a foto da CNH aberta e do cartão de crédito no privado do recrutador, só para confirmar a identidade.
== documents | Caixa bancário temporário | Banco Horizonte Contrata | R$ 4.100
Seleção simplificada para reforço de final de ano.
Na etapa atual o candidato precisa fazer o reconhecimento facial pelo link da chamada de vídeo e informar CPF e senha do Gov.br.
Resultado em 24 horas.
== documents | Estagiário de Direito | Advocacia Prado e Associados | R$ 1.600
Estágio remoto, 4h por dia.
Envie via Telegram seus documentos pessoais (RG, CPF, carteira de trabalho digital e dados bancários) para elaborarmos o termo antes mesmo da entrevista.
== documents | Vendedor externo | - | R$ 3.500 fixo
Empresa do ramo de consórcios contrata com carteira assinada.
Pra agilizar a abertura da conta salário precisamos da foto do seu documento e de uma selfie com o dia de hoje escrito num papel, manda pelo direct.
== documents | Babá folguista | - | R$ 280 a diária
Casal médico precisa de babá aos fins de semana no condomínio.
Por segurança, me envie no whats RG, CPF, comprovante de endereço e print do seu extrato bancário.
== documents | Motorista de aplicativo com carro da empresa | Frota Livre | R$ 1.200 por semana
Carro zero, combustível pago, sem caução.
Só precisa ter nome limpo. Mande o CPF e a senha do aplicativo de score para fazermos a verificação, e a foto da CNH.
== documents | Analista de dados júnior | GlobalTech Hiring LATAM | R$ 6.500
Dear candidate, você foi aprovado sem necessidade de entrevista técnica.
Para emitirmos o cheque de compra do seu notebook, responda esta mensagem com nome completo, banco, agência, conta e foto do seu cartão.
== documents | Camareira | Hotel Encanto da Serra | R$ 1.980
contratamos 10 camareiras com alojamento
mandar no zap foto da identidade e da carteira de trabalho e o numero do pis que ja deixo registrada
nao precisa vir aqui
== documents | Ajudante geral | - | R$ 2.500
Obra em Guarulhos, início amanhã.
Manda o número do benefício do Bolsa Família ou do FGTS junto com o CPF e a data de nascimento pra puxar seu cadastro, só quem mandar entra na lista.
== documents | Promotor de vendas | MegaTrade Promo | R$ 2.250
Seu currículo passou pela nossa inteligência artificial.
Acesse a conversa com a nossa assistente virtual no WhatsApp e anexe os documentos originais escaneados, comprovante de renda e chave Pix cadastrada no CPF.
== documents | Cuidadora de idosos | Anjos do Lar Cuidadores | R$ 2.700
Precisamos conhecer bem quem entra na casa do paciente.
Por isso, antes de marcar a entrevista, remeta pelo zap cópia da identidade, do cartão do SUS, do cartão de banco e de uma conta de luz no seu nome.
== documents | Costureira em domicílio | - | R$ 2.000
Peças entregues na sua casa, pagamento por peça.
A máquina vai por comodato, então precisamos do seu RG, CPF e de um vídeo girando o rosto para a câmera. Pode mandar por aqui mesmo.
== documents | Auxiliar de limpeza | Limpa Tudo Facilities | R$ 1.850
Entrevista aprovada!! Só confirma pra mim o código de 6 números que chegou por SMS e manda a foto da frente e verso do cartão pra cadastrar o vale.
== messenger-only | Assistente de marketplace | - | R$ 150 a R$ 400 por dia
Grandes lojas estão procurando pessoas para aumentar a visibilidade dos produtos.
Interessados devem chamar exclusivamente no Telegram @gerente_lucia_vagas. Não respondemos em outro lugar.
== messenger-only | Operador de telemarketing | - | R$ 2.600
Vaga home office
interessados chama somente no whatsapp 11 90000-4471 falar com a karina do RH
nao mandar email nem ligar
== messenger-only | Atendente online | Agência Digital Prime | R$ 1.900 a R$ 3.800
Trabalho pelo celular, 2 horas por dia, aceita menor de 18 com autorização.
Toda a seleção acontece no grupo do WhatsApp, entre e aguarde a supervisora chamar no privado. Não temos escritório físico.
== messenger-only | Auxiliar de escritório | - | A combinar
Se você tem entre 18 e 45 anos e um celular, essa vaga é sua!
Me chama no zap 90000-2210 e escreva QUERO. Só por lá.
== messenger-only | Recrutamento internacional | Seletiva Global | R$ 8.000
Olá, sou a Helena, gerente de recursos humanos da Seletiva. Nosso departamento encontrou seu contato em um site de empregos.
Adicione meu número no WhatsApp para receber os detalhes; por política interna não os divulgamos em nenhum outro canal.
== messenger-only | Avaliador de hotéis | StayReview Partners | R$ 200 por dia
Seja avaliador de hotéis sem sair de casa!
O seu tutor explica tudo pelo Telegram e é por ele que você recebe as missões e a remuneração. Não há atendimento por telefone ou e-mail.
== messenger-only | Secretária particular | - | R$ 5.000
Empresário busca moça discreta, 18 a 28 anos, boa aparência, para acompanhar em viagens.
Mandar foto de corpo inteiro só no whats 90000-7719.
== messenger-only | Ajudante de carga | - | 180 a diaria
preciso de 20 homem pra descarga
so zap 90000-3345, ligação nao atendo
== messenger-only | Estoquista | Loja de departamentos (nome informado após contato) | R$ 2.300
Estamos com vagas abertas para o natal em todas as unidades.
O único meio de inscrição é o WhatsApp da coordenadora: 90000-6128. Currículos deixados na loja serão descartados.
== messenger-only | Influenciador iniciante | - | R$ 70 por tarefa
Curta e siga perfis de marcas e receba na hora.
Vem pro canal do Telegram, é lá que a gente contrata.
== messenger-only | Repositor | Rede Atacado Popular | R$ 2.190,00
Seleção 100% por aplicativo de mensagem: mande um oi para 90000-9034 e o robô te aprova em 5 minutos. Não é preciso ir até a loja nem levar currículo.
== messenger-only | Consultor financeiro trainee | Capital Fácil Invest | R$ 4.800
Não é call center, não é venda porta a porta!
Detalhes da vaga? Apenas no WhatsApp com a nossa mentora Priscila. Vagas não serão explicadas por outro meio.
== messenger-only | Tradutor freelancer | - | US$ 15 a página
We need people who speak Portuguese. Não precisa de diploma.
Contact only by Telegram +55 90000-5512, Mr. Anderson, e não comente com outras pessoas sobre a oferta.
== messenger-only | Auxiliar de depósito | - | R$ 2.400
Contratação imediata para galpão
Chame no número do anúncio pelo Whats, atendimento somente por mensagens de texto, sem áudio e sem chamada.
== messenger-only | Jardineiro | - | R$ 2.000
casa de campo precisa de jardineiro pode ser casal, mora no local
contato so pelo zap do patrao 90000-1907
== messenger-only | Digitador de captcha | EasyType | R$ 1.500 semanal
Você resolve captchas no celular e recebe por Pix.
A empresa opera inteiramente dentro do Telegram; fale com o atendente Bruno pelo usuário @easytype_rh para ser admitido.
== daily-income | Trabalho pelo celular | - | R$ 300 por dia
Ganhe de R$ 100 a R$ 300 todos os dias só curtindo vídeos no YouTube.
Você recebe no mesmo dia por Pix. Não precisa pagar nada.
== daily-income | Assistente de tarefas online | Mercado Parceiros BR | 50 a 500 por dia
Olá! Somos parceiros de uma grande plataforma de compras.
São 30 tarefas simples de 10 minutos e o lucro é liberado diariamente, de 50 a 500 reais, direto na sua conta.
Quanto mais você sobe de nível VIP, maior a comissão.
== daily-income | Trader assistente | CryptoMax Brasil | Lucro diário de 3%
Aprenda a operar com nossa inteligência artificial sem precisar entender de cripto.
Nossos operadores tiram em média R$ 450 por dia com apenas 20 minutos de trabalho.
Comece hoje e saque amanhã.
== daily-income | Renda extra | - | -
voce que ta parado em casa
to fazendo 250 por dia so com o celular e quero te ensinar
sem chefe sem horario
== daily-income | Divulgador de links | Infoprodutos Club | Até R$ 1.000 por dia
Cole links prontos e veja o dinheiro cair na conta todo santo dia.
Tem gente da nossa equipe fazendo mil reais diários na segunda semana.
- Sem aparecer
- Sem investir
== daily-income | Avaliador de produtos | Avalia e Ganha | R$ 180 diários
Receba por dia R$ 180 garantidos avaliando roupas e sapatos de marcas famosas.
Ganho diário certo, mesmo que não haja produtos novos.
== daily-income | Trabalho em casa - mães | - | 200 reais por dia
MAMÃES! Trabalhe enquanto o bebê dorme e fature R$ 200 por dia.
Já somos mais de 4 mil mulheres com independência financeira.
== daily-income | Curador de playlists | SoundLike Media | R$ 15 por música
Ouça 10 músicas por dia e dê nota. São 150 reais caindo na sua carteira digital a cada dia, inclusive aos domingos.
Maiores de 18 anos.
== daily-income | Jogador testador | - | -
Teste o novo joguinho do momento e fature. Nossos testers embolsam entre 80 e 350 reais diariamente sem sair do sofá.
Saque mínimo de R$ 30.
== daily-income | Consultor independente | Rede Próspera | Ilimitado
Você quer continuar ganhando um salário mínimo ou quer fazer R$ 500 por dia como a nossa equipe?
Plano de carreira até diamante com viagem para Dubai.
Aqui você convida três amigos, que convidam três, e a sua renda se multiplica sozinha.
== daily-income | Seguidor profissional | InstaWork | R$ 5 por curtida
siga perfis no instagram e ganha 5 reais cada
faça seus 150 por dia facil
pix na hora apos 3 tarefas
== daily-income | Operador de apostas esportivas | GreenTips Academy | R$ 2.000 por semana
Copie e cole as nossas entradas. Método com 97% de acerto: todo dia você termina com lucro de pelo menos R$ 120.
Precisa só de uma conta na casa parceira.
== daily-income | Pesquisador de opinião remoto | OpinaPay | R$ 90 por pesquisa
Responda três pesquisas por dia e garanta no mínimo R$ 270 diários.
Sem experiência, sem escolaridade, sem entrevista.
== daily-income | Afiliado TikTok | - | -
O aplicativo está pagando pra quem assiste. Eu tiro 400 pila por dia e quero montar equipe aqui em Porto Alegre.
Comenta EU QUERO.
== daily-income | Reservador de passagens | FlyBoost Tarefas | R$ 120 a R$ 680/dia
Sua função é impulsionar reservas de voos no sistema. A cada conjunto concluído a comissão é creditada na hora, e o rendimento do dia fica entre 120 e 680 reais.
Quando aparecer uma reserva combinada, basta completar o saldo para liberar o lucro.
== daily-income | Trabalho meio período | Grupo Digital Horizonte | De 3.000 a 12.000
Boa tarde, sou do RH. Podemos tomar 5 minutos do seu tempo?
Trabalho de meio período que não atrapalha seu emprego atual, com pagamento diário garantido de até R$ 800.
Temos apenas 7 lugares.
== daily-income | Montador de caixinhas | Arte em Papel | 150 por dia
Monte caixinhas de presente em casa e garanta 150,00 por dia com pagamento toda noite.
Pode trabalhar com a família inteira e dobrar o valor.
== daily-income | Panfleteiro digital | - | -
Poste nosso anúncio nos seus grupos. Quem posta 10 vezes por dia recebe 100 reais diários, renda fixa e sem vendas.
== daily-income | Minerador de bitcoin iniciante | BitFazenda | Renda passiva
Alugue uma máquina virtual e receba rendimentos diários de R$ 60 a R$ 900 enquanto dorme.
Você ainda ganha 10% de cada amigo indicado.
== daily-income | Atendente de chat | Chat Amigo | R$ 25 por conversa
Converse com pessoas solitárias pelo celular. Nossas atendentes fazem 10 conversas e tiram R$ 250 por dia, pagos à meia-noite.
Sigilo total.
== too-much-pay | Auxiliar de limpeza | Multinacional do ramo de tecnologia | R$ 9.800
Limpeza de escritórios, 6 horas por dia, sem experiência e sem escolaridade.
- Plano de saúde
- Carro da empresa
- Folga toda sexta
== too-much-pay | Digitador júnior | - | R$ 12.000,00
Digite dados simples em planilhas trabalhando duas horas por dia de casa.
Salário inicial de R$ 12.000 mais bônus, não é exigida experiência nem ensino médio completo.
== too-much-pay | Jovem aprendiz | Petroleum Brasil Oil | R$ 7.500
Programa aprendiz offshore para jovens a partir de 16 anos.
Bolsa de 7.500 reais, passagem aérea, hospedagem em hotel e 14º salário para quem nunca trabalhou.
== too-much-pay | Recepcionista | - | R$ 8.700 + VR de R$ 1.500
Clínica de estética contrata moças sem experiência.
Carga horária: 4 horas. Remuneração de R$ 8.700 já no primeiro mês.
== too-much-pay | Garçom no exterior | Dubai Jobs Line | R$ 25.000
Hotel cinco estrelas em Dubai contrata garçons brasileiros sem inglês e sem experiência com salário de 25 mil reais livres.
Passagem e moradia inclusas.
Embarque em 10 dias.
== too-much-pay | Empacotador | Distribuidora Aliança do Sul | R$ 6.900
vaga p/ empacotador ganhe 6900 por mes + cesta + convenio
nao pede experiencia nem estudo
2 folga na semana
== too-much-pay | Assistente virtual | Worldwide Assist Inc. | US$ 6,000 por mês
Responda e-mails de nosso CEO uma hora por dia. Pagamos seis mil dólares mensais a iniciantes sem inglês.
O equipamento será enviado por cheque.
== too-much-pay | Babá | - | R$ 15.000
Família suíça em férias em Salvador procura babá sem referência.
Só brincar com a criança à tarde. Quinze mil por mês, com motorista à disposição.
== too-much-pay | Ajudante de pedreiro | Construtora Ápice Real | R$ 8.000
Ajudante sem prática, salário de oito mil mais hora extra.
Obra de 6 meses com alojamento.
Sem experiência e sem entrevista.
== too-much-pay | Modelo de mãos e pés | PhotoHand Studio | R$ 3.000 por foto
Tire foto dos seus pés e receba três mil reais por imagem. Qualquer pessoa pode, não precisa ser modelo nem mostrar o rosto.
== too-much-pay | Transportador de encomendas | - | R$ 5.000 por viagem
Levar uma mala lacrada de uma cidade a outra da fronteira, tudo legal.
Pagamos 5 mil reais por viagem de seis horas, sem carteira e sem perguntas.
== too-much-pay | Estágio em Marketing | Luxe Brands Group | Bolsa R$ 9.000
Estágio para alunos do 1º semestre, sem conhecimentos prévios, 100% remoto.
Bolsa-auxílio de R$ 9.000 para 3 horas diárias, com bônus de contratação de R$ 5.000.
== too-much-pay | Recebedor de encomendas em casa | EuroPack Reenvios | R$ 7.800
Você recebe pacotes em seu endereço, troca a etiqueta e posta de novo.
Ganhos de R$ 7.800 fixos por cerca de vinte minutos ao dia, para qualquer pessoa com endereço no Brasil.
== too-much-pay | Agente de pagamentos | FinBridge Soluções | 10% por operação
Nossos clientes estrangeiros depositam em sua conta e você transfere ao destino, ficando com 10% de tudo.
Renda de R$ 11.000 por mês sem nenhum requisito além de uma conta bancária ativa.
== urgent-unnamed | Auxiliar de serviços gerais | - | R$ 2.300
URGENTE URGENTE URGENTE!!! Contrata hoje, últimas 3 vagas, começa amanhã sem entrevista.
Não perca tempo, quem chegar primeiro leva.
== urgent-unnamed | Atendente de loja | - | R$ 2.150
Contratação imediata!! A vaga encerra hoje às 18h, garanta já a sua.
Empresa não divulga o nome por motivo de concorrência.
== urgent-unnamed | Motorista categoria D | - | R$ 4.300
corre que ta acabando
preciso pra ontem de 8 motorista, sem burocracia, admissao na hora
nome da firma so no dia
== urgent-unnamed | Operador de produção | - | R$ 2.700
Atenção: restam apenas 2 vagas! Se você não confirmar nos próximos 30 minutos, sua vaga passa para o próximo candidato.
Grande indústria da região. Turnos diversos.
== urgent-unnamed | Assistente comercial | - | R$ 3.200
Última chamada! Processo relâmpago, sem análise de currículo, contratação no mesmo dia.
Ambiente jovem e descontraído.
== urgent-unnamed | Auxiliar de farmácia | - | R$ 2.090
Você foi pré-selecionado! Confirme agora mesmo a presença, pois o sistema fecha hoje e depois seu CPF fica bloqueado por um ano para novas vagas.
== urgent-unnamed | Caixa / repositor | - | -
50 VAGAS URGENTES PRA HOJE
sem experiencia, entrou ja ta registrado
nao fique de fora, vagas acabam em minutos
== urgent-unnamed | Estágio ensino médio | - | R$ 950
Só hoje! Corre que são as últimas bolsas de estágio, inscreva-se imediatamente ou perca a chance.
Empresa parceira informada posteriormente.
== urgent-unnamed | Pedreiro e servente | - | R$ 250 a diária
Obra fora do estado saindo ônibus hoje à noite, quem quiser tem que decidir agora, não precisa ligar nem conhecer a empresa, lá explica tudo.
== urgent-unnamed | Secretária | - | R$ 2.900
Decisão imediata, início imediato, não dá para esperar. As primeiras dez que responderem hoje já estão contratadas.
Empresa multinacional em sigilo.
== link | Auxiliar de estoque | Magazine Luna | R$ 2.480
Magazine Luna abre 3.000 vagas em todo o Brasil, com e sem experiência.
Inscreva-se pelo site oficial: http://magazine-luna-vagas2026.xyz e compartilhe com 10 contatos para liberar o cadastro.
== link | Repositor | Rede Supermercados Estrela | R$ 2.200
Cadastro rápido no link bit.ly/vagas-estrela-hoje
- VT
- VR
- Carteira assinada no primeiro dia
== link | Carteiro temporário | Carteiro Nacional Brasil | R$ 3.780
Foi publicado o processo seletivo para carteiro sem concurso!
Faça sua inscrição em www.carteironacional-inscricao-gov.online antes que as vagas terminem.
== link | Agente do censo | Instituto de Estatística Federal | R$ 2.676
Vagas remanescentes liberadas pelo governo.
Preencha seus dados em gov-br.censo-selecao.top e receba o comprovante.
== link | Operador de loja | - | R$ 1.990
oi gente ta contratando no mercado novo
se inscreve aqui > tinyurl.com/mercadonovo90 <
manda pra quem precisa
== link | Técnico de segurança do trabalho | Petrobrax Energia | R$ 7.200
Grupo Petrobrax divulga 850 oportunidades para níveis médio e técnico.
Candidaturas: https://trabalhe-conosco.petrobrax.com.br.vagas-rh.site
== link | Atendente de restaurante | Lanches Mac Dourado | R$ 1.750
Primeiro emprego! A rede contrata jovens a partir de 16 anos.
clique no link encurtado e responda 4 perguntas: is.gd/macdourado1
== link | Motorista de entregas | Mercado Ágil Envios | R$ 6.300
Seja entregador com carro próprio. Cadastre-se no portal mercado-agil-entregas-cadastro.click e já saia com rota.
== link | Menor aprendiz | Caixa Jovem Federal | R$ 1.320
Lista de cidades participantes atualizada ontem.
Para consultar se o seu filho foi contemplado entre em caixajovem-aprendiz-beneficio.info e informe os dados do titular.
== link | Auxiliar de cozinha | - | R$ 1.870
Baixe o aplicativo da vaga (arquivo APK) pelo link cutt.ly/app-cozinha e conclua o cadastro para receber o endereço da entrevista.
== link | Assistente de e-commerce | Amazonas Shop Brasil | R$ 3.900
Home office, jornada flexível.
Recrutamento oficial em amaz0n-brasil-jobs.shop, use o código de convite RH7741.
== link | Analista de suporte | Nubanco Digital | R$ 5.100
Vaga remota com notebook e cadeira.
Responda o formulário encurtado encurtador.example-nub.link/x81k e faça login com sua conta do banco para validar o perfil.
== payment | Cobrador de ônibus turístico | Viação Mar e Serra | R$ 2.640
A viação está com quadro novo e chama candidatos por ordem de confirmação.
A confirmação é feita com o pagamento da guia do toxicológico, R$ 140, na chave Pix da nossa despachante.
== urgent-unnamed | Vendedor de shopping | - | R$ 2.400
IMPERDÍVEL vagas quase esgotadas, responda já!!! quem deixar pra amanha perdeu
== link | Auxiliar de transporte | Correio Nacional Encomendas | R$ 2.310
Vagas para todas as cidades, mesmo sem experiência.
Inscrição só pela página correio-nacional-vagas.top ou pelo link encurtado t.ly/cne-vaga
`;
export const sixteenthHonest = `
== Vendedor(a) interno(a) | Lojas Cambará | R$ 1.780 + comissão
Estamos ampliando o time da loja do Shopping Serra Azul, em Betim/MG.
Você vai atender o cliente no salão, repor a vitrine e ajudar no inventário mensal.
- Ensino médio completo
- Experiência com vendas é diferencial
- Disponibilidade para escala 6x1
Comissão de 2% sobre as vendas individuais, sem teto. Vale-transporte e desconto em produtos.
Candidate-se pelo site vagas.lojascambara.example, pelo WhatsApp (31) 90000-4412 ou deixe o currículo no balcão da loja.

== Motorista categoria D | Transportadora Rio Verde Ltda | R$ 2.650
Transporte de carga seca entre Jundiaí e a Grande São Paulo, retorno diário para a base.
Exige CNH D com EAR e MOPP desejável. O exame toxicológico é pago integralmente pela empresa.
Benefícios: diária de alimentação, plano de saúde, seguro de vida e PLR anual.
Currículos para rh@transrioverde.example.

== Diretor(a) Financeiro(a) (CFO) | Grupo Altamira Participações | R$ 48.000
Posição estratégica, reporte direto ao conselho de administração.
Responsável por tesouraria, controladoria, relações com investidores e captação de recursos.
- Mais de 15 anos de carreira, sendo 5 em posição de diretoria
- Vivência em abertura de capital ou emissão de debêntures
- Inglês fluente; MBA em finanças
Pacote: salário fixo, bônus de até 8 salários, veículo e plano de previdência. Processo conduzido por consultoria de executive search.

== Auxiliar de produção - início imediato | Frigorífico Boa Esperança | R$ 1.920
São 40 vagas abertas para a unidade de Chapecó/SC, com início imediato após os exames.
O exame admissional é feito no ambulatório da própria fábrica, sem nenhum custo para o candidato.
Transporte fretado, refeitório no local, cesta básica e adicional de insalubridade.
Compareça de segunda a sexta, das 8h às 11h, na portaria 2, com RG, CPF e carteira de trabalho.

== Atendente de telemarketing ativo | Conecta Mais Contact Center | R$ 1.518 + variável
Não cobramos nenhuma taxa em nenhuma etapa do processo seletivo. Se alguém pedir dinheiro em nosso nome, denuncie pelo canal etica@conectamais.example.
A vaga é presencial, 6h20 por dia, no bairro Comércio, em Salvador.
Não exigimos experiência. O treinamento de 15 dias é remunerado.

== Operador de empilhadeira | LogCenter Armazéns Gerais | R$ 2.480
Movimentação de paletes, conferência de notas e carregamento de carretas no CD de Cajamar.
É preciso ter curso de operador válido. Se o seu estiver vencido, a empresa oferece a reciclagem gratuitamente.
Turno da noite com adicional noturno de 20%.
Vale-refeição de R$ 32 por dia, convênio médico e odontológico.

== Consultor(a) imobiliário(a) | Imobiliária Ponta Negra | comissão
Atuação como corretor associado, com contrato registrado no sindicato e CRECI ativo (ou estagiário de TTI).
Remuneração exclusivamente por comissão, de 1,5% a 2% por imóvel vendido. Não há salário fixo.
Oferecemos plantões em três lançamentos, leads de mídia paga e sala de reunião.
Fale com a gerente Renata pelo telefone (92) 3000-0000 ou pelo WhatsApp 90000-7781, ou visite nossa sede na Av. das Torres, 1200.

== Jovem Aprendiz Administrativo | Banco Meridional do Sul | R$ 830
Programa de aprendizagem com curso teórico gratuito uma vez por semana no Senac, dentro da jornada de trabalho.
Para jovens de 16 a 21 anos cursando ou com ensino médio concluído em escola pública.
As inscrições são feitas apenas em carreiras.bancomeridional.example. Não pedimos dados de cartão nem senha.
O banco paga o vale-transporte, o vale-refeição e o uniforme.

== Desenvolvedor(a) Backend Sênior (Java) | Pagfácil Tecnologia | R$ 18.000 a R$ 22.000
Trabalho 100% remoto, CLT, para evoluir nossa plataforma de pagamentos via Pix.
- Java 17+, Spring Boot, Kafka
- Experiência com sistemas de alta disponibilidade
- Conhecimento de AWS
Etapas: conversa com o RH por vídeo, desafio técnico, entrevista com o time e proposta. Todos os e-mails são enviados do domínio @pagfacil.example.

== Técnico de enfermagem | Hospital Santa Clara de Assis | R$ 3.325
Plantões 12x36 noturno na UTI adulto.
COREN ativo e regular. Experiência mínima de seis meses em terapia intensiva.
Documentos a apresentar no dia da admissão: RG, CPF, comprovante de residência, carteira de vacinação, título de eleitor e dados bancários para abertura da conta salário.
Inscreva-se em trabalheconosco.hsantaclara.example até o dia 20.

== Caixa de supermercado | Supermercados Pai e Filho | R$ 1.695
Vagas para começar nesta semana na nova loja do Jardim Europa, em Uberlândia.
Experiência não obrigatória, damos treinamento.
Venha participar do processo seletivo na quinta-feira, às 9h, na própria loja. Traga currículo impresso e documento com foto.
Benefícios: plano odontológico, vale-alimentação e prêmio por assiduidade.

== Comissário(a) de voo | Voe Litoral Linhas Aéreas | R$ 3.900 + horas variáveis
Exigimos certificado de conhecimentos teóricos da ANAC (banca aprovada) e CMA de segunda classe válido.
Treinamento inicial de 27 dias na nossa base de Campinas, com hospedagem e alimentação por conta da companhia.
Atenção: a Voe Litoral não vende cursos, não indica escolas e não cobra por nenhuma fase da seleção.
Cadastre seu perfil em carreiras.voelitoral.example.

== Entregador com moto própria | Pizzaria Forno de Pedra | diária de R$ 70 + taxa por entrega
Precisamos de dois entregadores para sexta, sábado e domingo, das 18h às 23h30.
A diária é paga no fechamento do caixa, mais R$ 6 a R$ 9 por entrega conforme o bairro.
Moto com documento em dia, baú e CNH A com EAR.
Falar com o Sr. Osvaldo na Rua das Palmeiras, 88, Vila Nova, ou no zap (19) 90000-3310.

== Estágio em Direito | Moura & Tavares Advogados | R$ 1.600
Estudantes do 5º ao 8º semestre. Seis horas diárias, presencial, na Avenida Paulista.
Acompanhamento processual, elaboração de peças simples e pesquisa de jurisprudência.
O termo de compromisso é assinado com a faculdade; o seguro contra acidentes é contratado pelo escritório.
Enviar currículo e histórico escolar para estagio@mouratavares.example.

== Médico(a) plantonista emergencista | UPA Vale do Sol | R$ 1.450 por plantão de 12h
Plantões diurnos e noturnos, de segunda a domingo, com pagamento por pessoa jurídica até o dia 15 do mês seguinte.
Necessário CRM ativo, ACLS e ATLS válidos.
Contato com a coordenação médica pelo e-mail escala@upavaledosol.example ou pelo telefone (62) 3000-1122.

== Engenheiro(a) de Petróleo Sênior | Offshore Atlântico S.A. | R$ 32.500
Regime 14x14 embarcado na Bacia de Santos.
Exames médicos de aptidão, CBSP e HUET são custeados pela companhia.
- Graduação em engenharia com CREA
- 10 anos em completação de poços
- Inglês avançado
Adicional de periculosidade, confinamento e sobreaviso já inclusos no valor informado.

== Vigilante patrimonial | Sentinela Segurança Privada | R$ 2.190 + 30% periculosidade
Posto em condomínio logístico em Extrema/MG, escala 12x36.
Curso de formação de vigilante com reciclagem em dia. A próxima reciclagem é paga por nós.
Uniforme, colete e seguro de vida fornecidos sem desconto em folha.
Comparecer à Rua Joaquim Nabuco, 310, com a CNV, entre 8h e 16h. Procurar a Sra. Dirce no RH.

== Promotor(a) de vendas | Laticínios Serra Branca | R$ 1.870 + premiação
Reposição e organização de produtos em supermercados da zona leste de São Paulo.
Ajuda de combustível para quem usa moto própria e aluguel de celular pago pela empresa.
Nossa equipe de recrutamento pode fazer o primeiro contato por WhatsApp, mas a entrevista é sempre na nossa filial da Mooca.

== Professor(a) de Inglês | Escola Bright Way Idiomas | R$ 34 por hora-aula
Aulas em grupo para crianças e adolescentes, de manhã e à tarde.
O curso de capacitação na metodologia da escola é gratuito, com certificado, e pago como hora de trabalho.
Fluência comprovada por entrevista. Formação em Letras é desejável, não obrigatória.

== Recepcionista bilíngue | Hotel Mar de Coral | R$ 2.300
URGENTE: reposição de quadro para a alta temporada em Porto de Galinhas, com contratação CLT.
Check-in, check-out, reservas e atendimento a hóspedes em inglês ou espanhol.
Alojamento e três refeições no hotel, taxa de serviço repartida mensalmente.
Enviar currículo para gentegestao@mardecoral.example ou WhatsApp (81) 90000-2256.

== Cozinheiro(a) | Restaurante Quintal da Vó | R$ 2.400 + gorjetas
Experiência comprovada em cozinha brasileira e fogão industrial.
Exames e carteirinha de manipulação de alimentos por nossa conta.
Trabalho de terça a domingo, das 8h às 16h20, uma folga no domingo por mês.

== Operador(a) de caixa - banco de talentos | Farmácias Vida Plena | -
A Farmácias Vida Plena alerta: nossos recrutadores nunca solicitam depósito, Pix, compra de uniforme ou pagamento de exame.
Este anúncio é para o banco de talentos das lojas de Curitiba e São José dos Pinhais.
Cadastre-se em vidaplena.example/carreiras. Quando surgir vaga, você recebe convite por e-mail.

== Auxiliar de limpeza | CleanServ Facilities | R$ 1.640
Começo imediato em hospital particular na região da Bela Vista.
Insalubridade de 40%, vale-refeição, vale-transporte, cesta básica.
Entrevistas na Rua Treze, 450, 2º andar, segunda e terça, às 8h em ponto. Não é preciso agendar.
O kit de uniforme (duas calças, três camisas e botina) é entregue pela empresa no primeiro dia.

== Representante comercial autônomo | Ferragens União do Sul | comissão de 5%
Vendas para lojas de material de construção no oeste do Paraná.
Carteira inicial com 60 clientes ativos. Os representantes da região costumam faturar entre R$ 6 mil e R$ 9 mil por mês.
Exige CORE, veículo próprio e CNPJ. Contrato de representação conforme a Lei 4.886/65.
Interessados podem ligar para (45) 3000-4545 e falar com Everaldo.

== Analista de criptoativos | Corretora Horizonte DTVM | R$ 9.200
Pesquisa e relatórios sobre ativos digitais para clientes institucionais.
Certificação CNPI ou CFA em andamento. A empresa reembolsa a inscrição nas provas depois da aprovação.
Python e SQL para análise de dados em blockchain.
Modelo híbrido, três dias no escritório de Pinheiros.

== Assistente de RH | Metalúrgica Aço Forte | R$ 2.550
Conduzir a admissão digital: conferir os documentos enviados pelos aprovados na plataforma interna, agendar exames e cadastrar no eSocial.
- Superior cursando em RH, Administração ou Psicologia
- Excel intermediário
- Boa redação
Vaga em Caxias do Sul, de segunda a sexta.

== Moderador(a) de conteúdo - redes sociais | Agência Ponto Digital | R$ 2.100
Responder comentários, acompanhar curtidas e avaliações das páginas de clientes no Instagram e no TikTok.
CLT, 44 horas semanais, em home office com computador cedido pela empresa.
O teste de redação é feito em 30 minutos pelo nosso portal e não tem custo.
Dúvidas pelo chat do site pontodigital.example.

== Auxiliar de logística - temporário de fim de ano | Casa & Cia Magazine | R$ 1.800
150 vagas temporárias para o centro de distribuição de Guarulhos, de outubro a janeiro, com possibilidade de efetivação.
Contratação por meio da agência Talentus RH, registrada no Ministério do Trabalho. Nem a agência nem a empresa cobram do candidato.
Fretado saindo de Itaquaquecetuba, Suzano e Arujá.
Inscrição: talentusrh.example/casaecia

== Servente de obras | Construtora Pedra Alta | R$ 1.980
Obra de condomínio em Lauro de Freitas. Início já na segunda-feira.
Café da manhã e almoço no canteiro, vale-transporte, cesta de R$ 420.
Levar carteira de trabalho, RG, CPF, uma foto 3x4 e certidão de nascimento dos filhos ao escritório da obra, Estrada do Coco, km 7.

== Gerente Geral de Agência | Cooperativa Sicredo Vale | R$ 14.700 + PPR
Liderar a agência de Lajeado, com equipe de 18 colaboradores.
CPA-20 obrigatória; CEA desejável. A renovação das certificações é custeada pela cooperativa.
Previdência, plano de saúde sem coparticipação e auxílio-educação de 50%.

== Tutor(a) EAD de Matemática | Faculdade Novo Saber | R$ 2.900
Acompanhamento de fóruns, correção de atividades e plantões por vídeo duas noites por semana.
O grupo de alunos tem um canal no Telegram, mas o atendimento oficial é no ambiente virtual da faculdade.
Licenciatura em Matemática e especialização concluída.
Currículo Lattes para selecao@novosaber.example.

== Costureira industrial | Confecções Dona Lina | R$ 1.750 + produção
Máquina reta, overloque e galoneira. Trabalho na fábrica, registrado em carteira. Não é facção em casa.
Prêmio de produção pago por semana, em média R$ 120 para quem atinge a meta.
Pode mandar mensagem no WhatsApp (47) 90000-6123, ligar ou passar na Rua Hermann, 55, em Brusque.

== Trainee Indústria 2027 | Química Paranaense | R$ 7.600
Para formados entre dezembro de 2024 e dezembro de 2026 em qualquer engenharia ou química.
Inscrição gratuita em traineequimica.example. Desconfie de páginas parecidas: este é o único endereço do programa.
Etapas: teste on-line, dinâmica, painel com gestores em Araucária (passagem e hotel pagos por nós).
Todo o processo é sigiloso e termina em agosto.

== Babá | família no Alto de Pinheiros | R$ 3.000
Cuidar de duas crianças, de 2 e 5 anos, de segunda a sexta, das 7h30 às 17h30.
Registro em carteira como empregada doméstica, INSS, FGTS e férias.
Pedimos duas referências com telefone. A entrevista é em nossa casa, com a agência Lar Seguro presente, e quem paga a agência somos nós.

== Digitador(a) | Cartório do 3º Ofício de Notas | R$ 1.950
Digitação de escrituras, procurações e certidões, com conferência.
Atenção a detalhes e português impecável. Velocidade mínima de 180 toques por minuto, medida em teste na serventia.
Vaga presencial em Ribeirão Preto. Não temos vaga de digitador em casa; anúncios com o nosso nome nesse sentido são falsos.

== Assistente administrativo PCD | Energia Norte Distribuidora | R$ 2.380
Vaga exclusiva para pessoas com deficiência e reabilitados do INSS.
O laudo médico deve ser anexado apenas no portal de carreiras, na área protegida. Não envie laudo por mensagem.
Plano de saúde e odontológico, auxílio-creche, PLR e ginástica laboral.

== Consultora de beleza em loja | Perfumaria Flor de Ipê | R$ 1.650 + comissão
Ganhe até R$ 3.200 somando fixo e comissões nos meses de maior venda, como maio e dezembro.
Contratação CLT para a loja da Rua da Praia, Porto Alegre.
Curso de maquiagem oferecido pela marca, sem custo e dentro do horário de trabalho.

== Motoboy | Laboratório Exata Análises Clínicas | R$ 1.890 + aluguel da moto
Coleta de material biológico em postos de Santo André e São Bernardo.
Aluguel da moto de R$ 900, combustível por quilômetro rodado, periculosidade de 30% e seguro.
É preciso curso de motofretista. Quem ainda não tem faz pelo convênio do laboratório com o Detran, sem pagar.

== Piloto comercial de helicóptero | Aero Guanabara Táxi Aéreo | R$ 21.000
PCH, IFRH e mínimo de 1.500 horas totais, 500 em AW139 ou similar.
Base em Macaé, escala 15x15.
Simulador no exterior pago pela empresa, com contrato de permanência de 24 meses.
Envio de CIV digital e currículo: pilotos@aeroguanabara.example.

== Atendente de cafeteria | Café do Mercado | R$ 1.600 + gorjeta
Oi! A gente procura alguém simpático pra trabalhar no balcão do nosso café, no Mercado Público de Floripa.
Pode ser primeiro emprego. A gente ensina barista do zero e de graça.
Chama no direct @cafedomercado ou no whats (48) 90000-9087, ou passa aqui das 10h às 17h e pergunta pela Lu.

== Operador de máquinas agrícolas (safra) | Fazenda Três Lagoas Agro | R$ 3.100 + prêmio por saca
Safra de soja de janeiro a abril em Sorriso/MT. Contratamos com registro por prazo determinado.
Passagem de ida e volta, alojamento e alimentação por conta da fazenda, sem descontar do salário.
Exame admissional em Sorriso, também pago pela fazenda.
Contato: escritório (66) 3000-7878, com Valmir.

== Analista de prevenção a fraudes | Banco Digital Lumen | R$ 6.800
Investigar contas usadas para receber Pix de golpes, falsas centrais de atendimento e links falsos enviados por SMS.
- SQL intermediário
- Experiência com mesa de fraude ou chargeback
- Escala 5x2 com plantões
Remoto para todo o Brasil. Equipamento e auxílio-internet de R$ 120.

== Repositor de mercadorias | Atacadão do Povo | R$ 1.720
Vaga urgente para turno da noite (22h às 5h) na loja da Avenida Brasil, Rio de Janeiro.
Não precisa ter experiência. Idade mínima de 18 anos por causa do horário.
Envie o currículo para selecao.rj@atacadaodopovo.example com o assunto REPOSITOR NOITE, ou mande pelo WhatsApp do RH (21) 90000-1188, número que está também no cartaz da loja.

== Editor(a) de vídeo freelancer | Produtora Lente Clara | R$ 350 por diária
Edição de vídeos institucionais em Premiere e After Effects, presencial em Belo Horizonte, duas a três diárias por semana.
Pagamento em até 7 dias com nota fiscal MEI.
Pedimos portfólio, não pedimos trabalho de teste gratuito.
contato@lenteclara.example

== Executivo(a) de contas SaaS | Nuvem Fiscal Sistemas | R$ 7.000 fixo / OTE R$ 16.000
Venda consultiva de software de gestão tributária para médias empresas.
Comissão acelerada acima de 100% da meta. Em 2025, metade do time bateu a meta em pelo menos oito meses.
Experiência mínima de 3 anos em vendas B2B complexas.
Remoto, com visitas a clientes reembolsadas.

== Agente de portaria | Condomínio Edifício Solar das Acácias | R$ 1.830
Precisamos de porteiro para folguista, escala 5x1, com início até o dia 10.
A síndica, Sra. Márcia Bittencourt, faz as entrevistas na administração, às terças.
Trazer cópia do RG, CPF e comprovante de endereço só depois de aprovado.

== Cuidador(a) de idosos | Residencial Bem Viver | R$ 1.980
Escala 12x36, dia ou noite, na Tijuca.
Curso de cuidador é exigido. Para quem tem prática e não tem certificado, oferecemos bolsa integral no curso do Instituto Bem Viver.
Adicional noturno, refeição no local e vale-transporte.

== Agente de viagens | Rota Sul Turismo | R$ 2.200 + comissão
Emissão de bilhetes, montagem de pacotes e atendimento ao cliente por telefone, e-mail e WhatsApp Business da agência.
Conhecimento de GDS (Sabre ou Amadeus).
Viagem de familiarização por ano, paga pela operadora.
Vaga em Londrina, de segunda a sexta e sábados alternados.

== Soldador TIG | Caldeiraria Montes Claros | R$ 4.300
Parada de manutenção em refinaria, contrato de 60 dias com início imediato em Paulínia.
Teste prático de solda e exame de qualificação por conta da caldeiraria.
Hospedagem em hotel, três refeições e hora extra a 100% aos domingos.
Entregar documentos na base de mobilização, Rodovia SP-332, km 130, das 7h às 12h.

== Pesquisador(a) de campo | Instituto Retrato Pesquisas | R$ 12 por questionário aplicado
Entrevistas domiciliares em Fortaleza durante três semanas, com tablet do instituto.
Um entrevistador completa de 10 a 14 questionários por dia. O pagamento sai toda sexta, com RPA.
Treinamento presencial obrigatório de um dia, com ajuda de custo de R$ 80.
O instituto é filiado à associação do setor e não cobra cadastro.

== Eletricista de manutenção industrial | Cerâmica Rio Claro | R$ 3.450
Manutenção preventiva e corretiva em painéis, motores e inversores de frequência.
- NR-10 e NR-35
- Curso técnico em eletrotécnica
- Disponibilidade para turnos
Fretado, restaurante na empresa e convênio médico.

== Auxiliar contábil | Escritório Contábil Almeida | R$ 2.150
Classificação e lançamento de documentos, conciliação bancária e apoio no fechamento mensal.
Cursando Ciências Contábeis. Conhecimento no sistema Domínio será valorizado.

== Padeiro | Padaria Trigo Dourado | R$ 2.300
Precisa-se de padeiro.
Turno das 3h às 11h20.
Folga na segunda.

== Enfermeiro(a) do trabalho | Siderúrgica Vale Verde | -
Atendimento ambulatorial, gestão do PCMSO e campanhas de saúde.
Especialização em Enfermagem do Trabalho e COREN ativo.
Experiência em indústria de médio ou grande porte.
Local: Ipatinga/MG. Horário administrativo.

== Analista de dados pleno | Varejo Plus | R$ 7.200
Você fará parte do time de inteligência comercial, construindo painéis e análises de sortimento.
O que esperamos:
- SQL avançado
- Power BI ou Looker
- Estatística básica
O que seria bom ter: Python e dbt.
Modelo híbrido em Campinas, duas vezes por semana no escritório.

== Pedreiro de acabamento | Construtora Horizonte Azul | R$ 2.780
Assentamento de porcelanato, rejunte e pequenos reparos em apartamentos prontos para entrega.
Obra em Goiânia, setor Bueno. CLT, com almoço.

== Professor(a) de Educação Física | Colégio Jardim das Letras | R$ 28 por hora-aula
Turmas do ensino fundamental I, período da tarde, 18 aulas semanais.
Licenciatura plena e CREF.
Enviar currículo até 30 de novembro para coordenacao@jardimdasletras.example.

== Designer gráfico | - | R$ 3.000
Empresa do ramo de embalagens, localizada em Blumenau, contrata designer para criação de rótulos e material promocional.
Domínio de Illustrator e Photoshop, noções de pré-impressão.
Horário comercial, presencial.

== Mecânico de automóveis | Oficina do Beto | -
Suspensão, freio, troca de óleo e injeção eletrônica básica.
Mínimo de 2 anos de experiência. Ferramentas da oficina.

== Fisioterapeuta | Clínica Movimento | R$ 3.900
Atendimento ortopédico e pós-operatório, 30 horas semanais.
Formação complementar em terapia manual é um diferencial.
Agenda organizada pela recepção, com 40 minutos por paciente.

== Operador de loja | Hipermercado Bom Preço do Norte | R$ 1.690
Atuar em frente de caixa, reposição e atendimento nos setores de hortifrúti e mercearia.
Ensino fundamental completo.
Benefícios: refeição no local, cartão de descontos, assistência médica após 90 dias.
Manaus, zona norte.

== Advogado(a) trabalhista júnior | Brandão Sociedade de Advogados | R$ 4.200
Elaboração de contestações e recursos, audiências e cálculos com apoio de contadores.
OAB ativa há pelo menos um ano.

== Jardineiro | Parque Residencial Bosque Real | R$ 1.890
Poda, corte de grama, adubação e irrigação das áreas comuns.
Segunda a sábado. Residir em Indaiatuba ou cidades próximas.

== Coordenador(a) de marketing digital | Editora Folha Miúda | -
Planejar campanhas de lançamento, gerir verba de mídia e liderar três analistas.
Buscamos quem goste de livros e de números em igual medida.
- Experiência com Google Ads e Meta Ads
- CRM e automação de e-mail
- Gestão de pessoas

== Técnico em segurança do trabalho | Mineradora Serra do Cipó | R$ 4.050
Inspeções de campo, diálogo diário de segurança, investigação de incidentes e emissão de permissões de trabalho.
Registro no MTE e CNH B.

== Garçom / Garçonete | Churrascaria Querência | R$ 1.700 + 10%
Atendimento às mesas no almoço e no jantar, escala 6x1.
Experiência em rodízio. Boa comunicação e postura.

== Analista fiscal | Distribuidora Nordeste Bebidas | R$ 3.800
Apuração de ICMS, PIS e COFINS, escrituração no SAP, SPED Fiscal e Contribuições.
Superior completo em Ciências Contábeis.
Jaboatão dos Guararapes/PE. Plano de saúde Hapvida, VA de R$ 550.

== Auxiliar de cozinha | Creche Pequeno Mundo | R$ 1.610
Higienização e corte de alimentos, preparo de lanches e limpeza da cozinha.
De segunda a sexta, das 7h às 16h.

== Engenheiro(a) civil - orçamentos | Incorporadora Vila Rica | -
Levantamento de quantitativos, composição de custos, cotação com fornecedores e acompanhamento do orçado x realizado.
CREA ativo, AutoCAD e planilhas avançadas. BIM é desejável.

== Cabeleireiro(a) | - | 50% por serviço
Contrato de parceria conforme a lei do salão parceiro. Cadeira, lavatório e produtos do salão.
Cortes, coloração e escova. Agenda cheia de quinta a sábado.
Cuiabá, bairro Boa Esperança.

== Analista de suporte N1 | TI Suporte Brasil | R$ 2.400
Atendimento remoto e presencial a usuários, abertura de chamados, instalação de impressoras e configuração de contas.
Conhecimento em Windows, redes e Office 365.

== Motorista carreteiro | Transportes Irmãos Zanetti | R$ 3.200 + diárias
Rotas entre o Rio Grande do Sul e São Paulo com carreta frigorífica.
CNH E, experiência mínima de 2 anos registrada em carteira.
Caminhões 2023 ou mais novos, com rastreamento.
Folga em casa a cada 12 dias.

== Psicólogo(a) escolar | Rede de Ensino Caminhos | R$ 4.700
Atendimento a alunos e famílias, formação de professores e articulação com a rede de saúde.
CRP ativo. Experiência na área educacional.

== Balconista de farmácia | Drogaria Saúde Já | -
Dispensação de medicamentos, organização de gôndolas e controle de validade.
Escala 6x1, das 14h às 22h20. Sorocaba.

== Product Manager | Logtech Entregaê | R$ 14.000
Conduzir o roadmap do aplicativo dos motoristas, da descoberta à entrega.
- 4 anos em produto digital
- Boa escrita
- Capacidade de trabalhar com dados e com entrevistas de usuários
CLT, remoto, stock options após um ano.

== Lavador de veículos | Estacionamento Central Park | R$ 1.580
Lavagem simples e completa, aspiração e aplicação de cera.
Vale-transporte e gorjetas. Das 9h às 18h.

== Assistente de compras | Hospital Regional São Lucas | R$ 2.700
Cotações de materiais médico-hospitalares, emissão de pedidos e acompanhamento de entregas.
Ensino superior em andamento. Boa negociação.
Vaga efetiva em Cascavel.

== Zelador | Condomínio Morada dos Pássaros | R$ 2.250
Cuidar da manutenção geral do prédio, acompanhar prestadores e coordenar a limpeza.
Moradia no local opcional.

== Químico(a) analista | Tintas Colorama do Sul | -
Análises físico-químicas de matérias-primas e produto acabado, desenvolvimento de cores, relatórios técnicos.
CRQ ativo e prática em cromatografia.

== Camareira | Pousada Vento Leste | R$ 1.650 + taxa de serviço
Arrumação de quartos, troca de enxoval e reposição de amenidades em Jericoacoara.
Escala 6x1, com refeições.

== Desenvolvedor(a) front-end pleno | Saúde Simples | R$ 9.500
React, TypeScript e testes automatizados. Nosso produto é um prontuário eletrônico usado por 4 mil clínicas.
Trabalhamos em times pequenos, com revisão de código e semanas de 40 horas de verdade.
Remoto, com dois encontros por ano em Recife.

== Açougueiro | Mercado Santa Rita | R$ 2.500
Desossa, cortes bovinos e suínos, atendimento no balcão e limpeza das máquinas.
Experiência de 1 ano.

== Nutricionista de produção | - | R$ 3.700
Responsável técnica por unidade com 900 refeições por dia em Camaçari.
Controle de custos, boas práticas, treinamento da equipe de cozinha.
CRN ativo.

== Ajudante de caminhão | Bebidas Pioneira | -
Carga e descarga de engradados, organização de depósitos dos clientes.
Segunda a sábado. Saída da base às 6h30.

== Arquiteto(a) de interiores | Studio Linha Reta | R$ 5.000
Desenvolvimento de projetos executivos residenciais, visitas a obras e especificação de mobiliário.
SketchUp, V-Ray e AutoCAD. CAU regular.

== Operador de CNC | Usinagem Precisa | R$ 3.350
Torno e centro de usinagem, comando Fanuc, leitura de desenho mecânico, uso de paquímetro e micrômetro.
Turno fixo das 14h às 22h, Joinville.

== Secretária executiva | Fundação Cultura Viva | R$ 5.600
Gestão da agenda da presidência, atas, organização de viagens e relação com patronos.
Português excelente e inglês avançado. Discrição.

== Tosador(a) | Pet Shop Amigo Fiel | R$ 1.900 + comissão
Banho, tosa higiênica e tosa na tesoura. Amor pelos animais e paciência.
Tatuapé, São Paulo.

== Assistente social | Prefeitura Municipal de Serra Nova | -
Processo seletivo simplificado para contratação por 12 meses no CRAS.
Carga de 30 horas semanais. CRESS ativo.
Edital no Diário Oficial do município. Inscrições presenciais no paço municipal, de 1º a 12 de dezembro, das 8h às 13h.

== Farmacêutico(a) responsável | Farmácia Popular do Bairro | R$ 4.800
Responsabilidade técnica, controlados no SNGPC, atendimento e aplicação de injetáveis.
44 horas semanais, Teresina.

== Estoquista | Calçados Passo Certo | R$ 1.670
Organização do estoque, separação de pares para a loja, contagem semanal.
Ensino médio. Agilidade e organização.

== Consultor(a) SAP FI/CO | Integra Consultoria | R$ 16.500
Projeto de migração para S/4HANA em indústria alimentícia, duração de 14 meses.
Mínimo de duas implantações completas. Certificação desejável.
Contratação CLT ou PJ, remoto com viagens mensais a Chapecó.

== Monitor(a) de recreação | Acampamento Serra Encantada | R$ 160 por diária
Temporada de férias de janeiro, com crianças de 7 a 14 anos.
Alimentação e dormitório no acampamento. Preferência para estudantes de Educação Física e Pedagogia.

== Pintor automotivo | Funilaria Brilho Novo | -
Pintor com prática em preparação e polimento. Registro em carteira.

== Gerente de restaurante | Grupo Sabores da Terra | R$ 6.300 + bônus
Gestão de equipe de 32 pessoas, controle de CMV, escala, inventário e padrão de atendimento.
Experiência em casas de alto fluxo.
Horário: terça a domingo, com abertura ou fechamento alternado.

== Técnico de refrigeração | - | R$ 2.900
Instalação e manutenção de split, cassete e VRF em clientes comerciais.
CNH B. Carro da empresa.

== Auxiliar de biblioteca | Universidade do Planalto | R$ 1.980
Empréstimo e devolução, organização do acervo, orientação aos usuários.
Vaga no turno da noite, de segunda a sexta, e sábado de manhã.

== Ordenhador | Sítio Nossa Senhora Aparecida | R$ 2.000
Duas ordenhas por dia, trato de bezerros e limpeza da sala de leite.
Casa com água e luz. Município de Castro/PR.

== Cientista de dados sênior | Seguradora Amparo | -
Há 70 anos a Amparo protege famílias e negócios. Nos últimos três anos, refizemos toda a nossa base tecnológica, e agora queremos decidir melhor com dados.
Como será o seu dia a dia: construir modelos de precificação e de risco para automóvel e residência; desenhar experimentos com a área comercial; revisar o código de colegas; documentar premissas para a auditoria e para o regulador; e orientar dois cientistas em início de carreira.
O que buscamos:
- Python e Spark em produção
- GLM e gradient boosting
- Boa comunicação com áreas atuariais
- Graduação em exatas
Diferenciais:
- Mestrado em estatística
- Experiência no mercado segurador
Nosso processo seletivo: triagem do currículo, conversa de 40 minutos com a recrutadora, estudo de caso apresentado ao time e conversa final com o superintendente. Damos retorno em todas as etapas.
Valorizamos a diversidade. Todas as vagas estão abertas a pessoas com deficiência, pessoas negras, mulheres, pessoas LGBTQIA+ e profissionais 50+.
Modelo híbrido em São Paulo, uma vez por semana na sede, próxima à estação Berrini.

== Copeira | Clínica Oftalmológica Visão Clara | R$ 1.600
Preparar e servir café, organizar a copa, lavar louça e repor insumos.
Segunda a sexta, das 8h às 17h48.

== Topógrafo | Geomapa Engenharia | R$ 4.600
Levantamentos planialtimétricos com estação total e GNSS RTK em obras rodoviárias.
Disponibilidade para viagens pelo interior da Bahia.

== Auxiliar de dentista | Odonto Sorriso Largo | R$ 1.700
Instrumentação, esterilização e organização do consultório.
Curso de ASB com registro no CRO.

== Supervisor(a) de call center | Atende Bem Serviços | R$ 3.300
Gestão de 25 operadores, acompanhamento de TMA, monitoria e feedbacks.
Ensino superior completo ou cursando.
João Pessoa, turno da tarde.

== Carpinteiro de formas | Engenharia Pilar | -
Montagem e desmontagem de formas de madeira e metálicas em edifício de 22 andares.
Experiência em carteira.

== Redator(a) publicitário(a) | Agência Lume | R$ 4.500
Roteiros, títulos, textos para redes e rádio. Queremos gente que lê muito e escreve curto.
Portfólio para jobs@agencialume.example.

== Auxiliar de lavanderia | Lavanderia Hospitalar Alvorada | R$ 1.640
Separação, lavagem, calandra e dobra de enxoval.
Insalubridade, refeição e transporte.

== Veterinário(a) clínico(a) | Hospital Veterinário Quatro Patas | R$ 5.200
Atendimento clínico de cães e gatos, plantões noturnos alternados.
CRMV ativo e experiência em emergência.

== Analista de recursos humanos pleno | Indústria de Móveis Araçá | R$ 4.300
Somos uma indústria de móveis com 38 anos de história e cerca de 420 colaboradores. Nossos produtos estão em lojas de todo o país e em seis países da América Latina.
Estamos em busca de uma pessoa para integrar o time de Gente e Gestão, formado hoje por cinco profissionais.
Principais atividades:
- Conduzir processos seletivos operacionais e administrativos, da abertura da vaga ao retorno aos candidatos
- Preparar a integração dos novos colaboradores
- Levantar necessidades de treinamento com as lideranças e montar o plano anual
- Aplicar a pesquisa de clima e acompanhar os planos de ação
- Apoiar a SIPAT e as campanhas internas
Requisitos:
- Ensino superior completo em Psicologia, Administração ou Gestão de RH
- Vivência em indústria
- CNH B
Benefícios:
- Plano de saúde regional
- Refeitório com desconto simbólico
- Convênio com farmácias e faculdades
- Participação nos resultados
Horário: segunda a quinta, das 7h30 às 17h30; sexta, até as 16h30.
Local: parque industrial de Arapongas/PR.

== Instalador de fibra óptica | - | -
Instalação e reparo em residências, configuração de roteador.
CNH AB, carro da empresa, curso de NR-35.

== Confeiteira | Doce Encanto Confeitaria | R$ 2.350
Bolos decorados, brigadeiros finos e tortas. Prática com pasta americana.
Quarta a domingo.

== Gerente de projetos de TI | Tribuna Sistemas | R$ 12.900
Gestão de carteira de projetos para o setor público, cronogramas, riscos e contratos.
PMP ou equivalente. Brasília, híbrido.

== Manobrista | Valet Park Service | R$ 1.720 + gorjeta
Manobrar veículos em restaurantes e eventos. CNH B há mais de dois anos.
Turno da noite, de quarta a domingo.

== Biólogo(a) | Ambiental Cerrado Consultoria | R$ 4.900
Inventário de fauna, elaboração de estudos para licenciamento e relatórios técnicos.
CRBio ativo, disponibilidade para campo.

== Vendedor(a) de materiais de construção | Depósito Constrói Mais | -
Orçamentos no balcão e por telefone, acompanhamento da entrega.
Conhecer hidráulica e elétrica ajuda bastante.

== Inspetor de qualidade | Autopeças Mercosul | R$ 2.950
Inspeção dimensional, uso de calibradores, registros de não conformidade, apoio a auditorias IATF.
Terceiro turno em Gravataí.

== Músico(a) educador(a) - violino | Projeto Acorde | R$ 2.600
Aulas coletivas para crianças em comunidade, 20 horas por semana.
Licenciatura ou bacharelado em Música.

== Tratorista | Usina Santa Helena Bioenergia | R$ 2.700
Preparo do solo, plantio e transbordo de cana.
CNH B. Escala 5x1. Transporte saindo da cidade.

== Assistente financeiro | Rede Ótica Olhar | R$ 2.450
Contas a pagar e a receber, conciliação de cartões, emissão de boletos e fluxo de caixa.

== Barman / Bartender | Bar Esquina 27 | -
Coquetelaria clássica e autoral. Noites de terça a sábado.
Manda teu currículo pra gente: equipe@esquina27.example

== Fonoaudiólogo(a) | Centro de Reabilitação Passos | R$ 3.800
Terapia de linguagem infantil, TEA e disfagia.
30 horas semanais, equipe multidisciplinar.

== Almoxarife | Construtora Nova Aliança | R$ 2.400
Recebimento, controle e distribuição de materiais em obra. Lançamento no Sienge.
Fortaleza, bairro Cocó.

== Coordenador(a) pedagógico(a) | - | R$ 6.700
Acompanhar professores do fundamental II, planejar formações, atender famílias.
Pedagogia completa e três anos em coordenação.

== Operador de produção | Eletrônicos Polo Norte | R$ 1.830
A Eletrônicos Polo Norte contrata para a linha de televisores no Distrito Industrial de Manaus.
Atividades: montagem de placas, encaixe de painéis, testes elétricos, embalagem e paletização. O trabalho é feito em pé, com pausas programadas e rodízio de posto a cada duas horas.
Requisitos: ensino médio completo e disponibilidade para qualquer um dos três turnos. Não é necessário ter trabalhado em fábrica.
Turnos: 6h às 14h20, 14h20 às 22h40 e 22h40 às 6h.
Oferecemos:
- Rota com ar-condicionado
- Café da manhã e almoço ou jantar
- Assistência médica e odontológica
- Cesta de Natal e brinquedos para os filhos
- Plano de carreira: hoje, 7 em cada 10 líderes começaram na linha

== Tradutor(a) inglês-português | Letras Afora Traduções | -
Textos técnicos da área farmacêutica. Uso de memoQ ou Trados.
Parceria como pessoa jurídica, com volume médio de 30 mil palavras por mês.

== Tapeceiro | Estofados Conforto | R$ 2.600
Corte, costura e montagem de sofás e cadeiras. Fábrica em Mirassol.

== Analista de infraestrutura cloud | Fintech Moeda Clara | R$ 11.300
Kubernetes, Terraform e observabilidade. Plantão rotativo remunerado uma semana por mês.
- 3 anos de experiência
- AWS ou GCP
- Inglês para leitura

== Frentista | Posto Trevo da Serra | R$ 1.640 + periculosidade
Abastecimento, conferência de óleo e água, recebimento de pagamentos.
Escala 6x1, turno da manhã ou da tarde.

== Pesquisador(a) agronômico(a) | Sementes Raiz Forte | R$ 8.400
Condução de ensaios de milho e sorgo, análise estatística, relação com cooperativas.
Mestrado em Fitotecnia ou Melhoramento.

== Empregada doméstica | residência em Moema | -
Limpeza, passar roupas e cozinha simples. De segunda a sexta.
Com carteira assinada. Experiência e referências.

== Radiologista - técnico em raios X | Imagem Diagnósticos | R$ 3.100 + 40% insalubridade
Exames convencionais e tomografia. 24 horas semanais.
CRTR ativo.

== Encanador industrial | Montagens Litoral | R$ 3.850
Traçado, montagem e fixação de tubulações. Leitura de isométrico.
Obra em Cubatão.

== Assistente de e-commerce | Casa Bonita Decorações | R$ 2.250
Cadastro de produtos, fotos, atendimento em marketplaces e acompanhamento de pedidos.
Presencial em Divinópolis.

== Diretor(a) de escola | Instituto Educar Mais | R$ 9.900
Gestão administrativa e pedagógica de unidade com 600 alunos.
Especialização em gestão escolar.

== Ajudante geral | Recicla Vida Cooperativa | -
Triagem de materiais na esteira, prensagem e carregamento.
Luvas, botas e óculos fornecidos. Contagem/MG.

== Auditor(a) interno(a) | - | R$ 8.100
Planejar e executar auditorias em faturamento, suprimentos e farmácia.
Formação em Contábeis, Administração ou Economia.

== Esteticista | Clínica Pele Viva | R$ 1.900 + comissão
Limpeza de pele, drenagem, massagem modeladora e procedimentos com aparelhos.
Formação técnica ou superior em Estética.

== Controlador de acesso | Shopping Boulevard das Dunas | R$ 1.780
Controle de entrada de prestadores, cadastro de visitantes e rondas.
Natal/RN, escala 12x36.

== QA Engineer | Edtech Aprender Juntos | R$ 8.000
Automação com Cypress e Playwright, testes de API e participação no refinamento.
Remoto. Auxílio-educação e folga no aniversário.

== Pizzaiolo | Pizzaria Bella Nápoles | -
Abrir massa, montar e assar em forno a lenha. Das 17h à 0h, folga às segundas.

== Analista de sustentabilidade | Papel e Celulose Araucária | R$ 6.900
Indicadores GRI, inventário de emissões, relacionamento com comunidades.
Inglês intermediário. Telêmaco Borba.

== Serralheiro | Esquadrias Aluminar | R$ 2.750
Serralheiro de alumínio com experiência em instalação de janelas e portas, Vila Prudente.

== Agente comunitário de saúde | Prefeitura de Campo Belo do Norte | R$ 3.036
Processo seletivo público, 12 vagas e cadastro de reserva.
O candidato deve residir na área da unidade de saúde para a qual se inscreve.
Edital 04/2026 disponível na secretaria municipal de saúde.

== Bombeiro civil | Prevencao Service | R$ 2.380 + 30%
Rondas, inspeção de extintores e hidrantes, primeiros socorros, treinamento de brigada.
Curso de bombeiro civil atualizado.

== Modelista | Moda Íntima Delicata | -
Desenvolvimento de moldes no Audaces, ficha técnica, acompanhamento de piloto.
Nova Friburgo.

== Estágio em Engenharia Elétrica | Subestação Sul Energia | R$ 1.850
Apoio à equipe de proteção e controle. A partir do 6º semestre.
- Pacote Office
- Noções de AutoCAD
- Inglês técnico
Bolsa, vale-refeição, recesso remunerado e seguro de vida.

== Peixeiro | Mercado do Mar | R$ 2.100
Limpeza, filetagem e atendimento. Começa às 5h.

== Gerente comercial regional | Fertilizantes Terra Boa | R$ 19.000 + bônus
Responsável por Mato Grosso e Rondônia, equipe de oito representantes técnicos.
Agronomia, 10 anos no setor, negociação com grandes produtores.
Carro, combustível, plano de saúde nacional.

== Recepcionista de academia | - | R$ 1.610
Atender alunos, fazer matrículas, controlar o acesso e organizar a agenda de avaliações.
Das 15h às 22h.

== Geólogo(a) | Mineração Ouro Preto Velho | -
Mapeamento, descrição de testemunhos, modelagem em Leapfrog, controle de teor.
Escala 8x6, acampamento no Tapajós.

== Operador de xerox e encadernação | Copiadora Campus | R$ 1.560
Cópias, plotagem, encadernação e atendimento a estudantes.
Segunda a sexta, das 13h às 21h.

== Assistente de departamento pessoal | Contábil Prisma | R$ 2.600
Escritório com 22 anos de atuação em Juiz de Fora procura assistente para o setor pessoal.
Quem trabalha aqui cuida de uma carteira com 35 empresas de comércio e serviços, do registro à rescisão.
Folha de pagamento, férias, décimo terceiro, rescisões, afastamentos, eSocial, DCTFWeb e FGTS Digital fazem parte da rotina. O atendimento aos clientes é feito por telefone e e-mail, com fila de chamados.
Pedimos um ano de prática em escritório contábil, organização e calma nos dias de fechamento.
Jornada de 40 horas, com sexta-feira mais curta. O escritório fecha entre o Natal e o Ano-Novo.

== Operador de retroescavadeira | Terraplenagem Dois Irmãos | R$ 3.100
Escavação de valas, carregamento e nivelamento. CNH D.
Obra de saneamento em Petrolina.

== Vendedora de calçados | Sapataria Elegance | -
Loja de rua no centro de Maringá contrata vendedora com experiência.
Salário fixo conforme o sindicato mais comissão. Domingo livre.

== UX Designer | Cooperativa de Crédito Integra | -
Pesquisa com cooperados, fluxos, protótipos e design system do aplicativo.
Portfólio com estudos de caso. Figma.
Trabalho remoto com encontros trimestrais em Porto Alegre.

== Auxiliar de enfermagem do trabalho | Frigorífico Pantanal | R$ 2.450
Triagem, curativos, exames ocupacionais e arquivo de prontuários.
Turno da madrugada. Campo Grande.

== Marceneiro | Móveis Planejados Arte em Madeira | R$ 3.200
Corte, colagem de fita, montagem e instalação no cliente.
CNH B ajuda. Segunda a sexta, das 7h30 às 17h18.

== Economista | Federação das Indústrias do Vale | R$ 7.900
Acompanhamento de conjuntura, elaboração de boletins e atendimento à imprensa.
Mestrado desejável.

== Babá folguista | família em Águas Claras | R$ 220 por diária
Sábados e domingos, das 8h às 18h, para um bebê de 10 meses.
Experiência com bebês e referências.

== Arte-finalista | Gráfica Rápida Imprima | -
Fechamento de arquivos, imposição e ajuste de cores. CorelDRAW.

== Técnico agrícola | Cooperativa Agro Planalto | R$ 3.500
Assistência a produtores de café: análise de solo, recomendação e acompanhamento da colheita.
Curso técnico e CFTA. Patrocínio/MG.

== Inspetor de alunos | - | R$ 1.680
Acompanhar entrada, recreio e saída. Paciência e firmeza.

== Gerente de loja | Rede Jeans & Cia | R$ 4.100 + comissão sobre a loja
VAGA: GERENTE DE LOJA
LOCAL: SÃO LUÍS/MA (SHOPPING)
A Rede Jeans & Cia nasceu em Caruaru, em 1994, e hoje tem 61 lojas no Nordeste.
RESPONSABILIDADES
- Acompanhar metas diárias e o desempenho individual dos vendedores
- Elaborar escala de trabalho e de férias
- Garantir o padrão de vitrine e de exposição enviado pela matriz
- Controlar estoque, trocas, quebras e sangrias do caixa
- Treinar a equipe no atendimento
REQUISITOS
- Dois anos como gerente ou subgerente
- Ensino médio completo
- Disponibilidade para horário de shopping
A comissão é calculada sobre a venda total da loja e paga junto com o salário. Há premiação trimestral por inventário dentro da tolerância.

== Lubrificador | Rental Máquinas Pesadas | R$ 2.350
Troca de óleos, filtros e engraxamento de tratores e escavadeiras em campo.

== Jornalista repórter | Rádio Cidade Livre | -
Produção de pauta, entrevistas ao vivo e textos para o site.
Cinco horas diárias, plantão em um fim de semana por mês.

== Auxiliar de farmácia hospitalar | Santa Casa de Boa Vista do Sul | R$ 1.820
Separação de doses, reposição de carrinhos e controle de validade.
Escala 12x36.

== Engenheiro(a) de software - Go | Plataforma Mobiliza | R$ 15.400
Somos 60 pessoas construindo bilhetagem para ônibus urbanos.
Você vai trabalhar em serviços de baixa latência, escrever documentação e participar do plantão.
- Go ou Rust
- PostgreSQL
- Mensageria
Férias de 30 dias, CLT, equipamento à escolha.

== Caseiro | Chácara Recanto das Mangueiras | R$ 2.100
Casal sem filhos ou com filhos, para cuidar do jardim, piscina e animais. Ela pode ajudar na limpeza, também registrada.
Casa mobiliada. Bragança Paulista.

== Chapeiro | Lanchonete Ponto do Xis | R$ 1.900
Noite, das 17h30 à 1h. Experiência com chapa e montagem de lanches.

== Analista de comércio exterior | Exportadora Grãos do Brasil | -
Documentos de embarque, contato com armadores e despachantes, acompanhamento de cartas de crédito.
Inglês avançado. Santos, presencial.

== Vidraceiro | Vidros Cristal Norte | R$ 2.500
Medição, corte e instalação de box, espelhos e fachadas.

== Pedagogo(a) hospitalar | Associação Criança Feliz | R$ 3.300
Atividades com crianças internadas e acompanhamento escolar.
25 horas semanais. Sensibilidade e equilíbrio emocional.

== Montador de móveis | Magazine Lar Completo | R$ 1.700 + valor por montagem
Montagens na casa do cliente em Feira de Santana. Rotas definidas pela loja.
CNH A ou B e ferramentas básicas.

== Assistente jurídico | Departamento jurídico - Construtora Atlas | R$ 3.000
Cadastro de processos, controle de prazos, protocolo e arquivo.
Cursando Direito a partir do 4º ano ou recém-formado.

== Salva-vidas | - | -
Vigilância das piscinas, terça a domingo. Certificação em salvamento aquático.

== Forneiro | Panificadora Pão Nosso | R$ 2.150
Assar pães e salgados, controlar fermentação. Madrugada.

== Data Engineer | Operadora de Saúde Vitae | R$ 13.200
Pipelines em Airflow e Databricks, modelagem, governança e qualidade de dados.
Híbrido em Belo Horizonte.

== Coletor de resíduos | Limpa Cidade Ambiental | R$ 1.890 + 40% insalubridade
Coleta domiciliar noturna. Boa disposição física.
Plano de saúde, vale-alimentação de R$ 780, café da manhã.

== Terapeuta ocupacional | APAE de Vila Esperança | R$ 3.500
Atendimento individual e em grupo, orientação a famílias, relatórios.
CREFITO ativo.

== Chefe de cozinha | Hotel Fazenda Águas Claras | -
Cardápio regional para 120 hóspedes, gestão da brigada, fichas técnicas e compras.
Moradia disponível na propriedade.

== Auxiliar de topografia | Mapas & Obras | R$ 1.850
Segurar prisma, abrir picadas, ajudar na medição. Viagens de segunda a sexta.

== Professor(a) universitário(a) - Enfermagem | Centro Universitário Campos Gerais | R$ 72 por hora-aula
Disciplinas de saúde coletiva e supervisão de estágio. Mestrado concluído.
Inscrição por e-mail: concurso.docente@camposgerais.example, até 5 de dezembro.

== Operador de câmera | TV Comunitária Horizonte | R$ 2.900
Externas e estúdio. DRT.

== Vendedor externo | Distribuidora de Doces Alegria | R$ 1.750 + comissão + combustível
Atender bares, mercadinhos e padarias na região de Montes Claros.
Moto própria. Segunda a sexta e sábado até meio-dia.

== Manicure | Studio Unhas de Fada | -
Profissional com prática em alongamento e esmaltação em gel. Salão no Batel, Curitiba.
Dá pra escolher os dias. Temos clientela formada.

== Analista de custos | Laticínios Bom Pasto | R$ 4.900
Custo padrão, variações, inventário e apoio ao orçamento anual.
Excel avançado e TOTVS.

== Armador de ferragem | Consórcio Ponte do Rio Largo | R$ 2.720
Corte, dobra e armação conforme projeto. Alojamento para quem vem de fora.

== Bibliotecário(a) | Câmara Municipal de Itapema do Leste | R$ 6.200
Vaga efetiva por concurso público, edital 01/2026.
Graduação em Biblioteconomia e CRB. Provas em 8 de fevereiro.

== Maquinista | Ferrovia Centro Atlântico Sul | R$ 5.400
Condução de trens de carga entre pátios e terminais. Escala de revezamento.
Ensino médio e curso de formação ferroviária.

== Ajudante de cozinha | Restaurante Universitário Sabor & Saber | -
Preparo de saladas, porcionamento e higienização. Segunda a sexta.

== Consultor(a) de RH - remuneração | Consultoria Gente & Valor | R$ 10.800
Projetos de cargos e salários, pesquisas salariais e incentivos de curto prazo.
Experiência prévia em consultoria ou em grandes empresas.

== Instrutor(a) de trânsito | Autoescola Via Segura | R$ 2.300
Aulas práticas nas categorias A e B. Credenciamento no Detran.

== Tecelão | Têxtil Rio Negro | R$ 2.250
Operar teares circulares, trocar cones, identificar defeitos.
Segundo turno, das 13h30 às 22h.

== Arquivista | Museu Histórico do Porto | R$ 4.400
Tratamento de acervo fotográfico, digitalização e descrição segundo a NOBRADE.
Contrato de projeto por 18 meses.

== Auxiliar de sala | Berçário Ninho de Amor | -
Apoio às professoras no cuidado, alimentação e sono dos bebês.
Cursando Pedagogia.

== Técnico em eletrônica | Assistência Técnica Volt | R$ 2.700
Conserto de televisores, micro-ondas e som. Solda e leitura de esquemas.

== Supervisor(a) de manutenção | Cervejaria Malte Real | R$ 9.300
Liderança de mecânicos e eletricistas, planejamento de paradas, indicadores MTBF e MTTR.
Engenharia ou tecnólogo. Pernambuco.

== Florista | Floricultura Jasmim | R$ 1.680
Montagem de arranjos e buquês, atendimento e conservação das flores.
Plantão no Dia das Mães e no Dia dos Namorados.

== Assistente de pesquisa clínica | Centro de Estudos Cardio | R$ 3.150
Agendamento de voluntários, registro de dados em eCRF, organização de arquivos do estudo.
Graduação na área da saúde.

== Ascensorista | Edifício Comercial Palácio | -
Seis horas por dia, de segunda a sexta. Cordialidade e pontualidade.

== Gestor(a) de tráfego | - | R$ 4.000
Campanhas no Google e na Meta, relatórios semanais, testes de criativos.
- Um ano de experiência com verba acima de R$ 50 mil por mês
- GA4
Híbrido em Florianópolis.
`;
