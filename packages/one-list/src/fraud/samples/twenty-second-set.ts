import { apprentices, bank, calls, clinic, dream, driver, flights, guard, hotel, kitchen, office, privacy, remote, sales, school, shop, site, steps, values, warehouse } from "./long-parts.ts";

/**
 * Long postings: frauds that copy an ordinary posting and hide what they ask for in one place of it, or in several, and honest
 * ones that come near a fraud's words. Written on 30 November 2026, before any was measured, by a writer who had read the
 * signs. The signs were mended because of it. The form is described at `readSamples`. Every posting is invented, also those
 * of employers that exist.
 */
export const twentySecondFrauds = `
== payment | Auxiliar de Loja | Lojas Primavera Modas | R$ 1.980,00
${shop.about}
${shop.work}
${shop.asks}
${shop.offers}
O exame admissional é realizado na clínica que atende a rede e tem o valor de R$ 78,00, que o candidato acerta no agendamento e recebe de volta no primeiro salário.
${values}
== payment | Auxiliar de Logística | Transcargo Armazéns | R$ 2.240,00
${warehouse.about}
${warehouse.work}
${dream}
${warehouse.asks}
${warehouse.offers}
Uniforme e EPI
O kit com botina, duas camisas e colete é individual. Após a aprovação, o colaborador faz um Pix de R$ 95,00 para o setor de uniformes e retira tudo no dia da integração.
${privacy}
== messenger-only | Auxiliar Administrativo | - | R$ 2.350,00
${office.about}
${office.work}
${office.asks}
${office.offers}
Como se candidatar
Não enviamos retorno por esta plataforma. Chame no WhatsApp da recrutadora Jéssica: wa.me/5511900001122 e diga "QUERO A VAGA".
== link | Assistente de Atendimento Bancário | Banco Horizonte | R$ 2.800,00
${bank.about}
${bank.work}
${bank.asks}
${bank.offers}
${values}
Inscrições abertas até domingo pelo formulário bit.ly/horizonte-vagas2 com nome completo, CPF e data de nascimento.
== payment | Porteiro 12x36 | Guarda Forte Facilities | R$ 2.190,00
${guard.about}
${guard.work}
${guard.asks}
Quem ainda não tem o certificado de porteiro faz conosco em um sábado. O curso sai por 120 reais, dividido em duas vezes, e garante o encaminhamento para o posto.
${guard.offers}
== daily-income | Assistente de E-commerce Home Office | Vende Mais Digital | -
${remote.about}
${remote.work}
${remote.asks}
Nesta posição você também avalia produtos e curte anúncios de lojas parceiras no seu celular, nas horas livres.
Cada tarefa leva dois minutos. Os novatos tiram R$ 300 por dia e o pagamento cai por Pix no mesmo dia.
${remote.offers}
== documents | Atendente de Aeroporto | Voa Norte Linhas Aéreas | R$ 2.950,00
${flights.about}
${flights.work}
${flights.asks}
${flights.offers}
${steps}
Para adiantar o seu crachá de acesso, mande pelo Telegram foto do RG frente e verso e uma selfie segurando o documento.
${values}
== payment | Jovem Aprendiz Administrativo | Instituto Novo Amanhã | R$ 790,00
${apprentices.about}
${apprentices.work}
${apprentices.asks}
${apprentices.offers}
Matrícula
A vaga na empresa é liberada para quem está matriculado no módulo preparatório. São dez parcelas de R$ 89,90 no carnê, com a primeira paga na matrícula, na presença do responsável.
== payment | Comissária de Bordo | Voa Sul Carreiras | R$ 5.100,00
${flights.about}
${flights.work}
${flights.offers}
${flights.asks}
Não tem a carteira da ANAC? Os aprovados entram na turma da nossa escola, com investimento facilitado em até 12x no cartão, e saem com a contratação assinada.
${dream}
== payment | Auxiliar de Limpeza Hospitalar | Hospital Santa Aurora | R$ 1.890,00
${clinic.about}
${clinic.work}
${clinic.asks}
${clinic.offers}
Observação: é cobrada uma taxa única de cadastro de R$ 35,00, via Pix, para a abertura do prontuário do candidato. O valor não é devolvido em caso de falta à entrevista.
${privacy}
== urgent-unnamed | Repositor e Operador de Caixa | - | R$ 2.100,00
Grande rede contrata para loja nova.
${shop.work}
${shop.asks}
Não passa por entrevista nem precisa de currículo: os primeiros 40 que responderem hoje já estão contratados. O nome da rede é informado só no dia.
${shop.offers}
${dream}
== payment | Colhedor de Frutas no Canadá | Maple Work Consultoria | CAD 24 por hora
${hotel.about}
Nosso parceiro no Canadá também seleciona brasileiros para a colheita de maçã e mirtilo, com contrato de oito meses e casa mobiliada.
${hotel.work}
${hotel.asks}
Documentação
Nossa assessoria dá entrada no visto de trabalho. O candidato deposita a taxa consular de US$ 180 e, quando o protocolo sai, recebe a carta-convite do empregador.
${hotel.offers}
== payment | Modelo Comercial | Agência Luz & Cena | R$ 1.500 por trabalho
Sobre a agência
Trabalhamos com campanhas de moda, beleza e varejo desde 2009. Nosso elenco tem bebês, crianças, adultos e pessoas acima de 60 anos, e já esteve em catálogos, comerciais e novelas.
O que você vai fazer
- Participar de campanhas fotográficas e de vídeo
- Comparecer a provas de roupa e testes
- Representar marcas em eventos e feiras
- Seguir a orientação do produtor e do fotógrafo
Requisitos
- De 3 a 70 anos, sem experiência
- Boa apresentação e simpatia
- Disponibilidade para viajar dentro do estado
Benefícios
Cachê por trabalho, alimentação no set, transporte de van e acompanhamento de um produtor. Pagamento em até 30 dias depois da campanha.
Depois da avaliação, a modelo aprovada faz o book com o fotógrafo da casa, em até seis vezes de R$ 149,00, e passa a ser apresentada aos clientes.
${values}
== daily-income | Assistente de Finanças Digitais | Cripto Norte Invest | R$ 4.500,00
${bank.about}
${bank.work}
${bank.asks}
${bank.offers}
Depois do treinamento, você deposita a partir de R$ 200 na carteira e o nosso robô opera por você, com lucro de 3% ao dia e saque na hora. Quem convida amigos ganha bônus.
== documents | Conferente de Mercadorias | Log Rápida Distribuição | R$ 2.300,00
${warehouse.about}
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
O salário é pago em conta digital aberta por nós. Envie pelo WhatsApp o CPF, uma foto do rosto e o código de seis dígitos que chegar por SMS.
${dream}
== link | Carteiro Temporário | Correios | R$ 3.100,00
${driver.about}
${driver.work}
- Separar cartas e encomendas por rua e distribuir a pé ou de moto
${driver.offers}
São 4 mil vagas em todo o país, sem prova. A inscrição é feita em correios-contrata.site até sexta-feira.
${values}
== payment | Motorista Entregador | Rota Viva Transportes | R$ 3.400,00
${driver.about}
${driver.work}
${driver.asks}
${driver.offers}
${privacy}
O toxicológico e o seguro da carga são por conta do motorista, no total de R$ 240,00, pagos antes do treinamento.
== too-much-pay | Digitador de Documentos | Facilita Docs | R$ 9.500,00
${office.about}
O trabalho
- Digitar textos e recibos enviados em foto
- Copiar e colar dados em planilhas
- Conferir a digitação de outros colaboradores
- Enviar o material pronto até o fim do dia
${values}
Não é preciso ter experiência nem escolaridade, e bastam 2 horas por dia pelo celular.
${office.offers}
${dream}
== payment | Ajudante de Obras | Construtora Serra Alta | R$ 2.150,00
${site.about}
${site.work}
${site.asks}
${site.offers}
Trazer no dia da integração: RG, CPF, duas fotos e R$ 60,00 em dinheiro da carteirinha de acesso à obra.
${steps}
== payment | Babá e Auxiliar de Berçário | Escola Girassol | R$ 2.050,00
${school.about}
${school.work}
${school.asks}
${school.offers}
A equipe de seleção pede que a candidata providencie conosco a certidão de antecedentes; a emissão fica em R$ 42,00 e o comprovante deve ser enviado antes da entrevista.
${values}
== messenger-only | Vendedora de Cosméticos | - | -
${sales.about}
${sales.work}
${sales.asks}
${sales.offers}
Não recebemos currículo por aqui e não atendemos ligações. A seleção inteira é feita em um grupo do Telegram; peça o link para @lari_recruta_br.
== payment | Garçom e Cumim | Casa do Engenho Restaurantes | R$ 2.000,00
${kitchen.about}
${kitchen.work}
${kitchen.asks}
${kitchen.offers}
Para segurar a sua vaga até a inauguração, pedimos um sinal de 50 reais no Pix do gerente.
${values}
== payment | Atendente de Telemarketing | Conecta Relacionamento | R$ 1.640,00
${calls.about}
${calls.work}
${calls.asks}
${calls.offers}
${dream}
O kit de trabalho em casa (headset e computador) é emprestado, mas o frete e o seguro de R$ 69,90 precisam ser pagos pelo colaborador para o envio.
== payment | Auxiliar de Loja | Rede Bella Casa | R$ 1.950,00
${shop.about}
${shop.work}
Exame admissional
É obrigatório para a assinatura do contrato e feito na clínica que indicamos.
O valor é de R$ 85,00.
O pagamento é feito por Pix, na chave que a atendente informa.
${shop.asks}
${shop.offers}
${values}
== payment | Separador | Carga Certa Armazéns | R$ 2.200,00
${warehouse.about}
${warehouse.work}
Uniforme: fornecido por parceiro, R$ 70,00.
${warehouse.asks}
${warehouse.offers}
Traga o valor na integração, em dinheiro trocado.
${dream}
== daily-income | Assistente de Plataforma | Rede Clique Fácil | -
${remote.about}
O trabalho é todo feito no celular, da sua casa.
${remote.work}
As atividades são curtir páginas e avaliar produtos de lojas parceiras.
${remote.asks}
Ninguém precisa de experiência.
${dream}
Os ganhos vão de R$ 150 a R$ 400 por dia.
${remote.offers}
Você saca na hora, pelo Pix.
== daily-income | Consultor Digital | Grupo Renda Nova | -
${sales.about}
Cada pessoa começa com um pequeno depósito na carteira digital.
${office.work}
O valor é multiplicado pelas operações do nosso robô.
${values}
Os resultados aparecem todo dia e o lucro pode ser retirado quando quiser.
${office.offers}
Indique amigos e receba uma parte do que eles movimentam.
== documents | Atendente de Agência | Banco Novo Rumo | R$ 2.700,00
${bank.about}
${bank.work}
${bank.asks}
Pré-admissão
Todos os candidatos passam por uma validação antes da entrevista.
Serão solicitados RG, CPF e comprovante de residência.
Envie as fotos pelo WhatsApp do nosso setor de cadastro.
${bank.offers}
${values}
== messenger-only | Recepcionista | - | R$ 2.300,00
${clinic.about}
${clinic.work}
${clinic.asks}
Aqui no site não conseguimos responder.
${clinic.offers}
O nosso contato é o WhatsApp 21 90000-4040.
Peça para falar com a consultora Bianca.
${values}
== payment | Jovem Aprendiz | Projeto Primeiro Passo | R$ 800,00
${apprentices.about}
${apprentices.work}
${apprentices.asks}
Antes de ir para a empresa, o jovem faz o nosso curso de qualificação.
A matrícula é feita na hora, com o responsável.
A mensalidade é de apenas R$ 79,90.
${apprentices.offers}
${values}
== payment | Tripulante de Navio | Onda Azul Crew | US$ 1.600
${hotel.about}
${hotel.work}
${hotel.asks}
O visto e o certificado são providenciados pela nossa equipe.
Cobramos uma taxa de processamento.
O embarque só é confirmado depois da compensação.
${hotel.offers}
== payment | Vigia Noturno | Olho Vivo Monitoramento | R$ 2.100,00
${guard.about}
${guard.work}
${guard.asks}
A carteirinha de vigia é emitida por nós.
São 60 reais, pagos uma vez só.
${guard.offers}
${steps}
== payment | Motoboy | Leva e Traz Express | R$ 2.900,00
${driver.about}
${driver.work}
${driver.asks}
A bag e o rastreador ficam com o entregador.
Pedimos R$ 100,00 de caução pelos dois.
O comprovante é apresentado na retirada.
${driver.offers}
${privacy}
== urgent-unnamed | Auxiliar de Produção | - | R$ 2.200,00
Multinacional contrata na região.
${warehouse.work}
São as últimas vagas e encerramos hoje.
${warehouse.asks}
Não há entrevista.
${warehouse.offers}
O nome da empresa será passado depois da confirmação.
${dream}
== payment | Atendente Home Office | Fala Brasil Contact | R$ 1.700,00
${calls.about}
${calls.work}
${calls.asks}
O notebook da empresa vai pelos Correios até a sua casa.
O frete é cobrado do colaborador: R$ 58,00 no boleto.
${calls.offers}
`;

