/**
 * Frauds as they are most frequent, worded as most are, and honest postings of which half are long. Written on 26
 * November 2026 by a writer who had seen neither the signs nor other samples. The signs were measured once on this
 * one, and mended because of it. The form is described at `readSamples`. Every employer, number and address is
 * invented.
 */
export const eighthFrauds = `
== payment | Auxiliar Administrativo | Prime Talentos RH | R$ 1.950,00
A Prime Talentos RH seleciona auxiliar administrativo para empresa parceira no centro de Campinas.
Atividades: atendimento telefônico, arquivo, lançamento de planilhas e apoio ao financeiro.
Contratação CLT, VT, VR de R$ 28,00 por dia e plano odontológico.
Para dar andamento ao processo o candidato deve estar com o curso de Rotinas Administrativas em dia. Quem não possui pode fazer conosco por R$ 89,90, com certificado na hora.
Horário de segunda a sexta, das 8h às 17h48.
== payment | Jovem Aprendiz | Instituto Caminho Certo | R$ 780,00
Vagas p/ jovem aprendiz de 14 a 22 anos, manhã ou tarde, não precisa ter experiência.
Vc trabalha 4 horas por dia e ainda recebe vale transporte.
Para garantir a vaga é so pagar a taxa de inscrição de 35 reais no pix e mandar o comprovante.
== payment | Repositor de Mercadorias | - | R$ 1.720,00
Rede de supermercados contrata 15 repositores para loja nova.
- Abastecer gôndolas
- Conferir validade
- Organizar depósito
Exame admissional por conta do candidato no valor de R$ 70,00, pago antecipadamente na clínica indicada pela nossa equipe. O valor é devolvido no primeiro salário.
Início imediato.
== payment | Operador de Caixa | Grupo Alfa Seleções | R$ 1.800,00
Sua vaga já está pré-aprovada! Falta somente a taxa administrativa para liberação da carta de encaminhamento.
O valor é simbólico e pode ser parcelado no cartão.
Escala 6x1, cesta básica e convênio farmácia.
== payment | Montagem de canetas em casa | Canetas Brasil Art | R$ 2.400,00
Trabalhe em casa montando canetas, ganhe R$ 0,40 por unidade montada.
Enviamos o material para todo o Brasil e buscamos na sua casa.
Vc só paga o frete do primeiro kit, R$ 49,90, depois é tudo por nossa conta.
Pagamento toda sexta feira na sua conta.
== payment | Embalador de sabonetes home office | - | R$ 1.600 a 3.200
EMBALE SABONETES NO CONFORTO DO SEU LAR!!
Não exige experiência nem escolaridade. Pode ser feito com a família toda.
O kit inicial com 200 embalagens, etiquetas e apostila sai por cento e vinte reais e vc recupera já na primeira entrega.
Interessados chamar no (31) 90000-4410.
== payment | Vigilante patrimonial | Fortaleza Segurança e Recrutamento | R$ 2.650,00
Estamos contratando vigilantes com ou sem curso de formação para condomínios e shoppings da região.
Escala 12x36, adicional de periculosidade, vale alimentação.
Aos aprovados será solicitado o pagamento do uniforme e do crachá (R$ 180,00), a ser restituído após os 3 meses de experiência.
Levar RG, CPF e 2 fotos 3x4.
== payment | Recepcionista de clínica | Conecta Empregos | R$ 1.880,00
Clínica odontológica busca recepcionista com boa comunicação e pacote office básico.
Agendamento de consultas, recepção de pacientes e confirmação por telefone.
Seu currículo foi selecionado pelo nosso sistema, porém precisa ser ajustado para passar no filtro do RH. Nosso consultor refaz o documento mediante investimento de R$ 59,00.
Após a compensação do valor agendamos sua entrevista em até 48 horas.
== payment | Soldador p/ trabalhar em Portugal | Europa Work Intermediações | 1.900 euros
Empresa em Braga precisa de soldadores MIG, eletricistas e pedreiros.
Contrato de 2 anos, alojamento e alimentação pela empresa.
O trabalhador custeia o processo de visto e a reserva do voo, total de mil e oitocentos reais, metade na assinatura da ficha e o resto uma semana antes do embarque.
Vagas limitadas.
== payment | Auxiliar de cozinha em navio | Ocean Crew Brasil | US$ 1.700
Trabalhe embarcado! Nao precisa inglês fluente.
Contratos de 6 a 8 meses com passagem, alimentação e cabine incluídas.
O candidato deposita uma caução de 300 reais pra reservar o embarque, devolvida ao fim do contrato.
== payment | Ajudante de produção | RH Express | R$ 1.690,00
Industria de alimentos em Contagem contrata ajudantes, 1º 2º e 3º turno.
Fretado, refeição no local, cesta básica.
Ficha cadastral: 25,00 (pix). Só será agendada entrevista p/ quem enviar comprovante.
== payment | Cuidadora de idosos | Lar Amigo Agência | R$ 2.100,00
Oi meninas, estou com 4 vagas de cuidadora aqui na zona leste, plantão 12x36 e tbm noturno.
Quem não tem o curso a gente faz aqui mesmo, são só 3 parcelas de 60 reais e no final ja sai empregada.
Interessadas me chama no zap (11) 90000-3312 falar com Sônia.
== payment | Motorista entregador com carro próprio | LogVia Entregas | R$ 4.500,00
Empresa de logística seleciona motoristas com veículo próprio para entregas de pequenos volumes.
Rotas fixas, combustível pago pela empresa e pagamento quinzenal.
Para ativação do cadastro na plataforma é necessário o seguro da carga, R$ 147,00 pagos uma única vez via boleto.
Necessário CNH B e smartphone.
== payment | Digitador home office | Digita Mais | R$ 2.300,00
Digite textos em casa e receba por página. Ideal p/ estudantes e donas de casa.
Vc precisa só de celular ou computador com internet.
O acesso ao sistema de digitação é liberado com a compra da licença vitalícia (de 197 por 47 reais hoje).
== payment | Auxiliar de logística | Amazônia Cargas RH | R$ 1.900
Vagas abertas p/ CD em Cajamar, separação, conferencia e expedição de pedidos.
Benefícios: VT, refeitório, convênio médico depois de 90 dias.
Vc fez a entrevista e passou? Parabéns! agora é necessario pagar a emissão do atestado de antecedentes criminais com o nosso despachante, 45 reais.
== payment | Promotora de cosméticos | Bella Rosa Cosméticos | R$ 1.700 + comissão
Contratamos promotoras para supermercados e farmácias, sem experiência.
O treinamento de dois dias é obrigatório e o material didático é adquirido pela candidata na nossa sede.
Salário fixo mais comissão, VR e uniforme.
== payment | Agente de aeroporto | AeroCarreiras | R$ 2.980,00
Processo seletivo para agente de aeroporto, auxiliar de rampa e check-in.
Ensino médio completo, maiores de 18 anos, escala 6x1.
As contratações são feitas exclusivamente entre os alunos do nosso curso de Agente Aeroportuário. Matrícula e apostilas com 50% de desconto para quem se inscrever nesta semana.
Compareça na Rua das Palmeiras, 120, sala 3.
== payment | Faxineira diarista | Limpa Fácil | R$ 160 por diária
Cadastramos diaristas p/ residências e escritórios, vc escolhe os dias.
Pra começar a receber clientes precisa pagar uma taxinha de adesão, coisa pouca, que volta pra vc na 3ª diária.
== payment | Estágio em Administração | Núcleo Jovem Talento | R$ 1.100,00
Prezado candidato, seu perfil foi aprovado para estágio em multinacional da área automotiva.
Bolsa auxílio, vale transporte e possibilidade de efetivação.
O agendamento do teste psicológico requer o recolhimento prévio de R$ 38,50 por meio de boleto ou Pix em nome do consultor responsável.
O não pagamento no prazo implica a perda da vaga.
== payment | Modelo fotográfico e figurante | Star Casting | R$ 800 por diária
Procuramos pessoas de todas as idades pra comerciais de tv e catálogos, nao precisa ter experiencia!
Cachês de 300 a 800 por trabalho.
É obrigatório ter book conosco, o valor a gente conversa pessoalmente e dividimos em 10x.
== payment | Costureira em domicílio | Ateliê União | por peça
Enviamos peças cortadas p/ vc costurar em casa, pagamos R$ 6,00 a peça.
Por segurança pedimos um depósito de garantia de R$ 150 pelos tecidos, que fica retido e devolvemos qdo vc parar de trabalhar com a gente.
Retiramos toda semana.
== payment | Porteiro | Central de Vagas SP | R$ 1.850,00
Condomínio de alto padrão, escala 12x36, VT + VA de 400,00.
Controle de acesso, recebimento de correspondências e rondas.
Somos uma assessoria, nosso serviço de encaminhamento tem custo de 15% do primeiro salário, sendo R$ 60,00 de entrada para abrir o processo.
== payment | Atendente de farmácia | Farma Emprego | R$ 1.750,00
farmacia de bairro contrata atendente com ou sem experiencia
horario 14 as 22 com uma folga na semana
se vc n tem o curso de atendente pode fazer o nosso online q custa 39,90 e a vaga fica guardada por 5 dias
== payment | Teleoperador home office | Contact Plus Soluções | R$ 1.518,00 + prêmios
Contact Plus contrata operadores para trabalho remoto, atendimento receptivo.
Enviamos notebook, headset e cadeira para sua residência.
Caso resida fora da capital, o envio dos equipamentos fica a cargo do colaborador, com reembolso em folha. A transportadora envia a cobrança pelo WhatsApp.
6h20 por dia, escala 6x1, vale refeição de R$ 18,00.
== payment | Fiscal de loja | Seleção Já | R$ 1.820,00
O candidato aprovado será encaminhado diretamente à loja mais próxima de sua residência.
Haverá um pequeno custo com a abertura da conta salário e a confecção do cartão, que deve ser acertado antes da integração.
Contratação imediata, não exigimos experiência.
== payment | Auxiliar de enfermagem / Técnico | Saúde & Vida Recrutamento | R$ 2.900,00
Hospital particular admite técnicos de enfermagem para UTI, pronto socorro e centro cirúrgico, com COREN ativo.
Plantão 12x36 dia ou noite, insalubridade, refeição no local.
A inscrição no banco de talentos do hospital é feita por nós, com contribuição de quarenta e cinco reais para custear a análise documental. Não devolvemos em caso de desistência.
== documents | Auxiliar de escritório | - | R$ 1.900,00
Vaga imediata p/ auxiliar de escritório, sem experiência, 1º emprego.
Mande no whats foto do RG frente e verso, CPF, comprovante de residência e uma selfie segurando o documento, que já fazemos seu registro.
(21) 90000-7781
== documents | Operador de empilhadeira | TransNorte Seleção | R$ 2.450,00
Contratamos operador com curso e experiência em carteira.
Turnos rotativos, fretado, refeitório e PLR.
Não há entrevista. A admissão é feita online mediante envio dos dados bancários completos, foto do cartão e documento com foto para (19) 90000-2215.
== documents | Assistente de RH remoto | Nova Era Gestão | R$ 2.800,00
Trabalhe de casa com rotinas de recrutamento e triagem de currículos.
Horário flexível, 100% remoto, salário fixo.
Vc vai receber um código de 6 números por SMS, é da nossa plataforma, me repassa ele pra confirmar sua inscrição.
== documents | Atendente de loja | - | R$ 1.650,00
Loja de roupas no shopping precisa de 6 atendentes.
Preencha o formulário abaixo com nome completo, CPF, nome da mãe, título de eleitor, agência, conta e senha do aplicativo do banco p/ cadastro da conta salário.
Depois do formulário a gente entra em contato marcando o dia de começar.
== documents | Serviços gerais | Prefeitura - Frente de Trabalho | R$ 1.518,00
Programa frente de trabalho abre 300 vagas em limpeza urbana e jardinagem.
Cesta básica, vale transporte e bolsa mensal.
Para se inscrever o interessado deve informar seu login e senha do gov.br ao atendente no WhatsApp, que fará a validação.
== documents | Motoboy | Flash Delivery | R$ 3.000,00
Precisamos de motoboys com moto propria, entrega de comida, noite e finais de semana.
me manda no privado foto da CNH, do documento da moto e uma selfie virando o rosto pros lados q é o reconhecimento facial pra liberar o app
sem entrevista, começa amanhã
== documents | Auxiliar de produção | MegaJob | R$ 1.780,00
Indústria de plásticos, 2º turno, sem experiência.
Benefícios: VA 350, cesta, convênio.
Envie pelo Telegram: RG, CPF, CTPS, PIS, comprovante de endereço, foto 3x4 e print da tela inicial do app do seu banco. Candidatos que enviarem hoje têm prioridade.
== documents | Consultor de crédito | - | R$ 2.500,00
Estamos formando equipe para escritório novo.
Para verificação de perfil pedimos que o candidato abra uma conta digital em nosso link e nos encaminhe os dados de acesso, a conta será usada para movimentações da empresa.
Não precisa experiência.
== documents | Camareira | Hotel Vista Mar (terceirizado) | R$ 1.700,00
Temporada de verão, hotel em Balneário Camboriú, alojamento e refeições.
Limpeza de quartos, troca de enxoval e reposição de frigobar.
Pra adiantar o contrato manda os documentos pessoais e uma foto do rosto em lugar claro, sem óculos, e os dados da conta pra gente já deixar o adiantamento agendado. A conversa com a gerente é só na chegada.
== documents | Promotor de vendas | Grupo Sol Nascente | R$ 2.000,00
Atenção candidatos: a pré-admissão exige o envio, por e-mail, de cópia digitalizada dos documentos pessoais, extrato bancário dos últimos 3 meses e assinatura digital.
O processo seletivo é totalmente sem entrevista, por ordem de envio.
== documents | Balconista | - | R$ 1.600
oi td bem, to precisando de balconista pra padaria urgente
manda seus dados aqui nome cpf rg data de nascimento nome da mae e chave pix pra eu fazer o contrato hj ainda
== documents | Jovem aprendiz bancário | Programa Aprendiz Banco Forte | R$ 950,00
Seleção de aprendizes para agências de todo o Brasil, 16 a 22 anos.
4 horas diárias, vale transporte e vale refeição.
A etapa única consiste na biometria facial feita por um link que o consultor manda. Tenha em mãos RG e o cartão da conta.
Assim que confirmada, basta aguardar a ligação.
== documents | Recenseador temporário | Instituto de Pesquisa Nacional | R$ 2.700,00
Trabalho temporário de 3 meses, coleta de dados domiciliares com tablet fornecido.
Ensino médio completo. Não haverá prova.
Basta o envio da cópia dos documentos e dos dados do cartão, inclusive o código de trás, por mensagem ao número (61) 90000-0987 para confirmação de identidade.
== documents | Conferente noturno | Log Center | R$ 2.100
Vagas p/ conferente, 22h às 6h, adicional noturno, fretado.
Fazer download do aplicativo que o recrutador envia, permitir acesso e fazer login c/ CPF e senha do banco, serve p/ conferir se a conta aceita o pagamento da empresa.
== messenger-only | Vaga de emprego | - | -
Contratando, homens e mulheres, 18 a 60 anos. Só chamar no whats (11) 90000-8870.
== messenger-only | Trabalho home office | - | a combinar
Temos vagas home office. Mais informações somente no WhatsApp wa.me/5511900001122
Nao respondemos por aqui.
== messenger-only | Oportunidade | - | R$ 2.000 a R$ 4.000
Oportunidade única p/ quem quer mudar de vida!
Vc só precisa de um celular e vontade.
Explicamos tudo no grupo do telegram t.me/vagasnovavida
== messenger-only | Auxiliar | - | -
vagas de auxiliar interessados chamar no zap 90000 4521 ddd 81 falar com Bruna
== messenger-only | Assistente online | - | R$ 2.500,00
Empresa em expansão seleciona pessoas comprometidas. Os detalhes da função serão passados apenas pelo Telegram @recruta_online22.
Não enviar currículo.
== messenger-only | PRECISO DE 10 PESSOAS | - | -
PRECISO DE 10 PESSOAS PARA TRABALHAR COMIGO, MEIO PERÍODO OU INTEGRAL. ME CHAMA NO ZAP E DIGITA "EU QUERO" (47) 90000-6630
== messenger-only | Várias vagas | - | a combinar
Várias vagas em várias áreas na sua cidade, com e sem experiência.
Adicione nosso número e mande um oi q enviamos tudo: (85) 90000-1199
== messenger-only | Colaborador remoto | - | -
Estamos selecionando colaboradores remotos em todo o país.
A empresa e a função são informadas em particular, após contato com a Srta. Letícia no aplicativo de mensagens (92) 90000-5050.
== daily-income | Avaliador de produtos online | Shop Mall Global | R$ 150 a R$ 500 por dia
Ganhe de 150 a 500 reais por dia curtindo e avaliando produtos pelo celular!
São tarefas simples, 20 minutos por dia, pagamento na hora por Pix.
Fale com a nossa recepcionista no Telegram.
== daily-income | Curtidor de vídeos | - | R$ 5 por curtida
Olá, sou a Amanda do RH. Estamos recrutando pessoas para curtir vídeos no YouTube e no Instagram, cada curtida paga 5 reais.
A primeira tarefa já vale 20 reais de bônus, saque imediato.
== daily-income | Assistente de marketing digital | Omni Ads | R$ 300/dia
Trabalho de meio período, vc pode fazer no intervalo do seu emprego.
A função é aumentar a visibilidade de hotéis e restaurantes, dando 5 estrelas no mapa.
Vc recebe R$ 300 no mesmo dia. Para tarefas de nível maior, faz uma recarga e o sistema devolve com 30% de comissão.
== daily-income | Operador de plataforma | MaxInvest Trade | R$ 1.000 por semana
Procuramos pessoas para operar a nossa plataforma, não precisa entender de mercado financeiro.
Um robô faz as entradas e vc acompanha pelo celular.
Aporte a partir de duzentos reais, com retorno de 10% ao dia garantido.
== daily-income | Home office renda extra | - | R$ 200 por dia
RENDA EXTRA 💰💰 R$ 200 POR DIA trabalhando so pelo celular
paga todo dia no pix
vagas limitadas chama no direct
== daily-income | Auxiliar de vendas online | Loja Virtual Parceira | R$ 250 diários
Auxilie lojistas de grandes marketplaces a melhorar o ranking dos seus produtos.
Vc faz pedidos simulados na plataforma, o valor do pedido volta p/ sua carteira junto com a comissão.
Ganho médio de R$ 250 por dia, saque às 21h.
Maiores de 23 anos com conta bancária ativa.
== daily-income | Digitador de captchas | Captcha BR | R$ 120/dia
Digite captchas e ganhe 120 reais por dia, sem experiência, sem horário.
Os ganhos caem automaticamente na carteira do app e são liberados quando atingir o plano VIP1.
== daily-income | Colaborador de aplicativo | Verde Energia App | R$ 80 a 900 ao dia
Seja colaborador do app Verde Energia: alugue um painel solar virtual e receba rendimentos diários.
Quanto mais amigos convidar mais sobe de nível e de salário.
Recarga mínima R$ 60.
== daily-income | Assistente de pedidos | Mercado Tarefas | R$ 100 - 800
Boa tarde! A nossa empresa coopera com lojas da internet e precisa de 30 assistentes em tempo parcial.
Trabalhando 1 hora vc tira entre 100 e 800 por dia, liquidação diária.
Os novatos ganham 28 reais só de se registrar.
Precisa ter mais de 22 anos e banco digital.
== daily-income | Influenciador iniciante | Click Fama | R$ 400 por dia
Mesmo com poucos seguidores vc pode faturar 400 reais todo santo dia assistindo anúncios.
É só baixar o app, fazer login e ver 40 vídeos. O dinheiro cai na hora, é sério gente eu já saquei.
== daily-income | Analista de dados júnior remoto | DataFlow Intl | R$ 350/dia
Empresa internacional abre vagas para otimização de dados de aplicativos.
O colaborador executa 40 ordens por dia no painel; ao final recebe a comissão e pode retirar.
Quando aparecer uma ordem combinada é necessário completar o saldo para continuar.
Não é preciso experiência, damos treinamento por mensagem.
== daily-income | Consultor de cripto | BitRenda | 5% ao dia
Vaga para consultor iniciante. Vc começa com o próprio capital, de 100 reais pra cima, e a empresa dobra em 7 dias.
Ainda ganha comissão por cada pessoa q entrar pelo seu link.
== daily-income | Revisora de textos meio período | - | R$ 180 por dia
Mamães que querem ganhar dinheiro em casa!
Leia pequenos textos e avalie, leva meia hora.
Pagamos cento e oitenta reais por dia sem enrolação, no fim da tarde já está na conta.
== daily-income | Avaliador de hotéis | Travel Rate | comissões diárias
Avalie hospedagens para grandes sites de viagem direto do celular.
Primeiro dia com bônus de boas-vindas. As tarefas pré-pagas rendem de 20 a 40% em poucos minutos.
Salário base a cada 5 dias de presença, além dos ganhos diários.
== daily-income | Trabalho nas horas vagas | Ouvir e Ganhar | R$ 70 por hora
vc ouve musica e da nota, só isso
da pra fazer 70 por hora, paga no mesmo dia
pra sacar tem q desbloquear a conta premium
== daily-income | Assistente financeiro remoto | Capital Fácil | R$ 600/dia
Receba transferências de clientes em sua conta e repasse conforme orientação do supervisor, ficando com 8% de cada uma.
Sem necessidade de experiência, o ganho costuma passar de R$ 600 por dia.
Sigilo e responsabilidade.
== too-much-pay | Auxiliar administrativo remoto | - | R$ 7.500,00
Auxiliar administrativo, sem experiência, ensino fundamental, 3 horas por dia de casa.
Responder e-mails e organizar planilhas simples.
Salário de 7.500 mais bônus. Notebook e celular por conta da empresa.
== too-much-pay | Empacotador | Distribuidora Central | R$ 5.800,00
Vaga de empacotador meio período, não precisa experiencia, 4 horas por dia de seg a sexta
Salario de R$ 5.800 + vale alimentação de 1.500 + plano de saude pra familia toda
Basta ter 18 anos.
== too-much-pay | Recepcionista bilíngue (não exige inglês) | - | R$ 9.000,00
Empresa estrangeira contrata moças de boa aparência como recepcionista.
Não é necessário experiência nem idioma, carga de 15 horas semanais.
Ganhos de nove mil mensais, hospedagem em hotel e viagens pagas.
== too-much-pay | Digitador | Global Type | R$ 6.200
Digitar documentos em casa, 2 horas por dia, quando quiser. Qualquer pessoa consegue. Salario 6.200 por mes.
== too-much-pay | Babá no exterior | Family Link | US$ 6.000
Família em Dubai procura babá brasileira, não precisa falar inglês nem ter referências.
Salário de 6 mil dólares, trabalho leve de 4 horas, passagem e roupas por nossa conta.
Viagem em até 10 dias.
== too-much-pay | Entregador de panfletos | Grupo Ômega | R$ 4.900,00
Distribuição de panfletos de segunda a quinta, só de manhã.
Remuneração fixa de R$ 4.900,00, carteira assinada, sem exigência de experiência ou escolaridade, décimo quarto salário garantido.
== urgent-unnamed | URGENTE contrata hoje | - | R$ 2.200
URGENTE!!! CONTRATO HOJE, COMEÇA AMANHÃ, SEM EXPERIÊNCIA, QUEM CHAMAR PRIMEIRO LEVA
== urgent-unnamed | Auxiliar geral urgente | - | R$ 1.900,00
Ultimas 3 vagas p/ auxiliar geral, início imediato. Não deixe p/ depois, encerra hoje às 18h.
Empresa de grande porte, nome informado só no dia.
== urgent-unnamed | Vagas imediatas | - | R$ 2.000,00
Empresa precisa com máxima urgência de 50 pessoas p/ ambos os sexos.
Responda agora para não perder, amanhã já não estaremos recebendo.
== urgent-unnamed | Atendente | - | R$ 1.800
corre que ta acabando!! atendente com urgencia, contratação na hora sem entrevista, responde rápido senão passo pra próxima
== urgent-unnamed | Operador multifuncional | - | R$ 2.350,00
Admissão imediata de operadores multifuncionais. Em razão da urgência do cliente, dispensamos currículo e entrevista.
As posições serão preenchidas por ordem de resposta até o final do dia.
== link | Auxiliar de logística Mercado Livre | Mercado Livre | R$ 2.300,00
O Mercado Livre abriu 2.000 vagas para o novo centro de distribuição, sem experiência.
VT, VR, plano de saúde e dia de folga no aniversário.
Inscreva-se somente em mercadolivre-vagas2025.site
== link | Carteiro temporário | Correios | R$ 2.670,00
Correios contrata carteiros e operadores de triagem temporários, ensino médio.
Inscrições abertas no portal http://correios-selecao.online/inscricao até domingo.
Não haverá prova escrita, apenas análise de cadastro.
== link | Atendente bancário | Banco parceiro | R$ 2.900,00
Parabéns, seu currículo foi selecionado pela Gupy! Confirme sua entrevista em gupy-processo.com.br.vagasja.top e preencha todos os dados.
== link | Auxiliar de loja | Rede Varejo | R$ 1.850
Rede Varejo contrata p/ fim de ano, caixa, estoque e vendas
Escala 6x1, comissão e desconto em produtos
cadastro rapido aqui bit.ly/3vagaLoja9
== link | Agente de programa social | Gov Emprega | R$ 2.100,00
Novo programa federal oferece trabalho com bolsa mensal para inscritos no CadÚnico.
Consulte pelo CPF se vc foi contemplado: gov-br.empregasocial.click
Prazo até sexta-feira.
`;

