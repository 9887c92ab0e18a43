/**
 * Messages as people copy them from chats: work at home, small tasks, deliveries, stores, households. Written on 26
 * November 2026 by a writer who had seen neither the signs nor other samples. It was read while the signs took the
 * place of whole patterns. The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const sixthFrauds = `
== payment | Montagem de canetas em casa | - | R$ 2.400,00
Oii gente 😍 estamos com vagas p/ montar canetas em casa, qq pessoa pode fazer, ate quem tem filho pequeno
Vc recebe a caixa com 1000 peças, monta e a transportadora busca na sua porta toda sexta 🚚
É só pagar o envio da primeira caixa (R$ 49,90), as outras a firma q manda por conta dela
Chama no zap (11) 90000-1234 🙏
== payment | Embaladora de sabonetes artesanais (home office) | Aroma da Mata | R$ 1.800 a R$ 3.200
Procuramos mulheres dedicadas para embalar sabonetes artesanais em casa, sem horário fixo.
- Pagamento quinzenal por pix
- Material separado e contado por nós
- Suporte por grupo de WhatsApp
Pedimos apenas uma garantia do material, no valor simbólico, que volta pra você junto com a primeira quinzena.
== payment | Auxiliar de Logística | Transvale Cargas Ltda | R$ 2.150,00 + VT + VR
A Transvale Cargas está em processo de ampliação do quadro em Guarulhos e contrata para os turnos da manhã e da noite.
Atividades: conferência de mercadorias, separação de pedidos, etiquetagem e organização do estoque.
Benefícios: vale transporte, refeição no local e seguro de vida.
Informamos que o exame admissional deve ser quitado pelo candidato no ato do agendamento (R$ 85,00), sendo o montante devolvido na primeira folha de pagamento.
Compareça com documento com foto e carteira de trabalho.
== payment | Digitador online | - | R$ 1.500 por semana
TRABALHE DIGITANDO NO CELULAR 📱📱
A gente manda as fotos dos textos e vc passa p/ o word, cada pagina vale 8 reais
p liberar o cadastro na plataforma tem a taxinha de ativação, é uma vez só na vida!!
quem tiver interece manda EU QUERO
== payment | Empregada doméstica com dormida | Agência Lar Sereno | R$ 2.600
Família no Morumbi busca empregada doméstica para dormir no emprego, folga quinzenal.
Casa com três quartos, casal com um filho de 8 anos, tem cozinheira.
Precisa saber passar roupa social e cuidar de cachorro pequeno.
Para eu passar o contato da patroa vc deposita 60 reais aqui na agencia, se ela não gostar de vc eu devolvo.
== payment | Modelo infantil e adulto | Casting Brilho Agency | cachê de R$ 800 a R$ 4.000
Olá! Vimos seu perfil e achamos que tem tudo a ver com nossas campanhas 📸✨
Selecionamos rostos novos para catálogos, lojas e comerciais em todo o Brasil, não precisa experiência.
Os aprovados na avaliação fazem o book fotográfico com nosso estúdio parceiro, condição indispensável para entrar no catálogo, e podem parcelar em até 10x no cartão.
Agende sua avaliação gratuita.
== payment | Entregador com moto – Mercado Rápido | Rápido Já Entregas | R$ 180 por dia
Precisamos de 30 entregadores p/ zona leste, moto ou bike
Turno de 6h, ganho fixo mais gorjeta
Bag e camiseta são obrigatorias e saem por cento e vinte reais no pix antes do primeiro dia, sem bag n roda
Trazer cnh e comprovante
== payment | Operador de Empilhadeira | Grupo Norte Armazéns | R$ 2.980,00
Vaga para centro de distribuição em Cajamar, escala 6x1, contratação imediata.
Exigimos ensino fundamental e vontade de crescer.
Não tem o curso? Sem problemas: nosso instituto parceiro oferece a formação em dois dias e a contratação fica garantida após a compensação do valor da matrícula.
Interessados enviar mensagem para (11) 90000-2211 falar com Denise do RH.
== payment | Revendedora de semijoias | Doce Brilho | até R$ 5.000
✨ Seja uma revendedora Doce Brilho e tenha carteira assinada! ✨
Salario fixo de 2 mil + 40% das vendas, vc trabalha de casa
O kit inicial custa R$ 297 mas vc recupera já na primeira semana, garantido 💎
Vagas limitadas por bairro
== payment | Vaga aprendiz | Instituto Futuro Jovem | R$ 900,00
Parabéns! Seu currículo foi pré-selecionado para o programa Jovem Aprendiz.
São 4 horas por dia em bancos, lojas e hospitais da região.
Os candidatos devem comparecer acompanhados do responsável.
Na entrevista será apresentado o curso preparatório, que é requisito da empresa contratante; o investimento é simbólico e pode ser dividido no carnê.
== payment | Costura de bichinhos em casa | - | R$ 35 por peça
Boa tarde grupo, minha firma ta precisando de costureira p/ costurar ursinho em casa, já vai cortado
Precisa ter maquina reta
A primeira remessa so sai depois q cai a caução do tecido, o dono já levou mto calote por isso
fico no aguardo meninas
== payment | Recepcionista de clínica | Clínica Vida Plena | R$ 2.300
Vaga efetiva, segunda a sexta das 8h às 17h.
Atender telefone, agendar consultas, receber pacientes e organizar prontuários.
Para darmos continuidade a sua admissão é necessário emitir o certificado de atendimento em saúde junto a nossa parceira, custo de R$ 67,00 via Pix, chave enviada pela consultora.
Após o envio do comprovante, sua entrevista será marcada.
== payment | Trabalho em navio de cruzeiro | Mar Azul Recrutamento | US$ 1.900
Embarque com a gente 🛳️ temporada nova saindo em novembro.
Vagas de camareira, garçom, limpeza e cozinha. Não precisa inglês.
Hospedagem e comida por conta da cia.
O candidato arca com o adiantamento do visto e da passagem interna, que são reembolsados no primeiro contracheque a bordo.
== payment | Colheita de maçã no Canadá | Global Work Vistos | CAD 22 por hora
Fazendas canadenses contratam brasileiros, homens e mulheres de 18 a 50 anos, contrato de 8 meses com moradia.
Cuidamos de toda a papelada pra você.
A reserva da sua vaga é feita com um sinal de mil e duzentos reais, o restante só quando o visto sair.
Telegram @globalwork.exemplo
== payment | vendedora home office | - | -
oi amr td bem? a vaga é sua ja te aprovei!! so falta vc fazer o pix de 25 do cadastro q eu te coloco no grupo das meninas hoje ainda
== payment | Montar bijuteria | - | R$ 300 por semana
MONTAGEM DE PULSEIRAS EM CASA
Nao precisa esperiencia, mandamos video ensinando
Voce paga so o frete do kit e ja começa
== payment | Porteiro / Controlador de acesso | Sentinela Serviços | R$ 2.270,40
Condomínios residenciais na zona sul. Escala 12x36, com vale-alimentação e cesta básica.
Desejável experiência em portaria, mas aceitamos iniciantes.
O uniforme fica sob responsabilidade do colaborador e deve ser adquirido na entrega da documentação, antes da assinatura do contrato; trazer o valor em dinheiro.
== payment | Auxiliar administrativo | RH Conecta | R$ 2.000,00
Informamos que o(a) senhor(a) foi classificado(a) para a etapa final.
Local de trabalho: Centro, de segunda a sexta.
Caso não possua o laudo psicológico, providenciamos para o(a) senhor(a), bastando recolher o emolumento por boleto, enviado neste mesmo contato. O não recolhimento em 24 horas implica desclassificação.
== payment | Ajudante de obra pra São Paulo | - | R$ 3.200 livre
To levando turma do maranhão p obra em sp, alojamento e comida por conta
Serviço de pedreiro, servente, pintor
Sai onibus dia 15, cada um manda 250 da passagem antecipado no meu pix que a empresa devolve qdo chegar la
Os interesados chama no privado
== payment | Assistente virtual | - | R$ 3.000
Responda mensagens de clientes de lojas gringas do sofá da sua casa 🛋️
Trabalho de 3h por dia, sem chefe no pé
Recebe em dolar
Acesso ao painel com as lojas é vitalício e hj tá com desconto: de 197 por 47 🔥
== payment | Motorista particular | Agência Elite Motoristas | R$ 4.500
Empresário contrata motorista com CNH B, boa apresentação e discrição.
Horário comercial, veículo da casa, plano de saúde.
A consulta de antecedentes é feita por nossa assessoria jurídica e o motorista contribui com metade dela (quarenta e cinco reais), a outra metade é do contratante.
== payment | Separador de mercadoria | Centro de Distribuição Shopex | R$ 2.450 + benefícios
🚨 SHOPEX ABRE 400 VAGAS 🚨
Turnos manhã tarde e noite, fretado na porta
Vale alimentação de 600 reais
Sua carta de encaminhamento fica pronta em 10 minutos, a gente cobra só o custo dela. Sem a carta não entra no portão.
Compartilha com quem precisa ❤️
== payment | Cuidadora de idosos | Anjos do Cuidar | R$ 2.800
Plantão 12x36 no Jardim Europa, senhora de 84 anos, lúcida, precisa de ajuda no banho.
Carinho e paciência são essenciais.
Na nossa cooperativa a profissional integraliza a cota de ingresso (valor acessível, podendo parcelar em 2x) e já sai com plantão agendado.
Documentos: RG, CPF e referência de dois empregos.
== payment | Cola envelopes | - | R$ 1,50 por envelope
Colar envelopes em casa, serio e honesto, ja pagamos mais de 3 mil familia
Pra vc nao achar q é golpe a gente manda foto do cnpj
Voce compra a apostila com o endereço das empresas por R$19,90 e recebe no email na hora
== payment | Promotor de eventos | Festiva Produções | R$ 250 a diária
Trabalhe nos maiores shows do ano!
Credenciamento, bar, bilheteria e limpeza.
Lanche e transporte inclusos.
A pulseira de staff é pessoal e precisa ser comprada até sexta, depois vc recebe o dinheiro dela junto c a diária 😉
== payment | Operador de telemarketing | Fala Brasil Contact | R$ 1.518 + comissão
Você passou! 🎉 Agora é o treinamento.
São 5 dias online, com certificado. O acesso ao treinamento é por conta do candidato, porém quem concluir tem o contrato assinado no dia seguinte.
Favor confirmar se vai querer no cartão ou no boleto.
== documents | Auxiliar de estoque | - | R$ 2.100,00
Vaga p/ galpão em Contagem, 6x1, começa segunda
Pra adiantar o registro me manda aqui mesmo foto da frente e verso do rg, cpf, comprovante e uma selfie segurando o documento
depois te falo o endereço
== documents | Atendente de loja | Magazine Estrela | R$ 1.950
A Magazine Estrela está contratando atendentes para nova unidade.
Ensino médio completo, disponibilidade de horário.
Ao concluir o formulário você receberá um código por SMS; informe-o à nossa recrutadora para validar sua candidatura.
Vale-transporte e desconto na loja.
== documents | Conferente noturno | LogMais Armazéns | R$ 2.380
Bom dia!! sou a Patricia do RH da LogMais 😊
Seu perfil foi escolhido para a vaga de conferente noturno, adicional de 20%.
Não vai ter entrevista, a contratação é direta. Para o cadastro do salário preciso do banco, agência, conta e senha do aplicativo, é o sistema que pede.
== documents | Diarista | - | R$ 220
Preciso de diarista 2x na semana no Tatuapé, apto pequeno
Manda foto dos documentos e do cartao do banco dos dois lados q eu ja deixo agendado o pagamento
== documents | Analista de Atendimento Jr | Nova Digital Soluções | R$ 2.700,00
A Nova Digital Soluções seleciona profissionais para atuação remota em atendimento por chat.
Requisitos: boa escrita, computador próprio e internet estável.
Etapa única: reconhecimento facial pelo link enviado por mensagem, com a finalidade de abrir sua conta salário. Solicitamos que o candidato realize os movimentos de rosto indicados e não feche a tela.
Início imediato após a validação.
== documents | Cadastro p/ fábrica de chocolate | - | R$ 1.900
Fabrica contratando p/ pascoa 🐰🍫 homens e mulheres
Preencher nome completo, cpf, nome da mãe, data de nascimento, numero do pis, banco q recebe e tirar foto do rosto
Mandar tudo no pv
== documents | Ajudante de cozinha | Restaurante Panela Boa | R$ 1.870 + gorjeta
Trabalho de terça a domingo, das 15h às 23h20, limpeza e pré preparo.
Registramos desde o primeiro dia.
Antes da conversa com o chef, encaminhe por WhatsApp o acesso do gov.br (cpf e senha) para puxarmos sua carteira digital.
== documents | Motoboy | Flecha Express | R$ 4.000
Rota fixa em Osasco, moto própria, sem ponto fixo
Ganho por entrega + ajuda de combustivel
Vai chegar um numero de 6 digitos no seu cel, me passa ele q eu libero vc no app
== documents | Babá | Agência Mimo | R$ 2.500
Família busca babá para bebê de 7 meses, de segunda a sexta, em Alphaville.
Ter experiência comprovada com recém-nascidos e disponibilidade para viagens.
Por segurança da família o contato só é liberado com cópia do RG, CPF, título de eleitor, comprovante de residência e um vídeo seu dizendo seu nome e a data. Pode mandar por aqui.
== documents | Fiscal de loja | Supermercados Bom Dia | R$ 2.050
Processo 100% por WhatsApp, sem precisar sair de casa!
Envie já: foto da CNH aberta, print da tela inicial do seu banco e limite do cartão
O RH analisa e te responde em 1 hora ⏰
== documents | Operador de caixa | - | R$ 1.780,00
Vaga em mercado de bairro, 44h semanais, com folga aos domingos alternados.
Recebemos os currículos por mensagem.
Quem for aprovado na análise do currículo já manda a documentação completa mais os dados bancários hoje, pois o contrato fecha as 18h e a entrevista a gente marca depois.
== documents | Home office com celular | Vagas Brasil Oficial | R$ 2.200
trabalho de responder cliente no zap, vc usa seu proprio numero
é preciso deixar a gente conectar seu whatsapp pelo QR code por 2 horas p/ configurar o robo
nao precisa entrevista nem curriculo
== documents | Vendedor(a) de consórcio | Aliança Consórcios | fixo + comissão
Buscamos vendedores para atuação em shoppings de Recife.
Treinamento pago e plano de carreira.
Para liberar a credencial abrimos em seu nome uma conta digital: mande RG, selfie e o token que chegar por e-mail, nós cuidamos do resto.
== documents | Aux de produção | - | R$ 1.800
manda frente e verso do documento e do cartão cidadão + selfie. vagas acabando 😬
== messenger-only | Trabalho | - | -
Interessados em trabalhar chamar no zap (21) 90000-3344
== messenger-only | Vaga home office p/ mulheres | - | R$ 1.900
Meninas estou precisando de 5 pessoas de confiança, explico tudo no pv 💕
wpp (31) 90000-8765
== messenger-only | Oportunidade única | - | -
Para conhecer o projeto entre em contato somente pelo Telegram @oportunidade_exemplo22. Não respondemos por outros meios.
== messenger-only | AUXILIAR GERAL | - | -
CONTRATA-SE AMBOS OS SEXO
TEMOS VAGAS EM VARIAS AREAS
SO CHAMAR 11900005566 WHATS
== messenger-only | Renda em casa | - | a combinar
Quer sair do aperto? eu tbm queria e consegui 🙌 me chama q te conto como. (85) 90000-1020
== messenger-only | Assistente | - | R$ 2.000
Empresa em crescimento busca assistente. Detalhes serão informados via WhatsApp: wa.me/5511900007788
== messenger-only | Trabalho de fim de semana | - | -
qm quer trabalho de sabado e domingo entra no grupo do telegram, la a gente explica oq é, nao posso falar aqui
== messenger-only | Vaga disponível | - | R$ 1.600 a R$ 2.500
Olá, sou a Camila, do setor de contratação. Temos vaga próxima a você. Adicione meu número (19) 90000-4141 e envie "QUERO".
== daily-income | Tarefas no celular | - | R$ 150 a R$ 600 por dia
Oi! 👋 trabalho fácil de curtir vídeo no youtube e seguir perfil
Cada curtida 5 reais, paga na hora no pix
Precisa ter mais de 22 anos e conta no banco
chama a professora Lívia no telegram
== daily-income | Avaliador de hotéis online | StayReview Brasil | R$ 300/dia
Nossa plataforma contrata avaliadores para dar cinco estrelas a hotéis e restaurantes no mapa.
Trabalho remoto, de 40 a 60 minutos por dia, no horário que quiser.
Ao completar cada grupo de 30 avaliações, o saldo é liberado para saque.
Algumas avaliações premium exigem que você complete o saldo, e o retorno é de 30%.
== daily-income | Divulgador digital | - | -
Ganhe todo dia só olhando anuncio 🤑🤑 já to tirando 200 por dia e minha mae tbm
paga certinho olha os print
link no privado
== daily-income | Assistente de e-commerce | Loja Global Parceiros | R$ 80 a R$ 900 diários
Prezado(a), nosso departamento está recrutando assistentes de meio período para ajudar lojistas a aumentar o volume de pedidos.
O colaborador simula compras no aplicativo e obtém comissão imediata a cada pedido concluído.
Você recarrega a conta de trabalho e o capital retorna com o lucro em poucos minutos.
Não afeta seu emprego atual.
== daily-income | Trabalho investindo | Alfa Capital Trader | R$ 2.000 por semana
Não precisa entender nada do mercado, o robô opera p/ vc 🤖
Bota 100 e tira 180 em 24h, nossa equipe te ensina
Aceitamos qualquer pessoa, vagas de "operador júnior"
== daily-income | Jogador de plataforma | - | 500 por dia
TRABALHO DE TESTAR JOGUINHO 🐯 vc joga na plataforma nova e fica com metade do q ganhar
banca por nossa conta na 1a vez depois vc deposita
So pra maior de 18
== daily-income | Atualização de dados de produtos | MegaOtimiza | R$ 250 por dia + bônus
Contratamos pessoas para otimizar o ranqueamento de produtos em marketplaces parceiros.
São 40 cliques diários, levam cerca de 50 minutos.
No primeiro dia a empresa deposita um saldo de teste de R$ 120 para você aprender.
Pagamento diário em Pix ou USDT.
Nossa mentora acompanha todos os passos pelo Telegram.
== daily-income | Renda extra mães | - | R$ 100 a R$ 300 todo dia
mamães q estão em casa com bb 👶 dá pra ganhar todo dia sem sair de casa
n é venda n é piramide
vc só convida mais 3 amigas e qdo elas entra vc ja recebe
me chama q te mando o audio explicando
== daily-income | Comentarista de produtos | OpinaPag | R$ 15 por comentário
Comente em produtos que você nunca usou kkk e ganhe 💸
Cai na conta em 5 min
Ja no primeiro dia faz uns 200 tranquilo
== daily-income | Auxiliar de marketing digital | Agência Impulso Social | R$ 3.000 a R$ 6.000
A Agência Impulso Social ajuda artistas a ganharem visibilidade nas redes.
Sua função é seguir contas no Instagram, tirar print e enviar no grupo.
- R$ 4 por perfil seguido
- 25 missões por dia
- acerto toda noite
As missões com bônus pedem um pré-pagamento que volta com 40%.
== daily-income | Locação de máquina virtual | EnergiaVerde App | ganho diário
Trabalhe com a nova plataforma de energia 🌱 vc aluga um painel no app e ele rende todo santo dia
Plano de 60 reais rende 12 por dia, plano de 500 rende 130
Tem salario mensal p quem forma equipe
== daily-income | Vaga meio período | Departamento de RH | R$ 200 - R$ 1.000
Olá, desculpe incomodar! Nossa empresa precisa de 50 colaboradores de meio período. O trabalho é simples, feito pelo celular, e o salário é liquidado no mesmo dia. Se tem mais de 23 anos responda "1".
== daily-income | Transcrição de áudio | - | até 350 por dia
ouvir audio de 1 minuto e escrever, qqr um faz
a gente paga por audio, 20 reais cada
pra sacar tem q bater o minimo e subir p/ nivel VIP
== daily-income | Revendedor de contas | - | R$ 400 no primeiro dia
Empresta sua conta do banco pra gente receber uns pagamento e fica com 10% de tudo q entrar
trabalho de intermediador, tranquilo, sem sair de casa 😎
== daily-income | Operador de exchange | BitLucro Assessoria | lucro de 8% ao dia
Vaga para operadores autônomos em regime remoto. Você aporta a partir de R$ 50 e nossa mesa indica os sinais nos horários combinados.
Rendimento garantido e sem risco, com saque a qualquer momento.
Bônus por indicação de novos operadores.
== daily-income | Assistir filme | - | R$ 70 por hora
assista trailer e ganhe 🍿 pagamento diario comprovado, mais de 10 mil pessoas trabalhando
== too-much-pay | Auxiliar de limpeza | - | R$ 7.500,00
Vaga para limpeza de escritório 3 horas por dia, segunda a quinta
Não precisa experiencia nem escolaridade
Vale de 1.200 e convenio pra familia toda
== too-much-pay | Embalador de brinquedos | Brinq Mundo | R$ 9.200
Embalar brinquedo na fabrica ou em casa vc escolhe 🧸
4h por dia, folga sexta sabado e domingo
Contrato na hora, sem entrevista
== too-much-pay | Digitador iniciante | Editora Páginas | R$ 6.800,00
A Editora Páginas contrata digitadores iniciantes para trabalho remoto de duas horas diárias. Não é exigida experiência, curso ou computador. A remuneração mensal é fixa e há bônus de R$ 2.000,00 na contratação.
== too-much-pay | Passeador de cachorro | - | 12 mil por mes
preciso de alguem p/ passear com meu cachorro 1x por dia, moro fora e to voltando semana q vem, pago adiantado por cheque e vc me devolve o troco
== too-much-pay | Recepcionista bilíngue (não precisa falar inglês) | Hotel Gran Palace | R$ 11.000
Atender telefone das 10h às 13h
Primeiro emprego tbm pode 😊
Moradia e passagem paga
== too-much-pay | Repositor | - | R$ 5.900 + R$ 1.500 VA
Repositor de mercado sem experiência, 5 horas por dia
Aceitamos menor e aposentado
vagas p/ todo brasil
== urgent-unnamed | URGENTE | - | R$ 2.000
Urgente urgente!!! precisa-se de 20 pessoas pra começar AMANHÃ
nao perca tempo, ultimas vagas
== urgent-unnamed | Contratação imediata para todos os setores | - | R$ 2.300 + benefícios
Grande empresa da região contrata com extrema urgência. Os primeiros que responderem serão admitidos hoje mesmo, sem processo seletivo.
== urgent-unnamed | Ajudante geral | - | -
Corre q ta acabando 🏃‍♀️ só mais 3 vagas, fecha hj as 17h
empresa top mas nao pode divulgar o nome
== urgent-unnamed | Vaga feminina URGENTE | - | R$ 1.700
Preciso pra hoje ainda!! quem responder primeiro leva. trabalho leve, sem experiencia, nao pergunta de empresa pq é sigiloso
== urgent-unnamed | Motorista e ajudante | - | R$ 3.000
Admissão em 24 horas, últimas 5 posições de 200. Não deixe para depois: o cadastro encerra ao meio-dia e não será reaberto. Cliente confidencial.
== link | Auxiliar de logística Mercado Livre | Mercado Livre | R$ 2.300
Mercado livre abriu 2 mil vagas em todo brasil 💛 sem experiencia
turnos de 6h, fretado e refeitorio
cadastro pelo site oficial: mercadolivre-vagas2025.site/cadastro
== link | Carteiro temporário | Correios | R$ 2.429,26
Foram abertas as inscrições para carteiro temporário, sem concurso.
Exigência: ensino médio e idade mínima de 18 anos.
Inscreva-se até domingo em correios-selecao.gov-br.online/inscricao
Serão chamados os primeiros inscritos.
== link | Operador de loja | Rede Atacado Forte | R$ 1.900
A Rede Atacado Forte está com vagas de operador de loja, padaria e açougue. Registro em carteira, PLR e convênio.
Candidate-se: https://gupy.io.candidato-br.top/atacado
== link | Vaga home office | - | R$ 1.650
galera saiu essas vaga aqui, minha prima entrou 🙏 bit.ly/3xVagaHj corre
== link | Assistente administrativo | Grupo Horizonte | R$ 2.250,00
Atividades de arquivo, emissão de notas e apoio ao financeiro, em Campinas, de segunda a sexta.
Seu currículo foi visualizado no Catho. Confirme seus dados para a entrevista em catho-confirma.click/entrevista?id=8841 em até 12 horas.
`;

export const sixthHonest = `
== Auxiliar de Limpeza | Condomínio Jardim das Palmeiras | R$ 1.680,00
Limpeza das áreas comuns, coleta de lixo e organização do depósito.
Segunda a sábado, CLT, com cesta básica de R$ 180,00 e vale-transporte.
Interessados deixar currículo na portaria, Rua das Acácias, 220.
== Montador de móveis | Móveis Pinheiral | R$ 2.200 + produção
Montagem de móveis planejados na casa dos clientes.
A empresa fornece ferramentas, uniforme e veículo.
CNH B é diferencial.
== Costureira faccionista | Confecções Linha Fina | por peça
Procuramos costureiras com máquina própria para trabalhar em casa. Levamos e buscamos as peças cortadas toda terça, sem nenhum custo de frete para a costureira.
Pagamos R$ 6,50 a peça, no fim de cada lote.
Visitamos a oficina antes de fechar.
== Motoboy | Pizzaria Dona Lucia | R$ 80 por noite + R$ 6 por entrega
Precisa-se de motoboy com moto e baú próprio, sexta a domingo das 18h às 23h30
Pagamento todo dia no final do turno, em dinheiro ou pix
Falar com o Marcos no balcão ou zap (11) 90000-4512
== Eletricista de manutenção | Metalúrgica Santana | R$ 3.450,00
Manutenção preventiva e corretiva em painéis e motores.
Obrigatório: NR-10 e NR-35 em dia, curso técnico em eletrotécnica.
Benefícios: plano de saúde, PLR, refeitório, fretado.
== Vigilante | Guardião Segurança Patrimonial | R$ 2.340,00 + periculosidade
Curso de formação de vigilante e reciclagem atualizados, CNV ativa.
Escala 12x36, posto bancário em Santo André.
Exame psicológico e admissional custeados pela empresa.
== Técnico de enfermagem | Hospital São Lázaro | R$ 3.100,00
COREN ativo e com anuidade em dia. Plantão noturno 12x36 na clínica médica.
Documentos para a entrevista: RG, COREN e currículo atualizado.
== Vendedor externo | Pagou Fácil Maquininhas | comissão, média de R$ 4.500
Venda de máquinas de cartão para pequenos comerciantes.
Comissão por máquina ativada mais recorrência sobre as taxas pagas pelos lojistas.
Sem custo para o vendedor: a amostra, o crachá e o chip são da empresa.
== Consultor de franquias | Rede Café do Bairro | R$ 3.800 + variável
Apresentar a franquia a investidores, explicar taxa de franquia, investimento inicial e prazo de retorno.
Experiência em vendas consultivas. Viagens pelo interior pagas pela empresa.
== Operador de caixa | Supermercado Bom Vizinho | R$ 1.720,00
Receber pagamentos em dinheiro, cartão e pix, fazer abertura e fechamento de caixa.
Escala 6x1, quebra de caixa, vale-alimentação de R$ 350.
Levar currículo no balcão de atendimento.
== Empregada doméstica | Família particular | R$ 2.100,00
Casal com duas crianças na Vila Mariana procura doméstica que cozinhe bem, segunda a sexta das 8h às 16h.
Registro no eSocial desde o primeiro dia, vale-transporte.
Pedimos referência de um emprego anterior. Conversa presencial. WhatsApp da Renata: (11) 90000-7812
== Diarista | - | R$ 200 a diária
Procuro diarista para faxina quinzenal, apartamento de 2 quartos em Pinheiros. Pago no mesmo dia, assim que terminar, mais a condução.
== Babá | Agência Doce Lar | R$ 2.600,00
Para família em Moema, bebê de 1 ano.
Nossa agência não cobra nada das profissionais; quem paga a intermediação é a família.
Traga RG, CPF e cartas de referência na entrevista, na nossa sede.
== Auxiliar de logística | Rota Sul Transportes | R$ 1.980,00
Separação e conferência de pedidos no CD de Cajamar, turno da noite com adicional de 20%.
Fretado gratuito, refeição no local, uniforme fornecido.
Inscrição: rotasul.gupy.io
== Separador de pedidos | - | R$ 1.850,00
Agência de empregos contrata para cliente do ramo atacadista em Barueri, 30 vagas temporárias.
Início na próxima segunda-feira. Exames agendados e pagos pela agência.
Comparecer na Av. dos Ipês, 1500, sala 12, das 8h às 11h, com RG e carteira de trabalho digital.
== Jovem Aprendiz | Banco Aurora | R$ 790,00
Curso de capacitação gratuito, ministrado pela entidade formadora às sextas, dentro da jornada.
De 14 a 22 anos, cursando o ensino médio ou concluído.
Não cobramos qualquer valor em nenhuma etapa.
== Professor de inglês | Escola Hello Kids | R$ 38 hora-aula
Dar aulas para turmas de 6 a 12 anos, à tarde.
O material didático é cedido ao professor. Treinamento de metodologia remunerado.
== Instrutor de curso de empilhadeira | Centro de Formação Atlas | R$ 3.600
Ministrar o curso de operador de empilhadeira (teoria e prática) para turmas de até 15 alunos.
Exige-se certificado de instrutor e NR-11.
== Consultora educacional | Faculdade Novo Rumo | R$ 1.600 + comissão
Atender interessados, apresentar os cursos, esclarecer valor da matrícula e das mensalidades e fechar a inscrição no sistema.
Bolsa de 50% na graduação para funcionários.
== Modelo fotográfico | Loja Bela Curva Plus | R$ 450 por diária
Buscamos modelos plus size, manequim 48 a 54, para fotos do catálogo de verão.
Não é preciso ter book: mande três fotos feitas no celular.
Cachê pago em até 5 dias após o ensaio. Não há nenhum custo para a modelo.
== Modelo de prova | Confecção Ateliê Norte | R$ 1.900,00
Manequim 38, altura a partir de 1,68. Provar peças piloto e auxiliar na medição. Meio período, CLT.
== Entregador ciclista | Farmácia Popular da Vila | R$ 1.600 + gorjetas
bike da farmacia, não precisa ter a sua. registro em carteira, seg a sab 8 as 16h
trazer curriculo, falar c/ a gerente Sônia
== Motorista de aplicativo parceiro | Leva Fácil Mobilidade | R$ 150 a R$ 300 por dia
Cadastre seu carro e dirija no horário que quiser. Ganhos variam conforme as horas rodadas e a cidade; a taxa do app é de 15% sobre cada corrida.
Requisitos: CNH com EAR, carro a partir de 2014 e certidão de antecedentes (emitida de graça no site da Polícia Federal).
== Motorista carreteiro | Transportes Vale Verde | R$ 3.900 + diárias
CNH E com EAR, curso MOPP vigente e exame toxicológico. O toxicológico da admissão é por conta da empresa.
Diárias de R$ 85,00 para alimentação.
== Caminhoneiro agregado | Cargas do Cerrado | frete por viagem
Veículo toco ou truck próprio, ANTT ativa e rastreador.
Adiantamento de 70% do frete no carregamento e saldo na entrega do canhoto.
== Digitador | Cartório do 3º Ofício | R$ 2.050,00
Digitação e indexação de matrículas e escrituras antigas. Segunda a sexta, 9h às 17h, presencial.
Teste de digitação no dia da entrevista.
== Digitalização de documentos | Arquivar Gestão Documental | R$ 1.750,00
Preparar, higienizar e digitalizar documentos de clientes (contratos, RG, CPF, comprovantes).
Ensino médio completo e atenção aos detalhes. CLT, VR de R$ 22 por dia.
== Transcritor freelancer | TextoVivo Transcrições | R$ 3,20 por minuto de áudio
Trabalho remoto por projeto. Há um teste curto, sem custo, e o pagamento sai todo dia 10 mediante nota fiscal MEI.
Volume médio de 5 horas de áudio por mês; não é renda fixa.
== Social media | Agência Maré Criativa | R$ 2.500 PJ
Planejar posts, responder comentários, acompanhar curtidas e alcance, gravar vídeos curtos.
Portfólio no link da bio ou pdf para vagas@marecriativa.example
== Moderador de conteúdo | Clareia Serviços Digitais | R$ 2.180,00
Analisar vídeos e comentários denunciados e decidir conforme as políticas. Presencial em São Paulo, 6h por dia, apoio psicológico.
== Analista de avaliações | Hotel Serra Azul | R$ 2.300
Responder às avaliações dos hóspedes nos sites de viagem e fazer relatórios semanais para a gerência.
== Revendedora de cosméticos | Flor de Ipê | 30% de comissão
Cadastro gratuito e sem pedido mínimo. Você vende pelo catálogo digital e o cliente paga direto na loja.
O kit de amostras é opcional e quem quiser pode só divulgar o link.
== Revendedora por consignação | Semijoias Ana Clara | 35% sobre as vendas
Mostruário em consignação: vc leva as peças, paga só o que vender no acerto e devolve o resto.
Não precisa pagar nada pra começar, fazemos apenas análise de cadastro na loja.
== Vendedora | Loja Passo Certo Calçados | R$ 1.650 + comissão
URGENTE! Loja Passo Certo do centro de Sorocaba precisa de vendedora com experiência em calçados.
Trazer currículo na Rua XV, 88, hoje ou amanhã até as 17h.
== Padeiro | Panificadora Trigo Nobre | R$ 2.700
Contratação imediata! Turno das 3h às 11h20, com experiência em forno de lastro. Damos ajuda de combustível pelo horário.
Chamar no WhatsApp (41) 90000-2233, Sr. Nelson
== Garçom freelancer | Buffet Encanto | R$ 160 por evento
Sábados e domingos. Pagamento no fim da festa.
Levar sapato preto; camisa e avental o buffet empresta.
== Staff de evento | Palco Sete Produções | R$ 180 diária
Credenciamento e orientação de público no festival de dias 12 e 13.
Alimentação no local. Pulseira e camiseta entregues sem custo no briefing.
Pagamento em 10 dias por pix na conta do próprio prestador.
== Promotor de vendas | Laticínios Serra Boa | R$ 1.790 + ajuda de custo
Reposição e exposição em supermercados, roteiro de 12 lojas por semana. Ajuda de combustível de R$ 400 para quem tem moto.
== Repositor | Mercado Três Irmãos | R$ 1.640,00
Sem experiência, primeiro emprego pode! 6x1, VT, cesta.
Currículo no mercado com a Jéssica
== Ajudante de obra | Construtora Pedra Alta | R$ 2.010,00
Obra em Ribeirão Preto. Para quem vem de fora, alojamento, refeição e passagem de ida e volta pagos pela construtora, sem desconto.
EPI fornecido. Registro antes do início, exame no local.
== Pedreiro | - | R$ 230 a diária
preciso de pedreiro p/ reboco e contrapiso, serviço de uns 20 dias em Diadema, pago toda sexta
(11) 90000-9087 João
== Servente | Reforma Já | R$ 120 por dia
Diária paga no fim do dia. Almoço incluso. Começa quinta, obra na rua Amazonas.
== Porteiro | Prime Portarias | R$ 2.180,00
12x36 diurno. Uniforme completo sem custo. Curso de portaria oferecido gratuitamente aos contratados.
VA de R$ 520,00 e cesta básica.
== Recepcionista | Clínica Sorriso Aberto | R$ 1.900,00
Agendar consultas, confirmar por WhatsApp, receber pagamentos de consultas e emitir recibos. Segunda a sábado.
== Auxiliar financeiro | Contábil Monteiro | R$ 2.350,00
Emissão de boletos, cobrança de taxas e mensalidades em atraso, conciliação bancária.
Híbrido, duas vezes por semana em casa.
== Contador | Escritório Balanço Certo | R$ 5.200,00
CRC ativo. Fechamento mensal, apuração de tributos e declarações. Anuidade do CRC paga pelo escritório.
== Corretor de imóveis | Imobiliária Nova Praia | comissões de até R$ 20 mil
CRECI ou protocolo de estágio. Sem fixo: comissão de 40% sobre a parte da imobiliária.
Plantão em estande com leads pagos pela empresa. Ganhos dependem das vendas.
== Estagiário de corretagem | Imóveis Litoral | bolsa de R$ 900
Precisa estar matriculado no curso TTI (em instituição da sua escolha); não vendemos curso e não indicamos nenhum.
== Vendedor de consórcio | Consórcio Ponte Nova | R$ 1.518 + comissão sem teto
Melhores vendedores passam de R$ 10 mil no mês. CLT, carteira de clientes e telefone corporativo.
Treinamento de 10 dias, pago.
== Closer de vendas | Mentora Digital | fixo de R$ 2.000 + 5%
Fechar por vídeo vendas de curso de R$ 1.997. Os alunos chegam pelo nosso marketing.
Experiência comprovada com vendas high ticket.
== Atendente de telemarketing | Voz Ativa Contact | R$ 1.518,00 + bônus
6h20 por dia, de segunda a sábado, sem experiência.
Treinamento remunerado e certificado. Headset e computador enviados para casa em comodato.
== Atendente home office | Suporte Mais | R$ 1.700,00
Atendimento por chat a clientes de loja virtual. A empresa manda notebook e ajuda de internet de R$ 100,00.
Entrevista por vídeo com a liderança e contrato CLT assinado digitalmente.
== Analista de suporte | Nuvem Clara Sistemas | R$ 3.300,00
Ajudar clientes com redefinição de senha, código de verificação e acesso ao sistema.
Nunca pedir a senha do cliente faz parte do nosso procedimento :)
== Analista de prevenção a fraudes | Banco Digital Jota | R$ 4.900,00
Analisar selfies, documentos e dados bancários enviados na abertura de contas, identificar golpes do pix e de falsas vagas.
SQL desejável.
== Analista de investimentos | Gestora Araucária | R$ 8.500,00
CPA-20 ou CEA. Acompanhar carteiras, rentabilidade diária e relatórios a clientes. São Paulo, presencial.
== Assessor de investimentos | Vértice Assessoria | fixo + comissão
Certificação Ancord obrigatória; reembolsamos o valor da prova a quem for aprovado.
Captação de clientes, remuneração variável conforme a receita.
== Desenvolvedor backend blockchain | Cadeia Tecnologia | R$ 14.000 PJ
Java ou Go, sistemas de exchange e carteiras de criptomoedas. Remoto, contratação por entrevista técnica.
== Programador júnior | Softmil | R$ 4.200,00
Desafio técnico de até 2 horas, depois conversa. Remoto, 40h, plano de saúde, VR de R$ 900.
== Cuidadora de idosos | Residencial Bem Viver | R$ 1.950,00
Curso de cuidador (qualquer instituição) e experiência. 12x36. Insalubridade 20%.
== Cuidador folguista | Família particular | R$ 180 por plantão
Preciso de cuidador homem p/ meu pai, cadeirante, fins de semana, 12h. Pago ao final de cada plantão por pix. Peço referência e conversa antes, aqui em casa.
== Cozinheira | Restaurante Tempero da Roça | R$ 2.300 + gorjeta
Comida caseira, almoço executivo, 200 refeições por dia. Segunda a sábado 7h às 15h20.
== Chapeiro | Lanchonete Kero Mais | R$ 1.900
precisa-se de chapeiro c/ experiencia pra ontem kkk 😅 lanchonete kero mais, av brasil 410. das 17h as 00h
vem conversar c/ a Dri ou chama (62) 90000-1144
== Barista | Café Pátio | R$ 1.850 + 10%
Sem experiência, a gente ensina! Curso de barista por conta da casa.
== Cabeleireira | Studio Bela Flor | comissão de 50%
Salão com clientela. Não cobramos aluguel de cadeira. Trazer seu material de corte; química por conta do salão.
== Manicure | Espaço Unha & Cia | 60% de comissão
acerto toda sexta feira. material é da profissional, se nao tiver a gente empresta no começo. ponto no centro de Betim
== Barbeiro | Barbearia Navalha | cadeira alugada R$ 250/semana ou 50%
Escolha entre aluguel da cadeira ou parceria com comissão. Movimento bom, agenda por app.
Venha conhecer o espaço na Rua Tupi, 77.
== Operador de empilhadeira | Distribuidora Sol Nascente | R$ 2.560,00
Curso de empilhadeira e experiência de 1 ano. Reciclagem paga pela empresa. VA R$ 480 e convênio.
== Soldador | Estruturas Ferro Bom | R$ 3.100,00
MIG e eletrodo. Teste prático remunerado. NR-35 será ministrada pela empresa na integração.
== Técnico de segurança do trabalho | Engenharia Costa Nova | R$ 3.900,00
Registro no MTE, treinar equipes em NR-6, NR-10, NR-33 e NR-35. CNH B.
== Auxiliar de produção | Chocolates Serra Fria | R$ 1.730,00
Vagas temporárias para a Páscoa, 90 dias, com chance de efetivação. Homens e mulheres.
Inscrições de graça e presenciais na fábrica de 3 a 7 de fevereiro.
Trazer RG, CPF, comprovante de endereço e carteira de trabalho.
== Auxiliar de produção | Têxtil Malhas do Vale | R$ 1.810,00
Os aprovados na entrevista entregarão os documentos no RH e abrirão conta-salário no banco conveniado, sem tarifas.
== Operador de máquina | Plásticos Ideal | R$ 2.240,00
3 turnos. Exame admissional e vacinas pagos pela Plásticos Ideal. Fretado de Suzano e Mogi.
== Embaladora | Biscoitos Vó Zilda | R$ 1.660
Embalar e etiquetar biscoitos na fábrica, seg a sex 7h as 16h48. Não é trabalho em casa.
Deixar curriculo na portaria.
== Artesã para montagem de lembrancinhas | Festa Fofa | R$ 1,20 por peça
Montagem em casa p/ quem mora em Londrina. Material por nossa conta, vc retira e devolve na loja. Fazemos uma peça teste juntas na loja.
É um extra, dá uns 300 a 400 reais por mês.
== Artesão de bonecos | Ateliê Pano & Linha | por encomenda
Bordado e acabamento de bonecas de pano. Pagamos o frete dos dois lados.
Emissão de nota como MEI ou recibo.
== Auxiliar de escritório | - | R$ 1.800,00
Empresa de contabilidade no centro de Maringá (nome informado na entrevista) contrata auxiliar para arquivo, malote e atendimento.
Segunda a sexta, CLT. Currículo para selecao@talentosnorte.example
== Secretária executiva | - | R$ 5.500,00
Consultoria de RH seleciona para cliente multinacional em processo sigiloso. Inglês fluente, gestão de agenda e viagens.
Não há custos ao candidato. Entrevista presencial na consultoria Passos & Lemos.
== Gerente comercial | - | R$ 12.000 + bônus
Headhunter busca gerente comercial com 8 anos de experiência no setor de embalagens para indústria nacional, confidencial. Superior completo, veículo e celular da empresa.
== Vendedor de painéis solares | SolMais Energia | R$ 2.000 + 3% por projeto
Visitar residências e empresas, apresentar simulação de economia e financiamento. Comissão paga após a compensação da entrada do cliente.
== Técnico instalador solar | Energia do Campo | R$ 2.800,00
NR-10 e NR-35 obrigatórias; se estiverem vencidas, a empresa renova sem descontar.
== Consultor de crédito | Fácil Crédito Promotora | R$ 1.518 + comissão
Oferecer empréstimo consignado a aposentados, coletar documentação do cliente e digitar propostas. Não cobramos taxa antecipada do cliente em hipótese alguma.
== Atendente de correspondente bancário | Lotérica da Praça | R$ 1.690 + quebra de caixa
Recebimento de contas, boletos, depósitos e apostas. Antecedentes limpos, emissão gratuita em gov.br.
== Fiscal de caixa | Atacado Dois Rios | R$ 2.150
Sangria, conferência, autorização de cancelamento e troco. 44h semanais.
== Bilheteira | Cine Praça | R$ 1.610,00
Venda de ingressos, cobrança da taxa de conveniência e fechamento. Cinema de graça para funcionários 🎬
== Assistente de RH | Indústria Bellaço | R$ 2.600,00
Receber documentos dos admitidos, cadastrar dados bancários, agendar exames, benefícios e ponto.
Graduação cursando.
== Recrutador | Talento Já Consultoria | R$ 2.900
Divulgar vagas em grupos de WhatsApp e Facebook, triar currículos e conduzir entrevistas. Híbrido em BH.
== Técnico de informática | Conserta PC | R$ 1.900 + comissão
Formatar, trocar peças, atender balcão. Pode ser autodidata. Comissão de 10% no serviço.
== Instalador de internet | Fibra Veloz | R$ 1.950 + produção
CNH B. Carro, escada, uniforme e ferramentas da empresa. Curso de NR-35 oferecido sem custo.
== Auxiliar veterinário | PetClínica Amigo | R$ 1.750,00
Contenção, limpeza de baias, ajudar em cirurgia. Gostar mesmo de bicho 🐶
== Passeador de cães | Focinho Feliz | R$ 25 por passeio
Manhãs, região da Savassi, grupos de até 3 cães. Recebe toda segunda o q fez na semana.
Primeira semana acompanhando outro passeador (tbm paga).
== Tosador | Banho & Bicho | 40% de comissão
com esperiencia em tesoura. trazer fotos dos trabalhos. (51) 90000-3030 falar com Tati, loja na av. Ipiranga
== Estagiário de Direito | Advocacia Moura Teles | R$ 1.100,00
A partir do 5º semestre. Protocolos, diligências, contato com clientes e cálculo de custas e emolumentos.
== Estágio em Administração | Prefeitura de Vale Claro | R$ 850,00 + auxílio-transporte
Inscrição gratuita na página da prefeitura; processo com prova objetiva. Edital completo no site oficial.
== Professor temporário | Secretaria Estadual de Educação | R$ 4.420,55
Processo seletivo simplificado. Inscrições em www.gov.br, no edital, sem taxa. Diploma e títulos serão conferidos na convocação.
== Agente censitário | Instituto Público de Pesquisas | R$ 2.676,00
Taxa de inscrição do concurso: R$ 42,00, por GRU, com isenção para inscritos no CadÚnico, conforme o edital publicado no Diário Oficial.
== Aprendiz de mecânico | Auto Center Bandeira | R$ 880,00
Curso no Senai gratuito, matriculado pela empresa. 14 a 21 anos.
== Mecânico | Oficina do Tião | R$ 3.000 + comissão
Suspensão, freio e motor. ferramenta da oficina. começa segunda se fechar
== Frentista | Posto Rota 40 | R$ 1.780 + 30% periculosidade
Receber pagamentos, aferir óleo, calibrar. Curso de NR-20 dado pelo posto.
== Lavador de carros | Lava Jato Brilho | R$ 100 por dia
Diária paga na hora, mais caixinha. Terça a domingo. não precisa experiencia
== Ajudante de motorista | Bebidas Planalto | R$ 1.720 + diária de R$ 35
Carga e descarga em bares e mercados. Uniforme e botina sem custo.
== Auxiliar de carga (chapa) | Mudanças União | R$ 130 por mudança
Chamamos pelo whats quando tem serviço. Paga no mesmo dia. Nosso galpão fica na rua do Comércio 500, passa aqui p/ conhecer.
== Ciclista entregador | Bistrô Verde | R$ 70 por turno + taxa de entrega
almoço 11h às 15h. a taxa de entrega q o cliente paga fica toda pra vc
== Entregador autônomo | App Traz Aí | R$ 7 a R$ 12 por entrega
Baixe o app na loja oficial, envie CNH e documento da moto pelo próprio app e aguarde a análise. A bag pode ser qualquer uma; não vendemos bag.
Repasse diário ou semanal, à sua escolha.
== Motorista de van escolar | Transporte Tia Nena | R$ 2.400
CNH D, curso de transporte escolar e EAR. Monitor acompanha.
== Motorista de ambulância | Resgate Vida | R$ 2.750,00
CNH D com EAR, curso de condutor de veículo de emergência (50h) válido. Plantão 24x72.
== Tripulante de cruzeiro – garçom | Cia Oceano Sul | US$ 1.150 + gorjetas
Inglês intermediário e curso STCW. O STCW e o passaporte são do tripulante e podem ser feitos em qualquer escola credenciada pela Marinha; visto e passagem de embarque pagos pela companhia.
A agência não cobra taxa de recrutamento.
== Camareira | Pousada Recanto das Dunas | R$ 1.700 + moradia
Temporada de dezembro a março em Jericoacoara. Quarto compartilhado e 3 refeições. Ajudamos com a passagem.
== Colheita de uva | Vinícola Colina | R$ 140 por dia
Safra de janeiro e fevereiro com registro temporário. Alojamento, refeição e transporte inclusos, sem desconto.
== Trabalhador rural | Fazenda Santa Inês | R$ 1.900 + casa
Casal p/ cuidar de gado e horta. Casa com luz e internet. Registro na carteira.
== Enfermeiro | Home Care Aconchego | R$ 280 por plantão
COREN, curso de ventilação mecânica é diferencial. Pagamento quinzenal como PJ. Enviar currículo e cópia do COREN depois da entrevista.
== Dentista | Odonto Família | diária mínima de R$ 400 + 40%
CRO ativo. Sábados. Material e auxiliar da clínica.
== Médico plantonista | UPA Vale Norte | R$ 1.400 por 12h
CRM ativo. Pagamento à vista em até 48h após o plantão. Precisamos com urgência para este feriado. Contato da coordenação da UPA: (91) 90000-6161.
== Fisioterapeuta | Clínica Movimento | R$ 45 por atendimento
CREFITO, pilates. agenda cheia de tarde
== Nutricionista | Refeições Sabor & Cia | R$ 3.700,00
CRN ativo, gestão de cozinha industrial com 800 refeições. Plano de saúde sem coparticipação.
== Personal trainer | Academia Pulso Forte | hora R$ 60
CREF. O personal paga à academia taxa mensal de uso de R$ 300 a partir do terceiro mês, contrato de parceria por escrito; também há vaga CLT de instrutor.
== Instrutor de musculação | Academia Ferro e Fogo | R$ 1.900,00
CREF ativo. 6h por dia. Sem taxa.
== Fotógrafo | Foto Festa | R$ 350 por evento
Equipamento próprio. Pagamento em 7 dias. Casamentos aos sábados. Portfólio no link da bio do @fotofesta.exemplo
== Editor de vídeo freelancer | Canal Mundo Curioso | R$ 120 por vídeo
Vídeos de 8 a 10 min para YouTube, 3 por semana. Teste pago de um vídeo. Acerto toda sexta no pix.
== Redatora | Conteúdo & Prosa | R$ 0,08 por palavra
Textos de blog, SEO. Mandar 2 amostras já publicadas; não pedimos texto inédito de graça.
== Testador de jogos | Estúdio Pixel Verde | R$ 2.700,00
QA de jogos de celular, reportar bugs, inglês para ler. CLT presencial em Florianópolis.
== Cliente oculto | Olho Atento Pesquisas | R$ 40 a R$ 90 por visita
Visitar lojas e preencher questionário. O valor da compra é reembolsado em 15 dias com a nota, junto com o cachê. Cadastro gratuito. É bico, não substitui emprego.
== Entrevistador de pesquisa | Instituto Dados do Povo | R$ 110 por dia de campo
Pesquisa de opinião em domicílio. Treinamento pago, almoço e transporte pagos. Tablet da empresa.
== Panfletagem | Ótica Visão Boa | R$ 70 a diária
Sáb das 9 as 14h, no calçadão. Paga no final do expediente. Ótica Visão Boa, falar c/ Rosi
== Influenciador local | Hamburgueria Brasa | permuta + R$ 200
Perfil de Uberlândia com mais de 5 mil seguidores reais (curtida comprada a gente percebe 👀). Dois stories e um reels.
== Afiliado | Livraria Página Um | 8% de comissão
Programa de afiliados sem custo: você divulga o link e recebe todo mês se passar de R$ 50,00. Sem promessa de ganhos.
== Representante comercial | Ferragens União | comissão de 6%
CORE ativo, carro próprio, região de Juiz de Fora. Carteira já formada com 140 clientes.
== Vendedor porta a porta | Purificadores Água Pura | R$ 1.518 + R$ 80 por venda
Fixo garantido em carteira mesmo sem venda. Mostruário da empresa, van leva e busca.
== Vendedora de loja de celular | Cel Mania | R$ 1.600 + comissão
🔥VAGA NA CEL MANIA🔥 shopping Praça Sul, 2o piso
Precisamos de vendedora q goste de falar kkk, c/ ou s/ experiência
Manda cv no zap da loja (81) 90000-5050
== Atendente | Açaí da Barra | R$ 1.550 + lanche
gente to precisando de atendente pro açaí 💜 de quinta a domingo 16 as 22h
rua Beira Mar 12, chama eu (Carol dona) 85 90000-7171
== Balconista de farmácia | Drogaria Nossa Saúde | R$ 1.900 + comissão
Experiência em balcão. Sem receber por fora: registro e comissão no holerite.
== Farmacêutico | Drogaria Nossa Saúde | R$ 4.600,00
CRF ativo. Responsabilidade técnica com adicional. Escala com um domingo por mês.
== Açougueiro | Casa de Carnes Boi Forte | R$ 2.600
desossa e atendimento. urgente, o nosso se aposentou. Av Central 90, Boi Forte
== Fiscal de loja | Magazine Ponto Alto | R$ 1.850,00
Escala 6x1. ATENÇÃO: a Magazine Ponto Alto não pede pix, documentos por WhatsApp nem cobra curso. Candidatura apenas em magazinepontoalto.gupy.io
== Assistente administrativo | Grupo Lago Azul | R$ 2.100,00
Cuidado com golpes: nossos recrutadores usam só e-mail @lagoazul.example. Não solicitamos código de SMS, selfie ou dinheiro.
Arquivo, notas fiscais, atendimento a fornecedores.
== Analista de DP | Folha Certa | R$ 3.400,00
eSocial, FGTS, rescisões, conta-salário dos colaboradores. Desejável domínio do gov.br com certificado digital.
== Despachante documentalista | Despachante Rapidez | R$ 1.800 + comissão
Emitir boletos de taxas do Detran para clientes, acompanhar vistorias, entregar CRLV. CNH A.
== Atendente de autoescola | CFC Volante | R$ 1.620,00
Explicar aos alunos preço dos cursos, exames e taxas; agendar aulas. Sábado até meio-dia.
== Instrutor de trânsito | CFC Volante | R$ 2.300,00
Credenciamento no Detran, categoria AB ou mais, EAR. A renovação do credenciamento é reembolsada mediante comprovante.
== Agente de viagens | Roteiros do Sul | R$ 1.900 + comissão
Vender pacotes, emitir passagens, orientar clientes sobre vistos e depósitos de reserva.
== Consultor de intercâmbio | Mundo Estudo | R$ 2.100 + comissão
Inglês avançado. Orientar estudantes sobre visto, trabalho no Canadá e custos do curso. Já viveu fora? Conta pra gente.
== Operador de marketplace | Casa Útil Online | R$ 2.000,00
Cadastrar produtos no Mercado Livre e Shopee, otimizar anúncios, responder perguntas, despachar pedidos nos Correios.
Presencial em Franca.
== Auxiliar de e-commerce | Moda Kids Store | R$ 1.700
embalar pedidos, etiquetar e levar nos correios. loja física tbm. tratar c/ Bia, (16) 90000-8811, rua General 45
== Auxiliar de triagem | Encomendas Já | R$ 1.760,00
Triagem noturna de encomendas, 22h às 5h. Admissão rápida: entrevista, exame (por nossa conta) e início em até 5 dias. 80 vagas, enquanto houver.
== Carregador | - | R$ 1.900,00
Terceirizada contrata URGENTE 15 carregadores para centro atacadista de hortifruti, 4h às 12h. Entrevistas terça, 9h, no Sine de Cariacica. Nada é cobrado.
== Operador de telemarketing temporário | - | R$ 1.518,00
Agência Prisma Temporários, cliente do ramo de planos de saúde. Contrato de 180 dias, 6x1. Envie currículo pelo WhatsApp da agência (71) 90000-3232; a entrevista é na Rua Chile, 9, sala 301.
== Analista de marketing | Lumina Cosméticos | R$ 4.100,00
Campanhas pagas, métricas de vídeo, curtidas, conversão. Candidate-se pelo link https://lumina.gupy.io/jobs/000
== Designer gráfico | Gráfica Papel & Cor | R$ 2.200
Corel e Illustrator. vai mexer c/ banner, adesivo e cartao. seg a sex
== Líder comunitário de vendas | Bolsas Mar e Sol | 10% da equipe
Programa de venda direta associado a código de ética do setor. Ganha-se sobre produtos vendidos, nunca por cadastro; adesão grátis e devolução do estoque garantida.
== Folguista doméstica | - | R$ 190 por dia
preciso de folguista p/ sabado e domingo em Icaraí, cuidar da casa e da minha sogra. pago no domingo mesmo. venham conversar antes, moro em frente a igreja
== Passadeira | - | R$ 150 a diária
Procuro passadeira 1x por semana no bairro Aclimação. Pago transporte. Interessadas mandar mensagem com 2 referências: (11) 90000-6677
== Jardineiro | Verde Vivo Paisagismo | R$ 1.900,00
Roçadeira, poda, irrigação. EPI da empresa, carteira assinada, CNH é um plus.
== Piscineiro | Azul Piscinas | R$ 1.800 + comissão na venda de produtos
Atender 8 piscinas por dia com moto da empresa. Produto não é cobrado de vc.
== Zelador | Edifício Monte Belo | R$ 2.500 + moradia
Moradia no prédio, sem desconto. Pequenos reparos, limpeza e atendimento a moradores.
== Músico para bar | Bar do Porto | R$ 250 por noite + couvert
voz e violão sexta e sabado. som da casa. paga na hora
== Operador de loja PCD | Hiper Campo Grande | R$ 1.700,00
Vaga exclusiva para pessoas com deficiência. Laudo médico será solicitado depois da entrevista; se precisar atualizar, o médico do trabalho da loja faz sem custo.
== Auxiliar de cozinha | Escola Pequeno Sábio | R$ 1.680
Merenda, higienização. Carteirinha de saúde: reembolsamos o exame na primeira folha, ou faça pela clínica conveniada sem pagar nada.
== Operador de drone | AgroVoo | R$ 3.300 + diárias
Curso CAAR e registro; a empresa custeia para quem não tem, com contrato já assinado. Viagens por todo Mato Grosso.
== Bombeiro civil | Brigada Forte | R$ 2.480,00 + periculosidade
Curso de bombeiro civil e reciclagem anual. 12x36 em shopping. Uniforme fornecido.
== Demonstradora de produtos | Panelas Boa Mesa | R$ 130 por dia + comissão
Demonstrar panelas em supermercado, quinta a sábado. O kit de demonstração é emprestado e volta p/ gente no fim da ação.
Pagamento na segunda seguinte por pix. Chamar a supervisora Leila: (27) 90000-4040
== Cobrador externo | Funerária Paz Serena Planos | R$ 1.640 + 5% do recebido
Receber as mensalidades do plano na casa dos associados, em dinheiro, pix ou maquininha. Moto da empresa, CNH A.
`;