export const twentySecondHonest = `
== Auxiliar de Loja | Lojas Primavera Modas | R$ 1.980,00
${shop.about}
${shop.work}
${shop.asks}
${shop.offers}
O exame admissional é feito na clínica conveniada e pago pela empresa. No primeiro dia, traga RG, CPF, carteira de trabalho e comprovante de residência.
${values}
== Operador de Empilhadeira | Transcargo Armazéns | R$ 2.640,00
${warehouse.about}
${warehouse.work}
${warehouse.asks}
- Curso de operador de empilhadeira com certificado válido
- CNH B
${warehouse.offers}
Se o seu curso estiver vencido, a empresa paga a reciclagem depois da experiência.
${values}
${privacy}
== Auxiliar de Departamento Pessoal | Contábil Horizonte | R$ 2.350,00
${office.about}
${office.work}
- Receber a documentação dos admitidos: RG, CPF, PIS, certidões e dados bancários
- Agendar exames admissionais e periódicos e pagar as clínicas
${office.asks}
${office.offers}
Envie o currículo para vagas@contabil.example ou pelo WhatsApp do RH, (11) 90000-1122, ou traga na recepção.
== Agente de Negócios | Banco Horizonte | R$ 3.100,00
${bank.about}
${bank.work}
- Ajudar clientes a cadastrar chave Pix, senha e cartão no aplicativo
- Oferecer depósito programado, CDB e fundos que rendem todo dia
${bank.asks}
${bank.offers}
${values}
${privacy}
== Vigilante | Guarda Forte Segurança | R$ 2.890,00
${guard.about}
${guard.work}
${guard.asks}
- Curso de formação de vigilante e CNV válida
${guard.offers}
A reciclagem bienal, o colete e o uniforme são por conta da empresa, sem desconto em folha. Contratação imediata: são 12 postos novos em um shopping.
== Analista de Marketplace Pleno | Vende Mais Digital | R$ 4.800,00
${remote.about}
${remote.work}
- Responder avaliações de produtos e melhorar as notas das lojas
- Otimizar anúncios na Shopee, na Amazon e no Mercado Livre
- Analisar cliques, curtidas, conversão e retorno das campanhas
${remote.asks}
${remote.offers}
${dream}
== Agente de Aeroporto | Voa Norte Linhas Aéreas | R$ 2.650,00
${flights.about}
${flights.work}
${flights.asks}
${flights.offers}
O curso de aviação (AVSEC) é dado pela companhia, e você recebe salário desde o primeiro dia de aula. Não cobramos nada em nenhuma etapa; desconfie de quem pede taxa em nosso nome.
${steps}
== Jovem Aprendiz | Grupo Alimentos do Vale | R$ 812,00
${apprentices.about}
${apprentices.work}
${apprentices.asks}
${apprentices.offers}
O curso, as apostilas e o uniforme são gratuitos. Para a matrícula na entidade, o responsável assina o contrato e traz RG, CPF e declaração da escola.
${values}
== Comissário de Voo | Voa Sul | R$ 4.600,00
${flights.about}
${flights.work}
${flights.asks}
- Certificado de comissário concluído em escola homologada e aprovação na banca da ANAC
- CMA válido
- Passaporte e visto americano válidos serão um diferencial
${flights.offers}
${values}
== Recepcionista Hospitalar | Hospital Santa Aurora | R$ 1.960,00
${clinic.about}
${clinic.work}
- Receber o pagamento de consultas particulares em dinheiro, cartão ou Pix e emitir o recibo
- Informar ao paciente o valor dos exames e a taxa de remarcação
${clinic.asks}
${clinic.offers}
${privacy}
== Repositor | - | R$ 1.850,00
Rede de supermercados com 32 lojas na zona norte abre vagas para a inauguração da unidade da avenida Itaberaba.
${shop.work}
${shop.asks}
${shop.offers}
Haverá um mutirão de entrevistas na quinta-feira, das 8h às 16h, na loja. Venha com currículo e documento com foto; contratação imediata.
${dream}
== Recepcionista de Intercâmbio | Mundo Aberto Viagens | R$ 2.500,00
${office.about}
Nossa agência
Vendemos cursos de idioma, intercâmbio de trabalho e viagens para o Canadá, a Irlanda e a Austrália.
- Orientar clientes sobre passaporte, visto e taxas consulares
- Explicar formas de pagamento e parcelamento em até 12x no boleto
- Conferir os documentos enviados pelos estudantes
${office.asks}
${office.offers}
== Promotora de Eventos (freelance) | Ação Brasil Promoções | R$ 160,00 por dia
Sobre a agência
Fazemos ações promocionais em supermercados, farmácias e shoppings para marcas de alimentos, bebidas e cosméticos, com equipes em 14 capitais e mais de 900 promotores cadastrados.
O que você vai fazer
- Abordar clientes, oferecer degustação e explicar o produto
- Montar e desmontar o balcão
- Enviar fotos da ação e o relatório de vendas pelo aplicativo
- Cuidar do estoque de brindes
${sales.asks}
Pagamento
A diária de 8 horas é de R$ 160,00 mais R$ 25,00 de alimentação e o transporte. O pagamento cai por Pix em até 10 dias depois da ação, mediante nota ou recibo.
${values}
== Analista de Criptoativos | Moeda Clara Corretora | R$ 9.800,00
${bank.about}
- Acompanhar o mercado de bitcoin e de criptomoedas e os depósitos de clientes
- Desenvolver robôs de teste para a mesa de operações
- Elaborar relatórios de risco e de rendimento diário
${bank.asks}
- Formação superior e experiência em mercado financeiro
- Inglês avançado
${bank.offers}
${privacy}
== Conferente | Log Rápida Distribuição | R$ 2.300,00
${warehouse.about}
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
O salário é pago em conta-salário no banco de sua preferência. Documentos para a admissão, depois da aprovação: RG, CPF, PIS, título de eleitor, foto 3x4, dados bancários e carteira de vacinação dos filhos.
${steps}
== Carteiro Motorizado (terceirizado) | Entrega Postal Serviços | R$ 2.420,00
${driver.about}
${driver.work}
- Distribuir cartas e encomendas em nome dos Correios
${driver.asks}
${driver.offers}
Candidate-se por esta página ou compareça à rua das Palmeiras, 120, com CNH com EAR e documento da moto.
== Motorista Carreteiro | Rota Viva Transportes | R$ 3.400,00
${driver.about}
${driver.work}
${driver.asks}
${driver.offers}
O exame toxicológico e o curso MOPP são pagos pela empresa. As diárias são adiantadas no cartão frota antes da viagem, e o depósito do pernoite é feito toda segunda.
${privacy}
== Digitador | Arquivo Certo Documentos | R$ 1.820,00
${office.about}
${office.work}
- Digitar prontuários e recibos e conferir textos em PDF
- Alcançar a produção de 120 documentos por dia
${office.asks}
${office.offers}
${steps}
== Servente de Obras | Construtora Serra Alta | R$ 2.150,00
${site.about}
${site.work}
${site.asks}
${site.offers}
Levar no dia da integração: RG, CPF, duas fotos 3x4, comprovante de endereço e cartão do SUS. O crachá, a botina e os EPIs são entregues de graça.
== Auxiliar de Classe | Escola Girassol | R$ 1.920,00
${school.about}
${school.work}
${school.asks}
${school.offers}
Pedimos a certidão de antecedentes criminais, que se emite sem custo no site da polícia, e duas referências com telefone.
${values}
== Consultora de Vendas Autônoma | Bela Pele Cosméticos | Até R$ 5.000,00
${sales.about}
${sales.work}
${sales.asks}
Como se ganha
A comissão é de 30% sobre cada venda, sem fixo. O mostruário é emprestado e o cadastro é gratuito. Quanto mais você vende, mais ganha; as melhores consultoras tiram R$ 5 mil por mês.
${dream}
${values}
== Garçom | Casa do Engenho Restaurantes | R$ 1.950,00
${kitchen.about}
${kitchen.work}
${kitchen.asks}
${kitchen.offers}
Os 10% de serviço são pagos em dinheiro no fim do turno. O dia de teste é remunerado (R$ 90,00) e a carteira de manipulador é por conta da casa.
== Operador de Telemarketing | Conecta Relacionamento | R$ 1.640,00
${calls.about}
${calls.work}
${calls.asks}
${calls.offers}
Início imediato: a turma de treinamento começa segunda-feira, com vale-transporte pago em dinheiro na primeira semana. Últimas vagas para o turno da manhã.
${values}
== Instrutor de Autoescola | CFC Direção Segura | R$ 2.700,00
${school.about}
Autoescola
- Dar aulas práticas de carro e moto e acompanhar alunos ao exame
- Explicar ao aluno as taxas do Detran, o valor do pacote e o parcelamento
- Conferir RENACH, biometria e documentos da matrícula
Requisitos
- Curso de instrutor de trânsito e credencial do Detran
- CNH B há dois anos, com EAR
- Ensino médio completo
${office.offers}
${values}
== Corretor de Seguros Júnior | Abrigo Corretora | R$ 2.000,00
${sales.about}
${sales.work}
- Emitir propostas, boletos e parcelas de seguro auto, vida e residencial
- Ligar para segurados com pagamento atrasado
${sales.asks}
- Habilitação SUSEP desejável; a corretora custeia o curso e a prova
${sales.offers}
${privacy}
== Entregador de Moto | Farmácias Bem Viver | R$ 1.900,00
${shop.about}
${driver.work}
- CNH A com EAR e moto própria
${shop.asks}
Ganhos
Fixo em carteira, aluguel da moto de R$ 600,00 por mês e taxa de entrega de R$ 3,00 por pedido, paga toda sexta. Quem faz 20 entregas por dia tira bem.
${shop.offers}
== Professor de Inglês | Idiomas Ponte | R$ 38,00 por hora-aula
${school.about}
${school.work}
- Aplicar a prova de nível e orientar a compra do material didático pelos alunos
- Fazer rematrículas com desconto de 20% até novembro
${school.asks}
${school.offers}
Os candidatos selecionados passam por uma semana de treinamento pago no nosso método.
== Caixa de Lotérica | Lotérica Trevo | R$ 1.780,00
Nossa lotérica fica dentro de um supermercado e atende cerca de 700 pessoas por dia, com cinco guichês, ar-condicionado e segurança.
${shop.work}
- Receber apostas, boletos, depósitos e saques e pagar benefícios
- Fazer a sangria e conferir o dinheiro do guichê
- Vender bilhetes, recargas e bolões
${shop.asks}
${office.offers}
Quebra de caixa de R$ 150,00 por mês.
${values}
== Assistente Financeiro | Gráfica Nova Cor | R$ 2.450,00
${office.about}
${office.work}
- Fazer pagamentos por Pix, boleto e transferência e guardar os comprovantes
- Cobrar clientes inadimplentes, com juros e multa
- Controlar adiantamentos, reembolsos e o cartão corporativo
${office.asks}
${office.offers}
${privacy}
== Cuidador de Idosos | Lar Bom Viver | R$ 2.100,00
${clinic.about}
${clinic.work}
${clinic.asks}
- Curso de cuidador concluído
- Coren ativo será um diferencial
${clinic.offers}
Interessados podem chamar a Marta, do RH do Lar Bom Viver, pelo WhatsApp (19) 90000-3344, ligar ou vir à rua Aurora, 55, das 9h às 16h.
== Modelo de Prova | Confecções Fio de Ouro | R$ 2.300,00
${shop.about}
Atividades
- Provar peças e informar ajustes à modelagem
- Participar de fotos do catálogo no estúdio da empresa
- Organizar amostras
- Apoiar o showroom e os desfiles internos
${office.asks}
- Manequim 40 e altura entre 1,65 m e 1,70 m
${shop.offers}
O ensaio fotográfico é pago à parte, com cachê de R$ 350,00 por dia.
== Estagiário de Direito | Braga & Lima Advogados | R$ 1.600,00
${office.about}
${office.work}
- Emitir guias e recolher custas e taxas judiciais
- Protocolar petições e acompanhar depósitos judiciais
${office.asks}
- A partir do 5º semestre
${office.offers}
A anuidade de estagiário da OAB é reembolsada pelo escritório. Currículo para o e-mail estagio@bragalima.example.
== Técnico em Segurança do Trabalho | Construtora Serra Alta | R$ 4.100,00
${site.about}
${site.work}
- Ministrar treinamentos de NR-35, NR-18 e NR-06 e emitir certificados
- Controlar exames, ASO, crachás e a entrega de EPIs e uniformes
${site.asks}
${site.offers}
${values}
== Auxiliar de Produção | - | R$ 2.020,00
Indústria de alimentos contrata para a fábrica de Chapecó, turnos da tarde e da noite.
${warehouse.work}
${warehouse.asks}
${warehouse.offers}
URGENTE! Precisamos de 60 pessoas com início imediato. Compareça com RG e CPF na agência do SINE, na rua Uruguai, ou mande currículo pelo WhatsApp (49) 90000-4545.
${values}
== Psicólogo Hospitalar | Hospital Santa Aurora | R$ 5.200,00
${clinic.about}
${clinic.work}
${clinic.asks}
- CRP ativo e anuidade em dia
${clinic.offers}
As inscrições seguem o edital do processo seletivo, com taxa de R$ 80,00 para o cargo, isenta para doadores de sangue e inscritos no CadÚnico. A prova objetiva será em 14 de dezembro.
${privacy}
== Analista de Redes Sociais | Padoca Hub | R$ 3.300,00
${remote.about}
${remote.work}
- Criar posts, responder comentários e curtir as publicações dos clientes
- Gravar vídeos curtos para o TikTok e o YouTube
- Acompanhar seguidores, links clicados e campanhas pagas
${remote.asks}
${remote.offers}
${steps}
== Recenseador Temporário | Prefeitura de Rio Manso | R$ 2.500,00
Sobre a seleção
A prefeitura contrata por seis meses 30 agentes para o cadastro imobiliário e social do município.
${office.work}
- Visitar domicílios, aplicar questionários e fotografar fachadas
${office.asks}
Inscrições gratuitas em riomanso.mg.gov.br/selecao, com RG, CPF, título de eleitor e comprovante de residência digitalizados, até 12 de dezembro às 23h59.
${office.offers}
${values}
== Camareira | Resort Areia Branca | R$ 1.870,00
${hotel.about}
${hotel.work}
${hotel.asks}
${hotel.offers}
A passagem de ida é paga pelo hotel e a de volta, no fim do contrato. O uniforme é emprestado; a caução da chave do armário, de R$ 20,00, é devolvida na saída.
== Agente de Viagens de Cruzeiro | Mar e Sol Turismo | R$ 2.700,00
${hotel.about}
${sales.work}
- Vender cruzeiros, pacotes e seguros de viagem em até 10x sem juros
- Orientar passageiros sobre visto, passaporte, taxas portuárias e embarque
- Cobrar o sinal de reserva e enviar o contrato
${sales.asks}
${sales.offers}
== Pizzaiolo | Forno & Brasa | R$ 2.600,00
${kitchen.about}
${kitchen.work}
${kitchen.asks}
${kitchen.offers}
Para freelancers de fim de semana pagamos R$ 180,00 por noite, em dinheiro ou Pix no mesmo dia. Interessados: falar com Rui no balcão ou no WhatsApp da Forno & Brasa, (31) 90000-6060.
== Monitor de Transporte Escolar | Colégio Mundo Azul | R$ 1.650,00
${school.about}
${school.work}
${school.asks}
- Curso de monitor de transporte escolar; quem não tem faz pelo Sest Senat, de graça
${school.offers}
O comprovante de vacinação e a certidão negativa devem ser entregues na secretaria antes de começar.
== Vendedor de Consórcios | União Consórcios | R$ 1.900,00
${sales.about}
${sales.work}
- Explicar parcelas, lances, taxa de administração e contemplação
- Receber a primeira parcela do cliente por boleto ou Pix
${sales.asks}
Ganhos sem limite: fixo, comissão de até 1,5% e bônus a cada indicação que vira venda. Quem bate a meta ganha R$ 8 mil por mês.
${sales.offers}
`;
