/**
 * Mixed, in the words that are most usual for each kind, a third of them indirect. Written on 26 November 2026 by a
 * writer who had seen neither the signs nor other samples. The signs were measured once on this one, and mended
 * because of it. The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const eleventhFrauds = `
== payment | Auxiliar Administrativo | RH Prime Talentos | R$ 2.150,00
A RH Prime Talentos seleciona auxiliar administrativo para empresa parceira do ramo de logística.
Atividades:
- Lançamento de notas fiscais
- Atendimento telefônico
- Organização de arquivos
Horário: segunda a sexta, das 8h às 17h48.
Para dar andamento ao processo seletivo é necessário o pagamento da taxa de inscrição de R$ 49,90, que será reembolsada no primeiro salário.
Enviar currículo para vagas@rhprime.example
== payment | Jovem Aprendiz | Instituto Futuro Jovem | R$ 890,00
Vagas para jovem aprendiz em bancos e supermercados da região. Idade entre 14 e 22 anos.
Carga horária de 4 horas, com vale transporte e uniforme.
O candidato precisa fazer o curso preparatório conosco, no valor de 6 x R$ 79,90 no carnê, e após a matrícula já é encaminhado para a entrevista.
Compareça com o responsável na Rua das Acácias, 123, sala 4.
== payment | Operador de caixa | - | R$ 1.900 + benefícios
Contratamos operador(a) de caixa com ou sem experiência, p/ início imediato.
Escala 6x1, VT e VR.
Pra garantir sua vaga vc precisa fazer um pix de 35 reais referente ao exame admissional, depois q fizer manda o comprovante no zap (11) 90000-1234.
== payment | Motorista entregador | TransRápido Cargas | R$ 3.800,00
Empresa de transportes contrata motorista com CNH B ou superior, para entregas em toda a Grande São Paulo.
Veículo da empresa, combustível por nossa conta, diária de viagem.
O seguro da carga fica a cargo do motorista, R$ 180,00 pagos antes da liberação da primeira viagem.
Salário fixo + ajuda de custo.
== payment | Montagem de canetas em casa | Canetas Brasil Home | R$ 0,50 por caneta
Trabalhe em casa montando canetas! Ganhe até R$ 2.500,00 por mês.
Enviamos todo o material para sua residência.
Você paga somente o frete de R$ 38,50 para receber o primeiro kit com mil peças.
Não precisa ter experiência, qualquer idade.
== payment | Embalador de sabonetes em casa | Aroma & Arte | R$ 1.800,00 mensais
SERVIÇO EM CASA - EMBALAR SABONETES
Pagamos por caixa embalada, retirada quinzenal.
Cobramos uma taxa de cadastro de R$ 29,90 só pra separar os curiosos de quem quer trabalhar de verdade. Vc recebe de volta na primeira entrega.
== payment | Recepcionista | Clínica parceira | R$ 1.780,00
Clínica odontológica no centro precisa de recepcionista com boa comunicação.
Segunda a sexta 9h às 18h, sábados alternados.
Benefícios: VT, VA e plano odontológico.
O investimento é simbólico: apenas o valor do material do treinamento, que é obrigatório para todos os aprovados.
Entrevistas por ordem de chegada.
== payment | Agente de aeroporto | AeroVagas Brasil | R$ 2.900,00 + 30% periculosidade
Estamos com 120 vagas abertas para agente de aeroporto, check-in e rampa, em Guarulhos e Congonhas.
Ensino médio completo, não exige inglês.
É obrigatório o curso de capacitação aeroportuária, ministrado por nossa própria escola, valor de R$ 690,00 parcelado em até 10x.
Contratação garantida após a conclusão do curso.
== payment | Auxiliar de produção | Grupo Metal Forte | R$ 2.340,00
Parabéns! Seu currículo foi aprovado para a vaga de auxiliar de produção.
Turno das 6h às 14h20, refeição no local, fretado e cesta básica.
Para liberação do contrato, efetue o depósito de R$ 85,00 referente ao uniforme e EPI na conta informada pelo RH.
O valor será devolvido junto com o primeiro pagamento.
== payment | Babá para família brasileira em Portugal | Europa Work | € 1.400
Família em Lisboa busca babá para duas crianças, moradia e alimentação inclusas.
Contrato de 12 meses, folga aos domingos.
A empresa cuida de toda a documentação. O candidato arca com a taxa do visto de trabalho, R$ 1.250,00, paga antecipadamente ao nosso despachante.
== payment | Trabalho no Canadá - colheita | Canada Jobs Assessoria | CAD 18/hora
Vagas em fazendas de morango e maçã, sem exigência de inglês.
Passagem e hospedagem pagas pelo empregador.
Após a compensação do valor da carta de oferta (quinhentos reais) seu nome é enviado ao consulado.
Vagas limitadas a 40 pessoas.
== payment | Cuidador de idosos | - | R$ 2.200
Preciso de cuidadora pra senhora de 82 anos, acamada, bairro Santana. Dorme no serviço, folga quinzenal.
A agencia pede um deposito de 60 reais pra consultar os antecedentes criminais antes da entrevista, depois a gente marca o dia.
== payment | Vigilante | Escudo Forte Segurança | R$ 2.870,00
Contrata-se vigilante para posto em shopping, escala 12x36.
Quem não tem o curso não se preocupe, fazemos sua reciclagem: pague R$ 250,00 e comece na segunda-feira.
VR de R$ 38,00 por dia, seguro de vida, assistência médica.
== payment | Repositor | Supermercados Bom Lar | R$ 1.700
vaga de repositor, nao precisa exp. só mandar 25,00 no pix p/ reservar a vaga. restam 3
== payment | Assistente de RH (home office) | Consultoria Nova Era | R$ 2.600,00
Buscamos profissional para triagem de currículos e agendamento de entrevistas.
Trabalho 100% remoto, notebook fornecido pela empresa.
O notebook é despachado assim que o colaborador quitar o frete e o seguro do equipamento, no total de R$ 129,00.
Enviaremos o código de rastreio em até 24 horas.
== payment | Modelo fotográfico / figurante | Agência Star Casting | Cachê de R$ 500 a R$ 3.000
Seu perfil foi selecionado para campanhas de lojas de departamento!
Bebês, crianças, adultos e terceira idade.
Para ser apresentado aos clientes é necessário o book fotográfico feito em nosso estúdio, a partir de R$ 590,00.
O cachê do primeiro trabalho já cobre o book.
== payment | Auxiliar de cozinha em navio | Cruzeiros Tripulante Já | US$ 1.300
Embarque imediato para temporada de cruzeiros. Alimentação e alojamento a bordo.
Os aprovados devem pagar a taxa de processamento do contrato, que não é reembolsável em caso de desistência.
Envie seu currículo em português mesmo.
== payment | Digitador freelancer | Digita Online | R$ 25 por página
Digite textos em casa e receba por página. Sem horário fixo.
Material em PDF, prazo de 48 horas.
Caso seja aprovado, será solicitado um valor de ativação do cadastro no sistema, pago uma única vez.
Pagamentos toda sexta.
== payment | Promotora de vendas | Bella Rosa Cosméticos | R$ 3.000 fixos
Empresa em expansão seleciona 15 promotoras para supermercados e farmácias.
Salário fixo, VT, VR e premiação.
Para começar vc precisa adquirir o kit inicial de produtos por R$ 199,00, que depois revende e fica com o lucro.
Venha crescer com a gente!
== payment | Porteiro | Condomínios Service | R$ 1.950
Temos vaga p/ porteiro noturno 12x36 em condomínio fechado.
Vc foi pré aprovado mais pra continuar tem q fazer o cursinho de portaria online, é rapidinho e custa só 47,00 com certificado.
Depois manda o certificado aq q já agendo sua entrevista com o síndico.
== payment | Auxiliar de logística | Agência Conecta Empregos | R$ 2.050,00
Galpão de e-commerce em Cajamar contrata para separação e conferência.
Fretado, refeitório, convênio médico.
A agência cobra 30% do primeiro salário, sendo metade paga no ato do encaminhamento.
Trazer RG, CPF e carteira de trabalho.
== payment | Atendente de telemarketing | Call Mais | R$ 1.518,00 + comissão
Jornada de 6h20, segunda a sábado. Ensino médio completo.
Pessoal, quem passou na dinâmica precisa acertar hoje o valor da apostila com a Fernanda na recepção, senão a vaga vai pro próximo da lista.
== payment | Operador de empilhadeira | LogVale | R$ 2.780,00
Vaga CLT em centro de distribuição, turno B.
Exames, toxicológico e ASO por conta do candidato, feitos somente na nossa clínica conveniada, R$ 140 no dinheiro ou pix antes da entrevista.
VA R$ 550, convênio médico, PLR.
== payment | Servente de obras | Construtora Alicerce do Vale | Diária R$ 150
Obra em Parauapebas com alojamento. Saída do ônibus dia 10.
Cada trabalhador contribui com duzentos reais da passagem, adiantado via Pix ao encarregado, e desconta depois.
Tragam botas e documentos.
== payment | Consulta de vaga - Processo Seletivo 2025 | Correios Vagas | R$ 2.429,26
Foram abertas inscrições para carteiro e operador de triagem, nível médio.
Sua inscrição foi localizada e encontra-se pendente.
Efetue o pagamento da taxa de R$ 68,40 via Pix até hoje às 23h59 para não ser eliminado.
Provas na sua cidade.
== payment | Assistente de e-commerce | Loja Vitrine Online | R$ 2.800
Cadastro de produtos, resposta a clientes, emissão de etiquetas. Home office.
Usamos uma plataforma própria; a licença de acesso é de responsabilidade do colaborador e fica em R$ 97,00 no primeiro mês.
Horário flexível, contrato PJ.
== documents | Auxiliar de escritório | - | R$ 2.000,00
Contratação imediata para auxiliar de escritório, com carteira assinada.
VT, VR e cesta básica.
Para agilizar, envie pelo WhatsApp foto do RG frente e verso, CPF, comprovante de residência e uma selfie segurando o documento. Depois entramos em contato para marcar a entrevista.
(21) 90000-4321
== documents | Estoquista | Lojas Magnólia | R$ 1.850
Parabéns, você foi aprovado(a) p/ a vaga de estoquista!
Trabalho de segunda a sábado, folga aos domingos.
Para finalizar seu cadastro informe: nome completo, CPF, nome da mãe, banco, agência, conta e a senha do app para depósito do salário.
== documents | Atendente de loja | RH Shopping Norte | R$ 1.720,00
Seu currículo foi selecionado pelo nosso sistema.
Você vai receber um código de 6 números por SMS, me manda ele aqui pra confirmar sua presença na entrevista.
A loja funciona das 10h às 22h, escala 6x1.
== documents | Motoboy | Entrega Já Express | R$ 3.200
contrato motoboy p/ entregas de farmacia, moto propria, cnh A
manda aq foto da cnh, doc da moto, foto do cartao do banco frente e verso e uma selfie q eu ja deixo cadastrado
começa amanha
== documents | Home office - Analista de cadastro | Global Staff | R$ 3.100,00
Atuação remota em conferência de cadastros e planilhas.
Não há entrevista: a admissão é totalmente digital.
Preencha o formulário com CPF, RG, título de eleitor, dados bancários e número do cartão de crédito para validação da identidade.
Início em até 24h.
== documents | Empacotador | Supermercado Estrela | R$ 1.600,00
20 vagas de empacotador, primeiro emprego.
Faça o reconhecimento facial no link que vamos mandar e informe sua senha do gov.br para consultarmos sua carteira de trabalho digital.
Após a validação o RH liga marcando a entrevista.
== documents | Auxiliar de limpeza | Brilho Serviços | R$ 1.690
Vaga para limpeza em hospital, noturno 12x36, insalubridade de 40%.
Antes da entrevista precisamos do número do PIS, cópia do cartão bancário e foto do rosto sem óculos em fundo branco, tudo por mensagem.
Só respondo quem mandar completo.
== documents | Programa Meu Primeiro Emprego | - | R$ 1.200 a R$ 1.800
Cadastro aberto p/ jovens de 16 a 24 anos.
Mande seu CPF, data de nascimento, nome da mãe e chave pix p/ ver se tem vaga na sua cidade.
== documents | Vendedora interna | Moda Flor | R$ 2.100,00 + comissão
Loja de moda feminina procura vendedora com simpatia e vontade de aprender.
Experiência será um diferencial.
A seleção começa pelo envio dos documentos pessoais e dos dados da sua conta pelo Telegram, para adiantar a abertura do contrato.
== documents | Assistente financeiro remoto | Invest Pay | R$ 3.500
Você vai receber transferências na sua conta e repassar aos clientes, ficando com 5%.
Para o cadastro precisamos de print da sua conta, foto do documento e acesso ao aplicativo do banco.
Trabalho legalizado, 2h por dia.
== documents | Operador de máquinas | Plásticos União | R$ 2.480,00
Indústria de embalagens contrata operador de injetora, 3 turnos.
Convênio médico, transporte fretado, refeição no local.
Os interessados devem encaminhar por WhatsApp a imagem da CNH aberta, comprovante de endereço e dados da conta corrente para pré-cadastro; as entrevistas serão marcadas posteriormente.
== documents | Jovem aprendiz | Banco parceiro | R$ 1.050
Oii tudo bem? Aqui é a Júlia do RH, vi seu currículo e adorei!
A vaga é das 13h as 17h numa agencia pertinho de vc.
Pra eu segurar a vaga me passa uma foto do seu rg, do rg da sua mãe e o código q vai chegar no seu zap tá?
== documents | Conferente | CD Anhanguera | R$ 2.230,00
Turno das 14h às 22h20, CLT, início imediato.
Como é pagamento quinzenal, nós abrimos uma conta digital em seu nome: mande RG, selfie e o token que vai chegar por e-mail, antes mesmo da entrevista.
== documents | Zelador | - | R$ 2.000
Precisa-se de zelador com moradia. Mandar RG, CPF, conta do banco e foto segurando o RG no whats (31) 90000-7788, nao precisa entrevista.
== messenger-only | Vagas de emprego | - | -
Estamos contratando! Chama no WhatsApp (11) 90000-5566.
== messenger-only | Trabalho em casa | - | -
Oportunidade p/ trabalhar pelo celular, homens e mulheres.
Mais informações só no Telegram @vagas_rh_oficial0
== messenger-only | VAGA DISPONÍVEL | - | a combinar
Me chama no privado q eu explico como funciona. zap 21 90000-3030
== messenger-only | Auxiliar | - | R$ 2.000
Empresa contrata. Interessados enviar "EU QUERO" para o WhatsApp (41) 90000-1122 e aguardar instruções.
== messenger-only | Renda extra | - | -
Olá! Sou a Camila, gerente de contratação. Seu número foi indicado pela nossa plataforma de recrutamento.
Temos uma vaga de meio período online para você. Posso explicar? Clique para falar comigo no WhatsApp.
== messenger-only | Contrata-se ambos os sexos | - | -
CONTRATA-SE AMBOS OS SEXOS, COM OU SEM EXPERIÊNCIA, MAIORES DE 18. INFORMAÇÕES SOMENTE PELO WHATS (85) 90000-9911
== messenger-only | Home office | - | -
Entre no grupo do Telegram para saber mais sobre a vaga. Não divulgamos o nome da empresa por questão de sigilo.
Não atendemos ligação, só mensagem.
== messenger-only | Parceria | - | bons ganhos
procuro 5 pessoas pra trabalhar cmg, serio mesmo. nao explico aqui, chama no zap q mando o audio. (62) 90000-4545
== daily-income | Trabalho meio período online | - | R$ 200 a R$ 800 por dia
Olá, somos da agência de marketing digital MidiaUp. Precisamos de pessoas para curtir vídeos no YouTube.
Cada curtida vale R$ 5,00 e você recebe por Pix na hora.
Ganhe de R$ 200 a R$ 800 por dia usando só o celular.
== daily-income | Avaliador de hotéis | Travel Review Group | R$ 150 a R$ 500/dia
Você só precisa avaliar hotéis com cinco estrelas no Google Maps.
São 3 avaliações de teste, e logo após recebe R$ 30 de bônus.
Não precisa de experiência, 10 a 20 minutos por dia.
== daily-income | Assistente de plataforma | Shop Tarefas | R$ 300 diários
Trabalho de otimização de produtos em plataforma de e-commerce.
Você recarrega a partir de R$ 50,00, completa as tarefas e saca o valor com 30% de comissão no mesmo dia.
Quanto maior a recarga, maior o lucro.
Suporte das 9h às 22h.
== daily-income | Assistir vídeos e ganhar | TikMoney | até R$ 250 por dia
Ganhe dinheiro assistindo videos curtos!! saque via pix no mesmo dia, sem limite
== daily-income | Operador de investimentos iniciante | Alpha Trade | R$ 500/dia
Estamos selecionando pessoas para operar em nossa sala de sinais. Não precisa entender do mercado, o robô faz tudo.
Comece com cem reais e tenha retorno de 10% ao dia garantido.
Trabalhe de onde quiser, no seu horário.
== daily-income | Divulgador digital | Rede Vitória | R$ 100 a R$ 400 por dia
Atividades simples: seguir perfis no Instagram e enviar o print.
Cada tarefa paga entre 3 e 8 reais.
Pagamento diário, direto na sua conta.
Nas tarefas em grupo vc faz um adiantamento e recebe de volta com lucro de 20 a 40%.
== daily-income | Auxiliar de vendas on-line | Mercado Parceiros | R$ 180/dia
Ajude lojistas a subir no ranking: você faz o pedido do produto, paga, e nós devolvemos o valor com 15% de comissão em até 10 minutos.
Não é preciso receber a mercadoria.
Vagas para maiores de 20 anos.
== daily-income | Renda Extra pelo celular | - | R$ 3.000 por semana
Mãe, dona de casa, desempregado: mude de vida HOJE!
Fature de 100 a 500 reais todo dia trabalhando 1h no celular.
Sem chefe, sem horário. Últimas vagas!
== daily-income | Colaborador de mineração | EcoSolar Fund | rendimento diário
Invista em painéis solares e receba renda todos os dias na sua conta.
Plano VIP1: R$ 120, rende R$ 9 por dia durante 365 dias. Plano VIP2: R$ 480, rende R$ 40 por dia.
Convide amigos e ganhe 12% do depósito deles.
Cargo de gerente de equipe com salário fixo a partir de 20 convidados.
== daily-income | Recepcionista virtual | Hotel Rewards | -
Vaga remota para dar suporte às reservas de hotéis parceiros.
O colaborador entra na plataforma, clica em quarenta reservas e recebe a comissão no fim do dia.
Se o saldo ficar negativo, basta completar o valor para liberar o saque.
Ganho médio de duzentos e cinquenta reais diários.
== daily-income | Avaliador de produtos | Avalia Brasil | R$ 90 por avaliação
Ganhe para dar sua opinião sobre roupas e perfumes. São 10 avaliações por dia e o saque cai na hora.
O acesso ao aplicativo tem preço promocional só hoje.
== daily-income | Trabalho extra | - | 300 por dia
oi amg td bem, to ganhando 300 reais por dia só curtindo foto no insta, se quiser te passo o link, eles pagam msm, já saquei 2x
== daily-income | Analista de dados júnior remoto | DataClick | R$ 120 a R$ 350 por dia
Procuramos colaboradores para enviar dados e aumentar a visibilidade de aplicativos.
Jornada de 40 minutos a 1 hora, em horário livre entre 10h e 22h.
Pagamento diário em USDT ou Pix.
Novos funcionários recebem saldo de treinamento; ao final é só depositar o valor indicado pelo orientador para redefinir as tarefas.
== daily-income | Agente de apostas esportivas | Green Bet Equipe | R$ 400/dia
Trabalhe com a gente fazendo entradas no jogo do foguetinho. Nossa equipe manda os sinais, vc só copia.
Lucro garantido todo dia, banca inicial de 50 reais.
== daily-income | Promotor de aplicativos | App Brasil Fácil | -
Baixe aplicativos, avalie e receba. Uma pessoa dedicada tira de cinquenta a cento e cinquenta reais num dia.
Seu orientador acompanha tudo pelo Telegram.
A partir do segundo dia existem as missões pré-pagas, com retorno maior.
== daily-income | Auxiliar de Marketing | Studio Influence | pagamento diário
Buscamos pessoas comunicativas, que gostem de redes sociais, para apoiar nossos influenciadores.
Regime autônomo, home office.
Basta comentar e compartilhar as publicações: cada ação remunera R$ 4,50 e os valores são pagos ao fim de cada dia, com ganhos a partir de R$ 300 por dia já na primeira semana.
== too-much-pay | Auxiliar administrativo home office | - | R$ 8.500,00
Não precisa de experiência nem escolaridade. Trabalho de 2 horas por dia, em casa.
Salário de R$ 8.500,00 + benefícios.
== too-much-pay | Digitador | Multi Digital | R$ 6.000 por mês
Digitação de fichas simples, 1 a 2h por dia, pelo celular.
Ganhos de seis mil reais por mês, sem experiência, sem metas.
Contratamos todo o Brasil.
== too-much-pay | Entregador de panfletos | - | R$ 1.200 por semana + R$ 900 bônus
entregar panfleto 3h por dia, paga 1200 por semana e mais 900 de bonus, qualquer idade, nao precisa experiencia
== too-much-pay | Recepcionista | Hotel no exterior | R$ 18.000
Moças de 18 a 28 anos, boa aparência, para trabalhar como recepcionista em Dubai. Não precisa falar inglês nem ter experiência.
Passagem, hospedagem e alimentação pagas. Salário de dezoito mil reais livres.
Embarque em 10 dias.
== too-much-pay | Atendente de chat | Top Chat | R$ 450 a hora
Responder mensagens de clientes pelo chat. Nenhuma experiência, escolha seus horários, máximo 3h por dia.
Pagamos R$ 450,00 por hora trabalhada.
== too-much-pay | Jovem aprendiz | Grupo Mundial | R$ 5.200,00
Vaga de jovem aprendiz, 4h por dia, três vezes na semana. Salário inicial de R$ 5.200,00, VR de R$ 1.500 e celular da empresa.
Sem processo seletivo.
== urgent-unnamed | Auxiliar geral | - | R$ 2.300
URGENTE!!! Começa amanhã! 50 vagas, só hoje. Chama rápido antes q acabe.
== urgent-unnamed | Vaga urgente | - | -
Preciso URGENTE de 10 pessoas pra começar hoje ainda. Corre!!!
== urgent-unnamed | Contratação imediata | - | R$ 2.500,00
CONTRATAÇÃO IMEDIATA, SEM ENTREVISTA. ÚLTIMAS VAGAS, ENCERRA ÀS 18H. GARANTA JÁ A SUA.
== urgent-unnamed | Ajudante | - | a combinar
Multinacional (nome em sigilo) contrata com máxima urgência ajudantes para várias áreas. Não perca tempo, restam poucas vagas, responda nos próximos 30 minutos.
== urgent-unnamed | Serviços gerais | - | R$ 1.900
urgente urgente vaga p/ todo mundo, inicio imediato, hj é o ultimo dia, manda nome e idade
== link | Auxiliar de logística | Mercado Livre | R$ 2.700,00
O Mercado Livre está contratando em sua região! Mais de 5.000 vagas para auxiliar de logística.
Salário de R$ 2.700,00, VR, plano de saúde e PLR.
Inscreva-se agora: http://mercadolivre-vagas2025.site/cadastro
== link | Carteiro | Correios | R$ 2.400
Inscrições abertas para carteiro temporário, ensino fundamental.
Consulte sua vaga em https://correios-inscricao.online/?cpf
== link | Operador de loja | Atacadão da Família | R$ 1.950,00
Rede atacadista seleciona operadores de loja, açougueiros e padeiros para nova unidade.
Benefícios: alimentação no local, assistência médica, cartão de descontos.
Candidaturas pelo portal: https://gupy.vagas-atacado.top/inscricao
== link | Vagas home office | - | R$ 2.000 a R$ 4.000
trabalhe em casa, faça seu cadastro aqui 👉 bit.ly/3vagahoje
== link | Auxílio Emprego 2025 | Governo Federal | R$ 1.518,00
O programa Emprega Brasil liberou vagas com bolsa para desempregados.
Verifique se você tem direito acessando www.gov-br.emprega2025.com e confirme seus dados.
Compartilhe com 10 amigos no WhatsApp para liberar o cadastro.
`;

export const eleventhHonest = `
== Auxiliar Administrativo | Distribuidora Serra Azul | R$ 2.150,00
Atividades: lançamento de notas, arquivo, atendimento a fornecedores e apoio ao financeiro.
Requisitos: ensino médio completo, pacote Office.
Horário: segunda a sexta, 8h às 17h48.
Benefícios: VT, VR de R$ 28,00/dia, plano de saúde com coparticipação.
Enviar currículo para rh@serraazul.example
== Operador(a) de Caixa | Supermercado Bom Preço do Vale | R$ 1.720,00
Registrar mercadorias, receber pagamentos em dinheiro, cartão e Pix, fechar o caixa e conferir valores.
Escala 6x1. Ensino médio completo.
Benefícios: VT, alimentação no local, cesta básica.
== Motoboy | Pizzaria Dom Carlito | R$ 80 de diária + taxa por entrega
Precisamos de motoboy para sexta, sábado e domingo, das 18h às 23h30.
Diária de R$ 80 mais R$ 5 a R$ 9 por entrega, pagamento no fim da noite.
Necessário moto própria, baú e CNH A com EAR.
Chamar no WhatsApp (19) 90000-2211, falar com Carlos.
== Vigilante patrimonial | Guardião Sul Segurança | R$ 2.390,00 + 30% periculosidade
Exigido curso de formação de vigilante e reciclagem em dia, com registro na Polícia Federal.
Escala 12x36, posto em shopping.
VR R$ 36,00 por plantão, seguro de vida, convênio médico.
A empresa custeia as reciclagens a partir da contratação.
== Eletricista de manutenção | Cerâmica Rio Claro | R$ 3.450,00
Manutenção preventiva e corretiva em painéis e motores.
Obrigatório NR-10 e curso técnico em elétrica. NR-35 será diferencial; oferecemos o treinamento sem custo.
Turno rotativo, transporte fretado e refeitório.
== Técnico(a) de Enfermagem | Hospital Santa Benedita | R$ 3.325,00 + insalubridade
COREN ativo e anuidade em dia. Plantão 12x36 noturno.
Vale alimentação de R$ 620, creche, plano de saúde.
Na admissão, trazer: RG, CPF, carteira de vacinação, comprovante de endereço e certidão negativa do COREN.
== Contador(a) Pleno | Escritório Contábil Lume | R$ 6.200,00
Fechamento contábil de empresas do lucro presumido e real, obrigações acessórias.
CRC ativo. A empresa paga a anuidade do CRC.
Modelo híbrido, 3 dias presenciais.
== Consultor de vendas - Maquininhas | Franquia PagVerde Campinas | R$ 1.900,00 + comissões
Venda e credenciamento de máquinas de cartão em comércios da região.
Fixo mais comissão por maquininha ativada; nossos melhores consultores tiram acima de R$ 6.000 por mês.
Necessário CNH B. Carro e combustível da empresa.
Não é preciso comprar nenhum equipamento.
== Auxiliar de produção | Alimentos Dona Cida | R$ 1.890,00
Linha de embalagem, turno das 6h às 14h20. Sem experiência, oferecemos treinamento.
Exame admissional pago pela empresa.
== Recepcionista | Clínica Sorriso Leve | R$ 1.800,00
Agendar consultas, receber pacientes, emitir boletos e receber pagamentos.
Segunda a sexta, das 9h às 18h.
Currículo com foto opcional para contato@sorrisoleve.example
== Cuidador(a) de idosos | - | R$ 160 o plantão de 12h
Família busca cuidadora com referências para senhora de 79 anos, no bairro Moema. Plantões noturnos, dia sim dia não. Pagamento semanal. Tratar com Sônia, (11) 90000-8181.
== Motorista carreteiro | Transportes Irmãos Pavan | R$ 3.280,00 + diárias + prêmio
CNH E com EAR, MOPP e exame toxicológico em dia.
Rota Sul-Sudeste. Diárias de R$ 92 pagas antes da viagem.
Adiantamento para pedágio e despesas depositado no cartão da empresa.
== Estágio em Direito | Advocacia Mourão & Sá | Bolsa R$ 1.400,00
Estudantes do 5º ao 8º semestre. 6 horas por dia. Acompanhamento processual, pesquisa de jurisprudência e protocolos. VT.
== Analista de Suporte N1 | NuvemTec Sistemas | R$ 2.700,00
Atendimento a usuários por chat, telefone e WhatsApp. Conhecimento em redes e Windows.
100% remoto, notebook enviado pela empresa, frete por nossa conta.
Auxílio home office de R$ 120 por mês.
Inscrições: https://nuvemtec.gupy.io/jobs/4412001
== Vendedor(a) interno | Óticas Visão Clara | R$ 1.650,00 + 3% de comissão
Experiência em varejo. Média de ganho com comissão: R$ 3.200. Loja no Shopping Plaza, escala 6x1.
== Atendente de farmácia - URGENTE | Farmácia Bem Viver | R$ 1.910,00
Precisamos com urgência de atendente para a loja do Centro, início imediato.
Levar currículo na Rua XV de Novembro, 450, falar com a gerente Patrícia.
== Professor(a) de Inglês | Escola Speak Up House | R$ 38 a hora-aula
Ministrar cursos para adolescentes e adultos, material didático fornecido pela escola.
Fluência e experiência em sala de aula. Treinamento metodológico remunerado.
== Instrutor de curso de cabeleireiro | Instituto Beleza Pro | R$ 3.000,00
Dar aulas práticas de corte e coloração, acompanhar a turma e aplicar avaliações. Cursos de 6 meses, turmas noturnas.
Certificado na área e experiência mínima de 3 anos.
== Jovem Aprendiz Administrativo | Metalúrgica Torque | R$ 850,00
Idade de 16 a 21 anos, cursando o ensino médio ou já concluído.
4h diárias, curso teórico gratuito no SENAI uma vez por semana.
VT, refeitório e seguro de vida.
Nosso processo é gratuito em todas as etapas.
== Auxiliar de limpeza | Limpmax Serviços | R$ 1.690,00 + insalubridade
Limpeza em hospital, 12x36 noturno. VA de R$ 480. Uniforme e EPIs fornecidos gratuitamente.
== Representante comercial autônomo | Tintas Colorado | Comissão de 5% a 8%
Buscamos representante com carteira na região de Ribeirão Preto. Exige-se CORE ativo e PJ.
Comissões sem teto: representantes atuais faturam de R$ 8.000 a R$ 15.000.
== Porteiro | Agência Alvo RH | R$ 1.950,00
Nosso cliente, condomínio de alto padrão em Alphaville, busca porteiro com curso de portaria.
12x36, VR R$ 30,00, VT, plano odontológico.
Não cobramos nenhuma taxa do candidato.
== Servente de pedreiro | Construtora Pilar Norte | R$ 2.012,00
Obra no Jardim Aeroporto. Café da manhã, cesta básica de R$ 420. Trazer carteira de trabalho, RG, CPF e 2 fotos 3x4 no dia da entrevista.
== Costureira | Confecção Maria Linda | por peça
Costureira com experiência em overloque e reta p/ trabalhar na oficina ou em casa com máquina própria. Levamos e buscamos as peças sem custo. Pagamento toda sexta.
== Garçom freelancer | Buffet Alegria | R$ 160 por evento
Eventos aos sábados. Paga no final da festa. Chamar no zap 11 90000-7676 com a Renata
== Operador de telemarketing | Atende Mais Contact Center | R$ 1.518,00 + variável
Jornada de 6h20, escala 6x1. Sem experiência, treinamento pago.
Plano de saúde e odontológico, VR e VT.
Candidate-se pelo site atendemais.gupy.io
== Analista de Cobrança | Financeira Capital Sul | R$ 2.480,00
Negociar débitos, emitir boletos, enviar links de pagamento aos clientes e registrar acordos. Meta com premiação de até R$ 900.
== Entregador ciclista | Verdinho Hortifruti | R$ 70 por dia + R$ 3 por entrega
Pagamento diário. Bicicleta elétrica da loja. De terça a domingo, das 9h às 15h, na Vila Mariana.
== Açougueiro | Mercado Família Souza | R$ 2.600,00
Desossa, corte e atendimento. Início imediato. Falar com Sr. Antônio no local, Av. Brasil, 1020.
== Desenvolvedor(a) Back-end Pleno | Fintrilha | R$ 9.500 a R$ 12.000 CLT
Node.js, PostgreSQL, AWS. Atuação no time de pagamentos e Pix.
Benefícios: plano de saúde, VR/VA flexível de R$ 1.200, Gympass, auxílio home office.
Processo: entrevista com RH, teste técnico, conversa com a liderança.
Não pedimos dados bancários nem documentos durante a seleção.
== Promotor de vendas | Laticínios Campo Belo | R$ 1.980,00
Abastecimento e exposição em supermercados da zona leste. Celular corporativo, VT e VR. Não é venda, não há custo para o candidato.
== Operador de empilhadeira | LogCenter Extrema | R$ 2.680,00
Curso de empilhadeira com certificado válido e CNH B. Exames admissionais e toxicológico custeados pela empresa. Fretado de Bragança e Atibaia.
== Monitor(a) de recreação | Hotel Fazenda Águas Claras | R$ 1.700,00
Trabalho em feriados e fins de semana, alojamento e refeições gratuitos.
== Assistente de Departamento Pessoal | Grupo Ventura | R$ 2.900,00
Admissão, folha, férias, rescisões, eSocial. Recolher documentos e dados bancários dos admitidos e abrir conta salário junto ao banco.
Superior em andamento.
== Social Media | Agência Pimenta | R$ 2.300,00 PJ
Criar posts, responder comentários, acompanhar curtidas, alcance e métricas no Instagram, TikTok e YouTube. Portfólio obrigatório.
Link na bio @agenciapimenta.
== Editor de vídeos | Canal Cozinha da Vó | R$ 120 por vídeo
Freelance para edição de vídeos de YouTube de 8 a 12 minutos, 3 por semana. Pagamento por Pix a cada entrega aprovada.
== Corretor de imóveis | Imobiliária Horizonte | Comissões
CRECI ativo ou estágio de corretor. Ganhos por comissão de 35% a 45% sobre os honorários. Ganhos elevados conforme as vendas: uma venda pode render R$ 7.000.
Leads da imobiliária sem custo ao corretor.
== Auxiliar de cozinha | Restaurante Sabor de Minas | R$ 1.750,00
Preparo de saladas, limpeza e apoio ao cozinheiro. Seg a sáb, 8h às 16h20. Refeição no local, VT.
== Cozinheiro(a) | Bistrô da Praça | R$ 2.500,00 + gorjetas
Folga segunda e um domingo por mês. Interessados mandar msg no whats (48) 90000-3434
== Fisioterapeuta | Clínica Movimente | R$ 45 por atendimento
CREFITO ativo, pós em ortopedia desejável. Repasse quinzenal.
== Balconista | Padaria Pão Dourado | R$ 1.680,00
Turno da manhã, começa às 5h30. Morar próximo ao bairro Tatuapé. VT, café da manhã e almoço.
== Carteiro - Concurso Público | Correios | R$ 2.429,26
Concurso para Agente de Correios. Inscrições pelo site da banca organizadora, com taxa de inscrição prevista em edital e isenção para inscritos no CadÚnico.
Edital completo em www.gov.br e no Diário Oficial da União.
== Agente comunitário de saúde | Prefeitura de Morro Verde | R$ 3.036,00
Processo seletivo simplificado 02/2025. Inscrições gratuitas no site da prefeitura de 3 a 14 de março. Documentos exigidos na posse: RG, CPF, título de eleitor, comprovante de residência.
== Gerente de loja | Calçados Passo Certo | R$ 4.000,00 + bônus
Liderar equipe de 12 pessoas, metas, estoque, abertura e fechamento do caixa. Bônus trimestral de até R$ 6.000.
== Consultora de beleza | Lumi Cosméticos | lucro de 30% nas revendas
Revenda por catálogo, sem pedido mínimo e sem kit inicial obrigatório. Cadastro gratuito pelo site ou com a líder do setor.
== Auxiliar de logística | Log Express Cajamar | R$ 2.050,00
200 vagas temporárias para a Black Friday: separação, embalagem e conferência. Início imediato.
Fretado, refeitório, VA R$ 300.
Contratação pela agência Temposerv. As vagas são gratuitas; desconfie de quem cobrar.
== Mecânico de motos | Duas Rodas Oficina | R$ 2.200 + comissão
Com experiência em injeção eletrônica. Rua Tiradentes, 88. Procurar o Beto
== Ajudante de entrega | Bebidas Rio Doce | R$ 1.830,00 + prêmio
Carregar e descarregar caminhão, receber pagamentos dos clientes e prestar contas no fim da rota. Segunda a sábado.
== Aux. de escritório | - | R$ 1.900,00
Empresa do ramo de autopeças, na zona norte, contrata auxiliar de escritório c/ conhecimento em Excel e emissão de notas fiscais. Seg a sex, VT + VR. Currículo p/ vaga.autopecas@mail.example
== Analista Fiscal | Consultoria Fator H (cliente confidencial) | R$ 4.800,00
Indústria multinacional do setor químico em Paulínia. Apuração de ICMS, IPI, PIS e COFINS, SPED.
Inglês intermediário. Benefícios compatíveis com o mercado.
O nome da empresa será informado na entrevista.
== Personal trainer | Academia Corpo & Ação | R$ 25 a hora
CREF ativo. Salão e aulas coletivas. Pode atender alunos particulares pagando taxa mensal de uso do espaço, opcional.
== Barbeiro | Barbearia do Zé | 50% de comissão
Cadeira disponível, clientela formada. Barbeiros tiram de R$ 3.000 a R$ 5.000. Não cobramos aluguel da cadeira.
== Manicure | Espaço Bella Donna | 60%
Precisa ter material próprio e MEI. Segue a gente no insta, link na bio pra marcar o teste.
== Técnico em segurança do trabalho | Engefort Montagens | R$ 4.100,00
Registro no MTE, NR-33 e NR-35. Obra em Três Lagoas, alojamento, passagens de folga a cada 60 dias pagas pela empresa.
== Motorista de aplicativo com carro alugado | Locadora RodaFácil | ganhos variáveis
Alugamos carros para motoristas de aplicativo: R$ 690 por semana, com seguro e manutenção. Caução de R$ 1.000 no cartão, devolvida ao fim do contrato.
Isto é locação de veículo, não é oferta de emprego.
== Babá | - | R$ 2.300,00
Família no Itaim com bebê de 8 meses busca babá com experiência comprovada. Registro em carteira, seg a sex 8h às 17h. Entrevista presencial, pedimos duas referências. Contato: Mariana (11) 90000-5151
== Diarista | - | R$ 180 a diária
Diarista para apartamento de 2 quartos, toda quinta. Pago no dia por Pix.
== Colhedor de café | Fazenda Boa Esperança | por medida
Safra de maio a agosto, alojamento e alimentação gratuitos, transporte pago pela fazenda ida e volta. Registro em carteira. Pagamento quinzenal, bons colhedores tiram R$ 200 por dia.
== Assistente de marketing | Editora Folha Nova | R$ 2.650,00
Campanhas, e-mail marketing, análise de avaliações de clientes e parcerias com influenciadores. Híbrido em Curitiba.
== Atendente de SAC - plataforma de pagamentos | PagRápido | R$ 1.890,00
Atender clientes sobre recargas, saques, estornos, depósitos e chave Pix. Nunca solicitar senhas. 6h por dia.
Candidaturas: pagrapido.gupy.io
== Especialista em prevenção a fraudes | Banco Atlântico Digital | R$ 7.800,00
Analisar abertura de contas, selfies e documentos falsos, golpes do Pix e da falsa vaga de emprego. SQL e Python. Remoto.
== Caixa bancário | Cooperativa Credivale | R$ 2.980,00
Recebimento de boletos, depósitos, abertura de contas de associados. CPA-10 em até 6 meses, com a prova custeada pela cooperativa.
== Assessor de investimentos | Rota Capital | Comissão
Certificação ANCORD obrigatória. Prospecção e carteira própria. Ganhos variáveis, assessores com 2 anos de casa recebem a partir de R$ 12.000.
Oferecemos reembolso da prova em caso de aprovação.
== Pesquisador de campo | Instituto Opina | R$ 120 por dia
Entrevistas domiciliares com tablet, 5 dias de trabalho. Treinamento remunerado. Pagamento em 15 dias após a coleta.
== Cliente oculto | Olhar Oculto Pesquisas | R$ 60 por visita
Visitas a restaurantes e lojas para avaliar o atendimento. Reembolso do consumo até R$ 50 mais remuneração, pago em até 30 dias com relatório aprovado. Renda complementar, não substitui emprego.
Cadastro gratuito.
== Fiscal de loja | Hiper Conde | R$ 1.830,00
Prevenção de perdas. Vaga para ambos os sexos, início imediato. Comparecer com documentos na loja, seg a sex das 9h às 11h.
== Lavador de carros | Lava Rápido Brilhar | R$ 90/dia
pago por dia, de seg a sabado. vem na loja falar com o Edinho, rua das Palmeiras 300
== Panfleteiro | Imobiliária Casa Boa | R$ 70 por dia
Entregar folhetos no semáforo e na entrada do metrô, 9h às 15h, com almoço. Pagamento no dia. 6 vagas, somente neste sábado e domingo. Encontro no stand da Av. Ipiranga, 700.
== Figurante | Produtora Cena Livre | Cachê R$ 120
Figuração para comercial, diária de 10h, alimentação e transporte. Não cobramos book, cadastro nem agenciamento. Pagamento em 30 dias com nota.
== Modelo para loja virtual | Moda Íris | R$ 250 por meia diária
Fotos de catálogo tamanho 44 a 50. Fotos feitas por nossa equipe sem custo. Enviar 2 fotos de corpo inteiro para casting@modairis.example
== Comissário(a) de voo | Linhas Aéreas Tropical | R$ 2.800,00 + variável
Necessário curso de comissário concluído, CMA e aprovação na ANAC. Inglês intermediário.
Inscrições exclusivamente em tropical.gupy.io. Não cobramos por cursos nem por participação no processo.
== Agente de aeroporto | SkyHandling | R$ 1.870,00 + periculosidade
Check-in e embarque. Curso interno dado pela empresa, remunerado. Crachá aeroportuário custeado por nós.
== Tripulante de cruzeiro - Garçom | Agência Mar Aberto | US$ 1.100
Agência credenciada. Inglês avançado. Os exames médicos marítimos e o STCW são exigidos pelo armador; este reembolsa o exame no primeiro contrato. A agência não cobra do candidato.
== Auxiliar de Farmácia | Drogaria São Lucas | R$ 1.790,00
Atendimento, reposição, operação de caixa. Domingo alternado. Mandar currículo no WhatsApp da loja: (27) 90000-6060
== Cabeleireiro | Studio Cacho Vivo | Comissão 50%
Com experiência em cachos. Chama no direct.
== Dentista clínico geral | OdontoVida | R$ 80/hora
CRO ativo. Terças e quintas. Repasse semanal.
== Psicólogo(a) | Espaço Acolher | Repasse 60%
CRP ativo, atendimento on-line e presencial. Sem taxa de sublocação.
== Engenheiro civil residente | Construtora Vértice | R$ 9.800,00
CREA ativo, experiência em obra vertical. Veículo, plano de saúde nacional, PLR.
== Farmacêutico | Manipula Bem | R$ 4.900,00
CRF-MG ativo. 44h semanais. VA R$ 700. A empresa paga a anuidade do conselho.
== Auxiliar de veterinário | Pet Center Amigo Fiel | R$ 1.760,00
Contenção, banho e limpeza do canil. Curso de auxiliar será diferencial.
== Caseiro | - | R$ 2.200,00 + moradia
Casal para cuidar de sítio em Ibiúna: jardim, piscina e casa. Registro. Exigimos referências. Tel. (15) 90000-2020
== Operador de máquinas CNC | Usinagem Precisa | R$ 3.600,00
Programação Fanuc, leitura de desenho. Segundo turno.
== Auxiliar de serviços gerais | Colégio Santa Terezinha | R$ 1.650,00
Limpeza e copa. Exige-se antecedentes criminais (emissão gratuita no site da Polícia Federal, gov.br).
== Inspetor de alunos | Colégio Novo Saber | R$ 1.880,00
Acompanhar entrada, recreio e saída. Ensino médio. Desconto de 80% na mensalidade para filhos.
== Vendedor externo de planos de internet | FibraNet Telecom | R$ 1.518,00 + comissão
Comissão por instalação de R$ 60 a R$ 120, pagamento semanal da comissão. Ganhe R$ 4.000 ou mais vendendo 2 planos por dia.
Uniforme, chip e tablet cedidos sem custo.
== Vendedor porta a porta | Colchões Sono Bom | só comissão 15%
Trabalho autônomo, carro da empresa e almoço. Bom vendedor faz mais de mil reais na semana.
== Consultor de consórcio | Consórcio Aliança | Ajuda de custo R$ 800 + comissão
Ganhos acima de R$ 5.000. Não precisa de experiência, treinamos você gratuitamente. Escritório na Av. Paulista.
== Closer de vendas | Escola Mentor Digital | R$ 2.000 + 8%
Fechar vendas de cursos on-line por WhatsApp e videochamada. Leads fornecidos. Quem bate meta recebe entre R$ 7.000 e R$ 10.000. Experiência mínima de 1 ano em vendas de alto valor.
== Vendedor(a) de cursos profissionalizantes | Microway Educacional | R$ 1.600,00 + comissão por matrícula
Atender interessados, apresentar cursos, explicar valores e parcelas, fechar matrículas e receber a taxa de inscrição dos alunos.
Experiência com vendas ou telemarketing.
== Auxiliar de secretaria escolar | Autoescola Direção Certa | R$ 1.640,00
Matricular alunos, receber pagamentos de cursos e exames, enviar documentos ao Detran.
== Instrutor de trânsito | CFC Via Livre | R$ 2.300,00
Credencial do Detran, CNH há mais de 2 anos. Aulas práticas categorias A e B.
== Frentista | Posto Trevo Sul | R$ 1.780,00 + 30% periculosidade
Abastecer, oferecer produtos, receber pagamentos. Turnos. VA R$ 400.
== Camareira | Hotel Mar Azul | R$ 1.720,00 + taxa de serviço
Arrumação de 14 quartos por dia. Taxa de serviço média de R$ 350 mensais paga aos funcionários.
== Recepcionista bilíngue de hotel | Pousada Vento Norte | R$ 2.400,00
Check-in, reservas pelo Booking, resposta às avaliações dos hóspedes. Inglês fluente. Alojamento disponível.
== Motofretista | Flash Malotes | R$ 2.100,00 + aluguel da moto R$ 900
CLT, curso de motofretista e CNH A com EAR. Periculosidade de 30%.
== Motorista de van escolar | Transporte Tia Lu | R$ 2.000,00
CNH D, curso de transporte escolar, certidão de antecedentes. 2 períodos.
== Entregador parceiro | Zap Entregas | R$ 7 por entrega
Você escolhe o horário, repasse diário via Pix. Precisa de moto ou bike, CNH A (moto), MEI. Cadastro gratuito no aplicativo: a conferência dos documentos é feita dentro do app após a entrevista em nossa base.
== Ajudante de pedreiro | - | R$ 130 por dia
Preciso de ajudante p/ reforma de casa na Penha, uns 15 dias de serviço. Pago toda sexta. Falar c/ Zé Carlos 11 90000-0909
== Pintor | Reformas Silva | R$ 200 a diária
Pintor com experiencia em massa corrida e textura, começa segunda. tinta e material por nossa conta
== Pedreiro | Empreiteira Três Irmãos | R$ 2.650,00
Alvenaria e reboco. Precisa de NR-35 (fazemos o treinamento). Obra em Osasco, VT e almoço.
== Analista de RH | Grupo Sementes do Sul | R$ 3.900,00
Recrutamento de ponta a ponta: divulgar vagas, entrevistas, contato com candidatos pelo WhatsApp, coleta de documentos na admissão, agendamento de exames.
Vaga presencial em Passo Fundo.
== Auxiliar de RH urgente | Frigorífico Boi Bom | R$ 2.080,00
Vaga urgente, para cobrir licença-maternidade. Controle de ponto, benefícios e arquivo. CLT por prazo determinado.
== 30 vagas - Auxiliar de produção | Agência Líder RH | R$ 1.860,00
URGENTE: contratação imediata para indústria alimentícia em Jundiaí. Turnos 1, 2 e 3. Fretado, refeição, VA de R$ 250.
Comparecer dia 12, às 8h, na Rua Barão, 55, com RG, CPF, CTPS digital e currículo.
== Nutricionista de produção | Refeições Sabor Certo | R$ 3.700,00
CRN ativo, UAN hospitalar com 600 refeições/dia. Seg a sáb.
== Atendente de lanchonete | Burguer da Esquina | R$ 1.650,00
Primeiro emprego bem-vindo. Noite, 17h à 0h30. Lanche no local e carona na volta.
== Copeira | - | R$ 1.700,00
Escritório na Berrini contrata copeira. 44h semanais, VT, VR R$ 35. Currículo: copa.berrini@mail.example
== Estágio em Marketing | Sucos Vale Verde | Bolsa de R$ 1.200,00 + VT
6h por dia. Monitorar redes, planejar posts, criar relatórios. Inscrições no site do CIEE, gratuitas.
== Trainee 2025 | Grupo Aurora Energia | R$ 7.900,00
Formados entre dez/2022 e dez/2024 em qualquer curso. Programa de 18 meses com job rotation.
Etapas on-line: testes, dinâmica e entrevista final. Não há custo em nenhuma etapa.
Inscrições até 30/09: auroraenergia.gupy.io
== Teleatendente home office | VozNet | R$ 1.518,00
Trabalho em casa com computador próprio, internet de 50 mega e headset. Ajuda de custo de R$ 150. Treinamento de 15 dias remunerado. CLT 6x1.
== Digitador | Cartório do 3º Ofício | R$ 2.100,00
Digitar escrituras e certidões, conferir documentos pessoais, atender ao público. Ensino médio, digitação ágil.
== Escrevente | Tabelionato Praia Grande | R$ 3.000,00
Reconhecimento de firma, recebimento de emolumentos e taxas, conferência de RG e CPF.
== Assistente jurídico trabalhista | Lopes Advogados | R$ 3.200,00
Elaborar petições e cálculos, contato com clientes por WhatsApp. OAB desejável.
== Redator freelancer | Blog Casa Viva | R$ 0,10 por palavra
Textos de 1.000 palavras sobre decoração. Pix quinzenal. Mande 2 textos publicados para textos@casaviva.example; não pedimos teste gratuito.
== Tradutor inglês-português | Palavra Exata | R$ 0,14 por palavra
Contratos e manuais técnicos. Pagamento 30 dias após a nota. Cadastro sem custo.
== Transcritor de áudio | Escreve Aí | R$ 2,20 por minuto
Freelance remoto. Quem trabalha 4h por dia costuma receber R$ 1.200 a R$ 1.500 por mês. Prova de transcrição gratuita.
== Avaliador de conteúdo de busca | LinguaData | R$ 28 por hora
Avaliar resultados de pesquisa e anúncios para treinar IA, até 20h por semana, remoto. Prova de qualificação sem custo. Pagamento mensal por transferência.
== Moderador de vídeos | Contax Digital | R$ 2.300,00
Assistir a vídeos denunciados e aplicar as políticas da plataforma. Presencial em São Paulo, apoio psicológico, CLT.
== Tesoureiro | Supermercado Arco-Íris | R$ 2.700,00
Conferência de malotes, depósitos, sangrias e fechamento dos caixas.
== Auxiliar de câmbio | Casa de Câmbio Real | R$ 2.350,00
Compra e venda de moeda, recarga de cartões pré-pagos internacionais, conferência de documentos dos clientes.
== Técnico de informática | InfoReparo | R$ 2.000 + comissão
Manutenção de notebooks e impressoras. WhatsApp da loja (51) 90000-1414
== Instalador de painéis solares | Sol do Cerrado | R$ 2.600,00
NR-10 e NR-35 obrigatórias. Se não tiver, a empresa paga os cursos. CNH B.
== Consultor de energia solar | EcoLuz | R$ 1.700 + 2,5% por projeto
Vender sistemas fotovoltaicos a residências. Projeto médio de R$ 22 mil; comissão alta para quem vende. Carro próprio com reembolso de combustível.
== Auxiliar de padeiro | Panificadora Trigo Bom | R$ 1.700
com ou sem experiencia, horario 3h as 11h. deixar curriculo no caixa
== Ajudante geral | Recicla Norte | R$ 1.600,00
Triagem de recicláveis. Não exige escolaridade. Cesta básica.
== Segurança de eventos | Proteg Eventos | R$ 180 por noite
Extensão em grandes eventos e curso de vigilante válido. Pagamento em até 3 dias.
== Controlador de acesso | Grupo Sentinela | R$ 1.870,00
12x36 dia. Morar em Barueri ou Carapicuíba. Enviar currículo c/ assunto ACESSO para selecao@sentinela.example. A empresa não pede depósito, Pix nem compra de uniforme.
== Bombeiro civil | Fogo Zero Brigada | R$ 2.700,00
Curso de bombeiro civil com reciclagem em dia, 12x36. Uniforme fornecido, sem desconto em folha.
== Operador de guindaste | Içamentos Paraná | R$ 4.900,00
NR-11, CNH D, ASO e psicossocial pagos pela empresa.
== Assistente de importação | TradeSul Comex | R$ 3.400,00
Acompanhar embarques, pagar taxas, frete e despacho aduaneiro, emitir LI e DUIMP. Inglês intermediário. Itajaí.
== Consultor de vistos | Mundo Sem Fronteiras Intercâmbio | R$ 2.500 + comissão
Orientar clientes sobre visto de estudo, taxas consulares e documentos. Experiência com turismo.
== Agente de viagens | Sol & Mar Turismo | R$ 2.000,00 + comissão
Vender pacotes, receber sinal e parcelas, emitir passagens. Loja no centro de Santos.
== Au pair nos EUA | Cultural Care Bridge | US$ 200 por semana
Programa de intercâmbio de trabalho com crianças, jovens de 18 a 26 anos. É um programa pago: taxa e visto J-1 descritos no contrato no site; a palestra informativa é gratuita.
== Demonstradora de produtos | Café Serra Negra | R$ 110 por dia
Degustação em supermercados de sexta a domingo. Pagamento dia 10. Uniforme emprestado, devolver ao final da ação.
== Auxiliar de biblioteca | Faculdade Monte Alto | R$ 1.800,00 + bolsa de estudos
Empréstimos, organização do acervo. Bolsa de 100% em curso de graduação após 3 meses.
== Vaga PCD - Assistente administrativo | Banco Atlântico Digital | R$ 2.750,00
Exclusiva para pessoas com deficiência. Laudo médico será solicitado apenas após a aprovação, pelo portal do candidato. Inscrições: bancoatlantico.gupy.io
== Auxiliar de almoxarifado | Usina Santa Clara | R$ 2.180,00
Cadastro pelo site da empresa. Após a aprovação pedimos RG, CPF, comprovante de endereço e abrimos sua conta salário no banco conveniado, sem tarifa.
== Vagas no PAT | PAT Sorocaba | diversos
O Posto de Atendimento ao Trabalhador oferece 84 vagas: açougueiro, costureira, soldador, vendedor. Atendimento gratuito. Consulte também o aplicativo Sine Fácil ou empregabrasil.mte.gov.br
== Trancista | Salão Raízes | 50%
vaga p/ trancista com exp em box braids, material do salão. mandar fotos dos trabalhos no whats 71 90000-5858
== Atendente de delivery | Açaí da Orla | R$ 1.600
responder pedidos no whatsapp e ifood, embalar e receber pagamento. das 14 as 22h, folga terça
== Enfermeiro(a) do trabalho | Siderúrgica Monte Ferro | R$ 6.100,00
COREN e especialização em enfermagem do trabalho. Exames ocupacionais, campanhas de vacinação. PLR, previdência privada.
== Auxiliar de coleta | Laboratório Vida Exames | R$ 1.990,00
COREN de técnico e curso de coleta. Conferir pedidos e receber o pagamento de exames particulares.
== Auxiliar de montagem de kits | Brindes & Cestas | R$ 1.620,00
Temporário de 60 dias: montar cestas de Natal e kits de brindes em nosso galpão em Guarulhos. Não é serviço em casa. VT e almoço.
== Montador de móveis | Móveis Planalto | R$ 1.700 + R$ 15 por peça
Ferramentas próprias e CNH A ou B. Média de R$ 3.800 por mês.
== Supervisor de vendas | Distribuidora Gole Bom | R$ 5.200,00 + variável até 60%
Equipe de 8 vendedores, rotas, metas. Superior completo, carro da empresa.
== Aviso: banco de talentos | Rede de Lojas Tucano | -
Cadastre-se em nosso banco de talentos em tucano.gupy.io. Nossos recrutadores usam apenas e-mails @tucano.example e jamais solicitam pagamentos, senhas, códigos por SMS ou dados bancários.
== Auxiliar de Loja | Rede Farol Utilidades | R$ 1.780,00
Somos uma rede com 42 lojas no interior paulista e estamos contratando para a inauguração em Botucatu.
Suas responsabilidades:
- Atender clientes e operar o caixa
- Repor e etiquetar mercadorias
- Manter a loja limpa e organizada
O que oferecemos: VT, VA de R$ 350, seguro de vida, 10% de desconto nas compras.
Uniforme, crachá e treinamento são por nossa conta.
Inscreva-se em redefarol.gupy.io. Nunca pedimos Pix, depósito ou taxa de qualquer tipo.
== Motorista entregador | Casa & Piso Home Center | R$ 2.450,00
Entrega de materiais de construção em Goiânia e região.
Requisitos:
- CNH D com EAR
- Experiência com caminhão toco
- Disponibilidade aos sábados
Toxicológico, ASO e curso de direção defensiva pagos pela empresa em clínica conveniada.
Benefícios: almoço, cesta básica, diária de R$ 60 quando viajar, reembolso de pedágio e estacionamento.
== Auxiliar de Produção (temporário) | Agência Nova Ponte RH | R$ 1.920,00
Nossa agência recruta para indústria de cosméticos em Diadema.
A empresa cliente prefere não ser identificada nesta fase.
- 1º turno: 6h às 14h20
- 2º turno: 14h às 22h20
Contrato de 90 dias com chance de efetivação.
Entrevista presencial na agência, Rua Manoel, 210, de segunda a quinta, às 8h30.
Trazer currículo e RG. Os demais documentos e a conta bancária serão pedidos somente após a aprovação no exame médico.
== Técnico em Radiologia | Centro de Imagem Santa Clara | R$ 2.900,00 + 40% insalubridade
Realizar exames de raio X e tomografia, orientar pacientes, zelar pelos equipamentos.
CRTR ativo, com anuidade quitada.
Jornada de 24h semanais.
Benefícios: VA R$ 500, convênio, estacionamento.
Currículo para o WhatsApp do RH (16) 90000-7070, das 8h às 17h, com o assunto "Radiologia".
== Executivo de Contas - Maquininhas e Pix | Pagamentos Ágil | R$ 2.800,00 + variável
Você vai visitar comércios, apresentar nossas taxas, credenciar clientes e acompanhar a ativação das máquinas.
Remuneração variável sem teto: em média R$ 3.500 por mês, chegando a R$ 9.000 para quem supera a meta.
- CNH B
- Experiência em vendas externas
- Ensino médio completo
Benefícios: VR de R$ 45/dia, saúde, odonto, auxílio combustível, smartphone.
Início imediato, com treinamento remunerado de 5 dias.
== Desenvolvedor(a) Mobile Sênior | Trilhos Tecnologia | R$ 14.000 a R$ 17.000 PJ
Aplicativo de mobilidade com 2 milhões de usuários: recarga de bilhete, pagamento por QR Code e rotas.
- Kotlin e Swift
- Testes automatizados
- Inglês para leitura
100% remoto, horário flexível.
Processo: conversa inicial por vídeo, desafio técnico de 2h, papo com o time.
Notebook enviado sem custo, descanso remunerado de 30 dias.
== Consultor(a) de Vendas de Veículos | Concessionária Estrela do Sul | R$ 1.900,00 + comissões
Atendimento na loja e pelo WhatsApp, prospecção de leads, test-drive, negociação de financiamento e entrada.
Comissão por veículo e por acessório; nosso time recebe entre R$ 6.000 e R$ 12.000.
Exige CNH B e experiência mínima de 1 ano em vendas.
Benefícios: plano de saúde Unimed, VA R$ 600, day off no aniversário.
Enviar currículo para vagas@estreladosul.example.
== Assistente Administrativo Escolar | Colégio Recanto | R$ 2.080,00
Atendimento às famílias, matrículas, cobrança de mensalidades e de material didático, emissão de declarações.
Requisitos: superior cursando, boa redação, Excel.
Horário: 7h às 16h48.
Bolsa de estudos de 70% para um filho.
Etapas: triagem, prova de português sem custo e entrevista com a coordenação.
== Atendente - inauguração URGENTE | Sorveteria Polo Gelado | R$ 1.680,00
GENTE, vamos abrir a loja nova no dia 20 e ainda faltam 4 atendentes!!!
Pode ser primeiro emprego, só precisa ter mais de 18 e morar perto do Centro.
Escala 6x1, das 13h às 21h20, com registro desde o primeiro dia.
VT, lanche e sorvete à vontade rs
Vem com currículo na Rua Sete de Setembro, 77, procurar a Débora, ou manda no zap da loja (43) 90000-1919.
== Vigilante de escolta armada | Titânio Segurança | R$ 3.100,00 + 30% periculosidade
Requisitos obrigatórios:
- Curso de formação e extensão em escolta armada
- CNV válida
- CNH B com EAR
Reciclagem vencida há menos de 60 dias: entre em contato, a Titânio paga o curso após a contratação.
VR de R$ 42, seguro de vida, horas extras pagas em folha.
Atenção: há perfis falsos usando nosso nome e cobrando reciclagem. Não pague; denuncie.
== Analista de Folha de Pagamento | Hospital Vale da Serra | R$ 4.300,00
Processar a folha de 1.200 colaboradores, férias, rescisões e encargos.
Enviar arquivo bancário de salários, conferir CPF, PIS e dados de conta, atender dúvidas.
Experiência com sistema Senior ou TOTVS.
Benefícios: refeitório, plano de saúde sem mensalidade, creche, VA de R$ 480.
== Operador de Loja | Atacado Ponto Forte | R$ 1.850,00
Vagas para as áreas de frios, hortifruti, padaria e frente de caixa.
Sem experiência? Aprenda com a gente: curso de formação interno de 10 dias, com salário desde o primeiro dia.
Benefícios:
- Assistência médica e odontológica
- Refeição no local
- PPR anual
Candidate-se: pontoforte.gupy.io/jobs/5510223
== Cuidador(a) escolar | Associação Mãos Dadas | R$ 1.950,00
Apoiar alunos com deficiência na alimentação, higiene e locomoção.
Curso de cuidador com no mínimo 80h, ou cursando.
Antecedentes criminais: emitir gratuitamente pelo gov.br e levar no dia da admissão.
Seg a sex, 7h às 13h. VT e cesta de R$ 230.
== Agente de relacionamento - crédito consignado | Crédito Certo Correspondente | R$ 1.518,00 + comissão
Oferecer empréstimo consignado a aposentados e servidores por telefone e WhatsApp.
Comissões pagas semanalmente, de R$ 300 a R$ 1.200 por semana conforme a produção.
Certificação FEBRABAN exigida em até 90 dias; a empresa paga a prova.
Loja física no Centro de Maceió, segunda a sexta, 8h às 18h.
Currículo no balcão ou pelo Instagram, link na bio.
== Camareira(o), cozinha e bar - temporada de verão | Resort Enseada Dourada | R$ 1.750 a R$ 2.400
Contratamos 35 pessoas para a temporada de dezembro a março, na Bahia.
Contrato CLT por prazo determinado.
- Alojamento e três refeições sem desconto
- Passagem de ônibus paga pelo resort
- Gorjeta dividida toda semana
Entrevistas por vídeo com o RH. Depois de aprovado, você recebe a carta-proposta e a lista de documentos.
Não há taxa de reserva de vaga.
`;
