/**
 * False agencies and employers at ordinary portals: offices, shops, hospitals, industry, ships, work abroad. Written
 * on 26 November 2026 by a writer who had seen neither the signs nor other samples. It was read while the signs took
 * the place of whole patterns. The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const fifthFrauds = `
== payment | Auxiliar Administrativo | Prisma Gestão de Talentos | R$ 2.150,00
Contratamos auxiliar administrativo para escritório no centro, horário de segunda a sexta, 8h às 17h.
- Atendimento telefônico
- Arquivo e digitação
- Emissão de notas
Benefícios: VT, VR de R$ 28,00 por dia e plano odontológico.
O candidato aprovado na triagem realiza a avaliação de perfil comportamental, cujo investimento é simbólico e fica a cargo do participante.
Comparecer com currículo atualizado.
== payment | Recepcionista Hospitalar | Hospital Santa Eulália do Vale | R$ 2.480,00
Atuar na recepção do pronto atendimento, escala 12x36, diurno ou noturno.
Não exigimos experiência, damos todo o suporte inicial.
Para assumir o posto é indispensável o certificado de Atendimento Humanizado emitido pelo nosso instituto parceiro (R$ 147,00, parcelado no cartão). Certificados de outras escolas não são aceitos.
Depois da entrega do certificado a admissão sai em até 5 dias úteis.
== payment | Jovem Aprendiz | Instituto Primeiro Passo Profissional | R$ 890,00
SEU FILHO JÁ ESTÁ PRÉ SELECIONADO para o programa jovem aprendiz 2025!
Vagas em bancos, supermercados e lojas da região, 4 horas por dia.
Compareça com o responsável. Na ocasião será feita a matrícula no módulo preparatório, com a primeira mensalidade já no ato, pois só encaminhamos às empresas os jovens matriculados.
Idade: 14 a 22 anos.
== payment | Tripulante de Cruzeiro - Garçom / Camareira | Oceano Azul Crew Brasil | US$ 1.900 por mês
Embarques em novembro pela costa brasileira e Caribe. Inglês básico.
- Contrato de 8 meses
- Hospedagem e alimentação a bordo
- Passagem por conta da companhia
Os selecionados reservam o lugar na turma de embarque mediante sinal de seiscentos reais, abatido do primeiro salário.
Últimas posições para o navio de novembro.
== payment | Vigilante / Controlador de Acesso | Fortis Guard Serviços | R$ 2.900,00
Postos em condomínios e shoppings, escala 12x36, contratação imediata com carteira assinada.
O fardamento completo (calça, camisa, coturno e cinto) fica por conta do contratado, devendo ser acertado com o nosso almoxarifado antes do primeiro plantão. O valor volta integralmente no segundo contracheque.
Curso de vigilante não é obrigatório para controlador.
== payment | Colheita de frutas na Espanha | EuroCampo Intermediações | 1.700 euros
Trabalhe legalmente na Europa! Colheita de morango e laranja, alojamento incluso, contrato de 9 meses.
Não precisa falar espanhol.
Nós cuidamos do visto e de toda a papelada, vc só arca com a tramitação consular de 2.300 reais em duas vezes, metade agora e metade qdo o contrato chegar assinado.
Grupo saindo em março.
== payment | Operador de Caixa | Supermercados Bom Vizinho | R$ 1.890,00
Vaga para nova loja, turno manhã ou tarde, escala 6x1, com VT, cesta básica e convênio farmácia.
Ensino médio completo ou cursando.
O exame admissional é feito na clínica credenciada e custa 85 reais, pix direto p/ a clínica antes de agendar. Após a compensação do valor o RH libera a data da integração.
== payment | Auxiliar de Produção | Metalvale Indústria | R$ 2.350,00
Admissão imediata, 1º, 2º e 3º turno, fretado na porta e refeitório na empresa.
Sem experiencia
Kit de EPI obrigatorio q o funcionario adquire com a gente (botina oculos e protetor) valor de custo, ja na ficha
vagas limitadas corre
== payment | Assistente de RH | Conexa Recolocação Executiva | R$ 3.400,00
Nosso cliente, multinacional do ramo alimentício, busca assistente de RH com disponibilidade para início neste mês.
Atividades: folha de ponto, benefícios, apoio a recrutamento.
Seu currículo passará pela nossa revisão técnica e pela divulgação dirigida às diretorias. A assessoria é contratada por adesão, com devolução de 100% caso a colocação não aconteça em 90 dias.
== payment | Motorista entregador | TransNorte Log | R$ 3.200,00
CNH B, carro da empresa, rotas na região metropolitana.
Salário + diária de alimentação.
A empresa exige seguro da carga em nome do motorista. É um pagamento unico de R$ 189,90 feito na assinatura, depois nunca mais.
Início na segunda.
== payment | Cuidadora de idosos | Lar Sereno Cuidados | R$ 2.700,00
Boa tarde meninas, temos 6 casas precisando de cuidadora, plantão 24x48, paga certinho todo dia 5.
Pra entrar no nosso cadastro de plantonistas a gente cobra só uma ajudinha de 60,00 pra cobrir a consulta de antecedentes.
Quem tiver interesse chama que mando a chave.
== payment | Auxiliar de montagem em casa | Canetas & Brindes Aurora | R$ 1.600,00 quinzenal
Monte canetas e embalagens em casa, no seu horário. Enviamos o material pelos Correios e recolhemos pronto a cada 15 dias.
Pagamento por peça montada.
O material é nosso, vc só cobre o envio da primeira caixa (quarenta e nove reais e noventa).
== payment | Digitador home office | Editora Nova Página | R$ 2.200,00
Digitação de fichas e manuscritos, 4 horas por dia, de casa.
Treinamento online incluso.
Para liberar o acesso ao sistema de digitação é necessária a ativação da licença individual, que é reembolsada na primeira produção entregue.
== payment | Enfermeiro(a) - Portugal | Lusomed Carreiras | 1.650 euros
Lares e clínicas em Lisboa e Porto recrutam enfermeiros brasileiros com COREN ativo.
- Contrato sem termo
- Apoio no alojamento
A validação do diploma e a carta-convite são tratadas por nossa equipe jurídica. Os emolumentos antecipados são da responsabilidade do candidato, sendo a guia enviada logo após a videochamada.
== payment | Vendedora de loja | Boutique Madre Pérola | R$ 1.950 + comissão
Loja de shopping contrata vendedora com boa apresentação, escala 6x1.
Experiência é um diferencial, não obrigatória.
Como garantia do uniforme e do crachá pedimos uma caução, que é devolvida no desligamento.
== payment | Porteiro | - | R$ 2.180,00
porteiro diurno e noturno, predio residencial, 12x36, cesta e vt
p/ assumir tem q ter a reciclagem de portaria, quem nao tiver faz com a gente sabado, 120 reais ja sai com a carteirinha e o encaminhamento
== payment | Menor Aprendiz Administrativo | Centro de Formação Alvorada Jovem | R$ 760,00
Parabéns! Recebemos sua inscrição para a vaga de aprendiz no setor administrativo.
Carga horária de 20h semanais, com vale-transporte.
A vaga não tem custo nenhum. O aluno apenas adquire a apostila e a camiseta do projeto, itens obrigatórios para o início do contrato.
Traga RG, CPF e o responsável legal.
== payment | Técnico de Segurança do Trabalho | Petrosul Offshore Engenharia | R$ 7.800,00
Embarque 14x14 na Bacia de Campos. Requisitos: curso técnico e registro no MTE.
Plano de saúde, PLR e previdência.
Se o seu CBSP ou HUET estiver vencido, indicamos o centro que atende com urgência. O depósito deve ser feito até amanhã na conta do coordenador, para não perder a escala do dia 15.
== payment | Agente de Aeroporto | AeroServ Capacitação e Carreira | R$ 2.900 a R$ 4.300
Companhias aéreas ampliam quadros para a alta temporada: check-in, embarque, bagagem e pátio.
Ensino médio, a partir de 18 anos. Escala 6x1.
O processo seletivo é gratuito. Os aprovados são inseridos na formação de agente aeroportuário com bolsa de 70%, restando ao candidato apenas o complemento em 12 parcelas.
Encaminhamento garantido.
== payment | Auxiliar de Limpeza Hospitalar | Clean Saúde Terceirização | R$ 1.780,00
Vagas para hospital particular, insalubridade 40%, VA de R$ 420,00.
Antes de entrar no hospital todo funcionário precisa da carteira de vacina atualizada e do laudo NR-32. Nós mesmos emitimos o laudo, basta transferir 75 e enviar o comprovante para entrar na lista de segunda.
== payment | Estoquista | Depósito Três Irmãos | R$ 1.920,00
Carga e descarga, conferência e organização de estoque. Seg a sáb.
Caso o candidato não tenha conta no nosso banco parceiro, deverá abrir e manter saldo inicial de 100 reais, transferido à empresa para a validação do cadastro salarial.
== payment | Babá nos EUA (Au Pair) | Family Bridge Intercâmbio | US$ 600 por semana
Família em Orlando procura babá brasileira com urgência, 2 crianças, quarto privativo e carro.
A mãe é brasileira e já aprovou o seu perfil!
A passagem a família paga, mas o seguro internacional tem que sair no nome da babá, então vc deposita e na chegada recebe de volta em dólar.
== payment | Auxiliar de Escritório | Meta Certa RH | R$ 1.850,00
Olá! Seu currículo foi aprovado pela nossa equipe para a vaga de auxiliar de escritório, parabéns.
Para darmos andamento é preciso constar no nosso banco de talentos premium. Plano a partir de 29,90 por mês, cancela quando quiser.
== payment | Operador de Empilhadeira | Logística Pampa Forte | R$ 2.690,00
Operar empilhadeira a gás e elétrica em centro de distribuição, turno 14h às 22h20.
Salário, VR, assistência médica e PPR.
Não tem a NR-11? Sem problema! Garantimos sua vaga: paga a carteirinha hoje (pix de 90), sai amanhã assinada e você começa na quinta.
== payment | Teleatendente | - | R$ 1.640,00
6h20 por dia, receptivo, não é vendas. Primeiro emprego bem vindo
O headset é individual por questão de higiene e tem q ser comprado com o nosso fornecedor antes do treinamento, R$ 69, eu passo o pix
== payment | Ajudante geral - obra na Irlanda | Green Isle Workers | 2.400 euros
Construtora irlandesa contrata brasileiros, passagem e moradia pagas.
Sem necessidade de inglês. Jornada de 40 horas.
Nossa consultoria não cobra pela vaga; o único desembolso é a legalização do work permit, quitada por boleto antes do envio do contrato.
Dúvidas: contato@greenislework.example
== documents | Auxiliar de Logística | Grupo Horizonte Cargas | R$ 2.240,00
Separação de pedidos, etiquetagem e expedição. Segunda a sábado, 7h às 15h20.
VT, refeição no local e seguro de vida.
Sua contratação já está aprovada. Para adiantar o registro, envie neste WhatsApp foto da CNH aberta, uma selfie segurando o documento e os dados da sua conta: (11) 90000-2201.
== documents | Atendente de Farmácia | Drogaria Vila Serena | R$ 1.980,00
Atendimento no balcão e caixa, escala 6x1, com comissão sobre vendas.
Não faremos entrevista presencial. Preencha o formulário com CPF, RG frente e verso, nome da mãe, limite do cartão e banco onde recebe.
== documents | Assistente Financeiro Júnior | Vértice Contábil | R$ 2.900,00
Rotina de contas a pagar e receber, conciliação e planilhas.
Durante o cadastro vc vai receber um código de 6 números por SMS, é só me repassar aqui q eu concluo sua inscrição.
Modelo híbrido, VR de R$ 35 por dia.
== documents | Camareira | Pousada Recanto das Gaivotas | R$ 1.850,00
Bom dia, precisamos de 3 camareiras p/ temporada com alojamento.
manda por aqui foto da identidade dos dois lados, comprovante de residencia e uma foto do rosto bem iluminada sem oculos pra eu ja deixar o contrato pronto
== documents | Repositor | Atacado Serra Dourada | R$ 1.760,00
Reposição de mercearia e bebidas. Início imediato.
Por exigência do setor de compliance, a senha da conta gov.br deve ser informada no pré-cadastro, para consultarmos seu histórico na carteira digital.
== documents | Secretária de Clínica | Clínica Olhar Pleno | R$ 2.300,00
Agendamento, confirmação de consultas e recepção.
Horário comercial, sábado até 12h.
Antes de conversarmos, encaminhe por e-mail cópia dos documentos pessoais, título de eleitor, cartão do banco (frente e verso) e os três últimos holerites para rhclinica@olharpleno.example.
== documents | Jovem Aprendiz Bancário | Programa Futuro Bancário | R$ 1.100,00
Vagas abertas para 14 a 21 anos, 4h diárias.
O banco vai abrir sua conta digital: entre no aplicativo com seu CPF, faça o reconhecimento facial e depois nos mande o login com a senha provisória para habilitarmos o crachá.
== documents | Promotor de Vendas | - | R$ 2.000 + ajuda de custo
Precisa-se de promotor para supermercados, com ou sem experiência.
Pra nao perder tempo manda logo cpf, rg, nome do pai e mae, pis, chave pix e qual banco vc usa. Vaga é sua se mandar hj
== documents | Operador de Máquinas | Plastimar Embalagens | R$ 2.760,00
Injetora e sopro, turno fixo noturno com adicional.
Benefícios completos.
Nosso entregador levará até você uma cesta de boas-vindas. No ato ele fará uma foto sua para confirmar o recebimento e o cadastro admissional, tenha o documento em mãos.
A entrevista ocorre após essa etapa.
== documents | Recrutamento Cruzeiros 2025/26 | Maré Alta Seleções | US$ 1.400
Bar, cozinha, recreação e limpeza. Sem idade limite.
Para emitirmos a carta de embarque, anexe digitalizações do passaporte, da certidão de nascimento e do cartão internacional com o código de segurança, usado só como garantia.
A entrevista com o navio é marcada em seguida.
== documents | Auxiliar de Cobrança | Recupera Mais | R$ 1.700,00
Home office, notebook enviado pela empresa.
Instale o app de acesso remoto no celular e deixe a tela compartilhada com nosso analista, ele configura o internet banking onde cai o salário.
== documents | Segurança de eventos | Elite Shield | R$ 220 por evento
Shows e jogos aos fins de semana.
Mandar no zap: RG, CPF, CNV, comprovante, foto segurando o RG e vídeo curto falando nome e data. Sem isso não entra na lista. (21) 90000-4419
== documents | Assistente Comercial | Nordwell Representações | R$ 2.600,00
Apoio aos vendedores, propostas e cadastro de clientes.
A empresa utiliza conta de recebimento em nome do colaborador: você nos fornece os dados da sua conta corrente e o acesso ao aplicativo, e os clientes depositam nela. Simples e sem risco.
Início após o envio.
== documents | Auxiliar de Cozinha | Restaurante Panela Velha | R$ 1.800,00
Preparo, limpeza e organização. Folga na segunda.
Vamos registrar vc antes mesmo de se conhecer rs, preciso da foto da carteira de trabalho, do cpf e do codigo q chegou no seu whats agora
== messenger-only | Vaga escritório | - | -
Vagas para escritório, interessados chamar (11) 90000-7781
== messenger-only | Trabalhe conosco | - | R$ 2.000
Oportunidade p/ ambos os sexos, 18 a 60 anos, não precisa experiência. Só pelo whats (31) 90000-1502, não atendo ligação.
== messenger-only | Oportunidade na área da saúde | - | -
Contratamos! Mais detalhes somente no Telegram @vagas_saude_rh_exemplo
== messenger-only | Auxiliar | - | R$ 1.900 a R$ 2.500
Precisamos de pessoas sérias e comprometidas.
Manda "EU QUERO" no zap q explico tudo la: 21 90000-3377
== messenger-only | Vagas no exterior | - | -
Chances reais fora do Brasil, várias funções.
Para não congestionar, as informações são passadas apenas no grupo do WhatsApp. Peça o convite: (41) 90000-6620.
== messenger-only | CONTRATA-SE | - | -
VARIAS VAGAS NA SUA REGIAO!!! CHAMA A GERENTE SANDRA NO WHATS 85 90000-2210
== messenger-only | Renda extra meio período | - | -
Empresa em expansão seleciona colaboradores. O nome e as atividades são sigilosos e revelados somente em conversa privada no telegram (+55 62 90000-9184).
== messenger-only | Aprendiz / Estágio | - | R$ 950
Vagas p jovens, qualquer escola. Chamar tia Rê no wpp 19 90000-5561 pra saber onde é e o q faz.
== daily-income | Assistente de Mídias Sociais (meio período) | Digital Wave Marketing | R$ 150 a R$ 400 por dia
Somos parceiros de grandes marcas e precisamos aumentar o engajamento dos perfis.
- Curtir publicações
- Seguir contas
- Enviar o print
Cada curtida vale R$ 5,00 e o valor cai no pix em minutos.
== daily-income | Avaliador de hotéis online | Staywell Reviews Brasil | R$ 280/dia
Dê cinco estrelas a hotéis e restaurantes pelo celular, 40 minutos por dia.
Não exige experiência, a partir de 22 anos.
O saldo fica na plataforma e para sacar o pacote completo é só desbloquear o nível seguinte.
== daily-income | Auxiliar de e-commerce remoto | Shopmax Global | R$ 3.000 por semana
Você ajuda lojistas a subir no ranking fazendo pedidos simulados.
O sistema devolve o valor do pedido mais 12% de comissão em até 30 minutos.
Pode trabalhar de casa, no onibus, onde quiser.
== daily-income | Recepcionista virtual | - | 200 reais por dia
Oi, aqui é a Camila do RH, vi seu currículo no site de vagas! A vaga de recepção já foi preenchida mas temos uma online mto melhor.
É só assistir videos curtos e dar joinha, paga na hora cada tarefa. Faço um teste com vc agora e ja te mando 15 reais.
== daily-income | Consultor de Investimentos Iniciante | Apex Trade Brasil | R$ 500 diários
Trabalho remoto, sem metas e sem chefe.
Você faz um aporte, nossa mesa opera e você acompanha o rendimento pelo aplicativo.
Nossos consultores estão tirando de 8 a 10% ao dia.
== daily-income | Operador de plataforma | GoldTask | R$ 90 a R$ 900/dia
Trabalho de 60 cliques por dia.
Quanto maior a recarga, maior a comissão de cada pedido. Comece com pouco e veja o resultado no mesmo dia.
Indique amigos e ganhe também sobre o time.
== daily-income | Auxiliar administrativo home office | Fênix Soluções Online | R$ 1.200 semanais
Vaga para quem busca complementar a renda da família, 2h por dia, celular e internet.
Rotina de preenchimento de planilha e interação em perfis.
Pagamentos todos os dias às 18h, inclusive domingo e feriado.
O colaborador que depositar a meta do grupo sai com bônus de 30%.
== daily-income | Ganhe assistindo | - | até R$ 300/dia
Assista anúncios e receba no pix, saque liberado todo dia. Cadastre pelo meu link de convite.
== daily-income | Avaliador de aplicativos | App Rank Brasil LTDA | R$ 350 por dia
Faça o download, deixe nota e comentário, tire o print e receba.
Equipe 100% brasileira, empresa com CNPJ.
As tarefas VIP são pré-pagas: o participante adianta e recebe o principal com lucro na mesma rodada.
== daily-income | Vendas sem vender | Clube Liberdade | R$ 5.000 já no primeiro mês
Esqueça salário mínimo! Aqui quem entra traz mais dois e a renda não para nunca.
Primeira semana já paga o seu plano de entrada.
== daily-income | Colaborador de cinema online | CineStar Tickets | R$ 180 a R$ 620/dia
Ajudamos estúdios a aumentar a bilheteria de filmes. Você compra bilhetes virtuais na plataforma e recebe a comissão ao completar 30 bilhetes.
Horário flexível, das 10h às 22h.
Suporte individual pelo Telegram.
== daily-income | Operador cripto (treinamos) | BitLavra | -
Nao precisa entender nada, o robo faz td. vc so deixa o dinheiro la e saca o lucro toda noite
vaga p/ 20 pessoas da cidade
== daily-income | Classificador de produtos | Otimiza Mercado | R$ 260 por dia + salário base a cada 5 dias
Trabalho de meio período, auxiliar na otimização de dados de produtos em nossa plataforma.
Você recebe uma conta de treinamento com saldo. Se aparecer pedido combinado e o saldo ficar negativo, basta completar a diferença para liberar a retirada.
Contratação imediata.
== daily-income | Influenciador de lojas | - | R$ 50 por tarefa
seguir loja no insta = 10 reais, comentar = 20, live = 50. 25 tarefas por dia, faz as contas!! pagamento na hora, chama
== daily-income | Auxiliar de estoque virtual | Nuvem Varejo | R$ 2.100 por semana
Não há manuseio de mercadoria. O auxiliar reserva produtos com crédito próprio, a loja recompra em minutos com margem de 15%.
Ganhos sacados diariamente, sem teto.
Atendemos aposentados, donas de casa e estudantes.
== daily-income | Divulgador de jogos | Lucky Tigre Afiliados | R$ 200 a R$ 1.500 por dia
Divulgue nossa plataforma de jogos e lucre já hoje. Damos conta demo e os horários pagantes.
Faça seu primeiro depósito para habilitar o seu link.
== too-much-pay | Auxiliar de Serviços Gerais | Grupo Imperial Brasil | R$ 8.500,00
Limpeza de escritório, 4 horas por dia, de segunda a quinta.
Não é necessário experiência nem escolaridade. Salário mais benefícios e 14º.
== too-much-pay | Digitador | - | R$ 6.900 por 3h diárias
Digitar textos simples em casa, sem experiência, sem meta. Qualquer idade.
== too-much-pay | Camareira - Dubai | Golden Palace Recruiters | R$ 22.000,00
Hotel de luxo busca brasileiras de 18 a 28 anos, ótima aparência, sem idioma e sem experiência.
Passagem, moradia e roupas por conta da casa. Enviar fotos de corpo inteiro.
Jornada de poucas horas por noite.
== too-much-pay | Jovem Aprendiz | Nexus Talentos | R$ 4.200,00
Primeiro emprego, 4h por dia, 16 a 20 anos, com carro e celular corporativo depois de um mês.
== too-much-pay | Recebedor de encomendas | EuroParcel Serviços | R$ 9.000 mensais
Receba pacotes em sua residência, troque a etiqueta e despache no dia seguinte.
Serviço leve, cerca de 1 hora por dia, sem experiência.
Ajuda de custo paga à parte.
== too-much-pay | Atendente de chat | - | R$ 7.000 a R$ 15.000
Responder mensagens pelo celular, meio periodo, nao precisa ter trabalhado antes, ganho garantido por contrato.
== urgent-unnamed | URGENTE 40 VAGAS | - | R$ 2.600,00
Contratação HOJE, sem entrevista, só até as 18h. Quem responder primeiro fica com a vaga!
== urgent-unnamed | Auxiliar de Indústria | - | R$ 2.500 + benefícios
Fábrica da região contrata com urgência, começa amanhã. Nome da empresa informado depois da confirmação.
Restam apenas 7 lugares, responda agora.
== urgent-unnamed | Vagas hospital | - | -
atenção urgente!!! hospital novo vai abrir precisa de 100 pessoas ate amanha, todas as areas, nao perca tempo, lista fecha hj
== urgent-unnamed | Segurança / Porteiro / Limpeza | - | R$ 2.300
Admissão imediatíssima, não passa por seleção. Última chamada, encerra em poucas horas.
== urgent-unnamed | Trabalho na Europa | - | 2.000 euros
Embarque ainda esta semana, desistência de dois candidatos. Precisamos da sua resposta nas próximas 2 horas.
== link | Auxiliar de Distribuição | Correios | R$ 2.429,00
Correios abrem vagas temporárias para triagem e carga, nível médio.
- Vale-alimentação
- Plano de saúde
Inscreva-se até sexta em http://correios-vagas2025.site/inscricao e confirme seus dados.
== link | Operador de Centro de Distribuição | Mercado Livre | R$ 2.650,00
Vagas para o novo galpão, fretado e refeição no local, sem experiência.
Inscrição rápida: https://mercadolivre.vagas-cd.online
== link | Assistente Administrativo | Rede Saúde Mais Vida | R$ 2.300,00
Atividades administrativas, organização de prontuários e atendimento.
Segunda a sexta, 44h semanais.
Você passou para a próxima etapa. Entre com seu usuário e senha em www.gupy-candidato.top para agendar.
== link | Jovem Aprendiz | - | R$ 820
Inscriçoes abertas, clica rapidinho e garante: bit.ly/aprendiz-vaga-ja2
== link | Atendente de Loja | Lojas Primavera Sul | R$ 1.900,00
Nova unidade contrata atendentes e caixas.
Consulte se o seu CPF foi selecionado pelo portal gov-br.emprego-cidadao.info ou pelo tinyurl.com/vagaprimaverasul9.
`;

export const fifthHonest = `
== Auxiliar Administrativo | Contábil Ribeirão Claro | R$ 2.050,00
Escritório de contabilidade contrata auxiliar administrativo, CLT, segunda a sexta das 8h às 18h.
- Lançamento de notas
- Atendimento a clientes
- Organização de arquivo
VT, VR de R$ 25,00 por dia e plano de saúde após 90 dias.
Currículo para rh@ribeiraoclaro.example.
== Recepcionista Hospitalar | Hospital São Lázaro | R$ 1.980,00
Escala 12x36 noturno, recepção do pronto-socorro.
Todos os exames admissionais são custeados pelo hospital e realizados na nossa medicina do trabalho.
Não cobramos nenhum valor em nenhuma etapa do processo.
== Jovem Aprendiz | Supermercados Flor do Campo | R$ 797,00
Programa de aprendizagem em parceria com o Senac, curso gratuito e custeado pela empresa, 4h por dia.
Idade de 14 a 22 anos, cursando o ensino médio.
Vale-transporte e uniforme fornecido.
== Tripulante de Navio - Camareiro(a) | Mar Aberto Crew | US$ 1.050
Entrevistas em Santos no dia 12. Inglês intermediário.
Passaporte válido e CIR serão exigidos somente dos aprovados. A agência não cobra taxa de colocação, conforme a Convenção do Trabalho Marítimo.
Contrato de 7 meses, alojamento e refeições a bordo.
== Vigilante | Sentinela Sul Vigilância | R$ 2.412,00 + 30% periculosidade
Obrigatório curso de formação de vigilante com reciclagem em dia e CNV válida.
Uniforme, colete e armamento fornecidos pela empresa.
Escala 12x36, VA de R$ 38,00 por plantão.
== Operador de Caixa | Mercado Dois Amigos | R$ 1.740,00
Registrar compras, receber pagamentos em dinheiro, pix e cartão, fechar o caixa no fim do turno.
Escala 6x1 e quebra de caixa de R$ 120,00.
Chamar no WhatsApp da loja (11) 90000-3301 ou entregar currículo no balcão.
== Motoboy | Pizzaria Forno do Zé | R$ 60 por noite + taxas
Diária fixa mais R$ 6 por entrega, acerto todo dia no fechamento.
Precisa de moto própria e CNH A com EAR. Quinta a domingo, 18h30 às 23h30.
== Eletricista de Manutenção | Metalúrgica Ouro Preto | R$ 3.650,00
Manutenção preventiva e corretiva em painéis e motores.
NR-10 e NR-35 obrigatórias; para quem estiver com a NR vencida, a empresa paga a reciclagem.
Fretado, refeitório e PLR.
== Técnico de Enfermagem | Clínica Vida Nova Sorocaba | Piso da categoria
COREN ativo e com a anuidade em dia. Plantão diurno 12x36.
Enviar currículo para selecao@vidanovasorocaba.example com o assunto TEC ENF.
== Analista Contábil | Grupo Safira | R$ 5.400,00
CRC ativo, experiência com Lucro Real e SPED.
Reembolsamos a anuidade do conselho.
Híbrido, 3 dias no escritório. Inscrição em gruposafira.gupy.io.
== Vendedor de Consórcio | Rodaleste Representações | Comissão
Vendas externas e por telefone, ganhos médios de R$ 4.000 a R$ 9.000 conforme a produção, sem salário fixo.
Contrato PJ de representante. Leads fornecidos pela empresa.
== Consultor Comercial - Maquininhas | PagFácil Franquia Campinas | R$ 1.800 + comissão sem teto
Visita a lojistas para oferecer maquininhas de cartão. A taxa de adesão do lojista é isenta no primeiro mês.
Carro da empresa, celular corporativo e combustível pago.
== Instrutor de Informática | Escola Micropoint | R$ 28 por hora/aula
Ministrar cursos de Excel e pacote Office para jovens, período da tarde.
O material didático é fornecido pela escola.
== Auxiliar de Produção | - | R$ 1.980,00
Agência Trilha RH seleciona para cliente do ramo de autopeças (vaga confidencial) em Diadema.
Turnos rotativos, fretado, refeição no local e convênio médico.
Necessário ensino fundamental. Cadastre o currículo em trilharh.example ou na Rua das Figueiras, 210.
== URGENTE Balconista | Padaria Nova Lisboa | R$ 1.850,00
Precisamos com urgência de balconista para início imediato, 5h30 às 13h50, folga na terça.
Comparecer na padaria, Av. dos Ipês, 77, falar com a Dona Célia.
== Cozinheira | Restaurante Tempero da Vó | R$ 2.300,00
precisa-se de cozinheira c/ experiencia em self service, seg a sab, carteira assinada desde o 1o dia
interessadas chamar no zap 31 90000-1210 falar c/ Marlene
== Auxiliar de Limpeza | Limpa Bem Terceirização | R$ 1.690,00
Aprovados deverão apresentar RG, CPF, comprovante de residência, carteira de trabalho digital e certidão dos filhos na data da admissão.
O exame é feito em nossa clínica e sem custo.
VT, VA de R$ 450,00 e cesta básica.
== Atendente de Telemarketing | Contato Max | R$ 1.518,00
6h20 por dia, escala 6x1, receptivo.
Treinamento remunerado de 10 dias, headset e computador fornecidos.
O salário é pago em conta aberta pela empresa no banco conveniado, sem tarifa.
== Freelancer Garçom | Buffet Encanto | R$ 150 a diária
Festa de casamento sábado, das 17h às 2h. Pagamento no fim do evento, em dinheiro ou pix.
Levar calça e sapato pretos, avental a gente empresta.
== Estágio em Marketing | Agência Cereja | R$ 1.200,00
Criar posts, acompanhar curtidas, comentários e métricas das redes dos clientes.
6h por dia, VT e seguro. Cursando publicidade ou áreas afins.
Portfólio pelo link na bio do nosso Instagram.
== Motorista Carreteiro | Transportes Pinhal | R$ 3.100 + diárias
CNH E com EAR, MOPP em dia e exame toxicológico válido.
Diária de R$ 75,00 para alimentação em viagem.
O toxicológico periódico é pago pela empresa.
== Analista de Investimentos Júnior | Corretora Vale Verde | R$ 4.800,00
Apoio à mesa, relatórios de fundos e atendimento a clientes.
Certificação CPA-20 obrigatória; CEA é diferencial e a corretora reembolsa a prova em caso de aprovação.
Superior em economia, administração ou afins.
== Auxiliar de Farmácia | Farmácia Bem Querer | R$ 1.820,00
Não pedimos dinheiro, código por SMS nem senha a candidatos. Qualquer contato nesse sentido é golpe.
Escala 6x1, comissão e convênio na própria farmácia.
== Professor de Inglês | Idiomas Blue Sky | R$ 35 por hora
Aulas on-line para crianças. Contrato de prestação de serviços (MEI).
Fornecemos a plataforma e o livro digital sem custo para o professor.
== Montador de Móveis | Casa Ideal Móveis | R$ 2.100 + produção
Moto ou carro próprio, ajuda de custo de R$ 600 por mês.
Ferramentas fornecidas mediante termo de responsabilidade.
== Porteiro | Condomínio Jardim Itália | R$ 1.960,00
12x36 noturno, curso de portaria é um diferencial. Entregar currículo na guarita com o zelador.
== Operador de Empilhadeira | CD Vale Logística | R$ 2.480,00
Curso de operador NR-11 válido e CNH B.
Turno das 22h às 6h com adicional noturno. PPR anual e seguro de vida.
== Babá | - | R$ 2.400,00
Família em Moema procura babá para bebê de 8 meses, seg a sex das 8h às 17h, com registro em carteira.
Pedimos referências das duas últimas casas. Primeira conversa por vídeo e depois um dia de experiência pago.
WhatsApp (11) 90000-5540, Patrícia.
== Desenvolvedor Full Stack Sênior | Nuvem Azul Tecnologia | R$ 16.000 a R$ 19.000 PJ
Node, React e AWS. 100% remoto, horário flexível.
Mínimo de 6 anos de experiência.
Equipamento enviado para sua casa, frete por nossa conta.
== Corretor de Imóveis | Imobiliária Porto Seguro Norte | Comissão de 40%
CRECI ativo ou estágio. Corretores do time faturam acima de R$ 12.000 por mês em lançamentos, mas não há fixo.
Plantão no stand com café e almoço.
== Ajudante de Obra | Construtora Pedra Lisa | R$ 1.990,00
Café e almoço na obra, EPI fornecido sem custo, integração de segurança no primeiro dia.
Levar documentos originais e 1 foto 3x4.
== Vagas pelo SINE | Prefeitura de Vila Nova do Sul | -
O SINE municipal tem 43 vagas abertas nesta semana: pedreiro, açougueiro, caixa, costureira.
Candidatar-se pelo app Carteira de Trabalho Digital ou em https://www.gov.br/trabalho-e-emprego. Atendimento gratuito.
== Processo Seletivo - Agente Comunitário de Saúde | Município de Campo Belo da Serra | R$ 3.036,00
Seleção pública com prova objetiva. Taxa de inscrição de R$ 45,00, recolhida por guia municipal; isenção para inscritos no CadÚnico.
Edital completo no site da prefeitura, campobelodaserra.sc.gov.br.
== Costureira | Confecção Linha Fina | R$ 1.800 + produção
reta, overloque e galoneira. pagamento por quinzena. vt e cesta
ligar 47 90000-2231
== Costureira a domicílio | Ateliê Dona Nair | Por peça
Trabalhe em casa: levamos o corte e buscamos as peças prontas toda sexta, sem nenhum custo de envio.
Paga R$ 3,50 a peça simples. Precisa ter máquina industrial própria.
== Entregador com bicicleta | Verde Marmitas | R$ 50 + R$ 4 por entrega
Almoço de segunda a sexta, das 11h às 14h. Paga no dia.
Bag emprestada pela casa.
== Assistente de RH | - | R$ 2.800,00
Consultoria seleciona para indústria química de médio porte em Paulínia. O nome do cliente é informado na entrevista.
Folha, ponto, benefícios, admissão.
Enviar CV para vagas@pontual-rh.example. O serviço é custeado pela empresa contratante, o candidato nada paga.
== Auxiliar de Cozinha | Hotel Serra Encantada | R$ 1.750,00
Alojamento para quem mora fora, alimentação no local, gorjeta rateada.
Entrevista por chamada de vídeo.
== Camareira temporada | Pousada Costa do Coqueiro | R$ 1.850,00
De dezembro a março, registrada por contrato temporário. Alojamento gratuito com mais duas colegas.
Pedidos e dúvidas no WhatsApp da pousada: (73) 90000-4410.
== Enfermeiro Intensivista | Hospital Regional Dom Aurélio | R$ 6.100,00
UTI adulto, 12x36. COREN-MG ativo, pós-graduação em terapia intensiva concluída.
Curso de ACLS custeado pelo hospital após o período de experiência.
== Representante de Cosméticos | Flor de Algodão Cosméticos | 30% de comissão
Venda por catálogo, sem pedido mínimo e sem taxa de cadastro. Paga-se só o que vender, no boleto de 21 dias.
Ideal para complementar a renda.
== Assistente Financeiro | Distribuidora Maringá | R$ 2.650,00
Contas a pagar, conferência de boletos, transferências e conciliação de pix recebidos.
Conhecimento de Excel intermediário. VA de R$ 600 e plano Unimed.
== Caixa Lotérico | Lotérica Pé Quente | R$ 1.790,00
Receber apostas, contas e boletos, saques e depósitos. Quebra de caixa paga.
Trazer atestado de antecedentes criminais (emitido grátis no site da Polícia Civil).
== Supervisor de Vendas | Bebidas Cristalina | R$ 4.200 + variável
Gestão de 8 vendedores, rota na capital. CNH B.
Carro da frota, notebook, celular e cartão combustível.
== Pizzaiolo | Cantina Bela Massa | R$ 2.700,00
pizzaiolo com experiencia em forno a lenha, terça a domingo, 17 as 00h. Tratar no local apos 16h
== Segurança de Eventos | Torre Forte Eventos | R$ 180 por evento
Shows no estádio sábado e domingo. Vigilante com extensão em grandes eventos e CNV em dia.
Pagamento em até 5 dias úteis por pix. Alimentação no local.
== Agente de Aeroporto | SkyHandling Serviços | R$ 2.020,00
Atendimento no check-in e no embarque. Inglês básico.
O curso obrigatório de AVSEC é dado pela empresa e pago como hora trabalhada. Credencial aeroportuária sem custo.
== Auxiliar Logístico | Mercantil Barra Grande | R$ 1.930,00
CADASTRE-SE SOMENTE EM NOSSA PÁGINA barragrande.gupy.io. Não usamos Telegram nem grupos de WhatsApp para contratar.
Turno das 14h às 22h, fretado.
== Técnico em Radiologia | Centro de Imagem Aurora | R$ 3.200 + 40% insalubridade
CRTR ativo, 24h semanais.
Dosímetro fornecido, exames periódicos por conta da clínica.
== Auxiliar de Sala | Escola Infantil Girassol | R$ 1.650,00
Cursando pedagogia. 7h às 13h.
Trazer carteira de vacinação e documentos para a contratação depois da entrevista com a coordenação.
== Moderador de Conteúdo | Plural Dados | R$ 2.100,00
Avaliar vídeos e comentários segundo as regras da plataforma do cliente. CLT, 36h semanais, presencial em Osasco.
Acompanhamento psicológico e VR de R$ 32,00 por dia.
== Avaliador de Anúncios (freelance) | Lexa Dados Linguísticos | US$ 6 por hora
Avaliar a relevância de resultados de busca em português, até 20h por semana, pagamento mensal.
Há uma prova de qualificação gratuita, não remunerada. Sem vínculo.
== Cliente Oculto | Visita Secreta Pesquisas | R$ 40 a R$ 90 por visita
Visitar lojas e restaurantes e responder a um questionário. O consumo é reembolsado em até 30 dias com nota fiscal, no limite informado antes.
Cadastro gratuito em visitasecreta.example.
== Pesquisador de Campo | Instituto Ponto de Vista | R$ 110 por dia
Aplicar questionários nas ruas, 3 dias de trabalho, com passagem e lanche. Pagamento na semana seguinte.
== Vendedor de Loja | Calçados Passo Firme | R$ 1.700 + 3%
Comissão de 3% sobre as vendas, média da loja entre R$ 2.600 e R$ 3.400.
Uniforme gratuito (2 camisetas). Shopping Estação, escala 6x1.
== Cuidador de Idosos | Residencial Bem Viver | R$ 2.050,00
12x36, curso de cuidador com certificado de qualquer instituição ou experiência comprovada em carteira.
Jantar no local.
== Cuidadora folguista | - | R$ 160 por plantão
para senhora acamada em Santana, sabado e domingo, 12h. pago no final do plantao. precisa ter referencia. Tel 11 90000-8842 (Sônia, filha)
== Mecânico de Autos | Auto Center Três Poderes | R$ 3.000 + comissão
Experiência em injeção e suspensão. Ferramentas da oficina.
Seg a sex 8-18 e sáb até 12h
== Diarista | - | R$ 180 por diária
Apartamento de 2 quartos na Tijuca, quinzenal, às quintas. Pago a diária no dia mais passagem.
== Operador de Telemarketing Vendas | Alô Brasil Contact | R$ 1.518 + até R$ 2.500 de comissão
Nossos melhores vendedores passam de quatro mil por mês. Sem experiência, a gente ensina.
6h20 diárias, registro em carteira desde o treinamento.
Rua Comendador Dias, 900, das 9h às 15h, com RG e CPF.
== Colheita de Maçã | Pomares Serrana | R$ 1.900 + produção
Safra de janeiro a abril em Vacaria. Ônibus sai de várias cidades, pago pela fazenda, ida e volta.
Alojamento e três refeições sem desconto. Contrato de safra registrado.
Exame admissional feito na chegada, sem custo.
== Trabalho em Portugal - Soldador TIG/MIG | Metalúrgica Vale do Ave | 1.350 euros
Empresa portuguesa contrata diretamente, com contrato registrado antes do visto.
As despesas do visto de trabalho e da viagem são pagas pela empresa. Teste prático de solda em Joinville.
== Au Pair - orientação | Ponte Jovem Intercâmbio | -
Buscamos consultora de intercâmbio (CLT, R$ 2.500 + comissão) para atender interessados em programas de au pair.
Explicar etapas, custos do programa e documentos aos clientes. Inglês avançado.
== Assistente de Vistos | Despachante Atlântico | R$ 2.400,00
Preencher formulários de visto dos clientes, conferir comprovantes de pagamento das taxas consulares e agendar entrevistas.
Presencial, seg a sex.
== Instrutor de Autoescola | CFC Direção Certa | R$ 2.350,00
Instrutor credenciado pelo Detran, categoria B. Aulas práticas das 7h às 16h.
Curso de reciclagem pago pelo CFC.
== Consultora de Matrículas | Colégio Técnico Novo Norte | R$ 1.700 + comissão
Atender interessados nos cursos, explicar mensalidade, taxa de matrícula e bolsa, fechar contratos.
Experiência em vendas de educação é bem-vinda.
== Auxiliar de Almoxarifado | Hospital Santa Delfina | R$ 1.880,00
Recebimento e distribuição de uniformes, EPIs e materiais médicos.
Inscrições até 20/11 em santadelfina.gupy.io. Vaga também para PCD.
== Atendente de Loja PCD | Lojas Campina | R$ 1.650,00
Vaga exclusiva para pessoas com deficiência. Laudo médico com CID apresentado na fase de admissão.
== Mensageiro / Office boy | Cartório do 2º Ofício de Pedralva | R$ 1.560,00
Entregas a pé e em bancos, pagamento de guias, protocolo. VT e VR.
== Motorista de Aplicativo - frota | Locar Frotas | Ganhos médios de R$ 1.400 por semana
Alugamos carros a motoristas de aplicativo a partir de R$ 620 por semana, com seguro e manutenção. Caução de R$ 800 devolvida na entrega do veículo.
Isto não é uma vaga CLT, é um contrato de locação. CNH com EAR.
== Franquia de Limpeza - Gerente de Expansão | LimpaJá Franchising | R$ 6.500 + bônus
Prospectar franqueados, apresentar investimento inicial, taxa de franquia e retorno.
CLT, viagens pagas.
== Técnico de Instalação de Internet | Fibra Rápida | R$ 2.150 + R$ 300 de meta
CNH AB, NR-10 e NR-35. Quem não tiver faz com a gente na primeira semana, por conta da empresa e já recebendo.
== Repositor | - | R$ 1.780,00
Rede de supermercados da zona leste, com 6 lojas, contrata repositor por meio da Agência Ponte.
Dirija-se à Rua Sete de Abril, 45, sala 3, com currículo, das 9h às 11h. Não há cobrança.
== Operador de Produção | Alimentos Vale Feliz | R$ 2.010,00
ATENÇÃO: 80 vagas, início imediato! Processo seletivo na sexta às 8h no portão 2 da fábrica.
Trazer RG, CPF e carteira de trabalho. Prêmio assiduidade de R$ 250.
== Balconista de Açougue | Casa de Carnes Boi Gordo | R$ 2.200,00
desossa e atendimento. folga 1 domingo por mes. quem tiver interesse manda msg no whats do açougue 19 90000-7712
== Fisioterapeuta | Clínica Movimento | R$ 45 por atendimento
CREFITO ativo. Repasse quinzenal, agenda das 13h às 19h.
== Designer Freelancer | Estúdio Pão de Queijo | R$ 80 por peça
Demanda de 10 a 15 artes por mês para redes sociais. 50% no início e 50% na entrega, pago por pix.
Mandar portfólio pra oi@paodequeijo.example
== Auxiliar de Lavanderia Hospitalar | Lava Saúde | R$ 1.700 + 40% insalubridade
Carteira de vacinação (hepatite B e tétano) em dia; as doses faltantes são dadas de graça no posto ao lado.
Treinamento NR-32 interno.
== Digitador | Gráfica Tipo Bom | R$ 1.650,00
Digitar fichas e conferir dados, presencial, contrato temporário de 3 meses.
== Auxiliar de Padaria | Panificadora Trigo Dourado | R$ 1.720,00
Início às 5h, café da manhã e cesta básica. Comparecer pessoalmente.
== Técnico de Segurança do Trabalho | Estaleiro Baía Norte | R$ 5.300,00
Registro de TST no MTE. CBSP e HUET exigidos para embarque; a renovação é paga pela empresa.
Escala 14x14, plano de saúde extensivo à família.
== Marinheiro de Convés | Navegação Três Marias | R$ 3.400,00
CIR atualizada e curso CFAQ concluído. Embarque 28x28.
Passagem até o porto fornecida pela empresa.
== Recepcionista | Dental Sorriso Aberto | R$ 1.800,00
Oi gente! Estamos procurando recepcionista pra clínica no centro, seg a sex 9h às 18h e um sábado sim outro não.
Vc vai agendar, receber os pacientes e passar cartão.
Manda o currículo no whats (51) 90000-6633 q a Dra. Lívia responde
== Sushiman | Temakeria Hanami | R$ 2.600 + gorjeta
Terça a domingo à noite. Dólmã e facas fornecidas. Teste prático remunerado.
== Atendente de Quiosque | Sorvetes Polo Sul | R$ 1.600,00
Temporário de verão, 6h por dia. Primeiro emprego é bem-vindo!
== Ajudante de Mudança | Mudanças Leva e Traz | R$ 120 por dia
diaria paga no fim do serviço, almoço incluso. precisa de gente forte p/ sabado. ligar 11 90000-0912 tratar c/ Wagner
== Garçonete extra | Bar do Mercado | R$ 100 + 10%
Sexta e sábado, das 18h à 1h. Recebe na hora, dez por cento dividido entre os garçons.
== Promotora de Eventos | Ativa Promo | R$ 170 por diária
Degustação em supermercado, 3 dias, das 10h às 18h. Cachê pago em 20 dias com emissão de RPA.
Uniforme emprestado e devolvido no fim da ação.
== Figurante | Produtora Cena Aberta | R$ 130 por diária
Comercial de banco em São Paulo, dia 22. Não cobramos book nem material fotográfico.
Enviar 2 fotos de celular, nome e idade para elenco@cenaaberta.example.
== Modelo fotográfico para e-commerce | Moda Lua Clara | R$ 400 por diária
Tamanho 46, dois dias por mês. Não precisa de agência, nem de book profissional.
== Editor de Vídeo | Canal Cozinha Raiz | R$ 3.000 PJ
Editar 8 vídeos por mês, com cortes para redes. Remoto.
Teste curto pago (R$ 150).
== Social Media | Pet Shop Focinho Feliz | R$ 1.900,00
Responder comentários e mensagens, gravar stories, aumentar curtidas e seguidores de forma orgânica.
Híbrido, das 9h às 16h.
== Atendente de SAC (chat) home office | Viva Contato | R$ 1.590,00
Responder clientes por chat e WhatsApp corporativo. 36h por semana, CLT.
Enviamos computador e headset em comodato; ajuda de internet de R$ 100,00.
Entrevista por vídeo com a supervisora.
== Analista de Prevenção a Fraudes | Banco Lagoa | R$ 5.900,00
Análise de documentos, selfies e biometria de clientes na abertura de contas; tratamento de contestações de pix.
Híbrido, VR e VA de R$ 1.500, PLR. Inscrições em bancolagoa.gupy.io.
== Trader Júnior | Mesa Quantum Gestora | R$ 7.500 + bônus anual
Operação de renda fixa da própria gestora, presencial na Faria Lima.
Graduação em engenharia ou economia. Não captamos recursos de candidatos.
== Desenvolvedor Blockchain | Cadeia Labs | R$ 14.000,00
Solidity, testes e auditoria de contratos. Remoto, CLT ou PJ, pagamento em reais.
== Agente de Crédito | Cooperativa Semear | R$ 2.300 + variável
Visitar pequenos negócios, coletar documentos dos clientes e montar propostas de empréstimo.
Moto própria com ajuda de combustível.
== Cobrador Externo | Móveis Sertanejo | R$ 1.700 + 5% do recebido
Receber parcelas dos clientes em dinheiro e maquininha, prestar contas no fim do dia. CNH A.
== Corretor de Seguros | Proteja Corretora | Comissão
SUSEP obrigatória. Sem fixo nos três primeiros meses, depois R$ 1.500 + comissões. Carteira de clientes fornecida.
== Vendedor Externo | Água Pura Purificadores | R$ 1.518 + comissão, ganhos até R$ 8.000
Comissão de R$ 180 por aparelho, paga toda sexta-feira.
Sem experiência, mas com vontade de vender. Kit de demonstração cedido pela empresa.
== Revendedora de Semijoias | Brilho Dela | 35% sobre as vendas
Mostruário consignado, sem pagar nada para começar; o acerto é em 45 dias e o que não vender devolve.
Cadastro sujeito a análise. Atendimento na loja da Rua das Palmeiras, 18.
== Promotor de Cartões | Lojas Novo Tempo | R$ 1.600 + R$ 8 por cartão aprovado
Oferecer o cartão da loja, preencher a proposta e conferir RG e CPF do cliente.
== Consultor de Energia Solar | Sol do Cerrado | Comissão de 4%
Um projeto médio rende cerca de mil reais. Contrato de parceiro (MEI), indicações da empresa e treinamento gratuito.
== Operador de Caixa Noturno | Posto Estrela do Sul | R$ 1.850 + 30% periculosidade
22h às 6h. Receber pagamentos, sangria de caixa, loja de conveniência.
== Frentista | Posto Beira Rio | R$ 1.750 + periculosidade
6x1, prêmio por venda de aditivo, exame a cada seis meses pago pelo posto. Levar currículo no escritório.
== Inspetor de Qualidade | Ferramentas Duralto | R$ 2.950,00
Paquímetro, micrômetro e leitura de desenho. Curso técnico em mecânica.
Segundo turno. Transporte fretado, desconto simbólico de R$ 1,00 em folha para refeição.
== Soldador | Caldeiraria Horta | R$ 3.300,00
Teste prático no local, consumíveis por nossa conta. NR-33 e NR-35 desejáveis.
== Operador de Máquina CNC | Usinagem Precisa | R$ 3.500,00
Programação Fanuc, segunda a sexta. Urgente, por motivo de aumento de pedidos.
Email rh@usinagemprecisa.example
== Jovem Aprendiz - Logística | Transportadora Vila Rica | R$ 810,00
Curso teórico um dia por semana, pago pela empresa, mais quatro dias na filial.
Menores acompanhados de responsável na assinatura do contrato. Trazer RG, CPF, comprovante de matrícula e de residência.
Nem a empresa nem a entidade formadora cobram matrícula, apostila ou uniforme.
== Aprendiz Administrativo | Cooperativa Agrícola Campo Largo | 1/2 salário mínimo
4h diárias, das 13h às 17h. Cadastro na entidade Rede Aprender, aprender.example, sem custo.
== Instrutor de Aprendizagem | Rede Aprender | R$ 3.100,00
Ministrar o curso de aprendizagem administrativa para turmas de 30 jovens. Pedagogia ou administração.
== Estagiário de Direito | Moura & Tavares Advocacia | R$ 1.300,00
A partir do 5º período. Acompanhar processos trabalhistas, recolher custas e guias de clientes.
OAB de estagiário reembolsada.
== Secretária Executiva | - | R$ 5.000,00
Empresa familiar de médio porte, setor têxtil, em Blumenau (nome reservado nesta fase).
Inglês fluente, agenda da diretoria, viagens e reembolsos.
Condução do processo: Célia Barros Consultoria, celiabarros.example.
== Auxiliar de Escritório | - | R$ 1.700,00
Transportadora no bairro Anchieta contrata. Emitir CT-e, arquivar canhotos, atender motoristas.
Seg a sex 8h-18h. VR 22/dia. Cv p/ vagas.anchieta@correiomail.example
== Gerente de Loja | Óticas Visão Real | R$ 4.000 + 1% da loja
Metas, escala de equipe, abertura e fechamento de caixa, depósito bancário dos valores.
Experiência mínima de 2 anos em liderança.
== Nutricionista | Cozinha Industrial Sabor & Saúde | R$ 3.400,00
CRN ativo. Controle de temperatura, treinamentos e cardápios. Refeição no local.
== Psicóloga Clínica | Espaço Acolher | 60% por sessão
CRP ativo. Sala mobiliada, sem aluguel; repasse todo dia 10.
== Cabeleireira | Salão Dona Flor | Comissão de 50%
Contrato de salão parceiro. Produtos por conta do salão, a profissional traz as próprias tesouras e secador.
== Manicure | Studio Ana Lu | 60% de comissão
manicure c/ prática, terça a sábado, recebe por semana. me chama no direct ou 27 90000-3091
== Barbeiro | Barbearia Navalha 13 | 50% ou aluguel da cadeira
Vc escolhe: comissão de 50% ou cadeira alugada por R$ 250 por semana. Movimento bom, média de 10 cortes por dia.
== Personal / Professor de Musculação | Academia Corpo Ativo | R$ 14 por hora
CREF ativo. Turno das 6h às 10h.
== Salva-vidas de Piscina | Clube Náutico do Lago | R$ 2.200,00
Certificado de guardião de piscina válido. Reciclagem anual oferecida pelo clube.
== Bombeiro Civil | Protege Fogo | R$ 2.500 + periculosidade
Curso de bombeiro civil (210h) e reciclagem em dia. Uniforme completo fornecido, devolução no desligamento.
Escala 12x36.
== Controlador de Acesso | Condomínio Parque das Águas | R$ 1.900,00
Vaga direta com o condomínio. Não indicamos curso nem pedimos pagamento; se alguém cobrar em nosso nome, denuncie.
Currículo na portaria 1.
== Vigia noturno | Chácara Bom Retiro | R$ 2.100,00
moradia na chacara, luz e agua pagas, carteira assinada. preferencia casal. trazer referencias do ultimo emprego
== Tratorista | Fazenda Água Limpa | R$ 2.700 + moradia
Safra de cana, CNH B. Levar exame toxicológico se já tiver; do contrário a fazenda paga.
== Vaqueiro | Fazenda Pontal | R$ 2.400,00
Casa, leite e horta. Precisa saber de inseminação. Tratar com o gerente Tião, 67 90000-2815, depois das 18h.
== Médico Plantonista | UPA Vila Esperança | R$ 1.400 por plantão de 12h
CRM ativo. Pagamento PJ em 30 dias. Plantões noturnos e de fim de semana.
Documentos para credenciamento (CRM, RQE, CND da PJ) entregues depois da reunião com a coordenação.
== Farmacêutico Responsável | Rede Farma Lar | R$ 5.200,00
CRF ativo sem débito. A rede paga a taxa de responsabilidade técnica.
== Auxiliar de Enfermagem Home Care | Cuidar em Casa | R$ 170 por plantão
Plantões de 12h, pagamento quinzenal, COREN ativo. O cadastro na cooperativa exige quota-parte prevista em estatuto apenas para cooperados; para esta vaga a contratação é CLT e sem quota.
== Higienização Hospitalar | Hospital Nossa Senhora da Penha de Itaúba | R$ 1.720 + 40%
Todas as vacinas e exames na medicina do trabalho do hospital, sem despesa ao candidato.
VA de R$ 510, refeitório, creche. Inscrição presencial, bloco C.
== Copeira Hospitalar | Nutri Leve Refeições | R$ 1.690,00
Distribuir refeições nos leitos. Escala 6x1 das 13h às 21h20. Touca, sapato e uniforme entregues na integração.
== Maqueiro | Hospital Monte Sinai do Oeste | R$ 1.750,00
Ensino médio, disponibilidade de horário. Curso de maqueiro é diferencial e não obrigatório.
== Faturista Hospitalar | Maternidade Boa Luz | R$ 2.900,00
Contas médicas, glosas, cobrança dos convênios e recebimento de particulares.
== Operador Logístico Temporário | Galpão 21 Fulfillment | R$ 1.800,00
Black Friday: 200 vagas com início em 3 dias! Contrato temporário de 60 dias pela Agência Força Extra.
Comparecer à Rodovia dos Tamoios, km 12, com documento com foto. Ônibus gratuito saindo do terminal.
== Entregador com carro próprio | Rota Express Encomendas | R$ 230 a R$ 320 por dia
Entregas de pacotes de e-commerce, média de 70 por rota. Pagamento toda quarta por nota MEI.
Combustível por conta do entregador. Carro com até 15 anos e CNH com EAR.
== Motofretista | Flecha Courier | R$ 1.950 + R$ 700 de aluguel da moto
CLT. Curso de motofrete (Contran) e placa vermelha obrigatórios, colete e baú fornecidos.
== Ciclista entregador | - | R$ 7 por entrega
Farmácia na Asa Norte procura entregador. Pago por dia. Zap da farmácia 61 90000-1187, falar com Rogério.
== Motorista Particular | - | R$ 3.500,00
Família no Jardim Europa. CNH D com EAR, boas referências, disponibilidade para viagem. Entrevista na Agência Lar Nobre, sem taxa para o candidato.
== Empregada Doméstica | Agência Casa Amiga | R$ 2.100,00
Registro em carteira, eSocial e INSS recolhidos. Quem paga a agência é o patrão.
Referências serão checadas por telefone.
== Zelador | Edifício Monte Carlo | R$ 2.250,00
Com moradia. Noções de elétrica e hidráulica. Falar com a síndica pelo e-mail sindica@montecarlo.example.
== Jardineiro | Verde Vivo Paisagismo | R$ 1.850,00
Roçadeira e poda, 7h às 16h, condução da empresa. Enviar nome e bairro no whats 48 90000-7020.
== Pintor | Reforma Já | R$ 200 por dia
Obra de 3 semanas em Niterói, recebe toda sexta. Tinta e rolo por nossa conta, trincha é sua.
== Pedreiro | - | R$ 220 a diária
preciso de 2 pedreiro p/ acabamento em Betim, começa segunda. pagamento semanal. 31 90000-4456 Edson
== Técnico de Refrigeração | Clima Bom Ar Condicionado | R$ 2.800 + produção
NR-35 em dia. Celular, ferramentas e veículo da empresa.
== Técnico em Informática | Byte Norte Assistência | R$ 2.000,00
Manutenção de notebooks, atendimento remoto por acesso à tela dos clientes. Certificação CompTIA é diferencial.
== Analista de Suporte | Sistemas Araucária | R$ 3.300,00
Redefinir senhas, tokens e códigos de acesso de usuários, abrir chamados, apoiar o sistema fiscal. 100% home office.
Notebook enviado com frete pago.
== Engenheiro de Dados | Portal Datum | R$ 18.500,00
Spark, Airflow e inglês fluente, 8 anos de estrada. Remoto com contrato CLT.
Processo: conversa com RH, desafio técnico e entrevista final.
== Tradutor Freelance | Letras Cruzadas | R$ 0,12 por palavra
Espanhol-português, manuais técnicos. Pagamento em 30 dias. Teste de 200 palavras sem cobrança.
== Redator Freelancer | Blog & Cia | R$ 45 por texto
Textos de 800 palavras sobre finanças e investimentos. Pagamos toda sexta por pix.
== Assistente Virtual (MEI) | Escritório Parceiro Digital | R$ 1.500 por mês
Agenda, e-mails e boletos de três clientes. 4h por dia, manhã, remoto. Contrato de prestação após duas entrevistas por vídeo.
== Recrutador(a) | Ponte RH | R$ 3.200,00
Divulgar vagas, triar currículos, orientar candidatos de que nossas vagas nunca têm custo.
Hunting no LinkedIn, entrevistas por competência.
== Coletor de Resíduos | Limpurb Vale Ambiental | R$ 1.980 + 40% insalubridade
20 vagas urgentes, turno da noite. VA de R$ 700. Seleção na Rua da Usina, 5, terça às 7h.
== Leiturista | Energia do Litoral | R$ 1.820,00
Leitura de medidores e entrega de contas a pé. Protetor solar, bota e boné fornecidos.
== Operador de Praça de Pedágio | Via Planalto Concessionária | R$ 1.750,00
Receber tarifas em dinheiro, cartão e tag. 6h por dia, escala 6x2.
Todas as etapas por viaplanalto.gupy.io, sem intermediários.
== Bilheteiro | Cine Teatro Marabá do Sul | R$ 1.600,00
Venda de ingressos e pipoca, 14h às 22h, folga semanal e cortesias de cinema.
== Camareira de Resort | Resort Praia dos Corais | R$ 1.900 + taxa de serviço
Interessados: link na bio do Instagram @resortpraiadoscorais_exemplo, aba Trabalhe Conosco.
Alojamento, três refeições e transporte até a vila.
== Recreador de Navio | Mundo Mar Recrutamento | US$ 900
Entrevista presencial no Rio. A passagem até o porto de embarque é da companhia.
O STCW e o exame médico marítimo são exigidos por lei; a companhia reembolsa ambos no primeiro mês, e o candidato pode fazê-los em qualquer instituição credenciada, só depois de contratado.
== Au Pair Trainer | Conecta Mundo | R$ 40 por hora
Professora para dar o curso de cuidados infantis às futuras au pairs, aos sábados, on-line.
== Auxiliar de Loja | Empório das Tintas | R$ 1.680,00
Vaga aberta!! Ver mistura de cores, caixa e reposição. Aceitamos sem experiência.
Abertura de conta salário no banco Lagoa feita junto com o RH no primeiro dia.
`;