export const eighthHonest = `
== Auxiliar Administrativo | Metalúrgica Santa Rita | R$ 2.050,00
A Metalúrgica Santa Rita, há 32 anos no mercado de peças estampadas, contrata auxiliar administrativo para a matriz em Joinville.
Principais atividades:
- Lançar notas fiscais de entrada e saída no sistema
- Atender fornecedores por telefone e e-mail
- Organizar arquivo físico e digital
- Apoiar o financeiro na conferência de boletos e comprovantes de pagamento
Requisitos:
- Ensino médio completo; cursando Administração será um diferencial
- Excel intermediário
Benefícios: vale-transporte, vale-alimentação de R$ 450,00, plano de saúde com coparticipação, seguro de vida.
Horário: segunda a sexta, das 7h30 às 17h18.
Regime: CLT
== Vigilante Patrimonial | Escudo Forte Segurança | R$ 2.310,00 + 30% periculosidade
Contratamos vigilantes para postos em agências bancárias e hospitais de Belo Horizonte.
- Curso de formação de vigilante com reciclagem em dia (obrigatório)
- CNV válida
- Ensino médio completo
- Disponibilidade para escala 12x36, diurna ou noturna
Atividades: controle de acesso, rondas, registro de ocorrências e preservação do patrimônio.
Benefícios: ticket de R$ 32,50 por dia trabalhado, vale-transporte, assistência odontológica e seguro de vida.
Uniforme, colete e armamento fornecidos pela empresa sem custo ao colaborador.
A reciclagem dos contratados é paga pela empresa a cada dois anos.
Comparecer com currículo na Av. dos Andradas, 5000, de terça a quinta, das 8h às 11h.
== Operador de Caixa | Supermercados Bom Dia | R$ 1.790,00
Supermercados Bom Dia contrata operador(a) de caixa para a loja do bairro Tatuapé.
Responsabilidades:
- Registrar mercadorias e receber pagamentos em dinheiro, cartão e Pix
- Fazer abertura e fechamento de caixa
- Conferir troco e depósito de numerário no cofre
- Oferecer o cartão da loja, sem meta obrigatória
Requisitos: maior de 18 anos, ensino fundamental. Não exige experiência, damos treinamento.
Benefícios: VT, refeição no local, cesta básica, convênio farmácia, quebra de caixa de R$ 85,00.
Escala 6x1, com dois domingos de folga por mês.
Cadastre o currículo em supermercadosbomdia.gupy.io
== Motoboy | Pizzaria Nona Lúcia | R$ 90 por noite + taxa de entrega
Precisamos de motoboy para sexta, sábado e domingo, das 18h às 23h30.
Diária de R$ 90,00 mais R$ 6 por entrega, pagamos no fim da noite.
Necessário moto própria, CNH A com EAR e documento em dia.
Janta por conta da casa. Chamar Lúcia no WhatsApp (11) 90000-5512 ou passar na Rua Itapura, 88.
== Técnico de Enfermagem | Hospital São Bento | R$ 3.150,00 + insalubridade
O Hospital São Bento abre processo seletivo para técnico de enfermagem nas unidades de UTI adulto e clínica médica.
Atribuições:
- Administrar medicamentos conforme prescrição
- Aferir sinais vitais e registrar em prontuário eletrônico
- Realizar higiene e conforto do paciente
- Preparar leito e materiais
Requisitos:
- Curso técnico completo e COREN-SP ativo e com a anuidade em dia
- Experiência de 6 meses em ambiente hospitalar
Oferecemos: vale-alimentação de R$ 520,00, refeição no local, auxílio-creche, convênio médico e estacionamento.
Escala 12x36, noturno.
Etapas: triagem, prova online, entrevista com a coordenação e exames admissionais custeados pelo hospital.
== Vendedor externo de maquininhas | PagFácil Distribuidora | R$ 1.900 + comissões
Venha vender maquininhas de cartão para comércios da Grande Recife.
Fixo, comissão por credenciamento e bônus por carteira ativa; nossos melhores consultores fazem de R$ 5 a 7 mil por mês.
Contrato CLT, vale-refeição, ajuda de combustível e celular corporativo.
Necessário experiência em vendas porta a porta e moto ou carro próprio.
== Eletricista Industrial | Conterra Montagens | R$ 3.480,00
Conterra Montagens contrata eletricista industrial para obra em Camaçari (BA).
- Montagem de painéis e leitos de cabos
- Leitura e interpretação de diagramas
- Manutenção preventiva e corretiva de motores e CCM
- Preenchimento de ordens de serviço
Exigências: curso de eletricista, NR-10 e NR-35 válidas, experiência comprovada em carteira.
Candidatos com NR-10 vencida podem participar: a reciclagem será feita na integração, por conta da empresa.
Benefícios: alojamento, café da manhã e almoço na obra, vale-alimentação de R$ 780,00, folga de campo a cada 60 dias com passagem paga.
Horário: segunda a quinta das 7h às 17h, sexta até as 16h.
Enviar currículo para rh@conterra.example com o título "Eletricista Camaçari".
== Auxiliar de Limpeza | Empresa confidencial | R$ 1.640,00
Empresa do ramo de facilities (nome confidencial) contrata auxiliar de limpeza para shopping em Sorocaba.
Limpeza de sanitários, praças de alimentação e corredores, coleta de lixo e reposição de materiais.
Escala 6x1, 14h às 22h20.
Vale-transporte, vale-alimentação de R$ 310, insalubridade nos sanitários.
Processo conduzido pela Rumo RH. A Rumo RH não cobra nenhum valor dos candidatos, em nenhuma etapa.
== Assistente Contábil | Escritório Prado & Nunes | R$ 2.700,00
Escritório de contabilidade com 400 clientes busca assistente contábil para atuar presencialmente em Goiânia.
Atividades:
- Classificar e lançar documentos contábeis
- Conciliar contas bancárias e cartões
- Apurar Simples Nacional e emitir guias para os clientes
- Entregar obrigações acessórias (ECD, ECF, DCTFWeb)
Requisitos:
- Graduação em Ciências Contábeis concluída ou no último ano
- CRC ativo é um diferencial
- Domínio do sistema Domínio ou similar
Benefícios: vale-refeição de R$ 30/dia, plano de saúde, bolsa de 50% para pós-graduação, day off no aniversário.
Segunda a sexta, 8h às 18h.
== Costureira | Confecções Lírio | R$ 1.830 + produção
Contratamos costureira c/ experiência em reta e overloque, linha praia.
CLT, prêmio por produção pago toda semana, cesta básica.
Falar c/ Dona Marta no zap (88) 90000-3456.
== Jovem Aprendiz Administrativo | Cooperativa Agroverde | R$ 812,00
A Cooperativa Agroverde seleciona jovens aprendizes para início em fevereiro.
- Idade entre 16 e 22 anos
- Cursando ou concluído o ensino médio
- Morar em Cascavel ou região
O aprendiz ficará 4 horas por dia na cooperativa e um dia por semana no curso de aprendizagem do SENAI, gratuito.
Benefícios: vale-transporte, uniforme, refeição e seguro de vida.
Documentos para o dia da entrevista: RG, CPF, declaração escolar e comprovante de endereço.
Não é necessário experiência.
Inscrições no site da cooperativa até 10/01.
== Motorista Carreteiro | Transportes Rio Doce | R$ 3.200 + diárias
Vaga para motorista carreteiro, rota Vitória - São Paulo.
- CNH E com EAR
- Curso MOPP
- Experiência com bitrem de 2 anos
Exame toxicológico pago pela transportadora.
Diárias de R$ 110 em viagem, adiantadas no cartão frota; prêmio por média de consumo; plano de saúde extensivo aos dependentes.
Interessados: (27) 90000-1230, com Edson, horário comercial.
== Atendente de Lanchonete | Sanduba do Porto | R$ 1.680,00
URGENTE: a lanchonete Sanduba do Porto, na rodoviária de Santos, precisa de atendente para começar já na segunda.
Não exige experiência. Escala 6x1, 13h às 21h.
VT, alimentação e gorjeta dividida todo dia entre a equipe.
Levar currículo e falar com Rogério.
== Professor de Informática | Escola Conecta Cursos | R$ 28,00 hora-aula
Escola de cursos profissionalizantes contrata professor para dar aulas de Pacote Office e Excel avançado.
Turmas de até 16 alunos, manhã e sábado.
- Preparar aulas com a apostila da escola
- Aplicar provas e lançar notas
- Orientar os alunos nos exercícios
Requisitos: superior em TI (cursando aceito), boa didática.
Contratação CLT horista, vale-transporte e desconto de 70% nos cursos da rede para o professor e família.
Enviar currículo para pedagogico@conectacursos.example
== Analista de Marketing Digital Jr | Loja Virtual Casa & Cor | R$ 3.400,00
A Casa & Cor (e-commerce de decoração) procura analista de marketing júnior para trabalho híbrido em Curitiba, 2 dias no escritório.
O que você vai fazer:
- Criar campanhas no Meta Ads e Google Ads, com verba mensal de R$ 60 mil
- Acompanhar curtidas, alcance e conversão dos posts e vídeos
- Responder avaliações de clientes em marketplaces
- Montar relatórios semanais no Looker Studio
O que buscamos:
- Formação em Marketing, Publicidade ou áreas afins
- Pelo menos 1 ano de experiência com mídia paga
O que oferecemos:
- VR de R$ 38,00 por dia no cartão flexível
- Plano de saúde e odontológico, auxílio home office de R$ 120
- Horário flexível entre 8h e 19h
Candidate-se em casaecor.gupy.io
== Pedreiro | Construtora Ipê | R$ 2.540,00
Construtora Ipê contrata pedreiros p/ obra no Butantã, com experiência em alvenaria e reboco.
Café da manhã, almoço, VT, cesta de 400 reais. EPI fornecido pela obra.
Trazer CTPS, RG, CPF e certificado da NR-35 se tiver, na portaria da obra às 7h. Rua Sapetuba, 310.
== Corretor de Imóveis | Imobiliária Horizonte | Comissões
Buscamos corretores para plantão de lançamentos em Balneário Piçarras.
Sem salário fixo: remuneração por comissão, entre 1,5% e 2% do VGV. Corretores ativos faturam em média R$ 12.000 por mês, mas há meses sem venda.
CRECI definitivo ou de estágio. Quem está começando pode trabalhar como estagiário, desde que matriculado em curso TTI de sua escolha.
Fornecemos leads, plantão e marketing sem custo para o corretor.
Contato: (47) 90000-2020, Patrícia.
== Diarista para evento | Buffet Encanto | R$ 150,00 a diária
Precisamos de 8 copeiras para casamento no sábado, das 16h à 1h.
Pagamos a diária no fim do evento, em Pix ou dinheiro, mais transporte de volta.
Calça e sapato pretos, a camisa é emprestada pelo buffet.
== Conferente de Mercadorias | Atacadão União | R$ 2.120,00
O Atacadão União busca conferente para o recebimento da filial de Uberlândia.
Atividades:
- Conferir notas fiscais e mercadorias na doca
- Registrar divergências e avarias no WMS
- Acompanhar a descarga junto aos ajudantes
- Endereçar paletes
Pré-requisitos: ensino médio, experiência de 1 ano como conferente, conhecimento de coletor de dados.
Benefícios: refeitório, plano de saúde após 90 dias, PPR, vale-compras de R$ 200,00 e vale-transporte.
Horário: 5h às 13h20, escala 6x1.
Salário pago em conta-salário aberta pela empresa no banco conveniado, sem tarifa.
== Operador de Telemarketing Ativo | Voz Contact Center | R$ 1.518,00 + variável
Primeiro emprego? A Voz contrata sem experiência!
Vendas de planos de internet por telefone, 6h20 por dia, escala 6x1.
Variável sem teto: quem bate a meta ganha em média R$ 900 a mais.
- Vale-refeição de R$ 14,00 por dia
- Vale-transporte
- Plano odontológico
- Parceria com faculdades (descontos)
Treinamento de 10 dias remunerado.
Maiores de 18 anos, ensino médio completo, boa dicção.
Entrevistas de segunda a sexta às 9h e 14h, Rua Líbero Badaró, 999. Trazer RG e CPF.
== Recepcionista | Clínica Sorriso Pleno | R$ 1.880,00
Clínica odontológica em Niterói contrata recepcionista com experiência.
- Recepcionar pacientes e preencher fichas de cadastro
- Confirmar consultas pelo WhatsApp da clínica
- Receber pagamentos, emitir recibos e cobrar parcelas em atraso
- Fazer o fechamento diário do caixa
Exige-se ensino médio, boa escrita e conhecimento de agenda eletrônica.
Segunda a sexta das 9h às 18h e sábado até 13h.
Benefícios: VT, VA de R$ 380, tratamento odontológico gratuito.
Currículo com foto dispensável, enviar a vagas@sorrisopleno.example.
== Freelancer designer | Estúdio Tangará | R$ 60 por arte
Procuro designer freela pra social media, umas 12 artes por mês, pago por Pix toda sexta conforme a entrega.
Manda portfólio no direct ou no link da bio @estudiotangara
== Auxiliar de Produção | Alimentos Serra Azul | R$ 1.920,00
A Alimentos Serra Azul está com 40 vagas abertas para auxiliar de produção em Chapecó.
Início imediato, sem necessidade de experiência ou escolaridade.
- Atuar na linha de corte e embalagem de aves
- Abastecer esteiras
- Manter o setor limpo conforme as normas de BPF
Turnos: 1º (5h às 14h48) e 2º (15h às 0h30).
Benefícios:
- Transporte fretado gratuito
- Alimentação na empresa
- Plano de saúde Unimed
- Vale-alimentação de R$ 430,00
- Prêmio assiduidade de R$ 200,00
Para quem vem de outra cidade há alojamento nos primeiros 30 dias, sem desconto.
Compareça na portaria com RG, CPF, CTPS digital e carteira de vacinação.
== Cuidador de Idosos | Residencial Vó Zilda | R$ 2.080,00
Casa de repouso contrata cuidador(a) com curso concluído, escala 12x36 noturna.
Banho, troca, alimentação, medicação sob orientação da enfermeira.
Refeição, VT, cesta básica e adicional noturno.
Mandar currículo p/ whats (41) 90000-7744 (Cristiane, RH).
== Desenvolvedor Back-end Pleno | Nuvem Log Tecnologia | R$ 9.500,00
Somos uma logtech de Florianópolis com 120 pessoas e atuação em todo o Brasil. Vaga 100% remota.
Responsabilidades:
- Desenvolver APIs em Kotlin e Spring Boot
- Integrar com gateways de pagamento e Pix
- Escrever testes automatizados e revisar código
- Participar do plantão remunerado a cada 6 semanas
Requisitos: 3 anos de experiência, PostgreSQL, mensageria (Kafka ou RabbitMQ), inglês para leitura.
Benefícios: plano de saúde sem coparticipação, R$ 1.100 em cartão flexível, auxílio-creche, notebook enviado por nossa conta, verba anual de cursos de R$ 2.000.
Processo: conversa com o RH, desafio técnico de 2 horas, entrevista com o time.
Nunca pedimos documentos antes da proposta formal.
== Entregador com carro | Flores da Vila | R$ 180 a diária
Floricultura precisa de entregador com carro próprio para o Dia das Mães (sexta, sábado e domingo).
R$ 180 por dia + combustível, pagamos no fechamento de cada dia. CNH B.
Rua Girassol, 45, falar com Beto.
== Auxiliar de Cozinha | Restaurante Sabor da Roça | R$ 1.750,00
Vaga para auxiliar de cozinha no almoço, pré-preparo de saladas, higienização de utensílios e reposição do buffet.
De segunda a sábado, 7h às 15h20. Carteira assinada desde o primeiro dia.
Carteirinha de manipulador de alimentos: quem não tem faz depois de contratado, a casa paga.
== Gerente de Loja | Calçados Passo Leve | R$ 3.600 + comissão
A rede Passo Leve, com 28 lojas no interior paulista, contrata gerente para a unidade de Ribeirão Preto.
- Liderar equipe de 9 vendedores
- Acompanhar metas, ticket médio e conversão
- Fazer escala de folgas e fechamento de caixa
- Responder pelo inventário mensal
Perfil: experiência de 2 anos em gestão de varejo, superior completo ou cursando.
Remuneração: fixo de R$ 3.600 mais 1% sobre o faturamento da loja, média total entre R$ 6 e 8 mil.
Benefícios: VR, VT, assistência médica, desconto de 40% nos produtos.
Horário de shopping, escala 6x1.
Envie o CV para talentos@passoleve.example, assunto GERENTE RP.
== Técnico em Segurança do Trabalho | Rumo RH (cliente confidencial) | R$ 4.100,00
A Rumo RH seleciona, para indústria química de grande porte em Paulínia, técnico em segurança do trabalho.
Atribuições:
- Realizar DDS, inspeções e investigação de acidentes
- Emitir permissões de trabalho (PT) para espaço confinado e altura
- Ministrar os treinamentos de NR-33, NR-35 e NR-20
- Controlar EPIs e documentação de terceiros
Requisitos: registro de TST no MTE, experiência em indústria química, CNH B.
Benefícios: assistência médica, previdência privada, PLR, ônibus fretado, restaurante interno.
Jornada: administrativo, segunda a sexta, 7h30 às 17h.
O nome da empresa será informado na entrevista. Não cobramos pelo encaminhamento e não vendemos cursos.
== Consultora de Beleza Autônoma | Flor de Açaí Cosméticos | 30% de lucro
Seja consultora e revenda nossos produtos no seu ritmo.
Cadastro gratuito, sem compra mínima, catálogo digital; o lucro é de 30% sobre as vendas.
Não é vínculo de emprego. Informe-se pelo site flordeacai.example.
== Mecânico de Manutenção | Têxtil Bandeirantes | R$ 3.350,00
A Têxtil Bandeirantes precisa de mecânico de manutenção para os teares.
- Manutenção preventiva e corretiva em teares a jato de ar
- Solda MIG e elétrica
- Ajuste de rolamentos, correias e cames
- Registro de horas no sistema de manutenção
Curso técnico ou SENAI em mecânica; NR-12 desejável.
Contrato efetivo, turno das 13h30 às 22h, com adicional.
Convênio médico, vale-alimentação de R$ 500, transporte fretado, participação nos resultados.
Currículos na portaria ou pelo WhatsApp do RH (19) 90000-6321.
== Promotor de Vendas | Laticínios Vale Branco | R$ 1.890,00
Promotor p/ atender 12 lojas em Salvador, reposição, pontos extras e controle de validade.
Necessário moto própria: pagamos R$ 0,75 por km rodado e ajuda de custo de R$ 300.
Benefícios: VR 25,00 dia, assistência médica.
Vagas na Gupy: valebranco.gupy.io/job/promotor
== Estágio em Direito | Advocacia Salles Monteiro | R$ 1.300,00
Estágio para alunos do 5º ao 8º período de Direito, área cível e bancária.
- Acompanhar publicações e prazos
- Redigir petições simples
- Protocolar em PJe e emitir guias de custas
- Fazer diligências no fórum (transporte pago pelo escritório)
Bolsa de R$ 1.300,00, auxílio-transporte de R$ 220,00, recesso remunerado.
Carga horária: 6 horas, 12h às 18h.
Precisa ter inscrição regular na faculdade; carteira de estagiário da OAB não é obrigatória.
Enviar currículo e histórico para estagio@sallesmonteiro.example.
== Babá | Família no Alto de Pinheiros | R$ 2.800,00
Família procura babá p/ bebê de 8 meses, seg a sex 8h às 17h, registro em carteira.
Pedimos 2 referências com telefone e experiência com bebês. Vale transporte e almoço.
Antes da entrevista conversamos por telefone: (11) 90000-8181, Renata.
== Operador de Empilhadeira | CD Rota Sul | R$ 2.480,00
O Centro de Distribuição Rota Sul abre 6 vagas para operador de empilhadeira, contratação imediata.
Requisitos obrigatórios: CNH B, curso de operador (NR-11) válido e 6 meses de experiência.
- Movimentar paletes em porta-paletes de até 11 metros
- Carregar e descarregar carretas
- Fazer o check-list diário da máquina
Horários: 6h às 14h20, 14h às 22h20 ou 22h às 6h.
Benefícios: assistência médica e odontológica, refeição no local, fretado, vale-alimentação R$ 360,00, PLR.
Exames admissionais na clínica conveniada, agendados e pagos pela empresa.
Ao ser aprovado, o candidato receberá a lista de documentos pelo e-mail corporativo.
== Pizzaiolo | Forno Velho | R$ 2.600,00
Contrata-se pizzaiolo com experiência em forno a lenha, terça a domingo 17h30 às 0h.
R$ 2.600 registrado + gorjetas que giram em torno de 600 por mês.
Rua do Comércio 210, Piracicaba, procurar Seu Hélio.
== Monitor de Recreação | Acampamento Sítio Feliz | R$ 170 por dia
Selecionamos monitores para a temporada de julho, 10 diárias, com hospedagem e alimentação incluídas.
- Maiores de 18 anos
- Experiência com crianças
- Disponibilidade integral no período
Treinamento obrigatório no dia 28/06, gratuito e com transporte saindo de São Paulo.
Pagamento das diárias ao final de cada semana.
Inscrição pelo formulário no link da bio @sitiofelizacampamento.
== Auxiliar de Faturamento | Hospital Santa Inês | R$ 2.350,00
O Hospital Santa Inês contrata auxiliar de faturamento para contas de convênios.
- Conferir prontuários e fechar contas médicas
- Lançar materiais, medicamentos, taxas e diárias
- Enviar lotes XML (TISS) às operadoras
- Recorrer de glosas
Ensino médio completo, conhecimento das tabelas CBHPM, Simpro e Brasíndice.
Experiência mínima de 1 ano.
VA de R$ 480, refeitório com desconto de R$ 3,00 por refeição, convênio médico, auxílio-creche.
Segunda a sexta, 8h às 17h48.
== Barbeiro | Barbearia Dom Navalha | 50% de comissão
Vaga p/ barbeiro com experiência em degradê e barba, cadeira disponível de terça a sábado.
Comissão de 50%, acerto semanal, média de R$ 800 por semana. Máquinas próprias; produtos por conta da casa.
== Agente de Saúde Comunitário | Prefeitura de Vila Serena | R$ 3.036,00
A Prefeitura Municipal de Vila Serena torna público o processo seletivo para Agente Comunitário de Saúde, 12 vagas e cadastro reserva.
- Ensino médio completo
- Residir na área da comunidade em que atuará
- Concluir o curso introdutório de 40 horas, gratuito, oferecido pelo município
Jornada de 40 horas semanais.
Vale-alimentação de R$ 400,00 e adicional de insalubridade conforme a lei.
Inscrição gratuita, presencial, na Secretaria de Saúde, de 3 a 14 de março.
Edital completo no Diário Oficial e em vilaserena.example.
Provas no dia 6 de abril. Os documentos são exigidos apenas na convocação.
== Chapeiro | Burger 77 | R$ 1.900,00
Chapeiro com prática, 18h à 1h, folga às segundas. Registro + VT + lanche.
Chamar no WhatsApp (62) 90000-1177 e dizer a experiência. Fica no Setor Bueno.
== Representante Comercial | Distribuidora Ponto Med | Comissão de 4 a 8%
Distribuidora de materiais hospitalares busca representante para o Triângulo Mineiro.
Contrato de representação (PJ, com registro no CORE), carteira inicial com 85 clientes.
Comissões de 4% a 8%, pagas até o dia 15; representantes atuais faturam entre R$ 9 mil e R$ 16 mil.
- Veículo próprio
- Experiência com clínicas e hospitais
- Disponibilidade para viajar
Não há taxa, mostruário cedido em comodato.
CV para comercial@pontomed.example
== Analista Financeiro | Grupo Aroeira | R$ 4.600,00
O Grupo Aroeira, holding de agronegócio em Rondonópolis, procura analista financeiro pleno.
Atividades principais:
- Programar contas a pagar e enviar remessas ao banco
- Conciliar Pix, TED e boletos de recebimento
- Acompanhar aplicações e rendimentos de investimentos da companhia
- Elaborar fluxo de caixa diário e semanal
Requisitos:
- Superior em Administração, Economia ou Contábeis
- Excel avançado e experiência com SAP ou TOTVS
Benefícios: plano de saúde Unimed nacional, PPR de até 2 salários, VA de R$ 650, ginástica subsidiada.
Horário: 7h30 às 17h30 com 1h12 de almoço.
== Segurança de balada | Clube Aurora | R$ 200 por noite
Contratamos seguranças p/ fins de semana, 22h às 5h, diária de 200 reais paga ao fim do turno.
Só com curso de vigilante e extensão em grandes eventos, exigência da PF.
== Instrutor de Autoescola | CFC Direção Certa | R$ 2.400,00
CFC Direção Certa contrata instrutor prático categoria B.
- Credencial do Detran válida
- CNH com EAR há mais de 2 anos
- Paciência e pontualidade
Salário + R$ 8,00 por aula extra, VR, plano odontológico.
Segunda a sexta 7h às 16h, sábado alternado.
A renovação da credencial é paga por nós.
Levar currículo na Av. Getúlio Vargas, 1320, Feira de Santana.
== Enfermeiro do Trabalho | Usina Campo Doce | R$ 6.200,00
A Usina Campo Doce, em Sertãozinho, contrata enfermeiro do trabalho.
- Coordenar o ambulatório e a equipe de técnicos
- Organizar exames admissionais, periódicos e demissionais
- Acompanhar afastamentos e perícias do INSS
- Promover campanhas de vacinação
Requisitos: COREN definitivo, pós em Enfermagem do Trabalho concluída, experiência em indústria.
Benefícios: plano de saúde, previdência, cartão alimentação de R$ 890,00, PLR, moradia auxiliada para quem se mudar.
Jornada: 8h às 17h, com sobreaviso na safra (remunerado).
Inscreva-se: campodoce.gupy.io
Atenção: nossos recrutadores usam somente e-mails @campodoce.example e não solicitam pagamentos.
== Ajudante de Entrega | Bebidas Guará | R$ 1.760,00
Ajudante de entrega, contratação urgente, Bebidas Guará, Aparecida de Goiânia.
Carregar e descarregar caixas e acompanhar o motorista; ajuda no recebimento dos boletos e valores.
Fixo + R$ 0,12 por caixa entregue, chega a R$ 2.500. VA 400, plano de saúde.
Entrevista direto no CD, amanhã e quinta, às 7h. Trazer documento com foto.
== Tradutor freelancer inglês-português | Agência Verbo | R$ 0,09 por palavra
Agência de tradução amplia a base de freelancers para textos técnicos (manuais, patentes).
Trabalho remoto, por projeto, sem exclusividade; pagamento em 30 dias mediante nota fiscal.
Aplicamos um teste de 300 palavras, não remunerado nem cobrado.
Currículo e áreas de especialidade para freelas@verbo.example.
== Assistente de Departamento Pessoal | Contabiliza Mais | R$ 2.600,00
Escritório contábil contrata assistente de DP para carteira de 60 empresas.
- Processar folha de pagamento, férias e rescisões
- Fazer admissões: receber documentos dos funcionários e registrar no eSocial
- Calcular e enviar guias de INSS, FGTS Digital e IRRF
- Atender clientes por telefone e WhatsApp
Exigimos experiência de 1 ano em DP de escritório e Excel intermediário.
Superior em andamento em Contábeis, Administração ou RH.
Oferecemos VA de R$ 500,00, VT, plano odontológico e assistência médica após a experiência.
Horário de segunda a quinta, das 8h às 18h; sexta, das 8h às 17h.
Local: Centro, Londrina.
== Garçom extra | Churrascaria Rincão | R$ 130 + 10%
Precisamos de garçons extras p/ domingos, 10h às 17h, diária de R$ 130 paga no dia mais os 10%.
Experiência com rodízio. Contato Valdir (51) 90000-4545.
== Auxiliar de Creche | Escola Infantil Girassol | R$ 1.820,00
A Escola Infantil Girassol contrata auxiliar de creche para turmas de 1 a 3 anos.
- Apoiar a professora na rotina de sala
- Higiene, troca e alimentação das crianças
- Organizar brinquedos e colchonetes
- Acompanhar entrada e saída
Magistério ou Pedagogia cursando.
Certidão de antecedentes criminais: tire gratuitamente no site da Polícia Federal (gov.br/pf) e traga na entrevista.
VT, almoço na escola, cesta básica, 50% de bolsa para filhos.
7h às 16h48, de segunda a sexta.
Enviar currículo: girassol@escolagirassol.example
== Vendedor de Loja | Óticas Visão Clara | R$ 1.650 + comissões
Óticas Visão Clara abre 3 vagas no Shopping Iguatemi de Fortaleza.
Fixo de R$ 1.650 e comissões de 3%; quem se dedica tira mais de R$ 4 mil.
Não precisa conhecer o ramo, ensinamos tudo no treinamento pago. Currículo no link da bio do Instagram @oticasvisaoclara.
== Auxiliar de Almoxarifado | Construtora Planalto | R$ 1.980,00
Construtora Planalto seleciona auxiliar de almoxarifado para obra residencial em Águas Claras.
Atividades:
- Receber e conferir materiais
- Entregar ferramentas e EPI com ficha assinada
- Lançar entradas e saídas no Sienge
- Fazer inventário mensal
Requisitos: ensino médio, experiência em obra.
Vale-alimentação de R$ 480, café da manhã, almoço, VT, seguro de vida.
O uniforme e os EPIs são gratuitos, troca a cada 6 meses.
Segunda a quinta, 7h às 17h, sexta até 16h.
== Montador de Móveis | Móveis Estrela | R$ 25 a R$ 60 por montagem
Cadastramos montadores autônomos (MEI) para atender entregas da loja.
Acerto semanal por montagem; em média R$ 900 por semana. Ferramentas e condução próprias.
Não tem mensalidade nem taxa de cadastro. Ligar (84) 90000-1616.
== Analista de Suporte N1 | Help TI | R$ 2.450,00
A Help TI, prestadora de suporte para redes de varejo, contrata analista N1.
- Atender chamados por telefone, chat e acesso remoto
- Configurar impressoras fiscais, PDV e pinpad
- Redefinir senhas e acessos dos usuários do cliente
- Registrar tudo no GLPI
Requisitos:
- Técnico em informática ou superior em andamento
- Redes básicas e Windows
Escala 5x2 com plantão remunerado.
VR de R$ 26/dia, plano de saúde, certificações pagas pela empresa.
Trabalho presencial no primeiro mês, depois híbrido (2x3).
Envie o CV para vagas@helpti.example
== Aux. de Padaria | Panificadora Trigo Bom | R$ 1.700
Precisa-se de auxiliar de padaria, URGENTE, com ou sem experiência, 4h às 12h20, folga semanal.
Panificadora Trigo Bom, Rua Bahia 77, Vila Nova. Falar c/ Neide.
== Bombeiro Civil | Shopping Parque das Águas | R$ 2.890,00
O Shopping Parque das Águas contrata bombeiro civil, escala 12x36.
- Curso de bombeiro civil e reciclagem dentro da validade
- Ensino médio
- Curso de APH
Atividades: rondas preventivas, inspeção de extintores e hidrantes, primeiros socorros, treinamento da brigada.
Benefícios: periculosidade de 30%, ticket de R$ 30,00, cesta básica, assistência médica.
Reciclagem anual custeada pelo shopping.
Etapas: entrevista, teste prático e exame médico na nossa clínica.
Currículos pelo e-mail rh@parquedasaguas.example até dia 20.
== Passeador de cães | Pet Amigo | R$ 22 por passeio
Passeadores p/ zona sul do Rio, horários livres, ganha R$ 22 por passeio de 40 min e recebe toda segunda via pix.
Fazemos entrevista presencial e um passeio teste. MEI ajuda, mas não é obrigatório.
== Nutricionista | Cozinha Industrial Bom Prato | R$ 3.900,00
Cozinha industrial com 1.800 refeições/dia procura nutricionista de produção para Betim.
Responsabilidades:
- Planejar cardápios e controlar custo por refeição
- Supervisionar equipe de 14 pessoas
- Aplicar checklists de boas práticas e APPCC
- Treinar manipuladores
Obrigatório CRN ativo e experiência em UAN.
Salário de R$ 3.900,00, anuidade do CRN paga pela empresa.
Convênio médico, refeição no local, vale-transporte ou combustível.
Segunda a sábado, 6h às 14h20.
Processo seletivo: triagem, entrevista online, visita à unidade.
== Agente Comercial de Consórcio | Consórcio União Sul | R$ 1.800 + comissões
Vendedor interno de consórcio de imóveis e veículos, Maringá.
Registro em carteira, fixo de 1.800 + 1% por cota; ganhos médios de R$ 5.500 no semestre passado.
Não precisa comprar cota. VR, VT, premiações em viagem.
Entrevistas presenciais na Av. Brasil, 2400.
== Fiscal de Prevenção de Perdas | Magazine Central | R$ 1.930,00
O Magazine Central contrata fiscal de prevenção de perdas para 4 lojas em Manaus.
- Monitorar câmeras e fluxo de clientes
- Inibir furtos conforme procedimento
- Auditar caixas e devoluções
- Identificar golpes de Pix e cartões clonados no balcão
Ensino médio completo e experiência no varejo.
Convênio médico, vale-refeição de R$ 22, cesta de Natal, desconto em compras.
Escala 6x1 em horário de shopping.
Conta-salário no Banco do Estado, aberta na integração com ajuda do RH.
== Pintor | Reforma Fácil | R$ 180 a diária
Pintor p/ apartamentos vazios, diária 180, pago toda sexta.
Trazer CPF e RG na primeira visita pra liberar no condomínio. (11) 90000-9032 Cláudio
== Supervisor de Vendas | Cervejaria Pico Alto | R$ 4.800 + variável
A Cervejaria Pico Alto busca supervisor de vendas para o canal bares em Belo Horizonte.
- Gerir 8 vendedores externos
- Acompanhar rotas, positivação e inadimplência
- Negociar contratos de exclusividade
- Realizar treinamentos de produto
Superior completo, CNH B, experiência em distribuição de bebidas.
Carro da empresa, celular, VR de R$ 40, plano de saúde e odonto para a família.
Variável trimestral de até 1,5 salário por trimestre.
Segunda a sexta, 8h às 18h, com visitas noturnas eventuais.
Cadastre-se em picoalto.gupy.io/jobs
== Manicure | Espaço Unhas & Cia | 60%
Manicure e pedicure com clientela ou sem, parceria lei do salão parceiro, 60% da profissional.
Repasse semanal no Pix. Materiais de esterilização e produtos são do salão. Venha conversar: (71) 90000-2828.
== Agente de Portaria | ServPlus Terceirização | R$ 1.740,00
A ServPlus contrata agente de portaria para condomínio residencial em Osasco.
- Controle de entrada e saída de moradores, visitantes e prestadores
- Recebimento de encomendas
- Atendimento de interfone e telefone
- Registro em livro e sistema
Ensino fundamental completo, experiência de 6 meses ou curso de porteiro.
Escala 12x36, das 6h às 18h.
VA de R$ 420,00, VT, PPR do sindicato, assistência odontológica.
Uniforme e crachá fornecidos pela ServPlus, sem desconto.
Desconfie de anúncios em nosso nome que peçam depósito: a ServPlus não cobra taxa alguma.
Contato do RH: (11) 90000-7010 (WhatsApp).
== Social media meio período | Academia Corpo Ativo | R$ 1.200,00
4 horas por dia, à tarde, na academia (Petrópolis).
Gravar e editar vídeos curtos, responder comentários e avaliações no Google.
Estágio ou PJ, a combinar. Portfólio no e-mail marketing@corpoativo.example.
== Motorista de Ônibus Urbano | Viação Litoral | R$ 3.290,00
Viação Litoral abre 25 vagas para motorista de ônibus urbano em São Vicente.
Pré-requisitos:
- CNH D ou E com EAR
- Curso de transporte coletivo de passageiros válido
- Sem infração gravíssima nos últimos 12 meses
Você vai conduzir, cobrar passagens no validador e prestar contas do troco no fim do turno.
Benefícios: vale-refeição de R$ 33,00, cesta básica, convênio médico, passe livre para o cônjuge.
Turnos de 7h20, com folga alternada.
Toxicológico e exames admissionais pagos pela viação.
Quem tem CNH D e não tem o curso pode se inscrever na nossa escola interna, gratuita, em parceria com o SEST SENAT.
Comparecer na garagem, Av. Presidente Wilson, 3001, com CNH e comprovante de residência.
== Balconista de Farmácia | Drogaria Bem Estar | R$ 1.860 + comissão
Drogaria Bem Estar, Juiz de Fora, contrata balconista com experiência de 6 meses.
Comissão média de R$ 400. VT, VA 250, convênio.
Levar currículo na loja da Rua Halfeld.
== Auxiliar Jurídico Remoto | Legal Apoio | R$ 2.100,00
A Legal Apoio contrata auxiliar jurídico 100% home office para todo o Brasil.
- Cadastrar processos em sistema
- Baixar publicações e cópias
- Conferir guias de custas pagas pelos clientes
- Digitar planilhas de andamento
Requisitos: cursar Direito (qualquer período), internet de 100 mega, ambiente reservado.
CLT, 8h às 17h48, segunda a sexta.
VA de R$ 550,00 em cartão, ajuda de custo de R$ 100,00 e equipamento cedido em comodato, com entrega e retirada por nossa conta.
Entrevista por vídeo com a gestora; admissão digital pelo portal da empresa depois da carta-proposta.
== Churrasqueiro | Espeto do Zé | R$ 120 noite
Espeto do Zé precisa churrasqueiro p/ sexta e sáb. R$ 120 por noite na mão. Praça da Matriz, Três Lagoas.
== Técnico em Refrigeração | ArFrio Serviços | R$ 2.950,00
Técnico em refrigeração para instalação e manutenção de splits e câmaras frias em Cuiabá.
- Instalar, limpar e dar carga de gás
- Diagnosticar placas e compressores
- Emitir laudo no aplicativo
- Orientar os clientes
Curso técnico ou profissionalizante em refrigeração; NR-10 e NR-35 desejáveis (se não tiver, a ArFrio paga o curso).
CNH B.
Salário + comissão de 5% por serviço + carro da empresa + VR de R$ 28,00.
Segunda a sexta, 8h às 18h, plantão a cada 3 sábados.
== Pesquisador de campo | Instituto Opinar | R$ 140 por dia + transporte
Pesquisadores temporários p/ pesquisa eleitoral em Belém, 6 dias.
Diária de R$ 140 + R$ 20 de transporte + lanche, pagamento até 5 dias úteis após o fim do campo.
Ensino médio, simpatia e smartphone. Treinamento presencial de um dia, pago como diária.
== Coordenador Pedagógico | Colégio Monte Sinai | R$ 5.100,00
O Colégio Monte Sinai procura coordenador pedagógico para o Fundamental I.
- Acompanhar planejamento e avaliações
- Formar e orientar 18 professores
- Atender famílias
- Analisar resultados de aprendizagem
Licenciatura em Pedagogia, pós em gestão escolar e 3 anos de experiência.
Bolsa integral para um filho, convênio médico, almoço, VT.
Jornada de 40 horas, das 7h às 16h.
Enviar currículo e carta de intenção para selecao@montesinai.example até 30 de novembro.
Não recebemos currículos por WhatsApp.
== Atendente de Crediário | Lojas Primavera | R$ 1.780,00
Lojas Primavera, Caruaru, precisa de atendente de crediário: análise de documentos do cliente, cadastro, cobrança amigável e recebimento de parcelas.
Ensino médio, experiência com público. VT, comissão por cartão, folga domingo.
Candidatos: lojasprimavera.example/trabalhe-conosco
== Operador de Máquinas CNC | Usinagem Precisa | R$ 3.700,00
A Usinagem Precisa contrata operador de torno CNC para Caxias do Sul.
- Preparar e operar torno Romi e Mazak
- Medir peças com paquímetro, micrômetro e relógio comparador
- Corrigir desgaste de ferramenta
- Preencher carta de CEP
Curso do SENAI em usinagem ou mecânica, 2 anos de experiência.
2º turno, 14h50 às 0h15, segunda a sexta.
Benefícios: adicional noturno, plano de saúde, PPR, restaurante, auxílio-educação de 50%.
Interessados enviar currículo para o WhatsApp do RH (54) 90000-3003, identificando a vaga.
== Chaveiro | Chaveiro Cidade | R$ 1.800 + 30%
Chaveiro c/ experiência em codificação automotiva, fixo + 30% dos serviços externos, moto da loja. Ribeirão das Neves.
== Auxiliar de Lavanderia | Lavanderia Hospitalar Clean | R$ 1.690,00
Lavanderia Hospitalar Clean contrata auxiliares, ambos os sexos, sem experiência.
- Separar, pesar e lavar enxoval
- Operar calandra e secadora
- Dobrar e embalar
- Carregar gaiolas
Escala 6x1: 6h às 14h20 ou 14h às 22h20.
Insalubridade de 20% para a área suja, cesta básica, VT, refeição.
Vacina de hepatite B e tétano (posto de saúde, gratuita) exigida antes do início.
Temos urgência: entrevistas de 2ª a 4ª às 8h, Rua dos Industriários, 450, Contagem.
== Consultor de Energia Solar | Sol Norte Engenharia | comissão de 4%
Consultor PJ para venda de sistemas fotovoltaicos em Palmas. Comissão de 4%: um projeto médio de R$ 25 mil gera mil reais.
Leads fornecidos, treinamento técnico sem custo. Carro próprio.
É venda externa de verdade, com visita ao cliente. Não é investimento nem indicação em rede.
== Farmacêutico Responsável | Drogarias Vida Nova | R$ 5.450,00
Drogarias Vida Nova contrata farmacêutico para loja em Campina Grande.
- Assumir responsabilidade técnica
- Dispensar controlados e escriturar no SNGPC
- Aplicar injetáveis e testes rápidos
- Orientar a equipe de balcão
CRF-PB ativo, sem pendências.
Piso da categoria + gratificação de RT + comissão sobre serviços.
VA de R$ 400,00, plano de saúde, anuidade do conselho reembolsada no primeiro ano.
Horários: 7h às 15h20 ou 14h40 às 23h, escala 6x1.
Processo: currículo por e-mail, entrevista com a supervisora e exame admissional sem custo.
== Repositor Temporário | Rede Compre Mais | R$ 1.720,00
Trabalho temporário de 60 dias p/ Natal, repositores noturnos, 22h às 5h, Guarulhos.
Agência Tempo Certo, contratação pela Lei 6.019. Adicional noturno, VT, ceia.
Comparecer c/ RG, CPF, CTPS, comprovante de endereço e dados bancários se tiver; se não tiver conta a agência abre cartão salário grátis.
== Executivo de Contas | Adquirente Pago+ | R$ 3.200 + comissão
A Pago+ credencia lojistas para receber com cartão, Pix e link de pagamento.
Sua missão:
- Prospectar estabelecimentos na zona norte de São Paulo
- Apresentar taxas, antecipação e maquininhas
- Instalar e ensinar o uso dos terminais
- Fidelizar a carteira
Requisitos: experiência em vendas externas, CNH, notebook não é necessário.
O que damos: VR de R$ 42,00 por dia, VA de R$ 400, plano de saúde, carro alugado ou km rodado.
Comissão sem teto, com top performers acima de R$ 10 mil mensais.
Horário comercial, de segunda a sexta.
Link da vaga: pagomais.gupy.io
== Padeiro | Supermercado Família | R$ 2.350
Padeiro para pão francês e massas doces, das 3h às 11h20. CLT. Supermercado Família, Itajaí.
== Técnico de Radiologia | Imagem Diagnóstica | R$ 3.036 + 40%
A Imagem Diagnóstica busca técnico em radiologia para tomografia e raio-X.
- Curso técnico concluído e CRTR ativo
- Experiência em tomografia multislice
- Posicionar pacientes, aplicar protocolos e enviar imagens ao PACS
- Cuidar da proteção radiológica
24 horas semanais, conforme a lei da categoria.
Insalubridade de 40%, VT, VR de R$ 24,00.
Dosímetro fornecido pela clínica.
Interessados devem enviar currículo para curriculos@imagemdiagnostica.example.
O número do conselho só é pedido na ficha de entrevista.
== Bike entregador | Marmitas da Cida | R$ 70 por almoço
Entregar marmita de bike, 11h às 14h, seg a sáb. 70 reais por dia, pago no dia, e almoço. Tenho bike elétrica da loja. Chama (48) 90000-5151 Cida.
== Analista de Recrutamento | Vértice RH | R$ 3.300,00
A Vértice RH, consultoria com 15 anos de mercado, contrata analista de R&S.
- Alinhar perfil com clientes
- Divulgar vagas em portais, LinkedIn e grupos de WhatsApp
- Triar currículos, entrevistar e aplicar testes
- Dar retorno a todos os candidatos
- Alertar candidatos sobre golpes que usam nosso nome
Psicologia ou Gestão de RH completos.
Híbrido, 3 dias em casa.
VR de R$ 35, plano de saúde, auxílio home office.
9h às 18h, Barra Funda.
Candidatura em vertice-rh.gupy.io
== Instalador de Internet | FibraMais Telecom | R$ 2.100 + produção
Instalador de fibra óptica em Montes Claros, com ou sem experiência.
CNH AB. NR-10 e NR-35 serão feitas no treinamento inicial, pagas pela empresa, com salário correndo.
Produção média de R$ 700. VR, plano de saúde, veículo e ferramentas.
== Pedagogo Hospitalar | Fundação Esperança | R$ 3.650,00
A Fundação Esperança contrata pedagogo para a brinquedoteca e classe hospitalar.
Atribuições:
- Planejar atividades individuais com crianças internadas
- Articular com as escolas de origem
- Treinar voluntários
- Redigir relatórios
Graduação em Pedagogia; especialização na área é diferencial.
30 horas semanais, das 8h às 14h.
Vale-refeição de R$ 27,00, vale-transporte, convênio, auxílio-creche.
Inscrições gratuitas no site da fundação.
== Auxiliar de Serviços Gerais | Condomínio Bela Vista | R$ 1.710,00
Condomínio Bela Vista contrata ASG, seg a sex 7h às 16h, sáb até 11h. VT e VA 390. Deixar currículo na portaria.
== Lavador de carros | Lava Rápido Espuma | R$ 80 por dia
Lavador com prática, diária de 80 + caixinha, recebe no fim do dia ou na semana, vc escolhe. Av. Mato Grosso 500.
== Projetista de Móveis | Planejados Arte Viva | R$ 2.400 + 2%
A Arte Viva Planejados precisa de projetista que também atenda na loja.
- Desenvolver projetos em Promob
- Apresentar orçamento e negociar condições de pagamento
- Conferir medidas na obra
- Acompanhar a montagem
Experiência com Promob e portfólio.
Remuneração total média de R$ 6.000 (fixo e comissão).
VR, estacionamento, plano de saúde após 3 meses.
Terça a sábado, 10h às 19h.
Envie portfólio pelo WhatsApp (16) 90000-8484; o agendamento da visita é feito pela gerente Lígia.
== Garota(o) propaganda freelancer | Agência Evento 10 | R$ 130 a diária
Recepcionistas para feira no Expo Center, 4 dias, 10h às 20h.
Cachê R$ 130/dia, alimentação e transporte. Pagamento em 15 dias após o evento.
Não vendemos book nem cobramos agenciamento. Fotos de celular servem.
== Auxiliar Fiscal | Grupo Rodomax | R$ 2.550,00
O Grupo Rodomax abre vaga de auxiliar fiscal na matriz em Itupeva.
- Escriturar notas de entrada, CT-e e NFS-e
- Apurar retenções e conferir ICMS, PIS e COFINS
- Emitir guias de impostos e encaminhar ao financeiro para pagamento
- Atender auditoria
Cursando Ciências Contábeis a partir do 3º semestre.
TOTVS Protheus desejável.
Assistência médica, refeitório, fretado de Jundiaí, PPR, vale-alimentação de R$ 370,00.
Segunda a sexta das 8h às 17h48.
Rodomax informa: todos os contatos partem do domínio rodomax.example.
== Atendente de Pedágio | Via Serrana Concessionária | R$ 2.090,00
A Via Serrana contrata atendentes para a praça de pedágio de Lages, em escala 4x2.
- Receber tarifa em dinheiro, cartão ou Pix
- Conferir fundo de caixa e fazer sangria
- Orientar usuários sobre tag e cobrança automática
- Registrar ocorrências
Ensino médio completo, sem experiência prévia.
Turnos de 8 horas, inclusive madrugada, com adicional.
Plano de saúde e odontológico, VA R$ 610, transporte da concessionária, PLR.
Processo: inscrição em viaserrana.gupy.io, prova de matemática básica online, entrevista em grupo.
== Uber / motorista de app parceiro | Locadora Giro | a partir de R$ 690 por semana (aluguel)
Alugamos carros para motoristas de aplicativo: semanal a partir de R$ 690 com seguro e manutenção, caução de R$ 1.000 devolvida na entrega do carro, em contrato.
Não é vaga de emprego, é locação de veículo. CNH com EAR e 2 anos de habilitação. Loja: Av. Caxangá, 2020, Recife.
== Assistente Social | Lar Bom Pastor | R$ 3.480,00
O Lar Bom Pastor, instituição de acolhimento de idosos sem fins lucrativos, contrata assistente social.
- Realizar acolhida e estudo social
- Apoiar as famílias no acesso a BPC, aposentadoria e isenções
- Emitir relatórios ao Ministério Público
- Participar do conselho municipal
Serviço Social completo e CRESS ativo.
30 horas semanais, segunda a sexta.
Almoço, VT e vale-alimentação de R$ 300,00.
Currículos até 15/09 para lar@bompastor.example. Somente os selecionados serão chamados.
== Freteiro com fiorino | Rápido Minas | R$ 320 por diária
Agregamos Fiorino, Kangoo e similares p/ entrega de e-commerce em BH. R$ 320 por rota, 6 dias, pagamento toda quarta por transferência.
ANTT e seguro do veículo em dia. Rastreador instalado por nós, sem custo. Cadastro no galpão da Via Expressa com Wesley.
== Auxiliar de Classe Bilíngue | Maple Kids School | R$ 2.450,00
Maple Kids School (Alphaville) seeks/procura auxiliar de classe bilíngue.
- Apoiar a professora em inglês durante toda a rotina
- Acompanhar refeições e recreio
- Preparar materiais
- Registrar a agenda das famílias
Inglês avançado (faremos prova oral, sem custo) e Pedagogia em curso.
CLT, 7h30 às 16h30.
Almoço, plano de saúde, VT, bolsa de 80% para filhos.
Enviar CV em inglês para jobs@maplekids.example
== Cobrador / Analista de cobrança | Recupera Crédito | R$ 1.600 + comissão
Cobrança amigável por telefone e WhatsApp, negociar dívidas e enviar boletos aos clientes.
6 horas, seg a sex, comissões médias de R$ 1.100. Sem experiência. VR R$ 18, VT. Centro de Curitiba.
== Técnico de Laboratório | Laboratório Vital | R$ 2.380,00
Laboratório Vital admite técnico em análises clínicas para coleta e bancada.
- Coletar sangue de adultos e crianças
- Triar e centrifugar amostras
- Realizar controles de qualidade
- Cadastrar pacientes e convênios
Curso técnico com registro no conselho (CRF ou CRBM).
Coleta pediátrica será diferencial.
Seg a sáb, 6h às 12h20 ou 6h às 14h20.
Convênio médico, exames gratuitos, VR R$ 20, cesta básica.
Entrevistas na unidade central de Anápolis, trazer currículo e registro.
== Cozinheira p/ república | Moradia Estudantil UniCasa | R$ 140 por dia
Cozinheira 3x na semana, diária 140, paga no dia. Comida caseira p/ 12 estudantes. Ouro Preto. Chama no whats (31) 90000-6767.
== Engenheiro Civil de Obras | Incorporadora Vista Alegre | R$ 10.800,00
A Incorporadora Vista Alegre busca engenheiro civil para torre residencial de 24 pavimentos em Goiânia.
- Gerir cronograma, custos e qualidade
- Contratar e medir empreiteiros
- Atender vistorias e clientes
- Cumprir PBQP-H
CREA ativo, 5 anos em obras verticais, MS Project.
Salário compatível com o piso e a senioridade.
PLR, plano de saúde, carro ou ajuda de R$ 1.200, VR de R$ 45.
7h às 17h, segunda a sexta.
Vaga: vistaalegre.gupy.io. Sigilo garantido a quem está empregado.
== Vendedora de roupas | Boutique Mel | R$ 1.600 + 4%
procuro vendedora urgente p boutique no centro de Itabuna, tem q gostar de vender e tirar foto dos looks
1600 + 4% de tudo q vender, registrada depois de 45 dias de contrato de experiencia (tbm registrado)
manda seu curriculo no whats da loja 73 90000-1414, Mel
== Auxiliar de Transporte Escolar | TransKids | R$ 1.540,00
A TransKids procura monitora de van escolar em São Bernardo, 5h40 às 8h, 11h às 13h30 e 17h às 18h40.
Curso de monitor escolar obrigatório pela prefeitura: a empresa matricula e paga.
Antecedentes criminais (emissão gratuita no site do governo).
Carteira assinada, VT não se aplica (buscamos em casa), cesta.
== Gestor de Tráfego | Agência Foguete | R$ 4.200,00
Agência Foguete (Uberaba) contrata gestor de tráfego para 14 contas de negócios locais.
- Planejar e otimizar campanhas em Meta, Google e TikTok
- Cuidar de investimentos entre R$ 2 e 30 mil por cliente
- Reunir-se quinzenalmente com os clientes
- Testar criativos com o time de design
Experiência de 2 anos e cases.
Certificações Google são diferencial, e o reembolso da prova é nosso.
PJ, férias remuneradas de 20 dias, cartão de benefícios de R$ 600.
Remoto, com encontros trimestrais pagos.
Envie seu LinkedIn pelo formulário no site foguete.example/vagas.
== Ajudante de Mudança | Mudanças Andorinha | R$ 120 a diária
Ajudante p/ mudança 3 a 5 vezes por semana. 120 reais + almoço, recebe na hora q termina. Precisa ter força e cuidado. Zona norte SP, (11) 90000-3355.
== Agente de Viagens | Mundo Afora Turismo | R$ 2.000 + comissões
A Mundo Afora Turismo, de Blumenau, seleciona agente de viagens.
- Montar orçamentos de pacotes, cruzeiros e passagens
- Orientar clientes sobre vistos, taxas e documentos
- Emitir bilhetes e receber depósitos e parcelas dos clientes
- Pós-venda
Experiência com Sabre ou Amadeus, Turismo completo ou em curso.
Comissão de 10% sobre o RAV, VR, plano de saúde e viagens de familiarização pagas.
9h às 18h e sábado de manhã em escala.
Currículo: rh@mundoafora.example
== Copeira Hospitalar | NutriServ | R$ 1.715,00
NutriServ contrata copeira p/ hospital em Teresina, 12x36 diurno.
Distribuição de dietas, coleta de louça e higienização.
Insalubridade, refeição, VT. Exames e uniforme sem custo. Trazer RG, CPF, carteira de vacina e 1 foto na entrevista.
== Especialista em Investimentos | Cooperativa Sicrel | R$ 6.700,00
A Cooperativa Sicrel contrata especialista em investimentos para atender cooperados de alta renda em Passo Fundo.
- Assessorar aplicações em renda fixa, fundos e previdência
- Captar recursos e acompanhar rendimentos
- Apoiar gerentes de 6 agências
- Realizar eventos de educação financeira
CEA ou CFP obrigatória; superior completo.
Experiência de 3 anos em banco ou corretora.
VA + VR de R$ 1.580, PPR, previdência, plano de saúde.
8h às 17h.
Inscrições: sicrel.gupy.io até dia 28.
Não solicitamos dados bancários ou senhas em nenhuma etapa da seleção.
== Atendente Call Center Home Office | Liga Mais | R$ 1.518,00
Atendimento SAC receptivo, home office, 6h20 (14h às 20h20), sem experiência, 18+.
Equipamento enviado pela empresa sem custo, retirada também. VR R$ 15,00, ajuda internet R$ 80.
Entrevista por vídeo. Contrato CLT assinado pela plataforma oficial.
== Estoquista | Esportes Arena | R$ 1.810,00
A Esportes Arena, do Shopping Recreio, contrata estoquista.
- Receber e etiquetar mercadorias
- Buscar produtos para os vendedores
- Separar pedidos do site
- Participar do inventário
Ensino médio completo; primeiro emprego bem-vindo.
6x1, 13h às 21h20.
VT, VR de R$ 21, prêmio de loja de até R$ 300, desconto em produtos.
Entregue seu currículo na loja para o gerente Fábio ou pelo QR code da vitrine.
== Palestrante / instrutor freelancer | Senda Treinamentos | R$ 120 hora
Instrutores de NR-06, NR-11, NR-12 e NR-35 para dar cursos em empresas da Grande Vitória. R$ 120 por hora, nota fiscal, pagamento em 10 dias.
Formação em segurança do trabalho e proficiência comprovada. Material didático nosso.
== Auxiliar Veterinário | Clínica Patas & Bigodes | R$ 1.790,00
Clínica Patas & Bigodes, Vila Mariana, contrata auxiliar veterinário.
- Contenção de animais
- Preparo de consultório e centro cirúrgico
- Cuidados com internados
- Higienização de baias
Curso de auxiliar veterinário concluído ou em andamento.
Escala 12x36 noturna.
VR R$ 25, VT, adicional noturno, insalubridade e 30% de desconto no atendimento de seus pets.
Seleção: currículo, entrevista e um dia de observação remunerado.
== Borracheiro | Pneus Estrada | R$ 2.000 + comissão
Borracheiro c/ experiência em caminhão, posto na BR-101 km 210. Moradia no local p/ quem precisar, grátis. 2.000 fixo + comissão.
== Caixa e atendimento | Lotérica Trevo da Sorte | R$ 1.870,00 + quebra de caixa
A Lotérica Trevo da Sorte contrata caixa em Varginha.
- Receber contas, boletos, depósitos e apostas
- Pagar benefícios sociais mediante documento e senha do cliente
- Fechar o caixa com o malote
- Orientar sobre fraudes
Ensino médio, agilidade com dinheiro, experiência como caixa.
8h30 às 18h, sábado até 13h.
Cesta básica, VT, quebra de caixa de R$ 120, seguro de vida.
Solicitamos certidão negativa criminal, gratuita pela internet, só na contratação.
Currículo em mãos, Praça do Comércio, 15.
== Colhedor de café | Fazenda São Judas | por produção, R$ 100 a R$ 220 por dia
Safra de maio a agosto em Três Pontas. Registro de safrista, alojamento, 3 refeições e transporte sem desconto.
Ganho depende da colheita, entre 100 e 220 por dia; acerto quinzenal. Ferramenta, luva e bota da fazenda. Trazer CPF e carteira digital.
== Analista de Conteúdo (avaliação de buscas) | Lingua Data Brasil | R$ 2.900,00
A Lingua Data, de São Carlos, contrata analistas CLT para avaliar a qualidade de resultados de busca e legendas de vídeos.
- Classificar pares de consulta e resultado segundo um manual
- Revisar transcrições
- Sinalizar conteúdos impróprios
- Discutir casos difíceis com a equipe
Graduação em Letras, Linguística ou Comunicação.
Português excelente e inglês intermediário.
Híbrido, 40 horas semanais.
VA de R$ 700, plano de saúde, auxílio psicológico.
Prova escrita presencial e entrevista. Pagamento mensal, não por tarefa.
== Tosador | Banho & Tosa Pingo | 45% comissão
Tosador com experiência em tesoura, comissão 45%, pago por semana, tira uns 3.500 a 4.500/mês. Lauro de Freitas. WhatsApp (71) 90000-9191 com Pri.
== Comprador Pleno | Hotelaria Mar Azul | R$ 4.300,00
A rede Mar Azul (5 hotéis em Porto de Galinhas) contrata comprador.
- Cotar alimentos, bebidas e enxoval
- Negociar prazos e fretes
- Homologar fornecedores
- Controlar contratos
Superior completo e 2 anos em compras de A&B.
Excel avançado, CNH B.
Refeição no local, transporte da empresa, plano de saúde, diárias com tarifa de colaborador.
8h às 17h48, segunda a sexta.
Currículo com pretensão: compras@marazul.example
== Aux. administrativo PCD | Empresa do ramo financeiro | R$ 2.240,00
Agência Inclui+ seleciona pessoas com deficiência p/ auxiliar administrativo em instituição financeira na Av. Paulista. VR 44,00 dia, VA 760, plano.
Laudo médico atualizado será pedido somente após a entrevista. Serviço gratuito ao candidato. WhatsApp da consultora: (11) 90000-0404.
== Frentista | Posto Rota 60 | R$ 1.850 + 30%
O Posto Rota 60, de Jundiaí, abre vaga para frentista.
- Abastecer e verificar óleo e água
- Receber em dinheiro, cartão, app e Pix
- Oferecer aditivos (comissão na hora do fechamento semanal)
- Zelar pela pista
Curso NR-20: oferecido pela empresa antes do início.
Não exige experiência.
Escala 6x1: 6h às 14h, 14h às 22h ou 22h às 6h.
Periculosidade de 30%, vale-refeição de R$ 26, cesta, seguro.
Documentos para admissão: CTPS digital, RG, CPF, título, certidão de nascimento dos filhos e comprovante de endereço.
== Fotógrafo freelancer | Formaturas Brilho | R$ 280 por evento
Fotógrafos freela p/ formaturas no ABC, sábados, 280 por evento (6h), pago em até 7 dias. Equipamento próprio full frame ou APS-C. Portfólio pelo link da bio @formaturasbrilho
== Operador de Loja | Rede Hiper Lar | R$ 1.795,00
A Hiper Lar inaugura em agosto em Petrolina e está com 120 vagas.
- Repor seções
- Operar caixa
- Precificar
- Atender clientes
- Conferir validade
Idade mínima de 18 anos, sem exigência de experiência.
VT, refeitório (desconto de R$ 2,50 por mês), plano de saúde, PPR, bolsa de estudo.
Escala 6x1, todos os horários.
Cadastre-se gratuitamente na Agência do Trabalhador / SINE ou no app Carteira de Trabalho Digital (gov.br). Não use links recebidos por mensagens.
== Pizzaria contrata atendente | Disk Pizza Roma | R$ 85 a noite
atendente de telefone e whats pra anotar pedido, qui a dom 18h as 23h, 85 a noite + pizza, paga domingo. começa essa semana, urgente! R. Ceará 12, Londrina
== Consultor Técnico Automotivo | Concessionária Nipo Car | R$ 2.300 + comissões
A Nipo Car procura consultor técnico para o pós-venda em São José dos Campos.
- Recepcionar clientes e abrir OS
- Elaborar orçamento e aprovar serviços
- Acompanhar o prazo da oficina
- Receber pagamento e entregar o veículo
Técnico em mecânica ou experiência em concessionária.
CNH B.
Ganho médio: R$ 5.500 com comissões.
Plano de saúde, VR, PLR, 25% de desconto em revisões.
8h às 18h e dois sábados por mês.
Enviar currículo para pessoas@nipocar.example
== Zelador residente | Ed. Guarujá Mar | R$ 2.420,00
Zelador c/ experiência, moradia no prédio (sem aluguel, desconto só do previsto em convenção). VA 450. Referências dos 2 últimos empregos. Falar com a administradora Litoral Adm, (13) 90000-6060.
== Psicólogo Organizacional | Prefeitura de Campo Novo | R$ 4.980,00
A Prefeitura de Campo Novo abre concurso público para psicólogo e outros 18 cargos.
- Curso superior em Psicologia
- CRP ativo na data da posse
Taxa de inscrição de R$ 90,00, recolhida por guia oficial do município (DAM) no site da banca; isenção para inscritos no CadÚnico e doadores de medula, conforme o edital 01/2025.
Prova objetiva e de títulos.
Jornada de 30 horas.
Vale-alimentação de R$ 720,00 e plano de carreira.
Período de inscrição: 2 a 30 de junho.
O edital está publicado no Diário Oficial e no portal da prefeitura.
== Entregador de jornal / revista | Distribuidora Folha Local | R$ 75 por madrugada
Entregador com moto p/ madrugada 3h às 6h30, 75 reais + combustível, pagamento semanal. CNH A. Bauru, Rua Azarias Leite, 20.
== Secretária Executiva | Grupo Monteverde | R$ 6.900,00
O Grupo Monteverde contrata secretária(o) executiva(o) trilíngue para a presidência.
- Gerir agenda, viagens e reembolsos
- Secretariar reuniões de conselho
- Preparar apresentações
- Intermediar contatos internacionais
Secretariado Executivo com SRTE; inglês fluente e espanhol avançado.
5 anos de experiência com diretoria.
Disponibilidade para horário flexível.
Assistência médica premium, VR de R$ 55, bônus anual, estacionamento.
Processo confidencial conduzido pela Alvo Executive; sem ônus para o candidato.
== Ajudante Geral | Recicla Verde | R$ 1.660,00
Recicla Verde, Suzano, contrata com urgência 6 ajudantes p/ triagem de recicláveis.
Sem experiência. 7h às 16h48. EPI, cesta, VT, insalubridade. Entrevista na hora, na portaria, c/ RG e CPF.
== Técnico em Edificações | Saneia Engenharia | R$ 3.560,00
A Saneia Engenharia contrata técnico em edificações para obra de esgoto em Macapá.
- Fiscalizar escavação e assentamento de tubos
- Fazer levantamento de quantitativos
- Preencher diário de obra
- Apoiar a topografia
CFT ativo e 2 anos de experiência em saneamento.
CNH B.
Para contratados de fora: passagem, hotel na primeira semana e casa da obra, tudo pago pela Saneia.
Vale-alimentação de R$ 900,00, plano de saúde, folga de campo a cada 90 dias.
Seg a sex, 7h às 17h.
Currículo: obras.norte@saneia.example
== Modelo de prova | Confecção Linha Fina | R$ 200 por período
Modelo de prova manequim 40, 1,70 m, uma tarde por semana, R$ 200 pagos no dia. Brás. Não precisa de book, medimos na hora. Enviar medidas p/ (11) 90000-2121.
== Auxiliar de Consultório Odontológico | OdontoMais | R$ 1.830,00
A OdontoMais, Feira de Santana, contrata ASB.
- Instrumentar e preparar bandejas
- Esterilizar instrumentais
- Agendar e confirmar pacientes
- Controlar estoque
CRO de ASB ou curso em andamento (neste caso, ajudamos com 50% da mensalidade depois da experiência).
8h às 18h, sábado alternado.
VT, VA R$ 300, plano odontológico, bonificação trimestral.
Responda por aqui no portal; não atendemos candidatos no WhatsApp dos pacientes.
== Churros e algodão doce | Festa Móvel | R$ 110 a festa
Operador(a) de carrinho p/ festas infantis, sáb e dom. 110 por festa de 4h, pago na saída. Ensinamos tudo. Brasília - Guará. (61) 90000-3131
== Coordenador de Logística | E-commerce Vila Livros | R$ 7.200,00
A Vila Livros busca coordenador de logística para o CD de Extrema.
- Liderar 45 pessoas em 2 turnos
- Gerir SLA com transportadoras e Correios
- Auditar fretes e reembolsos
- Conduzir melhoria contínua
Superior em Logística ou Engenharia, experiência com WMS e e-commerce.
Green Belt desejável.
Bônus de 2 salários, plano de saúde, VA de R$ 500, fretado.
7h às 16h48, com plantão na Black Friday.
Inscrição: vilalivros.gupy.io/jobs/77001
== Cartazista / pintor letrista | Sacolão Avenida | R$ 90 por visita
Cartazista 2x na semana p/ fazer cartaz de oferta, R$ 90 cada visita, pago no caixa. Sacolão Avenida, Divinópolis.
== Inspetor de Alunos | Colégio Santa Mônica | R$ 1.960,00
O Colégio Santa Mônica procura inspetor de alunos.
- Acompanhar entrada, intervalo e saída
- Orientar os estudantes quanto às regras
- Apoiar provas e eventos
- Comunicar ocorrências à coordenação
Ensino médio, experiência em escola.
Antecedentes criminais exigidos por lei, com certidão gratuita.
6h40 às 16h28.
Bolsa de 100% para um dependente, almoço, VT, plano de saúde.
Enviar currículo no site do colégio, aba Trabalhe Conosco.
== Franquia / operador de quiosque | Açaí do Norte | R$ 1.690 + prêmio
Atendente de quiosque de açaí no terminal, franqueado local (CNPJ na loja). Caixa e preparo. 6x1, 12h às 20h20. Prêmio R$ 150. Conta no banco do franqueado aberta sem tarifa. Cariacica.
== Motorista Executivo | Transfer Prime | R$ 3.100,00
A Transfer Prime contrata motorista executivo no aeroporto de Confins.
- Recepcionar passageiros com placa
- Conduzir sedã e van executiva
- Zelar pela limpeza do veículo
- Registrar viagens no app
CNH D com EAR, curso de transporte de passageiros, inglês básico desejável.
Toxicológico por conta da empresa.
Terno fornecido (2 por ano).
VR de R$ 34, gorjetas do passageiro, plano de saúde.
Escala 5x2, turnos variados.
Fale com o RH: (31) 90000-4040, das 9h às 16h.
== Aux. de Marcenaria | Marcenaria Nó de Pinho | R$ 1.950
Auxiliar c/ noção de esquadrejadeira e lixa. Seg a sex 7h30-17h30. VT, cesta, 13º etc. tudo certinho. Mande msg (45) 90000-8080 e marcamos um dia de teste pago (R$ 100).
== Técnico de Enfermagem Home Care | Viver em Casa Saúde | R$ 180 por plantão
A Viver em Casa cadastra técnicos de enfermagem cooperados para plantões de 12h em domicílio, zona leste de São Paulo.
- COREN-SP ativo
- Experiência com traqueostomia e gastrostomia
- Disponibilidade para noites e fins de semana
R$ 180 por plantão, pagos em D+5 na conta informada no contrato.
Paciente fixo, com enfermeira supervisora.
Treinamento inicial de 4 horas, gratuito.
Seguro de responsabilidade civil por conta da empresa.
Entrevista presencial na sede, com certificado, COREN e carteira de vacinação.
== Caseiro (casal) | Sítio em Ibiúna | R$ 3.900,00 o casal
Casal de caseiros, registrados os dois, casa mobiliada, luz e água pagas. Jardim, piscina, limpeza. Referências indispensáveis. Ligar à noite (15) 90000-7373.
== Auxiliar Financeiro | Clínica Renova | R$ 2.280,00
A Clínica Renova, em Aracaju, contrata auxiliar financeiro.
- Lançar contas a pagar e a receber
- Emitir boletos, notas e links de pagamento aos pacientes
- Conferir depósitos, Pix e cartões
- Cobrar inadimplentes
Ensino superior em andamento e Excel.
Experiência de 1 ano.
Segunda a sexta, 8h às 18h.
VA R$ 420,00, VT, convênio, procedimentos com desconto.
Assunto do e-mail: FINANCEIRO - financeiro@renova.example
== Ambulante de praia | Mate do Leme | R$ 0,30 a lata + ganho diário
Vendedor de mate na praia, vc ganha 40% do que vender e acerta no fim do dia. Galão e uniforme emprestados, sem caução. Dia bom dá 200, dia de chuva não dá nada. Copacabana.
== Programador Trainee | Sistemas Fluxo | R$ 3.000,00
Programa Trainee Fluxo: 12 vagas para quem está começando em tecnologia, sem experiência.
- 3 meses de formação em Java e Angular com bolsa integral e salário desde o primeiro dia
- Projetos reais com mentoria
- Efetivação conforme desempenho
Formados ou no último ano de cursos de TI.
Inglês básico.
CLT, híbrido em Recife (Porto Digital).
VR de R$ 36,00, plano de saúde, Gympass.
Etapas: teste de lógica, dinâmica, entrevista. Tudo gratuito.
Inscrições até 12/05 em fluxo.gupy.io
== Atendente de Sorveteria | Gelato Nosso | R$ 1.640
Verão! Atendentes p/ sorveteria na orla de Guarapari, temporário de dez a mar. Registro, refeição, gorjeta diária. 15h às 23h. Contratação imediata, passa aqui com RG e CPF.
== Analista de Prevenção a Fraudes | Banco Digital Lume | R$ 5.800,00
O Lume contrata analista de prevenção a fraudes pleno, remoto.
- Investigar contas laranja, golpes de Pix e falsas vagas de emprego
- Validar selfies, documentos e biometria dos clientes
- Ajustar regras e modelos
- Responder ofícios
SQL intermediário e 2 anos na área.
CLT, 8h por dia, plantões em escala.
Cartão de benefícios de R$ 1.250, plano Bradesco, previdência.
Nosso time fala com candidatos só por @lume.example e nunca pede senha, código por SMS ou depósito.
Vaga: lume.gupy.io
== Doméstica mensalista | Família em Moema | R$ 2.300,00
Seg a sex 8h-17h, registro no eSocial, VT, férias e 13º. Cozinhar simples, passar. Casal + 1 criança. Pedimos referência. Sem agência no meio, pode chamar (11) 90000-1919.
== Líder de Produção | Plásticos Itaú Sul | R$ 4.150,00
A Plásticos Itaú Sul seleciona líder de produção para injeção, 3º turno.
- Distribuir equipe de 20 operadores
- Acompanhar OEE e refugo
- Acionar manutenção
- Fazer passagem de turno
Técnico em plásticos ou produção, 2 anos de liderança.
22h às 5h, segunda a sábado.
Adicional noturno, plano de saúde, restaurante, PLR, vale-mercado R$ 350,00.
Currículos: recrutamento@itausul.example, ou pelo SINE de Sapucaia, vaga 88412.
== Cabeleireira | Studio Raízes | 50% a 60%
Cabeleireira especialista em cachos, comissão 50% química e 60% corte, repasse toda terça. Sem aluguel de cadeira nem luvas. Studio Raízes, Madureira.
== Operador de Roçadeira | Verde Vias | R$ 1.780 + insalubridade
Verde Vias contrata operadores de roçadeira para rodovias em Marília.
- Roçar canteiros e taludes
- Sinalizar a pista
- Abastecer e limpar a máquina
Treinamento de NR-12 e NR-31 dado na empresa.
Não exige escolaridade.
7h às 17h, segunda a quinta; sexta até 16h.
VA de R$ 520, marmita, transporte, seguro de vida.
Comparecer segunda ou terça às 6h30 com CTPS, RG e CPF: Rua do Canteiro, 700.
== Produtor de vídeo curtos | Loja Tech Store | R$ 50 por vídeo
Freela p/ gravar reviews dos nossos produtos (fones, capinhas). Enviamos o produto grátis, vc fica com ele, e pagamos 50 por vídeo aprovado, mediante nota. Precisa ter perfil c/ portfólio. parcerias@techstore.example
== Analista de Comércio Exterior | Exporta Grãos | R$ 5.300,00
A Exporta Grãos, Paranaguá, contrata analista de comex.
- Emitir DU-E e certificados
- Acompanhar embarques e fretes
- Fechar câmbio com bancos
- Atender clientes em inglês
Superior em Comex e 3 anos de experiência.
Inglês avançado (entrevista em inglês).
8h às 17h48.
PPR, VA de R$ 780,00, plano de saúde, previdência.
Candidatura apenas pelo portal exportagraos.gupy.io
== Guincheiro | Auto Socorro 24h | R$ 2.200 + R$ 15 por chamado
Guincheiro CNH D com EAR, 12x36, fixo + 15 por chamado, média 3.400. Curso de guincho pago pela firma. Sumaré, Anselmo (19) 90000-5656.
== Mestre de Obras | Construtora Alicerce | R$ 5.600,00
Construtora Alicerce, São Luís, contrata mestre de obras p/ casas populares.
- Coordenar 60 colaboradores e empreiteiros
- Ler projetos
- Controlar materiais e produção
- Fazer DDS
Experiência comprovada de 5 anos.
Segunda a quinta 7h-17h, sexta 7h-16h.
Vale-alimentação R$ 550, carro da obra, prêmio por meta.
Enviar currículo pelo WhatsApp (98) 90000-2727, Eng. Talita.
== Aderecista / costura de fantasias | Escola de Samba Unidos da Serra | R$ 110 por dia
Barracão contrata ajudantes até o carnaval, 110 por dia, pago toda sexta, almoço. Material todo nosso, trabalho no barracão (não é em casa). Rio, Santo Cristo.
== Carteiro (agente de Correios) | Correios | R$ 2.429,26
Informe de concurso: as inscrições para agente de Correios são feitas exclusivamente no site da banca, conforme o edital publicado em correios.com.br. A taxa é recolhida só pela página do edital; não existe seleção por WhatsApp.
== Auxiliar de Logística | Entrega Certa Fulfillment | R$ 1.940,00
A Entrega Certa, que opera para grandes marketplaces, tem 80 vagas para o pico de fim de ano em Cajamar.
- Separar e embalar pedidos
- Conferir etiquetas
- Carregar gaiolas
- Cuidar da organização do setor
Sem experiência, a partir de 18 anos, ensino médio.
Contrato temporário de 90 dias com chance de efetivação.
Fretado gratuito, refeitório, VA de R$ 260, assistência médica.
Turnos: 6h-14h20, 14h-22h20, 22h-6h.
Integração na própria semana; exame médico gratuito na unidade.
Cadastro: entregacerta.gupy.io
== Atendente de Clínica Estética | Bella Pele | R$ 1.750 + 2%
Atendimento, agenda no WhatsApp, venda de pacotes e recebimento. Comissão de 2%. Seg a sex 10h-19h, sáb 9h-14h. Sem experiência, treinamos. Mauá, currículo pelo direct ou no balcão.
== Tecnólogo em Gestão Ambiental | Mineração Pedra Alta | R$ 5.050,00
A Mineração Pedra Alta, Conceição do Mato Dentro, procura profissional para licenciamento ambiental.
- Controlar condicionantes e prazos
- Recolher taxas de licenças junto aos órgãos
- Acompanhar consultorias e auditorias
- Dar treinamentos às equipes
Graduação na área e registro no CREA ou CRQ.
CNH B e disponibilidade para morar na região.
Moradia por 6 meses, plano de saúde, PLR, VA de R$ 1.100.
Escala 5x2, 7h às 16h48.
Currículo por vagas@pedraalta.example até 05/10. Processo gratuito.
== Ajudante de feira | Banca do Sr. Tanaka | R$ 100 + frutas
Ajudante pra feira livre qua, sex e dom, 4h às 14h. 100 reais na hora e leva fruta pra casa. Pode ser sem experiência. Vila Prudente, falar na banca.
`;
