import { apprentices, bank, calls, clinic, dream, driver, flights, guard, hotel, kitchen, office, privacy, remote, sales, school, shop, site, steps, values, warehouse } from "./long-parts.ts";

/**
 * As the twenty-second set, of the same writer and day. No sign was mended until its results were noted; then the three honest
 * postings that were marked were read. The form is described at `readSamples`. Every posting is invented, also those of
 * employers that exist.
 */
export const twentyThirdFrauds = `
== payment | Operador de Caixa | Supermercados Boa Mesa | R$ 1.890,00
${shop.about}
${shop.work}
${shop.asks}
${dream}
${shop.offers}
Importante: a clínica só libera o ASO depois do pagamento do exame, de R$ 65,00, feito pelo candidato no Pix da nossa central de admissão. A quantia é reembolsada na primeira folha.
== payment | Separador de Pedidos | Amazônia Log | R$ 2.180,00
${warehouse.about}
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
${values}
A carteira de operador interno é obrigatória para entrar no galpão. Providenciamos a sua por R$ 110,00, valor que pode ser parcelado em três vezes.
${privacy}
== messenger-only | Recepcionista de Hotel | - | R$ 2.400,00
${hotel.about}
${hotel.work}
${hotel.asks}
${hotel.offers}
${steps}
As etapas acontecem somente por mensagem no zap 85 90000-7788. Desconsidere o botão de candidatura deste anúncio.
== link | Auxiliar de Armazém Amazon | Amazon Brasil | R$ 2.700,00
${warehouse.about}
${warehouse.work}
${warehouse.offers}
${dream}
Cadastre-se em amazon-vagas.online e responda às quatro perguntas. Para concluir, encaminhe o link para 10 amigos no WhatsApp.
== daily-income | Avaliador de Produtos Shopee | Shopee Parceiros | R$ 250 por dia
Sobre o programa
Somos parceiros de marketplaces e ajudamos vendedores a ganhar destaque. Em três anos, mais de 12 mil colaboradores passaram pelo programa, em todo o Brasil, com suporte de uma equipe de tutores.
${remote.work}
O que você faz
- Dar cinco estrelas aos produtos da lista
- Curtir e salvar as lojas indicadas
- Enviar o print de cada tarefa ao tutor
- Concluir de 20 a 30 tarefas por dia
${remote.asks}
Ganhos
Cada avaliação paga de R$ 5 a R$ 15 e o saque é feito no mesmo dia. Basta um celular e uma hora livre.
${values}
== documents | Escriturário | Banco Federal do Trabalhador | R$ 3.300,00
${bank.about}
${bank.work}
${bank.asks}
${bank.offers}
${steps}
Antes da entrevista, envie no WhatsApp da seleção foto da CNH, do cartão do banco em que deseja receber e um comprovante de residência.
${privacy}
== payment | Vigilante Patrimonial | Escudo Real Segurança | R$ 2.900,00
${guard.about}
${guard.work}
${guard.asks}
${guard.offers}
Reciclagem vencida não é problema: fazemos a sua na academia parceira com desconto, de R$ 480 por R$ 290, e quem se matricula tem prioridade na escala.
${dream}
== payment | Menor Aprendiz | Associação Passo a Passo | R$ 810,00
${apprentices.about}
${apprentices.work}
${apprentices.asks}
${apprentices.offers}
Os pais adquirem no ato o material do curso, composto de quatro apostilas e camiseta, por R$ 240,00 à vista ou em três vezes no cartão, e a empresa chama o jovem em seguida.
${values}
== payment | Agente de Aeroporto | GRU Serviços Aéreos | R$ 3.000,00
${flights.about}
${flights.work}
${flights.asks}
${steps}
${flights.offers}
Aos pré-selecionados informamos que o curso de segurança da aviação, indispensável para o credenciamento, tem custo de R$ 189,90 e deve ser quitado até a véspera da entrevista.
== payment | Técnico de Enfermagem | Clínica Bem Estar | R$ 3.150,00
${clinic.about}
${clinic.work}
${clinic.asks}
${clinic.offers}
Para agendar a sua entrevista com a coordenação, realize o pagamento da taxa administrativa de R$ 29,90 e encaminhe o comprovante.
${values}
== urgent-unnamed | Ajudante de Carga | - | R$ 2.500,00
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
URGENTE!!! Restam só 6 vagas e vamos contratar hoje mesmo, sem entrevista. Quem confirmar primeiro fica; o endereço a gente passa depois.
${dream}
== payment | Camareira em Cruzeiro | Mar Aberto Crew | US$ 1.900
${hotel.about}
${hotel.work}
Nos navios, os contratos são de sete meses, com cabine dividida, refeições e seguro internacional.
${hotel.asks}
O processo do visto de tripulante e do curso de segurança marítima é feito pelo nosso escritório mediante o pagamento antecipado de R$ 1.250,00 para reserva do embarque.
${hotel.offers}
== payment | Ator e Figurante | Elenco Total Produções | R$ 800 por diária
Quem somos
Produtora de elenco com estúdio próprio, que atende emissoras, plataformas e agências de publicidade. Selecionamos perfis de todas as idades para novelas, séries e comerciais de rede nacional.
Atividades
- Participar de gravações internas e externas
- Decorar pequenos textos
- Seguir as orientações da direção e do figurino
- Comparecer às provas de roupa
Requisitos
- Não é preciso ter experiência nem registro profissional
- Disponibilidade de horário e pontualidade
- Menores acompanhados dos pais
${dream}
O registro do seu perfil na nossa plataforma inclui ensaio e videobook e custa apenas R$ 390,00, pagos uma única vez, no cartão ou no boleto.
${values}
== daily-income | Analista Júnior de Investimentos | Alfa Traders Brasil | -
${bank.about}
${office.work}
${office.asks}
${values}
Você começa com um depósito de 100 dólares em USDT na plataforma. As operações são automáticas e rendem 5% ao dia; o dinheiro pode ser sacado a qualquer momento.
${office.offers}
== documents | Atendente Remoto | Conecta Casa Atendimento | R$ 2.200,00
${calls.about}
${calls.work}
${calls.asks}
${calls.offers}
Contratação digital: baixe o aplicativo de acesso remoto e informe ao nosso técnico a senha do seu banco para cadastrarmos a conta em que o salário será depositado.
${values}
== link | Agente de Pesquisas IBGE | IBGE Seleções | R$ 3.700,00
${office.about}
O trabalho
- Visitar domicílios e aplicar questionários
- Registrar as respostas no aplicativo
- Enviar relatórios diários ao supervisor
- Participar do treinamento de três dias
${office.asks}
${values}
Faça a sua inscrição no endereço gov.br-ibge2026.org, com os dados da sua conta, até as 23h59.
${dream}
== payment | Motorista Carreteiro | Estrada Larga Logística | R$ 5.200,00
${driver.about}
${driver.work}
${driver.asks}
${driver.offers}
A consulta à gerenciadora de risco custa R$ 85,00 e o motorista interessado transfere o valor à nossa central antes da liberação da ficha.
${values}
== too-much-pay | Auxiliar de Escritório em Casa | Grupo Leve Vida | R$ 8.900,00
${remote.about}
${remote.work}
${values}
Sem experiência, sem horário fixo: são apenas 3 horas por dia e qualquer pessoa pode participar.
${remote.offers}
${dream}
== payment | Pedreiro e Servente | Obras Litoral Engenharia | R$ 3.000,00
${site.about}
${site.work}
${site.asks}
${site.offers}
A vaga no alojamento é limitada. Quem quiser ficar paga a caução de R$ 150,00 por transferência para confirmar a viagem.
${privacy}
== payment | Professora de Educação Infantil | Colégio Mundo Azul | R$ 2.700,00
${school.about}
${school.work}
${school.asks}
${school.offers}
${steps}
As candidatas classificadas compram a apostila do método na nossa secretaria (R$ 75,00) para fazer a aula-teste.
== messenger-only | Assistente de Marketing | - | R$ 2.600,00
${remote.about}
${remote.work}
${remote.asks}
${remote.offers}
O portal não avisa quando você se candidata, por isso chame direto no WhatsApp +44 7900 000111 e fale com a gerente Sofia, que explica tudo por áudio.
== payment | Cozinheiro | Sabor da Terra Refeições | R$ 2.450,00
${kitchen.about}
${kitchen.work}
${kitchen.asks}
${kitchen.offers}
${values}
Atenção: a carteira de manipulador de alimentos é exigida já no teste prático. Nossa nutricionista emite na hora por 45 reais.
== payment | Montador de Kits em Casa | Distribuidora Bela Flor | R$ 2.400,00
${sales.about}
O que você faz
- Montar caixas e laços dos kits de presente
- Colar etiquetas e conferir a validade
- Embalar em lotes de cinquenta
- Entregar ao nosso motorista toda sexta-feira
${values}
O material do primeiro lote é liberado com um depósito de garantia de R$ 80,00, que volta para você junto com o primeiro pagamento.
${dream}
== payment | Garçom | Bistrô do Porto | R$ 2.000,00
${kitchen.about}
${kitchen.work}
Carteira de saúde
A casa exige o documento já no primeiro dia.
O laboratório parceiro faz por R$ 55,00.
Depois de pagar, mande o comprovante para agendarmos o teste.
${kitchen.asks}
${kitchen.offers}
${values}
== payment | Servente | Alicerce Forte Obras | R$ 2.100,00
${site.about}
${site.work}
NR-35: sem o certificado ninguém entra na obra.
${site.asks}
Fazemos o curso na véspera, por R$ 90,00 no Pix.
${site.offers}
${dream}
== daily-income | Operador de Aplicativo | App Tarefa Brasil | -
${remote.about}
Você recebe missões no aplicativo e faz no seu ritmo.
${remote.work}
Cada missão é assistir a um vídeo ou dar uma nota a uma loja.
${values}
Não existe horário fixo e qualquer pessoa pode participar.
${remote.offers}
A média dos nossos colaboradores é de R$ 220 por dia.
Os saques são liberados no fim da tarde.
== daily-income | Assessor Júnior | Bit Capital Brasil | -
${bank.about}
Não é preciso saber nada de mercado financeiro.
${office.work}
Para ativar o seu nível, recarregue a conta com a partir de R$ 100.
${values}
A plataforma rende 4% ao dia.
${office.offers}
O saque é feito em USDT.
== documents | Conferente | Depósito Central Log | R$ 2.250,00
${warehouse.about}
${warehouse.work}
${warehouse.asks}
Abertura da conta
O pagamento é feito em uma conta digital que abrimos para você.
Para isso, mande uma selfie com o RG ao lado do rosto.
Informe também o código que vai chegar no seu celular.
${warehouse.offers}
${values}
== messenger-only | Auxiliar de Classe | - | R$ 1.900,00
${school.about}
${school.work}
${school.asks}
Este anúncio não aceita currículos.
${school.offers}
Adicione a coordenadora no Telegram, @coord_ana_rh.
A conversa por lá vale como entrevista.
${values}
== payment | Aprendiz Bancário | Instituto Carreira Jovem | R$ 980,00
${apprentices.about}
${apprentices.work}
${apprentices.asks}
O banco parceiro só recebe quem tem o nosso certificado.
São seis meses de aulas aos sábados.
O investimento é de 6x de R$ 119,00.
${apprentices.offers}
${values}
== payment | Agente de Aeroporto | Pista Livre Serviços | R$ 2.800,00
${flights.about}
${flights.work}
${flights.asks}
O credenciamento é feito pela nossa despachante.
Cada candidato paga o seu antes da entrevista.
A despesa é de cerca de cem reais.
${flights.offers}
== payment | Cuidadora | Anjos da Casa | R$ 2.300,00
${clinic.about}
${clinic.work}
${clinic.asks}
As famílias só contratam quem está no nosso cadastro ativo.
A anuidade custa R$ 120,00 e pode ser dividida.
${clinic.offers}
${steps}
== payment | Carreteiro | Via Norte Cargas | R$ 5.000,00
${driver.about}
${driver.work}
${driver.asks}
Liberação
A gerenciadora de risco libera o seu cadastro em duas horas.
A taxa é sua e sai por R$ 49,00.
Só carrega quem estiver liberado.
${driver.offers}
${privacy}
== urgent-unnamed | Operador de Loja | - | R$ 2.000,00
Grande rede abre loja nova na cidade.
${shop.work}
Só hoje: os primeiros 20 que mandarem o nome já entram.
${shop.asks}
Dispensamos entrevista e currículo.
${shop.offers}
O endereço é enviado na véspera.
${dream}
== payment | Revendedora com Salário | Flor de Lótus Cosméticos | R$ 2.100,00
${sales.about}
${sales.work}
${sales.asks}
Para começar, toda consultora adquire o kit de demonstração.
O valor promocional é de R$ 149,90, em até três vezes.
${sales.offers}
`;

