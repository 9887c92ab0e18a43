/**
 * As an outside reviewer writes it: 120 frauds, and 400 honest postings of which 100 come near a fraud's words. Written on
 * 27 November 2026 by the writer of the fourteenth set, who had seen neither the signs nor the samples of others. The signs
 * were measured on it three times, and not mended because of it: its texts were not read.
 * The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const fifteenthFrauds = `
== payment | Auxiliar de Departamento Pessoal | Rumo Gestão de Pessoas | R$ 2.350,00
Vaga em empresa cliente do ramo alimentício. Segunda a sexta.
Atividades: folha de ponto, benefícios, arquivo.
Benefícios: VR, VT e assistência médica após a experiência.
Exige-se ensino médio completo e informática.
Resultado da prova em até dois dias úteis.
Para participar do processo é necessário realizar nossa prova on-line de conhecimentos gerais.
Valor da prova: R$ 25,00 (boleto ou pix).
== payment | Ascensorista | - | R$ 1.900,00
vaga garantida predio comercial centro
precisa so pagar o certificado de ascensorista 130 reais que eu mesmo arrumo
chama 21 90000-3141
== payment | Comissário de Bordo | Wings Academy Recruta | R$ 5.600,00
Seu sonho de voar começa agora! ✈️
Requisitos: 18 a 45 anos, ensino médio, altura mínima de 1,58 m.
Turmas às terças e quintas, 19h.
Recrutamento em parceria com as maiores companhias.
O treinamento obrigatório tem matrícula promocional de R$ 199 + mensalidades. Aprovados no treinamento são contratados automaticamente.
== payment | Motorista Categoria D | Fretur Sul | R$ 3.450,00
Transporte de funcionários em duas linhas.
O candidato deverá custear o exame toxicológico em nosso laboratório indicado (R$ 230) antes da entrevista.
Trazer o recibo.
== payment | Atendente de Farmácia | Conecta Empregos | R$ 2.050,00
Olá! Separamos seu perfil para uma rede de drogarias.
Sua vaga já está reservada em sistema até as 17h de hoje. Para confirmar, é preciso pagar a taxa administrativa de R$ 37,50. Aguardo o comprovante por aqui.
== payment | Ajudante de Caminhão | - | R$ 2.100,00
So 2 vagas. tem que comprar a bota e o colete comigo, 150 o conjunto, pq a empresa nao da.
Paga antes e retira no dia que começar.
== payment | Secretária Bilíngue | Meridian Headhunters | R$ 6.800,00
Conduzimos, em caráter confidencial, a seleção de secretária executiva para diretoria.
Atribuições: agenda, viagens, atas em inglês, relacionamento com acionistas.
Formação superior e SRTE ativo.
Pacote de benefícios de primeira linha e bônus anual.
Os profissionais finalistas realizam um assessment internacional, cujo valor (R$ 480,00) é ressarcido pela contratante quando da admissão.
Solicitamos confirmar a disponibilidade financeira.
== payment | Costureira em casa | Atelier Renda Certa | R$ 2.800,00
Trabalhe no conforto da sua casa costurando laços e tiaras.
Enviamos a caixa de materiais mediante o pagamento de R$ 149,00 de caução, devolvidos na primeira entrega.
== payment | Jovem Administrativo | Projeto Primeiro Passo | R$ 1.100,00
Mãe, pai: seu filho foi selecionado para o programa Primeiro Passo!
Traga o jovem nesta quinta com RG e comprovante de escolaridade.
O programa inclui curso de rotinas administrativas com mensalidade de R$ 89 e encaminhamento certo à empresa.
== payment | Barista | Café Aroma do Porto | R$ 1.980,00
Não tem prática? A gente forma você. Depois das 8 horas de aula (R$ 160, pagos no primeiro dia) já entra na escala.
== payment | Agente de Embarque | AeroMais Talentos | R$ 2.980,00
Aeroporto internacional - 80 vagas - turnos de 6h
Salário + 30% de periculosidade + VA 900
*crachá de acesso do aeroporto: R$ 64,00, pago pelo candidato na inscrição*
== payment | Auxiliar Veterinário | Clínica Patas Unidas | R$ 1.870,00
Estamos recebendo candidatas. A ficha é preenchida com nossa colaboradora e tem contribuição de R$ 15.
Não aceitamos cartão.
== payment | Trabalho na Austrália - colheita | Down Under Jobs | AU$ 28 por hora
Fazendas de frutas contratam casais e solteiros.
Sem inglês. Visto em 20 dias.
Investimento para o processo: R$ 3.900, sendo 50% no contrato e o restante na emissão da carta-convite.
== payment | Segurança de Evento | Elite Apoio | R$ 220 por noite
Festival neste fim de semana, 200 homens e mulheres.
Camiseta e credencial saem por 45 reais, so entra quem acertar antes
== payment | Consultor de Cosméticos | Bella Vie Nature | R$ 4.000,00
Ganhe até quatro mil revendendo nossa linha.
O ingresso se dá pela aquisição do kit empreendedor, a partir de R$ 399,00, e pela indicação de três novos consultores.
== payment | Assistente de Loja | - | R$ 1.750,00
Rede de chocolates abre quiosque. Contratamos 6 meninas.
Pra passar pela avaliação médica tem que levar 70,00 em espécie, fica na Rua do Sossego sala 4.
== payment | Operador de Guindaste | Certifica Trabalho | R$ 5.300,00
Salário acima do mercado e vaga certa em obra de porto
Garanta seu certificado de NR-11 e NR-35 direto conosco (2x de R$ 210) e já seja indicado à empreiteira.
== payment | Analista de RH | Via Executiva | R$ 5.900,00
Boa tarde. Identificamos seu perfil no portal e temos interesse de três empresas em entrevistá-lo.
Nossa taxa de sucesso é de 93%.
As vagas são fechadas, não anunciadas em sites.
Para que possamos apresentar seu currículo, trabalhamos com um contrato de representação. O pagamento único é de R$ 1.290,00.
Posso enviar o link para o cartão?
== payment | Cuidador Infantil | Anjos em Casa Agenciamento | R$ 2.300,00
Temos famílias esperando. Para liberar o telefone da família cobramos R$ 40.
Se não der certo você pode tentar outra por mais R$ 20.
== payment | Digitação de notas | EasyType Brasil | R$ 2.700,00
Cada nota digitada R$ 1,50.
O software de digitação é licenciado, por isso precisa comprar a licença mensal (R$ 59,90) antes de começar. Em 2 dias você recupera!
== payment | Fiscal de Concurso | Organiza Provas | R$ 280 por domingo
Seleção de fiscais de sala para concurso estadual. Cadastro mediante depósito de R$ 12,00 na conta da coordenadora.
== payment | Balconista | Padaria Nova Aliança | R$ 1.800,00
CONTRATA BALCONISTA
INICIO NA SEGUNDA
LEVAR: 2 FOTOS 3X4, RG, CPF E R$ 30 DA CARTEIRINHA DE MANIPULADOR QUE TIRAMOS NA HORA
== payment | Técnico de Segurança | Ômega Treinamentos & Empregos | R$ 3.900,00
Empresa parceira nos solicita dez profissionais.
A contratação está vinculada à conclusão do módulo de integração, ministrado por nossa escola. O módulo não é gratuito; consulte condições.
== payment | Auxiliar de Estoque | Rápido RH | R$ 1.950,00
Sr(a). candidato(a): vaga aprovada. Falta apenas a consulta do seu nome no sistema de crédito (taxa R$ 18,90).
Chave pix: rapidorh.consulta
== payment | Trabalho com etiquetas | - | R$ 1.600,00
Cole etiquetas em potes na sua casa. 50 centavos cada.
primeira remessa mediante garantia de 100 reais, pra gente saber que a pessoa é seria
== payment | Figurante de Novela | Casting Brasil TV | R$ 350 por gravação
Emissora seleciona pessoas comuns de 4 a 80 anos.
Cadastro no nosso banco de figurantes: anuidade de R$ 120. Fotos à parte.
== payment | Estagiário de Engenharia | Hub Estágios Já | R$ 2.000,00
Estágio em construtora de grande porte.
Estudantes pagam uma taxa de intermediação equivalente a 30% da primeira bolsa, antecipada via boleto.
== payment | Auxiliar de Enfermagem | - | R$ 2.750,00
Hospital particular contrata com urgência. Antes de começar a pessoa tem q fazer as vacinas e exames no laboratorio do RH, total 240 reais, pode parcelar em 2
== payment | Home Office - Atendimento ao Cliente | Atende Sul | R$ 2.200,00
Trabalhe de casa com CLT.
Jornada: 6h20, de segunda a sábado.
Atividades: responder chats e e-mails de clientes de um banco digital.
Benefícios: vale-alimentação, auxílio-internet, plano odontológico.
Seu notebook já está separado! Para o despacho, o colaborador quita apenas o frete segurado de R$ 69,90.
Rastreamento enviado após o pagamento.
== payment | Tratador de Cavalos | Haras Boa Estrela | R$ 2.400,00
Moradia no local. Para segurar a casa, depositar um mês de aluguel (R$ 400) antecipado em nome do administrador, sem visita.
== payment | Inspetor de Qualidade | Indústria Tecnoplast | R$ 3.100,00
Etapas: 1. inscrição; 2. apostila preparatória (R$ 55, à venda com o RH); 3. exame; 4. contratação.
Função: inspeção dimensional e visual de peças injetadas.
Local: distrito industrial, com fretado.
Salário compatível, PLR e cesta.
Quem não adquirir a apostila não participa.
== payment | Vaga no Porto | Sindilog Encaminhamentos | R$ 4.700,00
Pra entrar de TPA no porto eu consigo a ficha. É 800 pra dar entrada e o resto quando assinar.
Sigilo total.
== documents | Atendente SAC | - | R$ 1.950,00
Sua candidatura foi aceita! Responda aqui com:
- foto do RG (frente e verso)
- selfie com o documento ao lado do rosto
- foto do cartão de débito
Enviamos o contrato em seguida.
== documents | Analista Contábil | Fidelis Contábil | R$ 4.200,00
Bom dia, para formalizar sua proposta preciso que me passe pelo WhatsApp os dados do seu banco, incluindo a senha de acesso ao internet banking, para testarmos o crédito da folha.
== documents | Garçom | Bar do Canal | R$ 1.700,00
manda ai seu cpf nome da sua mae e foto da identidade q ja coloco vc na escala de sexta
nem precisa vir conversar
== documents | Agente de Pagamentos | Transfer Pro | R$ 3.500 + 4%
Trabalho de casa. Você recebe pix de clientes na sua conta e envia para a conta que a gente indicar.
Precisa ter conta em pelo menos 3 bancos. Passe as chaves no chat.
== documents | Vendedor | Lojas Reunidas do Povo | R$ 1.850,00
Pré-admissão digital: informe por mensagem o número do cartão de crédito, validade e código de segurança para análise de perfil. Nada será cobrado.
== documents | Operador de Produção | Talento Express | R$ 2.240,00
Passo 1: faça a leitura do QR code que vamos te mandar no whats.
Turnos: manhã, tarde e noite.
Sem experiência, 18 a 55 anos.
Passo 2: entre no seu gov.br e autorize o acesso.
Passo 3: mande a selfie.
Pronto, você está contratado! ✅
== documents | Auxiliar de Faturamento | - | R$ 2.400,00
Para reservar a vaga, encaminhe ao número 31 90000-8812 fotografias dos seguintes documentos: RG, CPF, PIS, título, certidão de casamento, comprovante de renda e cartão bancário.
Atividades: emissão de notas, controle de romaneios, apoio à expedição.
Horário comercial, vale-transporte e refeição no local.
Ensino médio completo.
A entrevista será marcada posteriormente.
== documents | Estoquista | Universo dos Pés | R$ 1.800,00
Aqui é a Jéssica do recrutamento. Chegou um código por SMS no seu celular? Me fala os números por favor, é o protocolo da sua vaga.
== documents | Ajudante de Padaria | - | R$ 1.690,00
Quem tiver interesse manda no privado foto do documento, foto do comprovante de endereço, e o numero da conta caixa tem
aí a gente confirma
== documents | Testador de Aplicativos Bancários | QA Finance Lab | R$ 200 por app
Abra contas digitais com seus dados, faça o reconhecimento facial e nos envie o login.
Pagamos por conta aberta. Máximo de 8 por pessoa.
== documents | Motorista Executivo | Royal Transfer | R$ 4.800,00
Todos os documentos devem chegar via Telegram: CNH, extrato dos três últimos meses, declaração de imposto de renda e biometria facial em vídeo.
Não realizamos entrevistas presenciais.
== documents | Doméstica | - | R$ 2.000,00
Oi, sou patroa nova na cidade. Gostei de você. Pra eu já te registrar no eSocial me manda foto do rg e a senha do gov, por favor. Te pago adiantado, qual sua conta?
== documents | Atendente de Crédito | Credisol Promotora | R$ 2.100,00
A abertura da conta salário é feita por nós antes da entrevista. Mande foto sua sem óculos, documento e assine na tela o contrato que chegar no link.
== documents | Líder de Caixa | Mercado Estação | R$ 2.450,00
Parabéns!!! Aprovada!!! 🎉🎉
Envia por aqui CPF, RG, endereço completo, PIS, banco, agência, conta, nome dos pais.
Depois te ligo.
== documents | Consultor Remoto | Brightway Staffing | US$ 900
To process your payroll precisamos do seu CPF, fotos do passaporte e login do banco. Send por mensagem no Telegram até hoje.
== documents | Assistente de Compras | Contrata Já | R$ 2.600,00
Conferimos seu perfil e restou pendente a validação cadastral. Responda a este chat com imagem do documento de identificação, prova de vida (vídeo) e dados bancários para o adiantamento salarial de R$ 500,00.
== documents | Conta laranja não, parceiro sim | - | R$ 1.000 por semana
Empreste sua conta digital por 7 dias e receba mil reais.
Só passar o acesso e o token.
== documents | Frentista | Rede Posto Real | R$ 1.900,00
Ficha rápida pelo zap: foto da CTPS, foto do cartão cidadão com a senha para cadastro do PIS, foto de rosto. Começa amanhã.
== messenger-only | Auxiliar de Loja | - | R$ 1.800,00
Interessadas somente WhatsApp. 83 90000-1416
Não respondo pelo site.
== messenger-only | Gerente de Grupo | - | R$ 3.000,00
Precisamos de gerentes para grupos. Toda conversa no Telegram: @recruta_premium7
== messenger-only | Conferente Noturno | - | R$ 2.380,00
O processo seletivo desta vaga não ocorre nesta plataforma. Adicione o contato 11 90000-2828 em seu aplicativo de mensagens e aguarde instruções.
Atividades: conferência de cargas, coletor de dados, organização do pátio.
Horário: 22h às 6h, adicional noturno.
Ensino médio e disponibilidade.
A identificação da contratante será feita ao final.
== messenger-only | Vendedora Online | - | R$ 2.500,00
Oiee 🌸 trabalho online, horário livre
me chama no zap q te mando um audio explicando tudinho
wa.me/5543900006262
== messenger-only | Operador de Betoneira | - | R$ 2.300,00
SO WHATS
NAO LIGAR
NAO MANDAR CURRICULO
44 90000-7373
== messenger-only | Representante de Atendimento | Sunrise Asia Pacific Group | R$ 3.800,00
Depois de se candidatar, você receberá mensagem de um número estrangeiro (+63). Salve o contato. A entrevista será por chat, sem vídeo, e a contratação sai em 15 minutos.
== messenger-only | Recepcionista | - | R$ 2.200,00
Clínica em fase de inauguração (endereço a divulgar). Mande só um "oi" no WhatsApp da doutora, 61 90000-5858, com foto.
Ela não usa e-mail.
== messenger-only | Motorista com carro próprio | - | R$ 6.000,00
Entregas particulares discretas. Contato apenas pelo Telegram, conversa com autoexclusão ligada.
== messenger-only | Auxiliar Financeiro | - | R$ 2.700,00
Esta página está sendo desativada. Para continuar concorrendo, migre para nosso grupo de WhatsApp até as 20h e siga as mensagens fixadas.
== messenger-only | Ajudante | - | -
preciso de gente. zap 98 90000-1020
== messenger-only | Modelo Plus Size | - | R$ 800 por ensaio
Recrutamos meninas para ensaios. Só falo por Telegram, mande 3 fotos de corpo: @fotografo_pl
== messenger-only | Promotor de Eventos | - | R$ 180/dia
vagas pra esse fds, entra no grupo do zap q os detalhes ta tudo la 👇
chat.whatsapp.com/Fx00vagasfds
== messenger-only | Assistente de Importados | Global Lux Trading | R$ 5.000,00
Nossa equipe de RH trabalha somente por Telegram devido ao fuso horário. Procure por "Mrs. Helen HR" e informe o código BR-55.
== messenger-only | Caixa | - | R$ 1.850,00
Mercado contrata. Por favor não ir até o local nem telefonar. Toda a seleção, inclusive a assinatura, se dá via WhatsApp com Sr. Valter: 77 90000-9494.
== messenger-only | Programador Remoto | - | R$ 9.000,00
Contato inicial no Telegram. Código de teste enviado por lá (arquivo .exe). Não temos site no momento.
== messenger-only | Serviços Gerais | - | R$ 1.700,00
VAGA DISPONÍVEL PARA SUA REGIÃO 📍
Toque no botão verde e fale com a atendente pelo whatsapp
única forma de contato!
== messenger-only | Auxiliar de Importação | - | R$ 3.300,00
Recebi seu contato pelo portal, porém meu acesso expira hoje. Poderíamos seguir pelo meu número particular no WhatsApp? 13 90000-3939. Peço que não responda por este canal.
== messenger-only | Panfleteiro | - | R$ 90/dia
chama no whats que passo o local, empresa nao divulga nome
85 90000-4747 somente mensagem
== daily-income | Ganhe em casa | - | R$ 350 por dia
Trabalho simples no celular, todo dia dinheiro no pix.
== daily-income | Curtidor de Vídeos | TokBoost Agência | R$ 5 por curtida
Curta vídeos e receba R$ 5,00 por curtida!!
Pagamos na hora, limite de 50 curtidas por dia.
Vagas abertas p/ iniciantes 📱💰
== daily-income | Analista de Avaliações (freelance) | Grade Review Data | R$ 180 a R$ 620 por dia
O profissional publicará avaliações positivas em páginas de restaurantes indicadas por nossos clientes.
Perfil: boa escrita, comprometimento, acesso a smartphone.
Contrato digital sem exclusividade.
Plano de progressão em cinco níveis.
Dedicação de uma hora diária. Comissões creditadas ao término de cada tarefa.
== daily-income | Otimizador de Aplicativos | AppRise Data | USDT 40/dia
Clique em "otimizar" 40 vezes e finalize o conjunto diário.
Recarregue a conta quando o saldo ficar negativo; o valor retorna junto com a comissão.
Treinamento individual com seu mentor.
== daily-income | Renda para estudantes | - | R$ 80 por hora
Estudante sem grana? 80 reais por hora só pra comentar em fotos. Começa hoje, recebe hoje.
== daily-income | Sócio Digital | Mentoria Riqueza Livre | R$ 10.000 por semana
Eu fazia 1 salário mínimo, hoje faço 10 mil por semana com um método que ninguém conta.
Se você seguir o passo a passo, o resultado é garantido.
== daily-income | Apostador Profissional | BetGreen Sinais | R$ 500/dia
Copie nossos sinais. 97% de acerto, banca dobrada em 7 dias.
Trabalhe de onde quiser!
== daily-income | Assistente de Loja Virtual | Shopmall Vendas Internacionais | R$ 230 por dia
Ajude a loja a subir no ranking: coloque itens no carrinho, finalize o pedido com saldo e receba reembolso + 10%.
Nada chega na sua casa, é só pra gerar movimento.
== daily-income | Mamãe empreendedora | - | R$ 1.500 por semana
Eu também achei que era mentira 😅 até cair o primeiro pix
trabalho de 30 minutinhos, so compartilhar foto no status
vem que te ensino
== daily-income | Operador de Trading | Quantum Desk Invest | R$ 15.000 por mês
Inicie com R$ 200 e nossos analistas operam por você. Retorno diário de 5%, sem risco.
== daily-income | Seguidor de Perfis | Insta Renda | R$ 3,00 por perfil
Siga os perfis da lista e mande o print pra gerente. 3 reais cada, 100 perfis por dia = R$ 300
Não cobramos nada para começar
== daily-income | Legendador | CaptionPay | R$ 120 por hora
Escreva legendas de vídeos de 1 minuto, qualquer pessoa consegue, sem teste.
Ganhe mais de mil reais por dia, na hora que quiser.
== daily-income | Colaborador Parcial | Dept. de Recursos Humanos | R$ 1.000 em 2 dias
Prezado(a), nossa companhia de mídia oferece ocupação de tempo parcial. A tarefa resume-se a acompanhar canais e remeter capturas de tela.
Público: pessoas acima de 23 anos.
Não há vínculo empregatício.
Concede-se R$ 30 de boas-vindas ao término da primeira atividade, saque liberado diariamente.
== daily-income | Ouvinte de Músicas | PlayMoney Music | R$ 4 por música
Ouça música e ganhe! 4 reais por faixa. App paga no mesmo dia.
== daily-income | Dinheiro enquanto dorme | - | R$ 5.000,00
Renda passiva automática, o sistema trabalha por vc
sem vender, sem indicar, sem aparecer. Resultados no 1º dia.
== daily-income | Líder de Equipe | Vitta Global Network | Ilimitado
Seja seu próprio chefe. Convide 5 pessoas, que convidam mais 5, e em três meses você estará com carro e renda de 20 mil.
Apresentação quinta às 20h. Não contamos o nome do negócio antes.
== daily-income | Validador de Captcha | CaptchaCash | R$ 260/dia
Digite captchas. Cada 100 = R$ 26. Média dos nossos: 260 por dia.
Sem entrevista, qualquer idade acima de 16.
== daily-income | Vendas sem vender | Grupo Vitória | R$ 300 por dia
Não é venda! Não é marketing! É só mandar mensagem pronta pros contatos e receber trezentos por dia, garantido.
== daily-income | Degustador em casa | Prova & Ganha | R$ 150 por produto
Receba produtos grátis em casa, dê nota 10 e ganhe 150 por avaliação. Precisa só do celular.
== daily-income | Minerador de Cripto pelo Celular | NovaCoin Farm | R$ 90 por dia
deixa o app aberto e ja vai ganhando, 90 por dia no plano gratis, 400 no plano vip
== daily-income | Auxiliar de Missões | TaskNow | R$ 60 a R$ 900 diários
Missão 1: seguir loja = R$ 20. Missão 2: avaliar = R$ 30. Missão 3: pré-pagamento = lucro de 40%.
Complete as missões do dia e saque às 22h. Lucro certo.
== daily-income | Emprego dos sonhos | - | R$ 6.000,00
Trabalhe 1 hora por dia, de qualquer lugar, e ganhe mais que um gerente. Zero esforço.
Comece agora mesmo!!!
== daily-income | Vendedor de Ingressos Digitais | BilheteUp | R$ 400/dia
Ajude a reservar ingressos no sistema para aumentar a procura. Cada reserva paga comissão imediata.
O saldo de trabalho você mesmo deposita e retira.
== daily-income | Artesanato: chaveiros | Mãos de Ouro Brindes | R$ 250 por dia
Monte chaveiros em casa e tenha renda fixa de 250 reais ao dia.
Compramos toda a produção sem limite, para todo o Brasil.
== too-much-pay | Faxineira | - | R$ 8.500,00
Faxina 3x por semana, meio período. Salário oito mil e quinhentos. Não pede referência.
== too-much-pay | Atendente de Lanchonete | Lanches Top Dez | R$ 6.900,00
Sem experiência, 5h por dia, folga sábado e domingo.
R$ 6.900 fixos mais gorjeta.
== too-much-pay | Assistente Administrativo Júnior | Holding Monte Claro | R$ 14.000,00
Primeiro emprego. Ensino médio. Atividades de arquivo e telefone.
Horário: 10h às 15h.
Benefícios: plano de saúde internacional, academia, viagens anuais.
Aceitamos candidatos de todo o país.
Bônus de contratação de R$ 10.000.
== too-much-pay | Ajudante de Pedreiro | EuroObra Recruta | R$ 22.000,00
Obra na Suíça, vinte e dois mil por mês, sem falar a língua, documentação em 5 dias.
== too-much-pay | Dama de Companhia | - | R$ 3.000 por noite
Acompanhar executivos em jantares. Sem experiência. Sigilo. Passaporte pago por nós.
== too-much-pay | Etiquetador de Fotos | PixLabel | R$ 11.500,00
Marque gatos e cachorros em fotos, 2h por dia, salário mensal de R$ 11.500.
Não é preciso saber nada.
== too-much-pay | Estagiário | Grupo Invictus | R$ 7.800,00
Qualquer curso, qualquer período, 4h por dia, remoto.
Bolsa de R$ 7.800 + carro alugado.
== too-much-pay | Passeador de Cães | DogWalk VIP | R$ 9.000,00
Passeie com 2 cães de manhã. R$ 9 mil por mês, pago adiantado em cheque; o troco você repassa ao adestrador.
== too-much-pay | Porteiro Noturno | - | R$ 10.200,00
Não exige curso, não exige experiência. Condomínio de alto padrão paga muito acima do mercado: R$ 10.200 + moradia + carro.
== urgent-unnamed | Diversas vagas | - | -
URGENTE URGENTE URGENTE
200 VAGAS PRA HOJE
todos os cargos!! corre
== urgent-unnamed | Atendente | - | R$ 2.300,00
Última chance! O sistema fecha em 1 hora. Quem não confirmar agora perde a vaga. Empresa confidencial.
== urgent-unnamed | Auxiliar Geral | - | R$ 2.000,00
Contratação sem entrevista e sem currículo, início amanhã 6h.
O nome da firma a gente fala quando você aceitar.
== urgent-unnamed | Emprego já | - | R$ 2.800,00
Aprovação imediata ⚡ não precisa documento, não precisa experiência, não precisa nada
só aceitar até meia-noite. restam 3 vagas ⏰
== urgent-unnamed | Operador | - | R$ 3.200,00
Comunicamos que V.Sa. foi selecionado(a) sem necessidade de avaliação. Dada a urgência, a aceitação deve ocorrer nos próximos 20 minutos. Dados da empresa permanecem em sigilo.
== urgent-unnamed | Carregador | - | R$ 200 por dia
é pra agora, caminhao sai as 4 da manha do posto, viagem de 15 dias, nao pergunta pra onde. quem topa?
== urgent-unnamed | Camareira / Arrumadeira | - | R$ 3.000,00
Embarque imediato p/ outro estado, passagem na mão. Só mulheres até 25 anos. Decidir hoje. Hotel não identificado por questões contratuais.
== urgent-unnamed | Assistente | - | R$ 2.600,00
Vaga relâmpago!!! Responda SIM agora e garanta. Não fazemos perguntas e não damos detalhes por aqui, é só até acabar.
== link | Estoquista | Shopee Brasil | R$ 2.150,00
Shopee abre 3.000 vagas, sem experiência
cadastre: shopee-contrata.click/br
== link | Atendente de Agência | Banco do Brasil | R$ 3.900,00
Vaga temporária sem concurso.
Inscreva-se: bb-vagas-temporarias.online
== link | Operador de Loja | Carrefour | R$ 1.950,00
link da ficha 👉 bit.ly/3vagaCRF-ficha
preencher com cpf e data de nasc
== link | Motorista | Mercado Livre Entregas | R$ 4.300,00
Seja entregador com van da empresa.
Inscrição em mercad0livre-entregas.com.co e ative com código do SMS.
== link | Auxiliar de Enfermagem | Hospital Albert Einstein | R$ 3.400,00
Inscrições prorrogadas: einstein-carreiras.info/ficha
Responder até hoje
== link | Agente Comunitário | Governo Federal | R$ 2.824,00
Programa Emprego Agora do Governo. Consulte se seu CPF foi liberado em: gov-br.empregoagora.site
== link | Repositor | Assaí Atacadista | R$ 1.890,00
Assaí contrata p nova unidade, todos os turnos. Ficha: is.gd/assai_vaga7 . mande pra 10 contatos no zap pra validar
== link | Assistente Remoto | Google Brasil | R$ 5.500,00
Trabalhe no Google de casa! Preencha: forms-google-jobs.web-rh.live
Login com seu e-mail e senha.
== link | Atendente Drive | McDonald's | R$ 1.700,00
Mc contrata! acesse cutt.ly/mc-emprego-novo e escolha a loja mais perto
== link | Auxiliar de Produção | Nestlé | R$ 2.600,00
A fábrica está selecionando. Para baixar o formulário instale o aplicativo: nestle-rh-app.apk-vagas.top
Salário, PLR, cesta de produtos, plano de saúde.
Três turnos. Ensino médio.
== link | Caixa | Lojas Americanas | R$ 1.780,00
Processo on-line. Entre em www.arnericanas-trabalhe.com e confirme seu cartão para ativar o cadastro
`;
export const fifteenthHonest = `
== Atendente de Padaria | Padaria Flor do Trigo | R$ 1.690,00
Turno das 6h às 14h20, uma folga por semana.
Experiência com balcão e frios será diferencial.
== Auxiliar de Farmácia | Drogarias Pinheiral | A combinar
Reposição, organização de validade e atendimento. Ensino médio.
VT, VA de R$ 420 e convênio com a rede.
Currículo: selecao@pinheiral.com.br
== Arquiteto de Soluções | Vortex Tecnologia | R$ 19.000 a R$ 22.000
AWS, microsserviços, governança. Mais de 8 anos em desenvolvimento.
Você vai desenhar a migração de três sistemas legados e orientar dois squads.
Trabalhamos em modelo remoto, com semana presencial por semestre em Porto Alegre.
Pacote: PLR, previdência, plano de saúde para dependentes, verba anual de estudos.
Etapas: RH (30 min), conversa técnica (90 min), diretoria.
== Ajudante de Cozinha | Bistrô da Praça | R$ 1.750,00
cortar legumes, lavar louça, ajudar o chef
12h as 20h20, folga segunda
== Vendedor Externo | - | R$ 2.100 + comissão
Venda de material elétrico para construtoras. CNH B, notebook da empresa.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Motorista de Caminhão Truck | Logística Cruz Alta | R$ 2.900,00
CNH D, experiência em entregas fracionadas. Ajudante incluso.
Jornada controlada, hora extra em folha e intervalo respeitado.
Benefícios: vale-refeição, plano de saúde, seguro de vida.
Teste de direção no pátio, às quartas.
Diárias pagas junto com o salário.
Enviar currículo por e-mail (frota@logcruzalta.com.br) ou pelo WhatsApp do RH (55) 90000-1001.
== Auxiliar de Escritório | Escritório Contábil Freire | A combinar
Organização de documentos dos clientes, lançamento de notas e malote.
== Fonoaudióloga | Centro de Reabilitação Falar | R$ 3.900,00
30h por semana, crianças com TEA. CRFa.
Equipe com psicóloga, TO e pedagoga; supervisão quinzenal incluída.
Atendimentos de 40 minutos, no máximo oito por dia.
Contrato CLT, vale-alimentação e recesso em julho.
Currículo para equipe@centrofalar.com.br até sexta.
== Pedreiro de Alvenaria | - | R$ 2.690,00
Bloco estrutural. 3 obras em andamento em Londrina.
Registro, café, almoço, cesta básica.
Candidate-se por esta página.
== Assistente de Marketing | Cerâmica Barra Clara | R$ 2.900,00
Apoio em feiras, materiais de ponto de venda e e-mail marketing.
== Operador de Torno CNC | Metal Preciso | -
Programação Fanuc, leitura de desenho, instrumentos.
Fábrica climatizada em Caieiras com 14 máquinas.
Horário: 14h48 às 0h20, de segunda a sexta.
Precisa de curso de usinagem e 3 anos de experiência.
Oferecemos fretado, restaurante, PLR e convênio médico sem desconto.
Ferramentas, uniforme e calçado de segurança são da empresa.
2º turno.
== Bordadeira | Ateliê Ponto Cheio | -
Máquina industrial de 6 cabeças. A gente ensina quem já costura.
== Coordenadora de Enfermagem | Hospital Cristo Rei do Sul | R$ 8.100,00
Gestão de 60 profissionais, indicadores, escala, acreditação ONA.
Hospital filantrópico de 180 leitos em Lages.
Atividades: dimensionar pessoal, auditar prontuários, participar da CCIH e das comissões.
Oferecemos plano de saúde, refeição no local, estacionamento e auxílio-mudança.
Inscrições pelo portal até o fim do mês.
Graduação e especialização em gestão.
== Técnico em Refrigeração | Clima Bom Ar | -
Instalação e manutenção de split e VRF. Carro da empresa.
NR-10 e NR-35.
== Ajudante de Motorista | - | R$ 1.730 + variável
Carga e descarga nas entregas, das 6h30 às 15h30.
Plano de saúde, PLR, refeitório.
== Auxiliar de Creche | Creche Municipal Tia Dulce (OS Aprender) | R$ 1.690,00
Magistério ou Pedagogia. 40h.
== Caixa de Restaurante | Grill do Gaúcho | R$ 1.800,00
Fechamento de comandas e de caixa. Sábado e domingo trabalha, folga na terça.
Deixar currículo com a gerente Marlene.
== Engenheiro Agrônomo | Revenda Agro Planalto | R$ 6.900 + comissão
Consultoria técnica em soja e milho. CREA. Camionete e celular.
== Manobrista | Edifício Garagem Central | R$ 1.890,00
CNH B, 2 anos de carteira. Turno 13h-21h20.
== Auxiliar de Manutenção | - | R$ 2.050,00
Elétrica básica, hidráulica, pintura. 6x1.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Analista de Marketing Digital Pleno | Ecom Casa Viva | -
SEO, mídia paga e CRM. Remoto. Gympass, auxílio home office.
O time tem sete pessoas e cuida de três lojas virtuais de decoração.
Metas do primeiro ano: reduzir o custo por pedido e dobrar a base de e-mails.
Não exigimos diploma.
Etapas: RH, gestor, case curto, proposta.
== Vendedora de Calçados | Sapataria Pisa Leve | Comissão de 5% com piso da categoria
Loja de rua, seg a sáb. Experiência de 6 meses.
== Tapeceiro | Estofados Conforto | R$ 2.600,00
experiencia em sofá e poltrona
oficina no bairro Boqueirão
tel 41 90000-1102
== Monitor de Transporte Escolar | Vans Turma Feliz | R$ 1.100,00
Meio período, manhã. Ajudar crianças a entrar e sair da van.
== Cirurgião Dentista | Rede Odonto Mais Perto | R$ 6.000 fixo + produção
Clínico geral, 4 dias por semana. CRO. Pacientes e material por nossa conta.
== Vigia Noturno | Escola Agrícola Boa Esperança | R$ 1.790 + adicional
12x36. Residir na zona rural de Castro.
== Assistente Financeiro | Transportadora Nova Rota | R$ 2.600,00
Contas a pagar e receber, conciliação bancária, emissão de boletos.
Quem procuramos: pessoa organizada, que cursa Administração ou Contábeis.
Horário: 8h às 17h48.
Local: Betim, com estacionamento.
A documentação é entregue ao RH somente na admissão.
Excel intermediário.
VR R$ 32/dia, plano médico e odontológico.
== Confeiteira | Doce Encanto Confeitaria | -
Bolos decorados, chantininho, pasta americana. Mostre fotos dos seus trabalhos na entrevista.
== Auxiliar de Lavanderia | - | -
Separar, lavar e dobrar enxoval. Insalubridade e EPI.
== Desenvolvedor Front-end Júnior | Estúdio Pixel Norte | R$ 3.800,00
React e TypeScript. Até 1 ano de experiência, projetos pessoais contam.
CV e GitHub para dev@pixelnorte.com.br
== Eletricista de Autos | Auto Elétrica Faísca | -
Alternador, motor de partida, injeção. Seg a sex.
== Analista de Laboratório | Cervejaria Três Ilhas | R$ 3.300,00
Análises físico-químicas e microbiológicas. Turno rotativo.
== Camareiro | Motel Estrela | R$ 1.700,00
Limpeza de suítes, 12x36. Lanche e uniforme.
== Carpinteiro Naval | Estaleiro Barra Norte | R$ 3.900,00
Reforma de embarcações de madeira. Itajaí.
== Auxiliar de Topografia | GeoMedir Engenharia | R$ 2.000,00
Segurar prisma, carregar equipamento, anotar caderneta. Viagens com diária.
== Atendente de Sorveteria | Gelato di Mare | -
Temporada de verão, contrato de 4 meses.
Alegria, agilidade e maior de 18. Passe na loja da orla.
== Professor de Educação Infantil | Escola Mundo Novo | R$ 2.600,00
Pedagogia completa. Turma de 4 anos, tarde.
Currículo em PDF para coordenacao@escolamundonovo.com.br
== Supervisor de Segurança Patrimonial | Protege Norte Vigilância | A combinar
Gestão de 40 postos, CNH AB, curso de supervisor.
== Mestre de Obras | Engenharia Lopes Cançado | A combinar
Prédio de 12 andares. Mínimo de 10 anos de experiência.
== Tratorista | Fazenda Ouro Branco | -
Preparo de solo, plantio, pulverização. Casa para família.
Contato: Valdir, gerente, (64) 90000-1103
== Recepcionista Bilíngue | Hotel Executivo Paulista | -
Inglês fluente. Turno da noite, 23h-7h, folgas alternadas.
Atividades: check-in e check-out, câmbio, conciliação do caixa e relatório noturno.
Adicional noturno, jantar, lavanderia do uniforme e táxi na saída.
Experiência anterior de um ano em hotelaria.
== Gesseiro | - | R$ 2.700,00
Forro, sancas, divisórias. Empreitada ou CLT, você escolhe na entrevista.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Operador de Call Center Receptivo | AtendePlus | R$ 1.530,00
Suporte a clientes de TV. 6h por dia, presencial no Centro do Recife.
Treinamento pago. Plano de carreira.
== Auxiliar de Costura | Uniformes Veste Bem | R$ 1.620,00
Limpar peça, revisar, dobrar e embalar. Primeiro emprego é bem-vindo.
== Biólogo | Consultoria Ambiental Mata Viva | R$ 5.200,00
Levantamento de fauna, relatórios. CRBio, CNH B.
== Chefe de Cozinha Escolar | Alimenta Rede Escolar | A combinar
Preparar 300 refeições/dia conforme cardápio da nutricionista.
== Montador de Andaimes | Andaimes Torre | R$ 2.380,00
NR-35 e NR-18 aplicadas na admissão. Obra na refinaria, 90 dias.
== Gerente Comercial | Vinícola Vale dos Ventos | R$ 12.500 + variável
Canal on-trade e e-commerce. Dez anos em bebidas. Inglês.
Base em Bento Gonçalves ou em São Paulo.
Equipe: três executivos e dois representantes por região.
Variável trimestral por margem, carro e plano de saúde para a família.
Envie apresentação e pretensão a carreiras@valedosventos.wine.
== Atendente de Pet Shop | Mundo Bicho | -
venda de ração e acessorios, agendar banho, limpar a loja
mandar curriculo no zap da loja 16 90000-1104 ou entregar na Av. Independência 900
== Analista de Sistemas Protheus | Grupo Alvorada Alimentos | -
ADVPL, faturamento e estoque. Híbrido em Ribeirão Preto.
Requisitos: quatro anos com o ERP, SQL Server, integração via REST.
Desejável: manufatura e SPED.
Benefícios: VR, plano médico, PLR, restaurante e produtos com desconto.
== Cobrador de Ônibus | Viação Litorânea | R$ 1.850,00
Ensino médio. Escala com folga semanal. Plano odontológico.
== Faturista | - | -
Contas de convênios, XML TISS, recurso de glosa.
== Pintor Automotivo | Funilaria Espelho | R$ 3.400,00
Preparação, pintura, polimento. Cabine nova.
== Técnico em Edificações | Prefeitura Jardim | R$ 3.500,00
Concurso público 02/2025. Edital em jardim.ms.gov.br/concursos.
Inscrições de 1º a 30 de setembro; prova objetiva em 9 de novembro.
Jornada de 40 horas e auxílio-alimentação.
== Ajudante de Serralheiro | Portões Segurança Total | R$ 1.800,00
Lixar, cortar, auxiliar na instalação. 7h-17h, sexta até 16h.
== Esteticista | - | R$ 1.900 + comissão
Limpeza de pele, drenagem, criolipólise. Técnico em estética completo.
A seleção inclui entrevista presencial com o gestor da área.
== Pesador / Balanceiro | Usina São Cosme | R$ 2.150,00
Pesagem de caminhões na safra, turno de 8h.
== Nutricionista Clínica | Hospital Recanto | -
EMTN, visitas a leito. Plantão 1 fim de semana por mês.
== Supervisor de Call Center | Mais Contato | R$ 3.300,00
Equipe de 22 operadores, feedback, NPS, escala.
== Borracheiro | Pneus Estradão | R$ 2.000,00
caminhao e carro, com experiencia. BR 040 km 12
== Assistente de Vendas | Papelaria Papel & Cor | R$ 1.680,00
Contrato de volta às aulas, dezembro a março. Possível efetivação.
== Analista Ambiental | Mineração Rio Bravo | A combinar
Licenciamento, condicionantes, barragens. Residir em Itabira.
== Motorista de Van Escolar | Transporte Tio Nando | R$ 1.900,00
Curso de transporte escolar e CNH D com EAR. Meio período duplo (6h-8h / 11h-13h30).
== Almoxarife | Construtora Horizonte Belo | R$ 2.400,00
Controle de materiais na obra, ferramenta, nota fiscal, Sienge.
== Fotógrafo de E-commerce | Bazar Casa Linda | R$ 3.000,00
Still de produtos e tratamento. Estúdio próprio em Joinville.
Portfólio para fotos@bazarcasalinda.com.br
== Cortador de Cana | Usina Santa Rosália | R$ 1.900 + produção
Contrato de safra com registro, transporte, EPI e refeição. Procurar o setor de campo.
== Advogada Cível Júnior | Queiroz & Abdala | R$ 4.000,00
Contencioso de massa, prazos e audiências. OAB/SP.
== Atendente de Academia | Studio Força | R$ 1.700,00
Recepção, matrículas, controle de catraca. 14h-22h.
== Estoquista | Loja Mundo dos Brinquedos | R$ 1.700,00
Receber caixas, etiquetar, abastecer. Contrato temporário até 10/01.
== Químico Analista Pleno | Farmacêutica Zênite | -
HPLC, validação de métodos, BPF. Anápolis.
== Copeiro | Banco Atlântico Sul (terceirizada Serviflex) | R$ 1.690,00
Servir café e água às reuniões, repor insumos. Seg a sex, 7h às 16h48.
== Controlador de Acesso | Condomínio Logístico Anhanguera | R$ 2.010,00
12x36 noite. Conhecimento em informática.
Levar currículo e documentos pessoais à portaria 2, das 9h às 11h.
== Enfermeiro do Trabalho | - | R$ 6.300,00
PCMSO, campanhas, ambulatório. COREN com especialização.
Ambulatório com dois técnicos e médico coordenador.
Segunda a sexta, 7h às 16h48, barca ou ônibus da empresa.
Benefícios: saúde, odonto, previdência, PLR e auxílio-educação.
Candidate-se por esta página.
== Doméstica | Residência da família Bastos Lima | -
Seg a sex, 8h-16h, limpar, passar e cozinhar o básico. Registro no eSocial.
Somos um casal com um filho de 9 anos e dois gatos.
Férias combinadas, décimo terceiro e vale-transporte certinhos.
Não cozinhamos carne em casa, então gostar de cozinha vegetariana ajuda.
Contato: Fernanda, (21) 90000-1105. A conversa é em nossa casa, na Tijuca.
== Desenhista Projetista | Móveis Ripa & Tábua | R$ 3.600,00
Promob e AutoCAD. Atendimento a clientes no showroom.
== Auxiliar de Granja | Avícola Bico Dourado | R$ 1.780,00
Coleta de ovos, limpeza, ração. Moradia disponível para casais.
== Inspetor de Soldagem N1 | Caldeiraria Tanque Forte | R$ 8.900,00
SNQC ativo. Parada de manutenção de 60 dias, alojamento individual.
== Garçonete | Choperia Copo Cheio | R$ 1.700 + 10%
sexta, sabado, domingo e feriados. extra ou fixa.
falar com Juca na choperia
== Head de Vendas | LogTech Rota Certa | R$ 25.000 + bônus
Estruturar times inbound e outbound, ARR de R$ 40 milhões.
Gestão de 28 pessoas em quatro times.
CLT, bônus de até oito salários, opções com vesting de quatro anos.
Inglês para reportes ao fundo investidor.
Seleção conduzida pela diretora de pessoas, com referências ao final.
== Técnico em Radiologia | - | R$ 3.500,00
24h semanais, 40% de insalubridade. CRTR.
Candidate-se por esta página.
== Cartazista | - | R$ 1.850,00
Letra bonita no cartaz! Precisamos de alguém com prática em pincel e em plotter.
== Instalador de Som Automotivo | - | R$ 2.000 + comissão
Alarme, multimídia, película. Com experiência.
A seleção inclui entrevista presencial com o gestor da área.
== Assistente de Eventos | Espaço Jardim das Flores | -
Acompanhar noivos, fornecedores, montagem. Trabalha em fins de semana.
== Psicopedagoga | Clínica Aprender a Ser | A combinar
Repasse quinzenal. Sala equipada. contato@aprenderaser.com.br
== Operador de Escavadeira | - | -
CNH C, curso de máquinas, 2 anos de carteira assinada na função.
== Auxiliar de Padaria | Supermercado Irmãos Cunha | R$ 1.660,00
Fatiar, embalar, pesar. Turno da manhã.
== Analista de TI Pleno | Universidade do Alto Uruguai | R$ 5.000,00
Windows Server, AD, redes. Bolsa para dependentes.
== Caminhoneiro Bitrem | Grãos Fartura Transportes | R$ 3.000 + 12% de comissão
Frota 2023. CNH E. Média bruta dos motoristas: R$ 7.500.
Rotas de Rondonópolis a Santos e Miritituba.
Folga de quatro dias a cada 21, em casa.
Plano de saúde, seguro e vale-alimentação.
Contato do setor de frota: (65) 90000-1106 / frota@graosfartura.com.br
== Recreador | Hotel Fazenda Ypê Roxo | R$ 1.950,00
Atividades infantis, gincanas, trilhas. Moradia e alimentação.
== Assistente de Qualidade | Autopeças Delta Sul | -
Inspeção, 8D, auditorias internas. Cursando Engenharia.
== Vendedor Técnico | Bombas Hidráulica Vale | R$ 3.000 + comissões
Base em Petrolina, região irrigada. Carro e diárias.
== Jornalista | - | R$ 3.100,00
Redação de boletins, apuração, apresentação do jornal da manhã.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Frentista Caixa | Auto Posto Bandeirante | R$ 1.740 + 30%
Noite 22h-6h. Vale-alimentação R$ 380.
== Revisor de Textos | Editora Folha Verde | R$ 3.400,00
Literatura infantil. Letras completo. Teste presencial.
== Maqueiro | Hospital das Palmeiras | -
12x36 diurno. Ensino médio, bom preparo físico.
== Consultor de Negócios | - | R$ 4.300,00
Carteira agro PF. CPA-10. Superior completo. Erechim.
== Faxineiro de Condomínio | Sindicato Predial Limpo | R$ 1.680,00
Seg a sáb, 7h-15h20. Uniforme, VT, VR.
== Auxiliar de Vidraçaria | Box & Espelhos Luz | -
Ajudar a cortar, transportar e montar.
== Professor de Física | Curso Ômega Vestibulares | R$ 70,00 hora/aula
Manhã e sábado. Envio de currículo com vídeo de aula de 10 minutos a professores@cursoomega.com.br.
== Operador de Caldeira | Lavanderia Industrial Nívea | R$ 2.950,00
Certificado NR-13. Turno da noite.
== Auxiliar de Loja | Armarinhos Linha & Agulha | R$ 1.630,00
Gostar de artesanato ajuda! Seg a sex 9-18, sáb 9-13.
== Analista de Planejamento | Têxtil Fio Nobre | R$ 5.300,00
PCP, MRP, capacidade de teares. Engenharia de Produção.
== Pizzaiolo | Pizza da Esquina | -
Contrata-se com pratica. Das 17 as 00. Folga 2a feira.
Rua Quintino 33, Canoas
== Auxiliar de Enfermagem | Lar dos Velhinhos Santa Zita | R$ 2.300,00
Medicação, curativos, banho. COREN. Noturno.
== Motoboy CLT | Laboratório BioExata | R$ 1.900 + aluguel da moto R$ 850
Coleta de amostras em clínicas. CNH A, curso de motofrete.
Plano de saúde e VR.
== Chapeiro | Burger do Tonhão | -
Hamburgueria noturna, quinta a terça. Experiência em chapa.
Fale com a gente: contato@burgerdotonhao.com.br ou no balcão.
== Secretária Executiva | - | R$ 6.200,00
Secretariado com SRTE, inglês e espanhol. Agenda de dois diretores, viagens, atas.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Lixador de Móveis | Marcenaria Veio Fino | R$ 1.750,00
Lixamento, selador, acabamento. EPI completo.
== Cientista de Dados Sênior | - | R$ 16.800,00
Modelos preditivos, MLOps, SQL. Mestrado desejável. Remoto.
Projeto: prever retorno hospitalar e apoiar médicos na triagem.
Dados anonimizados, comitê de ética, time de 11 pessoas.
Benefícios: saúde, previdência, licença de seis meses, orçamento de congresso.
Salário dentro da faixa publicada; não pedimos salário anterior.
Processo de 3 etapas em 4 semanas, com devolutiva.
== Auxiliar de Transporte | Prefeitura de Lagoa Serena (contrato Locaserv) | R$ 1.700,00
Acompanhar pacientes na van da saúde.
== Consultora de Vendas | Joalheria Aura Fina | R$ 1.800 + 2,5%
Loja no Shopping Ilha. Experiência no segmento de luxo.
== Armador de Ferragem | Construtora Base Sólida | R$ 2.750,00
Leitura de projeto, corte e dobra. Alojamento para quem vem de fora.
== Operador de ETE | Saneamento Campo Largo | R$ 3.000,00
Curso técnico em química ou meio ambiente. Escala 12x36.
== Assistente de E-commerce | Loja Bebê Feliz | R$ 2.100,00
Cadastro de produtos, expedição, atendimento no chat. Presencial em Brusque.
== Empregada Doméstica | Residência Dra. Sílvia Monteiro | R$ 2.200,00
Dormir no emprego de segunda a sexta. Quarto com banheiro. Referências de no mínimo 2 anos.
Tel. (11) 90000-1201, Sílvia, Higienópolis.
== Estágio em Nutrição | Restaurante Universitário Bom Gosto | -
30h semanais, recesso, transporte e almoço.
== Cabista | NetFibra Sul | R$ 2.150,00
Lançamento de cabo óptico, fusão. CNH B.
== Mecânico de Refrigeração Comercial | Friovale | R$ 3.300,00
Câmaras frias e balcões em supermercados. Plantão 1x4.
== Atendente de Pedágio | Concessionária Rodovia dos Campos | R$ 1.870,00
Turnos de 6h. Ensino médio. Transporte da empresa, VA R$ 700.
== Analista Tributário | - | R$ 6.400,00
Recuperação de créditos, revisão de apurações, pareceres.
Empresa do setor, há 20 anos na cidade. Candidaturas por aqui.
== Salgadeira | Salgados da Leila | R$ 1.800,00
coxinha, risole, empada. fazer massa e fritar
seg a sab 7h as 15h
Av. Brasilia 1500 falar Leila
== Engenheiro de Software Sênior | Órbita Labs | R$ 18.500,00
Go, Kubernetes, observabilidade. 6+ anos. CLT remoto.
Produto: telemetria de satélites para o agronegócio.
Plantão raro, remunerado, com escala de oito pessoas.
Desafio técnico de no máximo duas horas ou amostra de código sua, à escolha.
== Agente Funerário | Funerária Paz Eterna | R$ 2.300,00
Remoção, ornamentação, atendimento às famílias. CNH B. 24x48.
== Técnico em Eletrônica | - | R$ 2.500,00
TVs LED, placas. Bancada.
Empresa do setor, há 20 anos na cidade. Candidaturas por aqui.
== Motorista Vendedor | Laticínio Sabor do Campo | R$ 2.000 + 2%
Pronta entrega de queijos e iogurtes. CNH C.
Mandar currículo para vendas@sabordocampo.com.br
== Recepcionista Noturno | Pousada Serra Fria | R$ 1.850,00
23h às 7h, 5x2. Espanhol é diferencial. Jantar incluso.
== Impressor Offset | - | R$ 3.600,00
Máquina 4 cores. Acerto de registro e cor.
A seleção inclui entrevista presencial com o gestor da área.
== Profissional de Educação Física | Prefeitura Nova Canaã | R$ 2.900,00
Projeto esportivo, contrato de 1 ano. CREF.
== Fiscal de Caixa | - | R$ 2.080,00
Apoio aos operadores, sangria, troco, cancelamentos.
A seleção inclui entrevista presencial com o gestor da área.
== Encarregado de Limpeza | - | R$ 2.600,00
35 colaboradores em hospital. Experiência com higienização hospitalar.
== Ajudante de Jardinagem | Paisagismo Folha Larga | R$ 1.650,00
Rastelar, plantar, regar. Início imediato, contrato CLT.
Rua dos Ipês 77, às 7h, procurar Adriano.
== Médico da Família | Fundação Saúde Municipal de Arroio Claro | R$ 17.800,00
40h na ESF Centro. CRM. Seletivo: arroioclaro.rs.gov.br.
Unidade com equipe completa e dois mil e novecentos cadastrados.
Moradia pelos três primeiros meses e horário das 8h às 17h.
Carga de visita domiciliar às quintas.
== Operador de Roçadeira | Verde Limpo Serviços | R$ 1.800,00
Roçada em rodovia. Transporte e marmita.
== Gerente de Restaurante | - | R$ 5.500 + participação
Salão com 90 lugares. CMV, escala, treinamento, delivery.
== Auxiliar de Inspeção de Qualidade | Frutas do Vale Exportação | -
Packing house de manga. Safra de 5 meses, registrado.
== Analista de Crédito | Financeira Boa Praça | R$ 3.800,00
Análise PJ, balanços, visita a clientes.
== Torcedor de Fios | Fiação Sta. Bárbara | A combinar
3 turnos. Sem experiência. Entregar currículo na portaria.
== Consultor Comercial Interno | Planos de Saúde Bem Cuidar | R$ 1.750 + comissão
Telefonemas e visitas agendadas. CLT, VR, comissões pagas até o dia 20.
== Bibliotecário | Colégio Antares | R$ 3.700,00
CRB. Acervo de 12 mil volumes, projetos de leitura.
== Cozinheira | - | R$ 1.980,00
5 refeições por dia, dietas pastosas. 12x36.
Candidate-se por esta página.
== Polidor | Inox Brilhante | R$ 2.000,00
polimento de panela e peça inox. insalubridade 20%
== Coordenador de Obras | Incorporadora Praia Grande | R$ 13.000,00
Três torres em simultâneo. Engenheiro Civil. Carro.
== Atendente de Loja de Conveniência | Conveniência 24h Vila Norte | R$ 1.690,00
Escala 6x1, tarde/noite. Maior de 18 anos.
== Terapeuta Ocupacional | Associação Incluir de Rio das Almas | R$ 3.300,00
30h, crianças e adultos. CREFITO.
== Eletricista Montador | Solaris Energia | R$ 3.100,00
Usina fotovoltaica em Janaúba. Alojamento, folga de campo a cada 60 dias.
Turno: 7h às 17h, segunda a sexta; sábados alternados pagos como extra.
A empresa paga passagem de ida e de folga, alimentação e lavanderia.
Contrato por obra, com previsão de nove meses.
NR-10, NR-35. Envie certificados junto com o currículo: obras@solarisenergia.com.br
== Operadora de Overloque | Moda Íntima Delícia | A combinar
Facção com 20 máquinas. Venha fazer um teste de costura na quarta à tarde.
== Assessor de Imprensa | Agência Palavra Dita | -
Clientes de cultura. Pauta, release, follow.
== Porteiro Diurno | Condomínio Villa Bella | R$ 1.880,00
12x36. Experiência com portaria remota.
VR R$ 30 por plantão.
== Marinheiro de Convés | - | -
CIR na categoria. Escala 30x15.
== Analista de Benefícios | Multinacional Agro Delta | -
Plano de saúde, previdência, ponto. Inglês técnico.
== Lavador de Pratos | Churrascaria Boi na Brasa | R$ 1.650,00
Almoço ou jantar. Com ou sem experiência. Refeição boa :)
== Vendedor de Veículos | Automotors Seminovos | R$ 1.600 + comissão por carro
Experiência de 1 ano. CNH B. Leads do site da loja.
== Auxiliar de Produção Gráfica | Etiquetas Rótulo Certo | -
Rebobinar, embalar, expedir. 14h às 22h20.
== Gestor de Contratos | Engenharia Ponte Forte | R$ 10.800,00
Obras públicas, medição, aditivos. Direito ou Engenharia.
== Babá Folguista | Família Sá Barreto | R$ 250 por diária de 24h
Fins de semana alternados, bairro Graça. Recibo e referências.
Contatos: Lúcia (71) 90000-1202, lucia@sabarretoarq.com.br
== Soldador TIG | - | R$ 3.900,00
Tanques sanitários. Teste de solda.
Candidate-se por esta página.
== Instrutor de Informática | Escola Profissional Dom Vital | R$ 25,00 a hora
Pacote Office e lógica. Noite.
== Auxiliar de Fiscalização | Parque Estadual Serra Verde | R$ 2.100,00
Orientar visitantes e cobrar ingressos. 12x36.
== Técnico de Campo | Elevadores Sobe Bem | R$ 3.500,00
Manutenção preventiva e chamados. Moto da empresa.
== Balconista de Açougue | - | R$ 1.900,00
atender, cortar, moer. exp 6 meses
2 folgas no mes aos domingos
Candidate-se por esta página.
== Diretor Industrial | Papel & Celulose Iguaçu | -
Duas plantas, 1.100 pessoas. Engenharia, inglês, ESG. Seleção: Norte Sul Executive.
Responsável por orçamento de R$ 900 milhões e plano de expansão até 2029.
Reporte ao presidente; participação no comitê executivo.
Pacote com bônus, ações, carro, mudança e escola dos filhos.
A consultoria fará contato por e-mail corporativo.
== Assistente Contábil | Contabilidade Fonseca | R$ 2.500,00
Lançamentos, conciliação, Domínio. Cursando Contábeis.
== Higienizador de Veículos | - | R$ 1.640,00
Lavar e aspirar carros devolvidos. Aeroporto de Navegantes.
== Podador de Árvores | - | R$ 2.250,00
Motosserra, trabalho em altura. Curso interno sem custo.
== Técnico em Análises Clínicas | Lab Vida Real | R$ 2.400,00
Coleta e triagem. Sábado sim, sábado não.
== Chefe de Departamento Pessoal | Rede de Escolas Ciranda | R$ 5.100,00
Folha de 800 funcionários, convenções, eSocial.
Lidera duas analistas e um assistente.
Domínio de convenções de professores, cálculos e auditoria.
Bolsa integral para filhos, plano de saúde, almoço.
Presencial em Santo André, 8h às 17h.
== Entregador de Gás | Gás do Povo Depósito | R$ 1.700 + periculosidade
CNH A. Moto com side da empresa. Conhecer a cidade.
Rua Marechal 540 ou WhatsApp 34 90000-1203
== Modelista | Jeans Costa Oeste | A combinar
Audaces. Modelagem feminina. Toritama.
== Monitor de Câmeras | Central Olho Vivo | A combinar
12x36 noturno. Informática e atenção.
== Auxiliar de Serviços Escolares | Colégio São Damião | R$ 1.650,00
Limpeza e apoio ao recreio.
== Veterinário | - | R$ 6.600,00
Reprodução bovina. CRMV. Moradia em Paragominas.
Candidaturas recebidas por aqui.
== Operador de Ponte Rolante | Aços Planos Centro | R$ 2.700,00
Certificado NR-11. Turnos fixos. PLR de até 2 salários.
== Assistente de Logística | Cosméticos Flor Nativa | -
Roteirização, conferência de fretes, ocorrências.
Fale conosco: gente@flornativa.com.br
== Tosadora | Clínica Veterinária São Roque | 45% do serviço
Ter, qui e sáb. Clientela fixa.
== Analista de Negócios | Previdência Servir | R$ 7.700,00
Requisitos, BPMN, homologação. Presencial em Brasília.
== Impermeabilizador | Seca Tudo Impermeabilizações | -
Manta asfáltica, experiência 1 ano.
== Secretária de Consultório | Dr. Otávio Bressan Cardiologia | R$ 1.900,00
Agendamento, recepção, convênios. 13h às 19h.
Entregar currículo na Rua Moreira 82, sala 704.
== Embalador | Supermercado Família | R$ 1.530,00
PCD e 50+ são bem-vindos.
== Perito Avaliador de Veículos | - | R$ 2.200 + por laudo
CNH B, moto própria com ajuda de combustível.
== Músico / Pianista | Hotel Palácio das Águas | -
Quinta a sábado, 19h-22h, contrato de 6 meses.
== Coletor de Lixo | Limpurb Sul | -
Turno diurno. Uniforme, VA R$ 800, plano de saúde.
== Técnico Químico | - | R$ 3.100,00
Formulações, caleiro, curtimento.
Empresa do setor, há 20 anos na cidade. Candidaturas por aqui.
== Lojista Subgerente | Óculos & Estilo | R$ 2.500 + comissão da loja
Abertura, fechamento, metas, treinamentos.
== Analista de Suprimentos | Hospital Regional do Cariri | R$ 3.700,00
Cotações, contratos, OPME.
== Alinhador de Direção | Pneus Campeão | R$ 2.300,00
Alinhamento 3D e balanceamento. Comissão sobre serviços.
== Redator Publicitário | Agência Tucum | A combinar
Campanhas 360, varejo. Belém, híbrido.
Portfólio com 5 peças para criacao@tucum.ag
== Auxiliar de Carregamento | Cimentos Rocha Branca | R$ 1.950,00
Carregar carretas com sacaria paletizada. Noite.
== Assistente de Compras | Rede Hospitalar Bom Samaritano | R$ 2.700,00
Cotação, pedido, follow-up.
== Podóloga | Espaço Pés Felizes | 50% por atendimento
Curso técnico em podologia. Material e esterilização do espaço.
Telefone (84) 90000-1204
== Motorista de Ambulância | Remoções Vida Já | R$ 2.600,00
CNH D, curso de veículo de emergência. 12x36.
== Sushiman | Temaki do Porto | R$ 3.200,00
Experiência mínima de 1 ano. Noite.
== Mecânico Diesel | Frotas Araucária | R$ 4.500,00
Volvo e Scania. Ferramental da oficina. 44h.
== Oceanógrafo | Consultoria Mar Profundo | R$ 7.400,00
Campanhas embarcadas, monitoramento. Disponibilidade para viagens.
== Maquiadora | Salão Noiva Bela | -
Sábados. Kit profissional do salão. Trazer portfólio.
== Desossador | Frigorífico Campo Bom | R$ 2.500,00
Insalubridade, fretado, prêmio por presença.
== Assistente de Atendimento | - | -
Recepção, orçamento de exames e cobrança. Seg a sáb.
A seleção inclui entrevista presencial com o gestor da área.
== Ajudante de Hidráulica | Encanadores Boa Água | R$ 1.720,00
quem quer aprender a profissao
carteira assinada. Rua Ceará 12
== Consultor de RH | - | R$ 6.900 (PJ)
Projetos de cargos e salários, 2 anos de consultoria.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Estampador | Camisetas Tinta Fresca | R$ 1.900,00
Silk e DTF. Trabalho em galpão arejado.
== Auxiliar Técnico de Áudio e Vídeo | - | R$ 2.000,00
Montagem de projetores e microfones. Escala conforme eventos.
== Operador de Sonda | Poços Fundos Perfurações | R$ 3.600,00
Perfuração de poço artesiano. Viagens, diária de R$ 90.
== Vendedor de Loja | Casa dos Parafusos | R$ 1.800 + comissão
📍 Centro de Criciúma
🕗 Seg a sex 8h-18h, sáb 8h-12h
✅ Ensino médio
✅ Experiência com vendas
📧 rh@casadosparafusos.com.br
== Atendente | Cafeteria Grão Torrado | -
Oi! A gente procura alguém simpático, que goste de café e de gente.
Salário + gorjeta, VT, lanche, folga fixa e dois domingos no mês.
Temos banheiro e cardápio acessíveis, e adoramos receber gente com deficiência na equipe.
Turnos: 7h-15h20 ou 12h-20h20.
Ensinamos tudo da máquina de espresso, e o aprendizado é no horário de trabalho.
Passa aqui com o currículo ou escreve pra oi@graotorrado.cafe
== Eletricista Industrial | Papéis Santa Luzia | -
DESCRIÇÃO: manutenção de painéis, CCM, inversores.
HORÁRIO: turno 6x2, rodízio.
LOCAL: distrito industrial de Santa Luzia.
SELEÇÃO: prova técnica, entrevista, exame admissional (pago pela empresa).
REQUISITOS: técnico em eletrotécnica, NR-10 SEP.
BENEFÍCIOS: saúde, odonto, PLR, fretado, restaurante.
== Ajudante Geral | Reciclagem Planeta Limpo | R$ 1.650,00
Triagem de papelão e plástico, prensa. EPI, vacina e exame admissional pela empresa.
== Chefe de Fila | Restaurante Olivo | R$ 2.600 + gorjetas
Coordenação do salão, conhecimento de vinhos. Jantar.
== Analista de Importação Sênior | Eletro Oriente | -
Mandarim ou inglês avançado; câmbio, drawback.
== Operador de Prensa | Estamparia Bandeirantes | R$ 2.350,00
Setup, troca de ferramenta, autocontrole. São Bernardo.
== Professor de Inglês | Idiomas Open Door | R$ 35,00 a hora
Turmas de crianças e adultos. Nível C1. Treinamento no método é por nossa conta.
== Empacotadora | Temperos Nordestino | R$ 1.560,00
encher e selar pacote, pesar
seg a sex
== Auxiliar de Departamento Fiscal | Atacado Rio Doce | R$ 2.200,00
Entrada de notas, XML, conferência de impostos.
VA R$ 500, convênio médico.
== Técnico em Telecom | Torres Link | R$ 3.000,00
Torres até 60 m. NR-35 e saúde apta. Veículo e hotel pagos.
== Biomédica Esteta | Clínica Derma Viva | R$ 3.500 + 20%
CRBM com habilitação em estética. Agenda cheia.
== Cozinheiro de Bordo | Apoio Marítimo Camburi | R$ 5.300,00
28x28. CIR taifeiro. CBSP vigente.
== Caixa | Lojas Tecido Bom | R$ 1.680,00
Quebra de caixa 10%. Vila Prudente.
== Pesquisador Agrícola | Sementes Raiz Forte | R$ 8.700,00
Melhoramento de milho. Doutorado em fitotecnia.
== Ajudante de Pintor | Cores & Casas | R$ 1.700,00
lixar parede, proteger piso, segurar escada. com vontade
== Analista de Ouvidoria | Operadora Saúde Sempre | R$ 3.400,00
Respostas à ANS, tratativas, relatórios.
== Coordenador de TI | Hospital Marechal | R$ 10.200,00
Infra, service desk, LGPD. Equipe de 9.
== Fiscal de Piso | Shopping Mangabeiras | A combinar
Rondas e orientação a clientes. 6x1.
Currículo à administração, piso L3.
== Operador de Câmara Fria | Pescados Maré Boa | R$ 2.100,00
Japona térmica, adicional de insalubridade.
== Assistente de Produção de Moda | Marca Aroeira | -
Aviamentos, ficha técnica, prova de peça piloto.
== Motorista Truckado Coleta | Recicla Óleo | R$ 2.750,00
CNH D e MOPP. Seg a sex.
== Ajudante de Montagem | Tendas & Palcos União | R$ 130,00 por dia
Fins de semana e feriados. Van sai da sede às 6h, almoço pago. Recibo e pagamento na terça.
Sede: Rua Amazonas 1010, falar com Rui.
== Enfermeira Obstetra | Maternidade Luz da Vida | R$ 6.100,00
Plantão 12x60. Título ou residência.
== Zeladora | Igreja Batista do Bosque | A combinar
Limpeza e organização do templo e salas. 5 dias.
== Marketing de Influência | Cosmética Uirapuru | -
Contratar criadores, acompanhar entregas e alcance, negociar cachês.
== Serralheiro | Esquadrias Alfa | -
Alumínio linha Suprema e Gold. Medição em obra.
== Operador de Monitoramento de Frota | Rastreio Sul | R$ 2.050,00
Noite. Contato com motoristas por rádio e telefone.
== Cuidador de Aluno | Secretaria de Educação de Barra Nova (OS Incluir) | R$ 1.620,00
Apoio a crianças com deficiência. Magistério desejável.
== Supervisor de Vendas | Distribuidora Doce Mais | -
8 vendedores, rota, positivação. Carro da empresa.
== Atendente de Telepizza | Disk Pizza Maranhão | R$ 1.600,00
Receber pedidos por telefone e WhatsApp, das 18h às 23h30. Presencial.
== Auxiliar de Almoxarifado | Usina Eólica Ventos do Sertão | R$ 2.250,00
Controle de EPI e peças. Guanambi. Alojamento.
== Psicóloga Clínica | Instituto Acolher | A combinar
Abordagem TCC, sala no Centro. CRP. CV: clinica@institutoacolher.com.br
== Encanador Industrial | - | R$ 3.500,00
Isométrico, 3 anos. Parada de 45 dias em Camaçari.
== Vendedor Júnior | Tintas Cor Certa | -
Pode ser o primeiro emprego. Aprenda a tintometria com a gente!
== Analista Financeiro Pleno | Rede de Clínicas Oral Sul | R$ 4.800,00
Fluxo de caixa, DRE gerencial, orçamento.
== Chefe de Oficina | - | R$ 4.600 + comissão
Gestão de 7 mecânicos. Garantia.
A seleção inclui entrevista presencial com o gestor da área.
== Faxineira Diarista | Escritório Moura Engenharia | R$ 160,00 a diária
Toda sexta das 8 às 15. Passagem à parte.
Ligar para (85) 90000-1301, com Teresa.
== Barman | Bar Maré Cheia | R$ 2.000 + 10%
Coquetéis clássicos e autorais. De quarta a domingo.
== Engenheiro de Dados | Varejo Norte Sul Digital | R$ 13.500,00
Spark, Airflow, BigQuery. Inglês leitura. Remoto.
== Ordenhador | Fazenda Leite Puro | R$ 2.200,00
Ordenha mecânica, 2x ao dia. Casa, energia e leite.
== Merendeira | - | R$ 1.580,00
Escolas de Osasco. Uniforme e exames pela empresa. Seg a sex.
== Técnico em Enfermagem - Hemodiálise | Clínica Renal Vitória | R$ 2.900,00
Seg-qua-sex. COREN. Insalubridade 20%.
== Designer de Interiores | Planejados Casa 10 | R$ 2.500 + 2%
Promob; atender, projetar, vender.
== Ajudante de Funilaria | Oficina Zero Risco | R$ 1.780,00
Desmontar, lixar, mascarar. Aprendiz maior de 18.
== Auditor Interno | Cooperativa Agro Sudoeste | R$ 9.100,00
Viagens a 14 filiais. CIA desejável.
== Porteiro Escolar | - | R$ 1.720,00
6h30 às 15h50. Gostar de crianças.
Candidaturas recebidas por aqui.
== Motorista Particular | Residência (Agência Lar Executivo) | R$ 3.800,00
Família com 3 crianças, Brooklin. CNH B com EAR, referências.
A agência não cobra dos candidatos. Rua Joaquim Floro 10, cj 42.
== Retificador | Ferramentaria Ponto Zero | R$ 4.000,00
Plana e cilíndrica. Joinville.
== Vendedora Interna | Flores & Presentes Orquídea | R$ 1.700 + comissão
Montagem de cestas e buquês, pedidos por telefone e site.
== Assistente de Pesquisa | - | -
Bases do IBGE, R ou Stata. Mestrando.
== Carregador de Móveis | Guarda-Móveis Segura | R$ 1.750,00
Seg a sáb. Almoço. Registro após teste de 1 dia pago.
== Técnico Florestal | Reflora Celulose | A combinar
Inventário, colheita mecanizada. Telêmaco Borba.
== Auxiliar de Frios | Supermercado Rio Sul | R$ 1.690,00
fatiar, atender, validade. 13:40 às 22:00
== Gerente de Conta | Agência Propaga | R$ 7.000,00
Clientes de varejo e educação. Orçamentos, prazos, relacionamento.
== Agente de Combate às Endemias | Prefeitura de Vila Formosa | R$ 3.036,00
Edital 01/2026. Doze vagas e cadastro reserva. Detalhes em vilaformosa.pr.gov.br
== Recepcionista de Eventos | Cerimonial Dourado | A combinar
Sábados à noite. Traje fornecido. Pagamento até quarta, com recibo.
Contato: dourado@cerimonialdourado.com.br, Sra. Norma
== Técnico de Manutenção Predial | Hospital Santa Cecília do Norte | R$ 2.900,00
Civil, elétrica, gases medicinais. Plantão.
== Caseira / Cozinheira | Sítio Recanto dos Pássaros | A combinar
Moradia. Cozinhar nos fins de semana, limpar a casa principal. CTPS.
== Operador de Injetora | Plásticos Três Rios | -
Noite fixa, 35% adicional. Acompanhamento de ciclo.
== Conferente | - | -
Carga fracionada, coletor, notas. 5h às 13h20.
Envie seu currículo pelo portal; respondemos em até 10 dias.
== Psiquiatra | CAPS Esperança (consórcio intermunicipal) | R$ 14.500,00
20 horas. RQE em psiquiatria.
== Alfaiate | Camisaria Lorde | R$ 3.000,00
Ajustes e sob medida. Tradição de 40 anos.
== Estágio em TI | Prefeitura de Monte Sereno | R$ 1.050,00
Processo sem custo, por análise de histórico escolar. Setor: Protocolo central.
== Vendedor Porta a Porta | TV & Internet Veloz | R$ 1.600 + R$ 40 por instalação
CLT, VT, chip com dados. Equipe com líder e van. Bairro definido por dia.
== Oficial de Refrigeração | Frutaria Atacado Sul | R$ 2.900,00
Câmaras de banana, amônia. NR-36.
== Assistente de Auditório | - | R$ 95 por sessão
Indicar lugares, recolher ingressos. Fins de semana, contrato intermitente.
Candidaturas recebidas por aqui.
== Cabeleireiro Masculino | Salão Corte & Arte | 55%
Clientela de 10 anos. Segunda não abre.
== Motorista Muncista | Guindastes Força Total | R$ 3.500,00
CNH D/E, NR-11. Horas extras pagas.
== Analista de Custos | Indústria de Massas Nonna | -
Custo padrão, inventário, SAP CO.
== Monitora de Berçário | Escolinha Pingo de Gente | R$ 1.600,00
bebes de 4 meses a 1 ano. tarde. experiencia com criança
curriculo: escolinhapingodegente@escolapingo.com.br
== Projetista de Moldes | Matrizaria Exata | R$ 7.200,00
NX, moldes de injeção. 5 anos.
== Administrador de Hospedagem | - | -
Leigo, para recepcionar retiros, reservas e manutenção.
Candidaturas recebidas por aqui.
== Operador Multifuncional | Rede Fast Frango | R$ 1.620,00
Cozinha, caixa e salão. Escala flexível de 36h. Lanche.
== Instrutora de Pilates | Studio Corpo Leve | R$ 28,00 por aula
Fisio ou EF. Aparelhos. Turmas de até 4.
== Assistente Administrativo | Sindicato dos Bancários do Vale | -
Atendimento a associados, agenda, ofícios.
== Trabalhador de Granja de Suínos | Agropecuária Bela Vista | -
Maternidade e creche. Casa e prêmio por desmame.
== Chefe de Manutenção | Parque Aquático Ondas | R$ 5.700,00
Bombas, filtros, elétrica. Equipe de 8.
== Advogado Sênior M&A | Tavares Quint Advogados | R$ 20.000,00
Inglês fluente, LL.M. desejável. Presencial em SP.
== Auxiliar de Necropsia | IML Regional (contrato temporário) | A combinar
Ensino médio. Seletivo do Estado, inscrição presencial gratuita.
== Operador de Copiadora | Copy Center Universitário | R$ 1.580,00
xerox, encadernação, plotagem. tarde e noite
== Assistente de TI | Colégio Sagrada Família do Sul | R$ 2.100,00
Laboratório, chamados, projetores, Google for Education.
== Farmacêutica Manipuladora | Farmácia Essência | R$ 4.900,00
Semissólidos. CRF. Seg a sex.
== Instalador de Alarmes | Alerta Total Segurança | R$ 2.100,00
CFTV, cerca elétrica. CNH AB. Ferramentas nossas.
== Gandula / Apoio de Quadra | Arena Beach Sul | A combinar
Montar redes, limpar quadra, receber clientes. 15h-23h.
== Supervisora de Limpeza | Hotel Marina Real | -
Governança, vistoria de quartos, escala.
== Analista de Comunicação Interna | Energia Capim Dourado | -
Jornal mural, intranet, eventos. Palmas.
== Montador de Baterias | Acumuladores Força Sul | R$ 2.200,00
Insalubridade 40%, exames periódicos, refeitório.
== Vendedor de Peças | Trator Peças Oeste | -
Balcão e telefone. Conhecimento em linha pesada.
WhatsApp comercial 45 90000-1302, e-mail rh@tratorpecasoeste.com.br
== Supervisor de Transporte | Bebidas Serra Pura | -
40 rotas, terceiros, custos.
== Digitalizador de Documentos | - | -
Preparar, escanear e indexar caixas no nosso galpão de Guarulhos. 44h.
Candidate-se por esta página.
== Tutor EaD de Pedagogia | Centro Universitário Horizonte | R$ 2.300,00
Mestrado. 20h. Fóruns e correções. CLT.
== Tecelão | Malharia Boa Trama | R$ 2.100,00
Tear circular. 22h-5h.
== Editor de Livros | Selo Casa Amarela | R$ 5.600,00
Não ficção brasileira. Leitura crítica e contratos.
== Chaveiro | Chaves Relâmpago | R$ 1.800 + comissão
Loja e atendimento na rua. Moto da loja.
== Costureiro de Velas | Náutica Vento Leste | R$ 2.500,00
Capotas e velas. Máquina reta pesada. Angra.
== Manipulador de Alimentos | Marmitas Vida Fit | R$ 1.680,00
Montar, pesar, selar. Manhã. Uniforme.
Cozinha no Butantã; currículo para equipe@marmitasvidafit.com.br
== Auxiliar de Contas Hospitalares | Santa Casa de Rio Preto Velho | R$ 1.950,00
Montagem de prontuários e guias.
== Agente de Estação | Metrô Leve Capital | R$ 3.200,00
Atendimento, bilheteria e segurança operacional. Ensino médio, turnos.
== Recrutador | Agência Trampo Certo | R$ 3.600,00
Entrevistar, divulgar vagas e orientar candidatos. Não cobramos do trabalhador: orientar isso faz parte do cargo.
Cuide de dez vagas por mês, do alinhamento com o cliente ao retorno a todos.
Ferramentas: nosso sistema próprio, e-mail e telefone; WhatsApp só para lembretes.
Psicologia ou Administração. Híbrido em Belo Horizonte.
VR de R$ 35/dia, saúde, odonto.
== Especialista Antifraude | Banco Maré | R$ 8.800,00
Regras para PIX, contas laranja, biometria facial e engenharia social.
Investigue quadrilhas que aliciam pessoas para emprestar contas.
Relacione-se com Polícia Civil, Febraban e outras instituições.
Híbrido em São Paulo, bônus, saúde, previdência.
Inscrição em bancomare.com.br/vagas.
Python, SQL e 4 anos na área.
== Vigilante Patrimonial | Escolta Vale Forte | R$ 2.500,00
Curso de vigilante concluído em academia autorizada pela PF, reciclagem em dia.
Posto: centro de distribuição em Cajamar.
Escala 12x36, dia ou noite, 30% de periculosidade.
Benefícios: VR R$ 40, cesta, convênio, seguro.
Apresentar certificados originais na base, Rua do Moinho 305.
Armamento, colete e uniforme da empresa.
== Operador de Retroescavadeira | Terra Firme Obras | R$ 3.200,00
Se faltar o certificado NR-11, a obra oferece o treinamento gratuito em dois sábados.
== Assistente de Matrículas | Faculdade Integrada do Sertão | R$ 1.900,00
Receber inscrições do vestibular, taxa de matrícula, documentos e boletos dos alunos.
== Atendimento Digital | Loja Casa & Luz | R$ 1.850,00
Responder WhatsApp, Instagram e Telegram da loja. Segunda a sábado, no escritório de Vitória.
Candidatura: gente@casaeluz.com.br
== Moderador de Avaliações | Guia Onde Comer | -
Ler avaliações, retirar as compradas e responder restaurantes.
CLT, remoto, ponto eletrônico.
== Entregador | Restaurante Marmita da Lu | R$ 60 a diária + R$ 4 por entrega
Seg a sex das 10h30 às 14h30. Pagamento toda sexta no pix.
Moto própria. Procurar a Lu na Rua Bororós 58.
== Auxiliar de Expedição | Sementes Campo Novo | -
URGENTE - 6 vagas - início dia 3.
Presença na empresa quarta, 8h, Rod. MT-130 km 4, com currículo.
== Jovem Aprendiz Administrativo | Hospital Frei Bento | A combinar
De 14 a 21 anos. O curso teórico é gratuito, às segundas, na entidade formadora.
Uniforme, VT e lanche.
== Técnico de Enfermagem | Home Care Abraço | R$ 200,00 por plantão de 12h
Pacientes em Santos e São Vicente. Pagamento quinzenal. COREN.
Ficha presencial na Av. Conselheiro 230, com COREN e comprovante de vacinação.
== Corretor de Seguros Associado | Corretora Vida Plana | Somente comissão (20% do prêmio da corretora)
Atividade autônoma, sem fixo; habilitação SUSEP necessária. Fale francamente conosco sobre renda na entrevista.
Escritório: Rua XV 404. Tel. (47) 90000-1401.
== Auxiliar de DP | Transporte Rei do Norte | R$ 2.150,00
Admissões: coletar RG, CPF, PIS, conta bancária, fotos 3x4 e agendar ASO com a clínica conveniada da empresa.
== Professor de Marketing Digital | Escola Técnica Aroeiras | R$ 40,00 a hora
Aulas sobre anúncios, SEO, links curtos e métricas. Presencial à noite.
== Redator | Portal Golpe Não | R$ 3.500,00
Escrever reportagens sobre golpes: falso emprego, boleto falso, taxa antecipada, tarefas pagas.
Jornalismo. Remoto CLT.
== Operador de Telemarketing Home Office | Liga Bem Contact | R$ 1.530,00
Equipamento enviado e recolhido pela empresa, frete nosso. Carteira assinada, controle de ponto, 36h.
== Costureira Externa | Cooperativa Mãos que Fazem | A combinar
Cooperada leva o corte para casa e devolve às quintas. Linha e corte da cooperativa.
Quem quiser conhecer: reunião aberta na sede, quarta, 14h.
== Consultor de Viagens | Férias Já Operadora | R$ 1.800 + comissões sem teto
Comissão sem teto. Plano de carreira. CLT em Porto Seguro.
== Cliente Misterioso | Opinião Real Pesquisas | R$ 45,00 por loja + almoço
Visitar lojas e relatar o atendimento, 2 a 3 por mês; é um complemento, não um emprego.
Pagamento por depósito 30 dias após o relatório, com nota ou RPA.
== Gerente de Produto PIX | Instituição de Pagamento Sabiá | R$ 18.000,00
Roadmap de PIX automático. Experiência com Bacen.
== Babá | Família Correia Dutra | R$ 2.500,00
Precisamos para já, pois voltarei da licença no dia 10. Registro, férias, feriados livres.
Entrevista em casa, na Savassi. Gabriela (31) 90000-1402.
== Auxiliar de Cartório | 1º Tabelionato de Pedra Branca | R$ 1.900,00
Reconhecimento de firma, cópias, recolhimento de emolumentos e taxas.
== Motorista Uber Frota CLT | Mobi Carros Frota | R$ 2.400,00
Motorista contratado. Carro, seguro, combustível e taxa do aplicativo: tudo da empresa.
== Assistente de Mídias | Cantor Zé do Baião (ZB Produções) | -
Postar, responder fãs, grupos de WhatsApp e Telegram, relatórios de visualizações e curtidas.
== Trainee de Vendas | Cimento Forte Sul | R$ 4.900,00
Doze meses, treinamento e hotel pagos. Superior completo até 2025.
Desconfie de convites por mensagem: só enviamos e-mails @cimentofortesul.com.br.
== Segurança de Eventos | Apoio Norte Segurança | -
Vigilante com extensão em grandes eventos. Credencial e traje fornecidos sem cobrança.
Escala pelo escritório (91) 90000-1403, Tv. Padre Eutíquio 12.
== Modelo Infantil | Catálogo Moda Kids Joaninha | R$ 300 por diária de fotos
Crianças de 4 a 8 anos acompanhadas. Não é preciso ter book e não vendemos fotos. Alvará judicial por nossa conta.
producao@modakidsjoaninha.com.br
== Digitador | Hospital Público São Vicente do Agreste | R$ 1.750,00
Digitar fichas e laudos. Prova de digitação de 15 minutos, sem custo.
== Analista de Onboarding | Conta Fácil Digital | -
Conferir selfies, RG e comprovantes que novos correntistas enviam pelo app.
== Caixa Bancário Temporário | Banco Rio das Pedras | R$ 2.900,00
Contrato de 6 meses. Manuseio de numerário e depósitos. Inscrição em bancoriodaspedras.com.br/carreiras.
== Freelance Transcrição | Transcreve BR | R$ 2,20 por minuto de áudio
Português impecável. Teste de 5 minutos de áudio. Pagamento mensal por nota MEI; volume varia e não é garantido.
contato@transcrevebr.com.br
== Vendedora Meio Período | Quiosque Mimos & Cia | R$ 980 + comissão
Ideal pra estudante! 16h às 22h, Shopping Rio Mar.
Uniforme nosso. Deixa seu currículo no quiosque com a Bia.
== Enfermeiro Offshore | Oceano Saúde | R$ 9.600,00
CBSP, HUET e T-HUET: se não tiver, a empresa paga os cursos. 14x14.
== Analista de Comissões | Rede Direta Cosméticos | R$ 4.400,00
Calcular comissões e bônus das consultoras no SAP. Contábeis.
== Atendente de Lotérica | Casa Lotérica Trevo | R$ 1.650,00
Recebimento de contas, apostas, saques e pix. Quebra de caixa.
Rua do Comércio 17, com Dona Alba.
== Colhedor de Morangos | Sítio Morango Bom | R$ 120,00 ao dia
Junho a novembro, contrato safra, almoço e transporte do bairro Cruzeiro.
Pagamento toda sexta. Levar CTPS ao sítio.
== Atendente de Suporte - Jogos | BrasilPlay Games | R$ 2.000,00
Tickets de jogadores, reembolsos e contas banidas. Noturno, Curitiba.
== Intérprete de Libras | Assembleia Municipal de Vila Real | R$ 95,00 a hora
Sessões às terças. Credenciamento público gratuito, edital 12.
== Assistente Jurídico | Procuradoria do Consumidor de Araguari | R$ 2.500,00
Atender consumidores lesados por cursos e taxas indevidas de emprego.
== Auxiliar de Limpeza | Clean House Serviços | -
Início imediato!!! Não exige experiência.
Entrevista amanhã às 8h na sede: Av. Central, 88, 2º andar. RH: Cíntia.
== Diretora de Marketing | Rede Farmabel | R$ 35.000 + bônus
Marca com 400 lojas, 15 anos de carreira, inglês. Confidencialidade assegurada aos candidatos.
== Motofretista Noturno | Sushi Bairro | R$ 80 por noite + taxas
As taxas de entrega são integralmente suas. Jantar.
Rua Itu 200, falar com Kenji (19) 90000-1404.
== Instrutor de Curso de Empilhadeira | Centro de Formação Operar | R$ 45,00 a hora
Ministrar NR-11 para empresas. Registro como instrutor.
== Estágio em Psicologia | RH Humaniza | -
Apoio em entrevistas e aplicação de testes. Vínculo pela universidade, sem taxa para o aluno.
== Analista de Conteúdo de Vagas | Portal Emprega Minas | R$ 3.700,00
Validar empresas e CNPJ, barrar anúncios com taxa, curso pago ou link estranho.
== Assistente Remoto de Agenda | Fisio & Vida | R$ 1.700,00
Atender pelo WhatsApp da clínica e marcar sessões. De casa, CLT, 8h-14h.
Entrevista por vídeo com a sócia, Dra. Paula Rizzo. rh@fisioevida.com.br
== Motorista Carreta | Trans Oeste Paraná | R$ 3.200 + comissão e diárias
Vagas imediatas. Exame toxicológico custeado pela transportadora.
Recrutamento na Av. Brasil 7020, Cascavel, seg a sex.
== Auxiliar de Pesquisa Clínica | Centro Médico Ensaios | -
Colher assinaturas em TCLE, agendar exames dos participantes, pagar ajuda de custo.
== Influenciador Interno | Academia Corpo 10 | R$ 2.300,00
Gravar 5 vídeos por semana na academia. CLT. Não exigimos número de seguidores.
== Assistente de Tesouraria | Clube Atlético Serrano | R$ 2.600,00
Mensalidades, depósitos, boletos de sócios.
== Cuidador de Pets em Domicílio | Pet Sitter Amigo Fiel | R$ 35,00 por visita
Visitas no bairro de Moema. MEI, seguro da empresa, treinamento gratuito.
Conhecemos todos pessoalmente: encontro no escritório, Al. Anapurus 900.
== Promotor de Cartões | Loja Magazine Sobral | R$ 1.550 + R$ 8 por cartão
Abordar clientes na loja, conferir RG e CPF, preencher proposta no tablet.
== Técnico Instalador de Energia Solar | Sol do Agreste | R$ 2.500,00
Sem NR-10 ou NR-35? Oferecemos as duas sem desconto em folha.
== Pesquisador de Opinião | Instituto Termômetro | R$ 130 por dia de campo
Questionários na rua. Contrato por pesquisa, pagamento em 15 dias. Treino pago.
Cadastro presencial: Rua Direita 50, sala 8.
== Analista de Apostas Esportivas (Integridade) | Liga Limpa Brasil | -
Detectar manipulação de resultados. Estatística. CLT.
== Operador de Produção | Embalagens Cartona | R$ 1.980,00
50 vagas. Processo num só dia: teste, entrevista, exame admissional (pago pela empresa).
Sábado, 7h30, na fábrica, com documento com foto.
== Médico Veterinário Plantonista | Pronto Bicho 24h | R$ 500 por plantão noturno
CRMV. Pagamento mensal via PJ ou RPA.
== Ajudante de Buffet | Festa & Cia | -
Pago no fim da festa. Roupa preta; avental nosso. Sábado e domingo.
Buffet em Vila Mariana, (11) 90000-1405, Célia.
== Especialista em Links e SEO | Agência Raposo | R$ 6.300,00
Link building, redirecionamentos, encurtador próprio, auditoria.
== Assistente de Câmbio | Casa de Câmbio Fronteira | R$ 2.300,00
Compra e venda de moeda, cópia de documentos dos clientes, cadastro no Bacen.
== Consultor Imobiliário CLT | Construtora Lar Azul | -
Plantão nos estandes. CRECI pago pela empresa após 3 meses.
== Educador Financeiro | Cooperativa Sicoagro | R$ 4.600,00
Palestras em escolas sobre dívidas, golpes, pirâmides e promessas de dinheiro fácil.
== Representante Farmacêutico | Laboratórios Tupi | -
Visita médica. Superior, CNH B, carro da empresa. Treinamento de 30 dias em hotel, pago.
Território: Zona da Mata mineira, 180 médicos.
Prêmio trimestral por demanda, celular e notebook.
Etapas: vídeo curto, entrevista com o gerente distrital e prova de produto.
O laboratório não trabalha com intermediários que cobram.
== Atendente | Açaí do Pará Original | R$ 1.600,00
precisa-se com urgencia de atendente p/ turno noite
so comparecer na loja com curriculo, Rua da Feira 22 (perto do banco)
== Artesã | Ateliê Velas da Mata | R$ 1.700,00
Produção e embalagem de velas na nossa oficina em Gramado. CLT, 44h.
== Engenheiro no Chile | Minera Andes Sur | A combinar
Engenheiro de Minas, 8 anos, espanhol. Visto, mudança e seguro por conta da mineradora.
Atividades: planejamento de lavra, modelo de blocos, conciliação.
Regime de 7x7 com voo de Santiago.
Contrato chileno, bônus trimestral, plano de saúde familiar.
Entrevistas por videoconferência com o superintendente; visita à mina antes da assinatura.
== Analista de Pagamentos | Prefeitura de Lajeado Verde | R$ 4.000,00
Empenho, liquidação, ordens bancárias. Concurso: taxa de inscrição com isenção para inscritos no CadÚnico, edital em lajeadoverde.sc.gov.br.
== Auxiliar de Laboratório | Colégio Técnico Curie | R$ 1.750,00
Preparar soluções e testes para as aulas.
== Sommelier | Importadora Bacco | R$ 4.800 + comissão
Curso ABS ou WSET 2; pagamos o nível 3 após um ano.
== Avaliador de Joias (Penhor) | Casa de Penhor Confiança | R$ 5.100,00
Gemologia. Testes de ouro. Recife.
== Repositor | Mercadinho do Tião | R$ 1.580,00
Chama no whats (75) 90000-1406, Tião, ou vem aqui na Rua da Matriz, 9
== Gerente Regional de Vendas | Nutri Rações | R$ 15.500 + bônus anual
Nordeste. Zootecnia ou Veterinária. 50% de viagens.
== Bolsista de Extensão | Universidade Livre do Cerrado | -
12h por semana. Conta bancária em nome do aluno será pedida pela pró-reitoria depois da assinatura do termo.
== Recepcionista | Autoescola Direção Boa | R$ 1.700,00
Matrícula de alunos, agendamento de exames, guias do Detran.
== Tradutora Juramentada Associada | Verbo Traduções | R$ 55,00 por lauda
Matrícula na Junta Comercial. Pagamento a 20 dias.
== Líder de Loja Online | Semijoias Brisa | R$ 4.200,00
Metas diárias de pedidos, avaliações de clientes, trocas. Equipe de 4, em Limeira.
== Inspetor de Equipamentos | Integridade Industrial | R$ 190,00 por hora (PJ)
Parada em refinaria, 40 dias. SNQC. Documentação enviada pelo sistema da contratante após assinatura.
== Ajudante Florista | Flora Buquê | R$ 110,00 a diária
Extra para Dia das Mães, 5 a 11 de maio. Pago no sábado.
Rua das Camélias 3; Sandra (51) 90000-1407.
== Auxiliar Administrativo (PCD) | Companhia Águas do Prata | -
Laudo médico é solicitado só na fase final, entregue pessoalmente ao serviço médico. Nenhum custo ao candidato.
Local acessível, com elevador e piso tátil.
Jornada: 8h às 17h, com adaptações conforme a necessidade.
Benefícios: saúde, vale-refeição, previdência, auxílio-creche.
Ensino médio, informática básica.
== Desenvolvedor Blockchain | Ledger Sul | R$ 16.000,00
Solidity, testes, auditoria de contratos. Pagamento em reais, CLT.
== Analista de Monitoramento de Marca | Grupo Vestir Bem | A combinar
Derrubar perfis e sites falsos que usam nosso nome para oferecer vagas e promoções.
== Doméstica Mensalista | Residência Prof. Ivo Castanho | R$ 1.900,00
Três vezes na semana... com registro proporcional ao piso e VT. Bairro Cambuí.
Prefiro conversar pessoalmente. Ivo, (19) 90000-1408.
== Auxiliar de Serviços Gerais | Posto de Saúde Vila União (empresa Limpamax) | R$ 1.640,00
Não precisa de curso, nem de experiência; o treinamento é nosso.
Currículo: curriculos@limpamax.com.br
== Tatuador Residente | Estúdio Tinta Negra | 60% por trabalho
Agenda própria e do estúdio. Sem aluguel de cadeira. Mostrar portfólio.
== Supervisor de Bilheteria | Cinema Cine Vale | R$ 2.700,00
Fechamento de caixas, malote, taxa de conveniência do site.
== Copista / Digitador de Partituras | Orquestra Jovem do Vale | R$ 2.900,00
Editoração em Sibelius, cópia de partes. Seis meses.
== Consultora de Enxoval | Loja Ninho Doce | R$ 1.700 + 4%
Ganhe prêmio mensal por meta batida. Loja no Batel. rh@ninhodoce.com.br
== Mecânico de Aeronaves | Hangar Céu Aberto | R$ 7.600,00
CHT célula e GMP. Exames e recorrentes custeados pela oficina.
Aeronaves King Air e Caravan, com escala 5x2.
Ferramental completo, uniforme e plano de saúde.
Base em Sorocaba.
Currículo com cópia da CHT por e-mail: manutencao@hangarceuaberto.com.br
== Chefe de Segurança do Trabalho | Construtora Arco | R$ 11.000,00
Engenheiro com pós em segurança. Ministrar NR-35 e NR-18 a operários.
== Auxiliar de Ótica | Ótica Boa Vista | R$ 1.650 + comissão
Fazer pedidos de lentes, avisar clientes por WhatsApp, receber sinal dos óculos no caixa.
Loja: Rua Tupinambás 301
== Garçom Extra | Hotel Grande Rio | R$ 170 por diária
Réveillon e carnaval. Contrato intermitente; documentos entregues no RH do hotel, portaria de serviço, seg a qui.
== Analista de Telegram Ads | Mídia Pequi | R$ 4.500,00
Campanhas em Telegram, TikTok e Kwai. Relatórios. Goiânia.
== Trabalhador Avulso de Feira | Feira do Produtor de Ibiraci | R$ 90,00 por manhã
Montar bancas e descarregar, sábado, 3h às 9h. Pago na hora pela associação.
Procurar a Associação dos Feirantes, Praça Nova, box 1.
== Cozinheira Chefe | Escola Bilíngue Maple | R$ 3.900,00
Referências verificadas, antecedentes consultados gratuitamente no site da Polícia Federal.
== Piloto de Testes | Motos Jaguar | R$ 6.000,00
CNH A há 5 anos. Pista e rua. Equipamentos da fábrica. Manaus.
== Agente de Crédito Rural | Banco do Pequeno Produtor | R$ 3.400 + variável
Visitar produtores, coletar documentos, CAR, extratos. Moto e combustível.
Técnico agrícola ou ensino médio com vivência no campo.
Jornada de 30 horas, PLR, vale-alimentação de R$ 900 e plano de saúde.
O banco não cobra nada pela análise nem pela seleção.
== Estoquista Temporário | Brinquedos Arco-Íris | R$ 1.700,00
Vagas urgentes para o Natal! 20 vagas na Lapa e 10 no Brás.
Cadastro na loja, das 9h às 11h, com RG e carteira de trabalho digital.
== Gestor de Comunidade | Plataforma Aprende Mais | R$ 5.200,00
Grupos de alunos no WhatsApp, desafios, tarefas semanais do curso, eventos.
== Cobrador Externo | Carnês Móveis Lima | -
Receber parcelas em domicílio com maquininha. Moto da loja.
Rua Barão 660, gerente Lima.
== Neurocirurgião | Hospital Serra Norte | R$ 3.200 por plantão de 24h
RQE. Sobreaviso à parte. Pagamento PJ em 30 dias.
`;