export const twentyThirdHonest = `
== Operador de Caixa | Supermercados Boa Mesa | R$ 1.890,00
${shop.about}
${shop.work}
${shop.asks}
${shop.offers}
O exame médico admissional não tem custo para o candidato. Haverá desconto de R$ 12,00 por mês do cartão-alimentação, só para quem aderir.
${dream}
== Auxiliar de Expedição | Amazônia Log | R$ 2.180,00
${warehouse.about}
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
Damos o curso de operador interno com certificado. A primeira via do crachá e do uniforme é gratuita; a segunda via, em caso de perda, custa R$ 15,00.
${privacy}
== Recepcionista | Hotel Costa Clara | R$ 2.400,00
${hotel.about}
${hotel.work}
- Receber o sinal das reservas por Pix ou cartão e devolver a caução na saída
- Responder hóspedes no WhatsApp, no Instagram e por telefone
${hotel.asks}
${hotel.offers}
Envie currículo para rh@costaclara.example ou pelo WhatsApp (85) 90000-7788.
== Auxiliar de Armazém | Amazon | R$ 2.050,00
${warehouse.about}
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
Cadastre-se em www.amazon.jobs e escolha a unidade. Não pedimos dinheiro nem dados bancários na seleção, e nunca contratamos por aplicativos de mensagem.
${values}
== Especialista em Avaliações | Loja Norte Marketplace | R$ 3.600,00
${remote.about}
${remote.work}
- Pedir avaliações a clientes e responder notas baixas
- Acompanhar o ranking dos produtos na Shopee e no Mercado Livre
- Fazer testes de usabilidade em aplicativos e dar nota à experiência
${remote.asks}
${remote.offers}
${steps}
== Caixa Bancário | Banco Federal do Trabalhador | R$ 3.300,00
${bank.about}
${bank.work}
- Desbloquear cartões, trocar senhas e validar a biometria de clientes
- Receber cópias de CNH, comprovante de renda e extrato para abrir contas
${bank.asks}
${bank.offers}
${privacy}
== Vigilante Líder | Escudo Real Segurança | R$ 3.250,00
${guard.about}
${guard.work}
${guard.asks}
${guard.offers}
Quem entra com a reciclagem vencendo em até 60 dias a faz pela empresa, em escola credenciada, sem pagar nada. Documentos: CNV, RG, CPF, reservista e antecedentes.
${values}
== Menor Aprendiz em Logística | Grupo Cometa | R$ 796,00
${apprentices.about}
${apprentices.work}
${apprentices.asks}
${apprentices.offers}
A matrícula no Senai é feita pela empresa. Não existe taxa de inscrição, nem de material; se pedirem pagamento, avise o nosso RH.
== Agente de Rampa | GRU Serviços Aéreos | R$ 2.300,00
${flights.about}
${flights.work}
${flights.asks}
- CNH B definitiva
${flights.offers}
A credencial do aeroporto, que exige a certidão de antecedentes e o curso de segurança, é paga por nós. Traga os originais à entrevista.
${values}
== Técnico de Enfermagem | Clínica Bem Estar | R$ 3.150,00
${clinic.about}
${clinic.work}
${clinic.asks}
- Coren ativo, com a anuidade paga
- Curso de urgência e emergência desejável
${clinic.offers}
Pagamos R$ 190,00 por plantão extra de 12 horas, com depósito no quinto dia útil. Currículo pelo site da clínica ou pelo WhatsApp do RH.
== Ajudante de Carga e Descarga | - | R$ 1.980,00
Transportadora na região do Brás contrata ajudantes para o turno da noite, com registro em carteira.
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
Não precisa de experiência. Início imediato; comparecer na portaria da rua Rodrigues dos Santos, 300, com RG e carteira de trabalho, ou chamar no WhatsApp (11) 90000-8899.
${values}
== Camareira de Navio | Rota Azul Tripulação | US$ 1.100
${hotel.about}
Recrutamos para duas companhias de cruzeiro. O contrato é de sete meses, com cabine, refeições e seguro.
${hotel.work}
${hotel.asks}
- Inglês básico
- Curso STCW e exame médico marítimo, reembolsados pela companhia no primeiro salário
Não cobramos pelo recrutamento. O visto é pedido com a carta da companhia.
${hotel.offers}
== Assistente de Produção de Elenco | Elenco Total Produções | R$ 2.900,00
Quem somos
Produtora de elenco com estúdio próprio, que atende emissoras, plataformas e agências de publicidade.
${office.work}
- Cadastrar atores, modelos e figurantes e conferir DRT, RG e autorizações de menores
- Agendar testes, ensaios e provas de figurino
- Pagar cachês por Pix e arquivar recibos
${office.asks}
${office.offers}
${values}
== Assessor de Investimentos | Alfa Capital | R$ 3.500,00
${bank.about}
${sales.work}
- Explicar a clientes aportes, rendimento, risco e taxas de fundos
- Acompanhar operações da mesa de renda variável
${bank.asks}
- Certificação ANCORD; a empresa paga a prova
${bank.offers}
Ganhos variáveis sem teto, conforme a receita da carteira.
== Atendente Remoto | Conecta Casa Atendimento | R$ 1.700,00
${calls.about}
${calls.work}
${calls.asks}
${calls.offers}
Você trabalha da sua casa com computador, headset e acesso remoto nossos, enviados sem custo. Na admissão digital, os documentos são anexados no portal do colaborador, com senha própria.
${privacy}
== Entrevistador de Pesquisas | Dado Certo Pesquisas | R$ 120,00 por dia
${office.about}
O trabalho
- Aplicar questionários em domicílios e pontos de fluxo
- Registrar respostas no tablet e enviar os áudios de controle
- Convidar pessoas para grupos de discussão, que recebem uma ajuda de R$ 80,00
${office.asks}
Pagamento
Diária de R$ 120,00, transporte e lanche, com depósito quinzenal. O treinamento é pago.
${values}
== Motorista de Caminhão Truck | Estrada Larga Logística | R$ 3.900,00
${driver.about}
${driver.work}
${driver.asks}
${driver.offers}
A consulta à gerenciadora de risco é feita por nós. Envie CNH, comprovante de residência e currículo para vagas@estradalarga.example ou entregue na portaria.
== Auxiliar de Escritório | Distribuidora Leve Vida | R$ 1.750,00
${office.about}
${office.work}
${office.asks}
${office.offers}
Sem experiência também serve. A jornada de meio período, das 8h às 12h, paga R$ 980,00.
${values}
${steps}
== Pedreiro | Obras Litoral Engenharia | R$ 3.000,00
${site.about}
${site.work}
${site.asks}
${site.offers}
O alojamento não é cobrado. A passagem é paga pela construtora e a diária de viagem, de R$ 60,00, é depositada antes do embarque. Ferramentas próprias são bem-vindas.
== Professora de Educação Infantil | Colégio Mundo Azul | R$ 2.700,00
${school.about}
${school.work}
- Apresentar às famílias a lista de material, a taxa de matrícula e o uniforme
${school.asks}
${school.offers}
As candidatas aprovadas na análise fazem uma aula-teste de 40 minutos, na escola, paga pela casa.
== Assistente de Marketing | Clínica Sorriso Vivo | R$ 2.600,00
${remote.about}
${remote.work}
- Cuidar do WhatsApp Business, dos grupos e da lista de transmissão dos pacientes
- Fazer lives, sorteios e programas de indicação de amigos
${remote.asks}
${remote.offers}
Candidaturas por esta página; dúvidas no Instagram da clínica.
== Cozinheiro | Sabor da Terra Refeições | R$ 2.450,00
${kitchen.about}
${kitchen.work}
${kitchen.asks}
- Curso de boas práticas; se não tiver, a nossa nutricionista ministra na primeira semana
${kitchen.offers}
${values}
== Montador de Brindes | Distribuidora Bela Flor | R$ 1.720,00
${sales.about}
O que você faz
- Montar caixas e laços dos kits de presente na nossa fábrica
- Colar etiquetas e conferir a validade
- Embalar em lotes de cinquenta
- Conferir o material e a remessa
${warehouse.asks}
${shop.offers}
Pagamos prêmio de R$ 0,40 por peça acima da meta do dia.
${dream}
== Vendedor Externo de Planos | Fibra Veloz Telecom | R$ 1.800,00
${sales.about}
${sales.work}
- Vender planos a partir de R$ 79,90 por mês, com instalação gratuita
- Coletar documentos, selfie e assinatura digital do cliente no aplicativo
${sales.asks}
${sales.offers}
Quem vende bem ganha mais de R$ 200 por dia em comissão, paga toda sexta.
== Instrutor de Informática | Microtec Cursos | R$ 2.200,00
${school.about}
${school.work}
- Dar aulas de informática, Excel e administração a jovens
- Explicar a pais a matrícula, as parcelas do carnê e o certificado
${school.asks}
${school.offers}
${steps}
== Agente de Cobrança | Recupera Assessoria | R$ 1.650,00
${calls.about}
${calls.work}
- Enviar boletos e chave Pix por WhatsApp, SMS e e-mail
- Combinar entrada e parcelas e confirmar os comprovantes
${calls.asks}
${calls.offers}
Prêmio diário em dinheiro para quem bate a meta da manhã.
${privacy}
== Tesoureiro de Agência | Cooperativa Crédito do Campo | R$ 3.800,00
${bank.about}
${bank.work}
- Abastecer caixas eletrônicos e conferir malotes de depósito
- Acompanhar aportes de cotas e a devolução de capital a cooperados
${bank.asks}
${bank.offers}
${values}
== Entregador Bike | Mercado da Praça | R$ 1.600,00
${shop.about}
${driver.work}
${shop.asks}
A bicicleta, a bag e o capacete são da loja. Além do fixo, a taxa de entrega de R$ 4,00 fica com você e é acertada todo dia no caixa, junto com as gorjetas.
${shop.offers}
${values}
== Assistente de Recrutamento | Gente Certa RH | R$ 2.300,00
${office.about}
${office.work}
- Divulgar vagas no WhatsApp, no Telegram e em grupos do Facebook
- Entrevistar candidatos e pedir RG, CPF e comprovante de endereço aos aprovados
- Agendar exames e acompanhar a emissão de crachás
${office.asks}
${office.offers}
Somos uma agência de empregos e nada cobramos do candidato.
== Auxiliar de Cozinha Escolar | Instituto Boa Merenda | R$ 1.700,00
${kitchen.about}
${kitchen.work}
${kitchen.asks}
${kitchen.offers}
Levar no primeiro dia: RG, CPF, dados da conta do Banco do Brasil ou da Caixa, duas fotos, exame de fezes e carteira de vacinação. O laboratório é pago pelo instituto.
== Modelista | Ateliê Rosa Chá | R$ 3.400,00
${shop.about}
Funções
- Desenhar moldes, cortar e provar as peças-piloto
- Orientar costureiras que trabalham em casa, pagas por peça
- Controlar tecidos, aviamentos e custos
- Visitar fornecedores
${office.asks}
${shop.offers}
Trazer portfólio à entrevista, na sede.
== Advogado Trabalhista | Nunes Associados | R$ 6.000,00
${office.about}
${office.work}
- Preparar recursos, recolher depósito recursal e custas
- Calcular verbas, multas e honorários
${office.asks}
- OAB ativa
${office.offers}
A anuidade da OAB é paga pelo escritório. Vagas limitadas a duas pessoas; retorno em até 48h.
${privacy}
== Instalador de Rastreadores | Satélite Rastreamento | R$ 2.250,00
${driver.about}
- Instalar e testar rastreadores, alarmes e câmeras em veículos
- Atender clientes na oficina ou na casa deles
- Preencher a vistoria com fotos no aplicativo
- Cobrar a taxa de instalação, em cartão ou Pix, e emitir recibo
${driver.asks}
${driver.offers}
== Auxiliar de Serviços Gerais | - | R$ 1.720,00
Empresa do ramo de limpeza seleciona para condomínio no bairro Jardins.
${guard.work}
${guard.asks}
${guard.offers}
Entrevistas na terça e na quarta, das 9h às 12h, na alameda Lorena, 840. Chamar antes no WhatsApp (11) 90000-6161 para marcar; vagas limitadas.
${values}
== Enfermeiro do Trabalho | Indústrias Vale Azul | R$ 6.700,00
${warehouse.about}
${clinic.work}
- Organizar exames admissionais, periódicos e toxicológicos e conferir laudos das clínicas conveniadas
- Aplicar campanhas de vacina e controlar atestados
${clinic.asks}
${warehouse.offers}
${privacy}
== Streamer e Moderador | Arena Play Games | R$ 2.800,00
${remote.about}
${remote.work}
- Jogar e comentar lançamentos em lives diárias
- Moderar grupos do Telegram e do Discord
- Acompanhar curtidas, seguidores e inscritos
${remote.asks}
${remote.offers}
${steps}
== Agente Comunitário de Saúde | Prefeitura de Lagoa Clara | R$ 3.036,00
Sobre a seleção
O município abre processo seletivo público com 22 vagas para a estratégia de saúde da família.
${clinic.work}
${clinic.asks}
Inscrição em lagoaclara.sp.gov.br, com taxa de R$ 45,00 em boleto, até 18 de dezembro. O edital prevê curso introdutório gratuito de 40 horas e prova objetiva.
${clinic.offers}
== Mensageiro de Hotel | Resort Areia Branca | R$ 1.790,00
${hotel.about}
${hotel.work}
${hotel.asks}
${hotel.offers}
O convite para a entrevista chega por WhatsApp ou e-mail, com o nome da recrutadora e o endereço do hotel. Venha com documento com foto.
== Supervisor de Loja de Celulares | Fone Center | R$ 3.000,00
${shop.about}
${shop.work}
- Vender aparelhos, chips, recargas e seguros
- Cuidar de trocas, consertos e códigos de desbloqueio
- Treinar a equipe em vendas e Pix parcelado
${shop.asks}
${shop.offers}
Comissão diária: 2% do que a loja vende, mais R$ 50,00 por dia de meta batida.
== Auxiliar de Bar para Festas | Buffet Alegria | R$ 150,00 por noite
${kitchen.about}
${kitchen.work}
Festas de sexta a domingo
Pagamos R$ 150,00 por noite, no fim da festa, em dinheiro ou Pix, mais o transporte de volta. Não é preciso ter experiência para a copa.
${kitchen.asks}
${values}
Quem tiver interesse manda nome, idade e bairro no WhatsApp do Buffet Alegria, (21) 90000-1818.
== Motorista Escolar | Colégio Mundo Azul | R$ 2.900,00
${school.about}
${driver.work}
${driver.asks}
- Curso de transporte escolar e certidão negativa
${school.offers}
A vistoria da van e o seguro são pagos pelo colégio.
${privacy}
== Gerente de Relacionamento | Consórcio Andrade | R$ 4.200,00
${bank.about}
${sales.work}
- Acompanhar lances, cartas de crédito e garantias
- Treinar representantes autônomos, que pagam o próprio deslocamento e recebem comissão diária
${bank.asks}
${bank.offers}
${dream}
`;
