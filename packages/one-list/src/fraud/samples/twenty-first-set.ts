/**
 * As frauds of messages and portals are worded: 60 frauds, and 150 honest postings of which about a third come near a fraud's words.
 * Written on 29 November 2026 by another writer who had seen neither the signs nor other samples. The form is described at
 * `readSamples`. No sign was changed because of it; three missed frauds were read. Every posting is invented, also those of
 * employers that exist.
 */
export const twentyFirstFrauds = `
== link | Caixa de Supermercado | Rede Atacado Bom | R$ 2.300,00
Preencha a ficha em is.gd/atacbom7 e aguarde. O link expira em 20 minutos; envie também para três grupos.

== messenger-only | Trabalhe conosco | - | R$ 1.500 a 4.000
Meio período ou integral, homem ou mulher acima de 18. Interessados só pelo zap, o número está na foto. Não responda por aqui.

== too-much-pay | Digitador | TextoPrime | R$ 9.800,00
Copiar textos de um PDF para o Word. Não pedimos formação nem experiência. Você define os horários e recebe R$ 9.800 fixos.

== payment | Colheita de frutas no Canadá | Global Work Now | R$ 15.000,00
Contrato garantido em fazenda canadense, moradia inclusa. O advogado parceiro pede um sinal de 200 dólares para abrir o processo.
Últimas vagas.

== daily-income | Avaliador de Aplicativos | App Review Team | R$ 280/dia
Dê cinco estrelas a aplicativos e receba até R$ 280 diários garantidos. Sem metas, sem chefe.

== urgent-unnamed | Trabalho em Shopping | - | -
URGENTE: grande loja contrata todo mundo que responder hoje. Não divulgamos a loja. Garantimos a vaga de quem confirmar já.

== payment | Operador de Monitoramento | Central Olho Vivo | R$ 2.600,00
Aprovamos o seu perfil. Para emitirmos a carteirinha de operador, exigida pelo cliente, deposite R$ 72,00 na conta da secretaria e mande o recibo. A primeira turma começa amanhã.

== daily-income | Operador de Investimentos Iniciante | Trader Fácil | R$ 1.000 por dia
Ensinamos tudo. O nosso robô opera e você lucra até mil reais por dia. Depósito inicial pequeno e retorno garantido.

== payment | Auxiliar de Navio | Cruise Brasil Jobs | R$ 9.000,00
Trabalhe em cruzeiros pela Europa! Sem inglês.
Você só investe na emissão do visto e na taxa de processamento de R$ 480, que pagam a sua reserva de embarque.

== payment | Recepcionista de clínica | Seleta Empregos | R$ 2.100,00
Clínica seleciona com urgência. As entrevistas são agendadas mediante taxa de inscrição de R$ 39,00.
Após a confirmação do depósito enviamos o endereço da clínica.

== daily-income | Curtir vídeos | - | R$ 350 por dia
Ganhe de R$ 150 a R$ 350 por dia curtindo vídeos no celular. Pagamento na hora por Pix, sem experiência e sem horário.

== messenger-only | Assistente On-line | - | R$ 2.000,00
Serviço leve, pelo celular. Fale com a gerente Sofia no Telegram @sofia_vagas_home e receba as tarefas. Não mande currículo.

== urgent-unnamed | Contratação imediata | - | -
URGENTE!!! Começa hoje. Precisamos de 50 pessoas agora, últimas horas. Não perca tempo com currículo, só quem quer mesmo trabalhar.

== urgent-unnamed | Auxiliar Geral | - | R$ 2.400,00
Últimas 3 vagas! Início imediato sem entrevista e sem experiência. Responda nos próximos 30 minutos ou perderá a sua vez.

== link | Agente do Censo | IBGE Contratações | R$ 4.200,00
Vagas abertas sem prova. Acesse ibge-govbr-vagas.example e entre com a sua conta gov.br para confirmar.

== documents | Operador de Loja | Rede Nacional de Mercados | R$ 2.100,00
Para participar mande no chat: foto do cartão do banco onde deseja receber, CPF e nome da mãe.
O RH responde em cinco minutos.

== daily-income | Colaborador Meio Período | - | R$ 180 por dia
Oportunidade da plataforma de pedidos! Complete missões, ganhe diariamente e suba de nível VIP para dobrar a sua renda.

== payment | Motorista de Van Escolar | TransAluno | R$ 2.700,00
Selecionamos motoristas. O processo pede consulta de antecedentes, feita por nós ao preço de R$ 45,00, a ser pago no ato da inscrição.
Sem o pagamento a ficha não vai para o cliente.

== daily-income | Assistente de Marketing | - | R$ 300 por dia
Siga perfis nas redes sociais e seja pago a cada três tarefas. Ganho diário comprovado, saque imediato.

== link | Atendente de Loja | Chocolates Cacau Real | R$ 1.950,00
Páscoa 2027: inscrição em tinyurl.com/cacaureal-rh. A página pede a instalação do nosso aplicativo fora da loja oficial.

== payment | Auxiliar Administrativo | Grupo Meridional RH | R$ 2.300,00
Você foi pré-aprovado para trabalhar em uma grande empresa da sua cidade. Para garantir a entrevista é necessário fazer o curso preparatório de rotinas administrativas, no valor de R$ 89,90.
O valor é devolvido no primeiro salário. Traga o comprovante do pagamento.

== payment | Cuidadora | Agência Anjo do Lar | R$ 2.600,00
Famílias esperam por você. Cadastro vitalício na agência por R$ 59,90 e início em 48 horas.
Aceitamos sem curso.

== daily-income | Tarefas de Comércio Eletrônico | ShopMax Global | R$ 500 por dia
Faça 20 pedidos simulados e receba comissão no mesmo dia. Quanto maior o seu saldo, maior o lucro. Bônus de R$ 30 no cadastro.

== messenger-only | Auxiliar de Escritório | Amz Contratações | R$ 2.400,00
Nossa seleção acontece apenas no Telegram. Entre no grupo, apresente-se e aguarde o supervisor. Não temos escritório na cidade.

== payment | Digitador Home Office | DigiTexto | R$ 3.200,00
Digite textos no seu tempo. Após o cadastro você compra a licença do nosso sistema por R$ 97,00 e já começa a receber trabalhos.
Garantia de devolução em sete dias.

== too-much-pay | Embalador | - | R$ 7.500,00
Empresa precisa de embaladores. Ensino fundamental, sem experiência, quatro horas por dia, de segunda a quinta. Salário de R$ 7.500 mais plano de saúde para toda a família.

== too-much-pay | Recepcionista | Luxor Eventos | R$ 12.000,00
Receber convidados duas noites por semana. Não exige estudo. Pagamento de doze mil reais no mês, adiantado.

== payment | Montador de Brindes | - | R$ 400 por semana
Monte brindes sem sair de casa! Solicitamos caução de R$ 80 pelo material, que volta para você na devolução do primeiro lote.

== too-much-pay | Faxineira | Residência Premium | R$ 8.000,00
Limpeza leve de apartamento duas vezes por semana. Pagamos oito mil por mês. Não é necessário referência.

== daily-income | Parceiro de Vendas | Vida Próspera | R$ 700 por dia
Nossos parceiros faturam setecentos por dia sem vender nada, apenas convidando amigos. Comece hoje a sua liberdade financeira.

== documents | Auxiliar de Limpeza | - | R$ 1.950,00
Vagas em prédios públicos. Encaminhe cópia da carteira de trabalho, título de eleitor, CPF e chave Pix por mensagem para reservar sua vaga antes da entrevista.

== link | Operador de Centro de Distribuição | Mercado Libre Contrata | R$ 3.100,00
Inscrições no endereço mercadolivre-vagas-rh.example. O prazo acaba hoje. Confirme os seus dados bancários na página.

== urgent-unnamed | Ajudante | - | R$ 2.600,00
Só hoje! Empresa líder precisa completar o quadro até a noite. Não perguntamos experiência. Confirme rápido e apareça no ponto de encontro.

== too-much-pay | Estoquista | Mega Store Import | R$ 6.500,00
Sem experiência, qualquer idade. Salário de R$ 6.500 + 3 mil de bônus já no primeiro mês.

== link | Jovem Aprendiz | - | R$ 1.100,00
Banco abre 5 mil vagas. Clique em encurtador.example/aprendiz e compartilhe com dez amigos para desbloquear a sua inscrição.

== messenger-only | Ajudante de Depósito | Loja Online BR | R$ 2.150,00
Chamar só no WhatsApp. Não divulgamos endereço nem telefone fixo por segurança. Início amanhã.

== too-much-pay | Assistente Pessoal Remoto | - | R$ 11.000,00
Executivo estrangeiro procura assistente para pagar contas e receber depósitos na própria conta. Duas horas por dia, onze mil por mês.

== link | Auxiliar de Cozinha | Mc Lanches Brasil | R$ 2.150,00
Cadastro oficial: mclanches-trabalhe.example/cpf. Digite CPF e cartão para verificar a sua identidade.

== urgent-unnamed | Atendente | - | R$ 1.900,00
Contratamos com MÁXIMA URGÊNCIA, hoje mesmo, qualquer pessoa. Sem processo seletivo. Decida agora, amanhã já não haverá vaga.

== documents | Assistente de Atendimento | Banco Parceiro Digital | R$ 2.800,00
Contratação 100% on-line sem entrevista. Para gerar o contrato, informe número da conta, agência, senha do aplicativo de quatro dígitos e código recebido por SMS.

== messenger-only | Operador Remoto | - | R$ 2.700,00
Não precisa de entrevista. Adicione o nosso assistente no Telegram e mande a palavra INICIAR; todo o processo corre por lá.

== messenger-only | Secretária | - | R$ 2.200,00
Vaga para moças de boa aparência. Mais informações exclusivamente por WhatsApp. Envie foto de corpo inteiro.

== messenger-only | Vagas de emprego diversas | - | -
Contratamos para vários setores, sem experiência. Chame somente no WhatsApp (00) 90000-1122 e digite QUERO.
Não enviamos informações por outro meio.

== documents | Entregador | Vapt Entregas | R$ 3.000,00
Cadastro rápido: mande selfie com RG, dados bancários e login gov.br para conferirmos os seus antecedentes.
Liberação imediata da rota.

== payment | Porteiro | - | R$ 2.450,00
Condomínio de alto padrão contrata porteiros, com ou sem experiência.
É preciso adquirir o uniforme e o crachá conosco antes da contratação (R$ 149,00), pagamento por Pix ou boleto.

== daily-income | Renda extra em casa | - | R$ 200 a R$ 800 ao dia
Trabalhe uma hora por dia e receba todos os dias. Só precisa de celular e internet. Mães e estudantes são bem-vindos.

== urgent-unnamed | Vagas urgentes | - | R$ 2.000,00
Multinacional contrata hoje até às 18h, todos os cargos. Corra, restam poucas vagas! O nome da empresa será dito no dia.

== payment | Embalador em casa | - | R$ 1.800,00
Embale canetas e bijuterias em casa. Mandamos todo o material pelos Correios.
Para receber o primeiro kit basta pagar uma taxa de R$ 65,00 de frete e cadastro.

== documents | Promotor de Vendas | Marca Top | R$ 2.500,00
Parabéns, você foi selecionado. Nosso setor precisa do código de seis números que chegou no seu celular e da foto do seu documento para abrir a conta salário.

== too-much-pay | Auxiliar de Creche | - | R$ 6.900,00
Sem formação e sem experiência. Jornada de três horas. Benefícios completos e décimo quarto salário garantido.

== payment | Ajudante Geral | Vagas SP Já | R$ 2.200,00
Fábrica abre 80 postos. Currículo só é aceito no formato padrão da empresa, que a nossa equipe elabora por R$ 25,00.
Depois do pagamento, entrevista no mesmo dia.

== daily-income | Digitador de Captchas | Captcha Pago | R$ 240 por dia
Digite códigos simples e fature todos os dias. Dez minutos bastam. Pagamento garantido à meia-noite.

== payment | Agente de Aeroporto | AeroForma Treinamentos | R$ 3.400,00
Companhias aéreas estão contratando em todo o Brasil. Para ser encaminhado, o candidato conclui o nosso módulo (12 x R$ 79,90).
A vaga fica reservada durante o curso.

== messenger-only | Avaliador de Hotéis | Booking Stars | -
Avalie hotéis no seu tempo livre. O contato e o pagamento são feitos só pelo WhatsApp da recrutadora internacional.
Vagas limitadas.

== link | Carteiro Temporário | Correios Seleção 2026 | R$ 3.800,00
Processo seletivo simplificado. Faça a inscrição em correios-gov-inscricao.example e emita a guia. Não é preciso concurso.

== link | Auxiliar de Produção | Natura Viva Cosméticos | R$ 2.500,00
Cadastre o seu currículo no link oficial bit.ly/vaga-natviva24 e informe o CPF para liberar o formulário.
Vagas em todos os estados.

== documents | Auxiliar de Estoque | - | R$ 2.350,00
Sua vaga já está aprovada! Envie agora foto da frente e do verso do RG, CPF, uma selfie segurando o documento e os dados da sua conta por mensagem.
Começo na segunda.

== documents | Analista de Cadastro Remoto | - | R$ 3.900,00
Trabalho simples de conferência. Envie a sua CNH digital e comprovante de residência para o número informado, e faça o reconhecimento facial pelo link que vamos enviar.
Não há entrevista.

== payment | Jovem Aprendiz | Instituto Futuro Já | R$ 980,00
Temos vagas em bancos e mercados para jovens de 14 a 24 anos. A matrícula no curso obrigatório custa R$ 250 em até 3 vezes e assegura a sua vaga na empresa parceira.
Compareça com o responsável.

== payment | Operador de Empilhadeira | Log Vagas Consultoria | R$ 2.900,00
Vagas imediatas para galpão logístico. Contratamos sem experiência.
O candidato aprovado paga apenas o exame admissional, R$ 120,00 via Pix, e o valor será reembolsado depois de 30 dias.
- Segunda a sexta
- VT e VR
`;

export const twentyFirstHonest = `
== Cozinheiro | Hospital Nossa Senhora da Penha Verde | R$ 2.350,00
URGENTE - início imediato. Preparar dietas conforme prescrição da nutrição, em escala 12x36. Entrevistas na sede do hospital, Rua das Acácias, 200, quarta-feira às 9h.

== Auxiliar de Logística | Rápido Serrado | R$ 1.790,00
Rápido Serrado move o Brasil com pontualidade e respeito a quem está na estrada. Na função você vai separar pedidos com coletor, embalar e etiquetar volumes e organizar a doca de expedição.
Pedimos ensino médio. Benefícios: prêmio de assiduidade, refeição no local, cesta básica mensal.

== Técnico Agrícola | Sementes Campo Largo | R$ 3.400,00
Acompanhar lavouras, coletar amostras e orientar aplicações. CFTA e CNH B. Carro da empresa.

== Auxiliar de Enfermagem | Policlínica Horizonte Azul | R$ 2.200,00
Na admissão (e só nela) serão pedidos RG, CPF, COREN, cartão de vacina e conta para salário, entregues no RH.

== Lavador de Veículos | Rápido Serrado | R$ 1.750,00
Lavar ônibus por dentro e por fora e abastecer o setor. Turno da noite com adicional.

== Analista de Investimentos | Cooperativa Sicrevale | R$ 5.400,00
Certificação CPA-20 ou CEA. Atender cooperados e explicar riscos; não prometemos rentabilidade. Reembolsamos a prova depois da aprovação.

== Analista de RH | Cooperativa Unicrato | R$ 2.700,00
Atividades:
- Fazer triagem de candidatos
- Cadastrar admitidos
- Tratar ponto
- Organizar integrações
Perfil:
- Superior em andamento na área
- Discrição
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Pessoa Desenvolvedora Backend | - | R$ 8.500,00
Crescer junto faz parte do nosso jeito: Nossa empresa abre processo seletivo. Na função você vai desenvolver APIs e serviços, escrever testes automatizados e participar de revisão de código.
Pedimos experiência com bancos relacionais. Benefícios: plano odontológico, vale-transporte, prêmio de assiduidade.

== Pedreiro | Construtora Pilar Forte | R$ 180 por dia
Diária de R$ 180 na fase de experiência, depois registro em carteira. Obra no bairro Bela Vista. Levar documentos pessoais só no dia da contratação, no escritório da obra.

== Analista de Cadastro | Cooperativa Unicrato | R$ 2.600,00
Conferir documentos e dados bancários de cooperados no sistema interno. Sigilo conforme a LGPD. Ensino superior em andamento.

== Assistente Fiscal | Seguros Guarida | -
Vaga em Porto Velho (RO), bairro Nova Esperança, das 8h às 17h48, de segunda a sexta. Apurar ICMS, PIS e COFINS. Escriturar notas de entrada e saída. Entregar SPED e obrigações. Atender auditorias.
É preciso: ciências Contábeis cursando ou completo; experiência em escritório contábil.
- prêmio de assiduidade
- cesta básica mensal
- plano odontológico

== Operador de Loja | Rede Tem de Tudo | R$ 1.750,00
Atender clientes e repor produtos. Atenção: não cobramos nada em nenhuma etapa e não pedimos dados bancários por mensagem. Desconfie de quem pedir pagamento.

== Padeiro | Mercantil Pajuçara | -
Atividades:
- Produzir pão francês, doces e salgados
- Pesar ingredientes conforme ficha técnica
- Operar forno, masseira e cilindro
- Limpar o setor ao final do turno
Perfil:
- Experiência em panificação
- Disponibilidade para madrugada
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Vaqueiro | Agropecuária Santa Rita do Vale | R$ 2.400,00
Manejar gado de corte, vacinar, curar bezerros e revisar cercas. Casa, luz e leite por conta da fazenda.

== Instrutor de Trânsito | Autoescola Rota Segura | R$ 2.100,00
Curso de instrutor credenciado no Detran e CNH D há um ano. Comissão de R$ 4 por aula prática.

== Vendedor de Loja | Lojas Bela Trama | R$ 1.850,00
Venha fazer parte do time de Lojas Bela Trama, que abre oportunidades para quem gosta de gente. Na função você vai receber quem entra na loja e conduzir a venda, cuidar da exposição dos produtos e alcançar os objetivos mensais de venda.
Pedimos já ter trabalhado com comércio. Benefícios: cesta básica mensal, plano odontológico, prêmio de assiduidade.

== Recenseador de Consumo | Instituto Opinião Certa | R$ 120 por dia
Pesquisa presencial de duas semanas, R$ 120 por dia de campo mais transporte. Treinamento na sede. Contrato por prazo determinado.

== Representante Comercial | Embalagens Papelino | comissão de 4%
Representação PJ com CORE. Carteira de 80 clientes ativos; comissão paga no dia 10. Carro próprio.

== Técnico em Segurança do Trabalho | Metalúrgica Ferro Bravo | R$ 3.900,00
É obrigatório ter curso técnico em Segurança do Trabalho concluído e registro no MTE.
Inspecionar áreas, conduzir DDS e elaborar relatórios. Exame admissional por conta da empresa.

== Torneiro(a) CNC | Autopeças Torquemax | -
Autopeças Torquemax fabrica para todo o país e busca profissionais comprometidos com segurança e qualidade.
- Fazer setup e tornear
- Controlar as cotas com micrômetro
- Corrigir offsets e trocar pastilhas
- Lançar perdas no sistema
Requisitos: técnico em usinagem ou mecânica; saber ler desenho.
Horário: das 14h às 22h20, escala 6x1. Oferecemos vale-refeição de R$ 22 por dia, seguro de vida, plano odontológico.

== Técnico de Enfermagem | Instituto Renascer do Vale | R$ 2.750,00
COREN em dia com anuidade paga e curso de BLS. Plantão noturno. Fique atento: o Instituto não cobra por exames nem cursos.

== Consultor de Vendas de Veículos | Autovale Seminovos | R$ 1.700,00 + comissões
Fixo e comissão por carro. Os melhores do time passam de R$ 6 mil em meses bons. CNH B.

== Operador de Telemarketing | Alô Nordeste Atendimento | R$ 1.640,00
Treinamento remunerado de dez dias, sem custo. Contratamos sem experiência. Variável de até R$ 500 conforme metas.

== Motorista Carreteiro | Transportes Boi de Carga | -
Transportes Boi de Carga move o Brasil com pontualidade e respeito a quem está na estrada. Na função você vai conduzir carreta em viagens interestaduais, conferir carga, lacres e notas e fazer o checklist do veículo.
Pedimos CNH E com EAR. Benefícios: vale-transporte, seguro de vida, plano de saúde após a experiência.

== Auxiliar de Biblioteca | Colégio Ponte Viva | R$ 1.750,00
Catalogar livros, atender alunos nos empréstimos e organizar as estantes. Ensino médio completo, gosto por leitura e paciência com crianças. Segunda a sexta, das 7h30 às 16h30.

== Bombeiro Civil | Protege Mais Vigilância | R$ 2.500,00
Curso de bombeiro civil com reciclagem anual. Posto em shopping, 12x36. Envie o certificado em PDF pelo portal.

== Analista Financeiro | Telecom Fibranova | R$ 3.900,00
Telecom Fibranova contrata profissional organizado que goste de trabalhar em equipe.
- Gerir pagamentos e recebimentos
- Conciliar extratos
- Elaborar fluxo de caixa
- Negociar atrasos
Requisitos: formação em Adm. ou Ciências Contábeis; bom domínio de Excel.
Horário: das 7h às 17h de segunda a quinta e até as 16h na sexta. Oferecemos cesta básica mensal, prêmio de assiduidade, refeição no local.

== Atendente de Padaria | Panificadora Mangueira | R$ 1.700,00
Candidate-se por este portal, ou entregue o currículo no balcão da loja da Travessa Piedade. Dúvidas também pelo WhatsApp (91) 3333-0101, em horário comercial.

== Farmacêutica(o) | Santa Casa de Aroeiras | -
Atividades:
- Orientar o uso correto dos remédios
- Lançar controlados no SNGPC
- Cuidar de validade e inventário
- Prestar serviços farmacêuticos
Perfil:
- Superior em Farmácia com CRF
- Aceitar escala
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Confeiteiro | Panificadora Mangueira | R$ 2.350,00
Preparar bolos, tortas e doces finos, e decorar sob encomenda. Teste prático de um dia, remunerado.

== ASB | Policlínica Horizonte Azul | R$ 1.900,00
Policlínica Horizonte Azul é referência na região e seleciona profissionais para ampliar o quadro assistencial.
- Preparar a sala e o instrumental
- Esterilizar materiais em autoclave
- Auxiliar o dentista a quatro mãos
- Repor insumos
Requisitos: CRO de ASB; experiência em clínica.
Horário: das 8h às 17h48, de segunda a sexta. Oferecemos prêmio de assiduidade, plano odontológico, cesta básica mensal.

== Costureira Industrial | Tecelagem Fio Nobre | R$ 1.880,00
Vaga em Manaus (AM), bairro São José, das 22h às 5h, com adicional noturno. Operar reta, overloque e galoneira. Montar peças conforme a ficha. Revisar acabamento. Cumprir a meta da célula.
É preciso: experiência em malha ou jeans; pontualidade.
- plano de saúde após a experiência
- vale-transporte
- seguro de vida

== Auxiliar de Produção | Tecelagem Fio Nobre | R$ 1.840,00
Indústria sólida, Tecelagem Fio Nobre amplia a sua equipe fabril.
- Alimentar a máquina e embalar
- Separar itens com defeito
- Anotar as quantidades feitas
- Usar EPI e manter o 5S
Requisitos: 1º grau completo; aceitar qualquer turno.
Horário: das 14h às 22h20, escala 6x1. Oferecemos vale-transporte, prêmio de assiduidade, plano odontológico.

== Estágio em Direito | Seguros Guarida | R$ 1.600,00
Bolsa de R$ 1.600 por seis horas, do 5º semestre em diante. O termo de estágio é assinado com a universidade.

== Auxiliar Administrativo | Energia Ventos do Agreste | -
Energia Ventos do Agreste contrata profissional organizado que goste de trabalhar em equipe.
- Dar entrada em notas e arquivar
- Falar com fornecedores
- Atualizar as planilhas
- Ajudar o financeiro
Requisitos: 2º grau concluído; word e Excel.
Horário: das 9h às 18h, de segunda a sexta. Oferecemos prêmio de assiduidade, vale-refeição de R$ 22 por dia, cesta básica mensal.

== Barista | Café Passarinho Azul | R$ 1.900,00
Preparar espressos e filtrados, atender o balcão e zelar pelas máquinas. Escala 6x1 com dois domingos livres.

== Trainee de Gestão | Grupo Itaberá | R$ 6.800,00
Formados entre 2024 e 2026. Programa de 18 meses com rodízio entre áreas. Testes on-line, dinâmica e painel. Inscrição gratuita.

== Cuidador(a) | Residencial Outono | R$ 1.980,00
Residencial Outono é referência na região e seleciona profissionais para ampliar o quadro assistencial.
- Ajudar o idoso a se alimentar
- Apoiar a higiene pessoal
- Cuidar dos horários de remédios
- Propor atividades e caminhadas
Requisitos: certificado de cuidador; perfil paciente.
Horário: das 7h às 15h20, escala 6x1. Oferecemos plano odontológico, vale-refeição de R$ 22 por dia, cesta básica mensal.

== Operador de Máquinas Agrícolas | Agropecuária Santa Rita do Vale | R$ 2.600,00
Atividades:
- Operar trator em plantio e pulverização
- Regular implementos
- Abastecer e engraxar a máquina
- Anotar as horas trabalhadas
Perfil:
- Experiência em fazenda
- CNH B
Regime CLT, das 9h às 18h, de segunda a sexta.

== Auxiliar de Cozinha | Churrascaria Fogo Pampeano | R$ 1.760,00
URGENTE! Três vagas para trabalho à noite. Compareça com currículo à Avenida Goethe, 455, de terça a quinta, das 15h às 17h.

== Pedreiro de Acabamento | Incorporadora Varanda | R$ 2.750,00
Atividades:
- Assentar alvenaria e revestimento
- Fazer reboco e contrapiso
- Ler projeto simples
- Zelar por ferramentas
Perfil:
- Experiência em obra
- Disponibilidade imediata
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Farmacêutica(o) | - | R$ 4.900,00
Atividades:
- Dispensar medicamentos e orientar pacientes
- Escriturar psicotrópicos no SNGPC
- Acompanhar o estoque e os vencidos
- Aplicar injetáveis e medir pressão
Perfil:
- Graduação em Farmácia e CRF ativo
- Disponibilidade de escala
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Auxiliar Administrativo | Imobiliária Pátio Azul | R$ 2.150,00
Imobiliária Pátio Azul contrata profissional organizado que goste de trabalhar em equipe. Na função você vai dar entrada em notas e arquivar, falar com fornecedores e atualizar as planilhas.
Pedimos 2º grau concluído. Benefícios: plano de saúde após a experiência, cesta básica mensal, plano odontológico.

== Motorista de Ônibus Urbano | Viação Serra Clara | R$ 3.150,00
Conduzir coletivos nas linhas da zona norte, cobrar com cartão e preencher o boletim. CNH D com EAR e curso de transporte coletivo.
- Tíquete de R$ 700
- Plano de saúde

== Motorista de Carreta | Rápido Serrado | R$ 3.200,00
Vaga em Rio Verde (GO), bairro São Francisco, escala 12x36 diurna. Conduzir carreta em viagens interestaduais. Conferir carga, lacres e notas. Fazer o checklist do veículo. Seguir o plano de rastreamento.
É preciso: CNH E com EAR; MOPP será diferencial.
- vale-refeição de R$ 22 por dia
- prêmio de assiduidade
- seguro de vida

== Técnico em Radiologia | Clínica Caminho Novo | R$ 3.000,00
Realizar raios X e tomografias. CRTR e experiência de um ano. 24 horas semanais, insalubridade de 40%.

== Frentista | Auto Posto Três Lagoas | R$ 2.000,00
Abastecer veículos, calibrar pneus e receber pagamentos. Periculosidade de 30%. Turno da tarde.

== Eletricista Industrial | Metalúrgica Ferro Bravo | R$ 3.400,00
Atividades:
- Fazer manutenção preventiva e corretiva
- Montar painéis e comandos
- Diagnosticar falhas em motores e inversores
- Abrir e encerrar ordens no sistema
Perfil:
- NR-10 válida
- Técnico em eletrotécnica
Regime CLT, das 7h às 15h20, escala 6x1.

== Promotor de Vendas | Alimentos Grão de Ouro | R$ 2.050,00
Visitar supermercados, negociar espaço e repor. Prêmio mensal de até R$ 400 e ajuda de celular.

== Mecânico de Refrigeração | Hiper Cedro | R$ 3.000,00
Curso técnico ou Senai de refrigeração. Plantão de sobreaviso pago. Ferramentas da empresa.

== Eletricista Industrial | Cerâmica Terracota Sul | R$ 3.400,00
Vaga em Porto Alegre (RS), bairro Nova Esperança, das 8h às 17h48, de segunda a sexta. Fazer manutenção preventiva e corretiva. Montar painéis e comandos. Diagnosticar falhas em motores e inversores. Abrir e encerrar ordens no sistema.
É preciso: NR-10 válida; técnico em eletrotécnica.
- vale-transporte
- plano de saúde após a experiência
- cesta básica mensal

== Operador de Máquinas Florestais | Grupo Cafeeiro Alto da Serra | R$ 4.800,00
Curso de operador de harvester exigido. Alojamento gratuito. Escala 5x2.

== Social Media | Magazine Vitral | R$ 2.700,00
Planejar e publicar vídeos, responder comentários e avaliar resultados. Portfólio no link da candidatura deste portal. Híbrido.

== Analista de Suporte | - | R$ 2.900,00
Vaga em Pelotas (RS), bairro Distrito Industrial, das 9h às 18h, de segunda a sexta. Atender chamados de usuários. Configurar máquinas e impressoras. Documentar soluções. Escalar incidentes.
É preciso: conhecer Windows e redes; cursando TI.
- cesta básica mensal
- refeição no local
- seguro de vida

== Cozinheira(o) | Churrascaria Fogo Pampeano | -
Vaga em Juiz de Fora (MG), bairro Santa Luzia, das 22h às 5h, com adicional noturno. Cozinhar os pratos da casa. Adiantar o mise en place. Evitar perdas. Higienizar bancadas e fogões.
É preciso: vivência em restaurante; manipulação de alimentos.
- plano de saúde após a experiência
- vale-transporte
- prêmio de assiduidade

== Auxiliar de Saúde Bucal | Clínica Caminho Novo | R$ 1.900,00
Cuidar é um ato de respeito: Clínica Caminho Novo convida você a entrar para a equipe.
- Montar bandejas e consultório
- Cuidar da esterilização
- Instrumentar nas consultas
- Controlar o material de consumo
Requisitos: registro de ASB no CRO; prática em consultório.
Horário: das 8h às 17h48, de segunda a sexta. Oferecemos plano de saúde após a experiência, vale-transporte, plano odontológico.

== Vigilante Patrimonial | Protege Mais Vigilância | -
Protege Mais Vigilância presta serviços em todo o estado.
- Fiscalizar entradas
- Rondar o local
- Anotar no livro
- Olhar o CFTV
Requisitos: formação com reciclagem válida; nada consta.
Horário: das 8h às 17h48, de segunda a sexta. Oferecemos cesta básica mensal, vale-refeição de R$ 22 por dia, vale-transporte.

== Analista de Qualidade | Alimentos Grão de Ouro | R$ 4.300,00
Fazer análises físico-químicas, auditar fornecedores e tratar reclamações. Superior em Alimentos ou Química.

== Vendedor de Loja | Hiper Cedro | R$ 1.850,00
Venha fazer parte do time de Hiper Cedro, que abre oportunidades para quem gosta de gente. Na função você vai abordar e atender o cliente no salão, organizar araras, vitrine e provadores e bater metas individuais e da equipe.
Pedimos experiência com vendas no varejo. Benefícios: plano odontológico, vale-refeição de R$ 22 por dia, plano de saúde após a experiência.

== Operador(a) de Produção I | Plásticos Jequitibá | R$ 1.840,00
Atividades:
- Abastecer a linha e embalar peças
- Inspecionar visualmente os produtos
- Preencher a ficha de produção
- Cumprir normas de segurança e 5S
Perfil:
- Ensino fundamental
- Disponibilidade de turno
Regime CLT, das 14h às 22h20, escala 6x1.

== Desenvolvedor Sênior | Sistemas Alvenar | R$ 16.000,00
Trabalho remoto, CLT, para quem tem oito anos de experiência em Java e arquitetura distribuída. Quatro etapas de entrevista.

== Supervisor de Call Center | Dialoga Teleserviços | R$ 3.300,00
Gerir vinte operadores, dar retorno e acompanhar TMA e absenteísmo. Experiência em supervisão.

== Soldador | Cerâmica Terracota Sul | R$ 3.200,00
Vaga urgente para parada de manutenção, contrato de 60 dias. Teste prático na fábrica. Refeição, transporte e EPI sem custo.

== Camareira | - | R$ 1.740,00
Atividades:
- Limpar os quartos
- Repor roupa de cama e banho
- Checar consumo
- Apontar reparos
Perfil:
- 1º grau
- Folgas em rodízio
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Esteticista | Rede Bem Estar Pele | R$ 1.900,00 + comissão
Fixo e 10% de comissão em pacotes. Curso técnico em estética. Fale também com a gerente Lívia pelo WhatsApp da loja.

== Atendente de Lanchonete | Sucos Capim Dourado | R$ 1.680,00
Montar lanches, preparar sucos e operar o caixa. Não é preciso experiência. Folga na terça.

== Enfermeiro Auditor | Seguros Guarida | R$ 7.200,00
Pós-graduação em auditoria. Trabalho remoto com viagens mensais. A proposta vai pela plataforma Gupy; não use outros links.

== Mecânico de Manutenção | Móveis Araucária Real | -
Atividades:
- Substituir componentes mecânicos
- Seguir a rota de lubrificação
- Revisar bombas e redutores
- Participar das paradas
Perfil:
- Técnico mecânico
- Prática em indústria
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Garçom Freelancer | Buffet Pitanga | R$ 170 por evento
Diária de R$ 170 por evento de oito horas, paga ao fim da festa, com transporte na volta. Experiência com bandeja.

== Operador de Caixa | Calçados Pisa Leve | R$ 1.780,00
Venha fazer parte do time de Calçados Pisa Leve, que abre oportunidades para quem gosta de gente.
- Passar mercadorias no PDV e cobrar o cliente
- Conferir o numerário no começo e no fim do turno
- Orientar quem compra sobre preços e trocas
- Zelar pela limpeza do posto
Requisitos: 2º grau concluído; poder trabalhar aos sábados e domingos (6x1).
Horário: das 8h às 17h48, de segunda a sexta. Oferecemos cesta básica mensal, plano odontológico, vale-transporte.

== Vendedor Externo | Tintas Arara | R$ 2.000,00 + comissão
Salário fixo mais comissão de 2% sobre as vendas, ajuda de combustível e CLT. Média de ganhos da equipe de R$ 3.800 no mês.
- CNH B
- Experiência com construção

== Auxiliar de Almoxarifado | - | R$ 2.200,00
Vaga em Ribeirão Preto (SP), bairro São Francisco, das 8h às 17h48, de segunda a sexta. Conferir NF no recebimento. Guardar e separar itens. Registrar o movimento no sistema. Contar o estoque.
É preciso: vivência em almoxarifado; noções de planilha.
- refeição no local
- seguro de vida
- cesta básica mensal

== Coordenador Pedagógico | Rede Semear de Ensino | R$ 5.100,00
Acompanhar professores, planejar formações e receber famílias. Pedagogia completa e três anos de docência.

== Repositor de Mercadorias | Supermercados Quitandeiro | R$ 1.690,00
Atividades:
- Repor os produtos nas prateleiras
- Controlar vencimentos
- Cuidar das etiquetas de preço
- Manter o estoque de retaguarda em ordem
Perfil:
- 1º grau completo
- Horário flexível
Regime CLT, das 14h às 22h20, escala 6x1.

== Professor de Inglês | Rede Semear de Ensino | R$ 55 por hora
Hora-aula de R$ 55 e registro CLT. Pedimos certificado C1 ou licenciatura. Aula-teste de 20 minutos no colégio.

== Ordenhador | Grupo Cafeeiro Alto da Serra | -
Atividades:
- Ordenhar de manhã e à tarde
- Alimentar as bezerras
- Higienizar tanque e sala
- Apartar vacas com mastite
Perfil:
- Costume com vacas de leite
- Residir na fazenda
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Soldador MIG/MAG | - | R$ 3.100,00
Indústria sólida, Nossa empresa amplia a sua equipe fabril. Na função você vai executar cordões de solda MIG, interpretar croquis e conferir medidas e rebarbar as peças.
Pedimos formação em soldagem. Benefícios: cesta básica mensal, vale-refeição de R$ 22 por dia, vale-transporte.

== Comprador | Metalúrgica Ferro Bravo | R$ 4.600,00
Cotar, negociar e acompanhar entregas de aço e insumos. Inglês para leitura. Protheus é diferencial.

== Analista de BI | Seguros Guarida | -
Atividades:
- Criar dashboards
- Extrair dados com SQL
- Mapear KPIs
- Validar bases
Perfil:
- Bom SQL
- Falar com áreas de negócio
Regime CLT, das 7h às 17h de segunda a quinta e até as 16h na sexta.

== Operador de Caldeira | Alimentos Grão de Ouro | R$ 3.200,00
Operar caldeira a lenha, medir a água e registrar pressões. NR-13. Turnos de revezamento.

== Técnico de Enfermagem | Santa Casa de Aroeiras | -
Cuidar é um ato de respeito: Santa Casa de Aroeiras convida você a entrar para a equipe.
- Administrar medicação conforme prescrição
- Aferir sinais vitais e registrar no prontuário
- Auxiliar na higiene e no conforto do paciente
- Conferir o carrinho de emergência
Requisitos: COREN ativo; experiência hospitalar de seis meses.
Horário: das 22h às 5h, com adicional noturno. Oferecemos cesta básica mensal, vale-transporte, refeição no local.

== Enfermeira(o) | - | -
Nossa empresa cuida de vidas com acolhimento, ética e segurança do paciente.
- Supervisionar a equipe de enfermagem
- Elaborar a SAE e a escala
- Realizar procedimentos privativos
- Acompanhar indicadores de segurança do paciente
Requisitos: graduação em Enfermagem e COREN; vivência em liderança.
Horário: das 7h às 15h20, escala 6x1. Oferecemos vale-refeição de R$ 22 por dia, seguro de vida, cesta básica mensal.

== Borracheiro | Pneus Xingu | R$ 2.200,00
Trocar, consertar e balancear pneus de carros e caminhões. Horário comercial e sábado até meio-dia.

== Babá | Agência Lar Sereno | R$ 2.500,00
A família paga a agência; a candidata não paga nada. Referências de dois empregos e registro em carteira.

== Repositor(a) | Atacadão do Sertanejo | R$ 1.690,00
Atacadão do Sertanejo está há 30 anos perto do cliente e cresce porque as pessoas vêm primeiro.
- Abastecer gôndolas e pontas de ilha
- Verificar validade e fazer rodízio PVPS
- Precificar e trocar etiquetas
- Organizar o depósito da loja
Requisitos: ensino fundamental completo; disponibilidade de horário.
Horário: das 8h às 17h48, de segunda a sexta. Oferecemos vale-refeição de R$ 22 por dia, plano odontológico, prêmio de assiduidade.

== Jardineiro | Condomínio Vale das Flores | R$ 1.950,00
Podar, adubar, cortar grama e cuidar da irrigação. Experiência com roçadeira. Refeição no local.

== Mecânico de Manutenção | Plásticos Jequitibá | R$ 3.350,00
Indústria sólida, Plásticos Jequitibá amplia a sua equipe fabril.
- Substituir componentes mecânicos
- Seguir a rota de lubrificação
- Revisar bombas e redutores
- Participar das paradas
Requisitos: técnico mecânico; prática em indústria.
Horário: das 22h às 5h, com adicional noturno. Oferecemos vale-transporte, prêmio de assiduidade, cesta básica mensal.

== Auxiliar de Limpeza | Magazine Vitral | -
Magazine Vitral está há 30 anos perto do cliente e cresce porque as pessoas vêm primeiro.
- Limpar salas, banheiros e corredores
- Recolher lixo
- Repor papel e sabonete
- Zelar por materiais
Requisitos: ensino fundamental; experiência será diferencial.
Horário: das 14h às 22h20, escala 6x1. Oferecemos plano de saúde após a experiência, vale-refeição de R$ 22 por dia, prêmio de assiduidade.

== Fisioterapeuta | Clínica Caminho Novo | R$ 3.500,00
Atender pacientes ortopédicos, evoluir prontuários e orientar exercícios. CREFITO. 30 horas por semana.

== Nutricionista | Policlínica Horizonte Azul | R$ 4.000,00
Elaborar cardápios e avaliar pacientes. CRN ativo e experiência clínica de um ano. 40 horas semanais.

== Açougueiro | Mercado Sabor da Roça | R$ 2.450,00
Venha fazer parte do time de Mercado Sabor da Roça, que abre oportunidades para quem gosta de gente.
- Desossar e cortar carnes bovinas, suínas e aves
- Atender clientes no balcão
- Controlar temperatura das câmaras frias
- Higienizar serras, facas e bancadas
Requisitos: experiência comprovada em açougue; conhecer normas de manipulação de alimentos.
Horário: das 8h às 17h48, de segunda a sexta. Oferecemos vale-refeição de R$ 22 por dia, refeição no local, cesta básica mensal.

== Tripulante de Embarcação | Navegação Rio Amazonas | R$ 2.900,00
Carteira de aquaviário (CIR) e curso STCW. Regime 28x28 com alimentação a bordo. Exames pagos pelo armador.

== Op. Empilhadeira | Rápido Serrado | -
Com frota própria, Rápido Serrado contrata para a sua operação. Na função você vai transportar paletes com a máquina, carregar carretas e inspecionar a máquina todo dia.
Pedimos certificado de operador. Benefícios: prêmio de assiduidade, vale-transporte, cesta básica mensal.

== Profissional de Estética | Clínica Flor de Lis Estética | -
Atividades:
- Fazer limpeza de pele e massagens
- Avaliar clientes
- Vender pacotes
- Esterilizar materiais
Perfil:
- Curso de estética
- Foco no cliente
Regime CLT, das 7h às 15h20, escala 6x1.

== Operador de Empilhadeira | Logística Vaivém | R$ 2.380,00
Com frota própria, Logística Vaivém contrata para a sua operação.
- Movimentar paletes no armazém
- Carregar e descarregar caminhões
- Fazer o checklist diário
- Respeitar o endereçamento
Requisitos: curso de empilhadeira; CNH B.
Horário: das 22h às 5h, com adicional noturno. Oferecemos refeição no local, plano de saúde após a experiência, cesta básica mensal.

== Recepcionista | Clínica Caminho Novo | R$ 1.820,00
Clínica Caminho Novo cuida de vidas com acolhimento, ética e segurança do paciente. Na função você vai acolher o público e fazer cadastro, confirmar horários por telefone e gerar guias e recibos.
Pedimos segundo grau e domínio do computador. Benefícios: plano de saúde após a experiência, vale-refeição de R$ 22 por dia, cesta básica mensal.

== Motorista de Entregas | Logística Vaivém | R$ 2.250,00
Atividades:
- Levar pedidos aos clientes
- Ajudar na carga e descarga
- Trazer canhotos assinados
- Cuidar do veículo
Perfil:
- Habilitação na categoria D
- Saber andar pela região
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Garçom/Garçonete | Pousada Maré Mansa | -
Vaga em Porto Velho (RO), bairro Centro, das 7h às 15h20, escala 6x1. Servir as mesas. Preparar mesas. Indicar o cardápio. Trazer a conta.
É preciso: prática como garçom; simpatia.
- vale-transporte
- refeição no local
- seguro de vida

== Soldador MIG/MAG | Metalúrgica Ferro Bravo | -
Atividades:
- Executar cordões de solda MIG
- Interpretar croquis e conferir medidas
- Rebarbar as peças
- Conservar o equipamento de solda
Perfil:
- Formação em soldagem
- Registro em carteira
Regime CLT, das 14h às 22h20, escala 6x1.

== Assistente Social | Instituto Renascer do Vale | R$ 3.700,00
Atender famílias, fazer visitas e elaborar pareceres. CRESS ativo. Experiência em saúde é desejável.

== Ajudante de Caminhão | Distribuidora Guaraná Real | -
Carregar, descarregar e conferir bebidas na rota. Ensino fundamental. Prêmio por entregas completas.

== Motorista Carreteiro | Transportes Boi de Carga | R$ 3.300,00
CNH E, MOPP e curso de carga indivisível como requisito. Toxicológico pago pela transportadora. Prêmio por média de até R$ 900.

== Atendente de Call Center | Alô Nordeste Atendimento | R$ 1.620,00
Vaga em Joinville (SC), bairro Jardim América, das 7h às 15h20, escala 6x1. Receber chamadas. Anotar protocolos. Propor acordos. Manter boa nota de qualidade.
É preciso: maior de idade com 2º grau; digitar bem.
- plano de saúde após a experiência
- plano odontológico
- cesta básica mensal

== Assistente de Suporte Remoto | Telecom Fibranova | R$ 2.100,00
Trabalho em casa com computador e headset enviados pela empresa, sem custo para você. Ajuda de internet de R$ 100. Entrevista por vídeo.

== Auxiliar Veterinário | Clínica Patas do Cerrado | R$ 1.850,00
Curso de auxiliar veterinário será diferencial. Mande currículo por aqui; o telefone da clínica é (62) 3200-0000.

== Corretor de Imóveis | Imobiliária Pátio Azul | comissão
Atuação como autônomo com CRECI ativo. A remuneração é só por comissão, de 1,5% sobre cada venda. Plantão de vendas e leads da imobiliária.

== Psicólogo Escolar | Colégio Ponte Viva | R$ 4.200,00
Acompanhar alunos e famílias, formar professores e participar de conselhos. CRP ativo. 30 horas.

== Auxiliar de Recepção | Santa Casa de Aroeiras | R$ 1.820,00
Vaga em Pelotas (RS), bairro Santo Antônio, das 14h às 22h20, escala 6x1. Acolher o público e fazer cadastro. Confirmar horários por telefone. Gerar guias e recibos. Arquivar a papelada.
É preciso: segundo grau e domínio do computador; boa fala e escrita.
- vale-refeição de R$ 22 por dia
- cesta básica mensal
- refeição no local

== Marceneiro | Móveis Araucária Real | R$ 2.900,00
Cortar, montar e dar acabamento em móveis planejados. Saber ler projetos. Experiência com seccionadora.
- VT
- Cesta básica

== Auxiliar de Almoxarifado | Alimentos Grão de Ouro | -
Vaga em Pelotas (RS), bairro Nova Esperança, escala 12x36 diurna. Conferir NF no recebimento. Guardar e separar itens. Registrar o movimento no sistema. Contar o estoque.
É preciso: vivência em almoxarifado; noções de planilha.
- seguro de vida
- plano odontológico
- prêmio de assiduidade

== Eletricista | Autopeças Torquemax | R$ 3.450,00
NR-10 e NR-35 válidas. Quem tiver só a NR-10 faz a NR-35 na empresa e por conta dela.

== Analista Financeiro | - | R$ 3.900,00
Crescer junto faz parte do nosso jeito: Nossa empresa abre processo seletivo. Na função você vai gerir pagamentos e recebimentos, conciliar extratos e elaborar fluxo de caixa.
Pedimos formação em Adm. ou Ciências Contábeis. Benefícios: prêmio de assiduidade, seguro de vida, refeição no local.

== Engenheiro Civil | Obras Catavento | R$ 9.800,00
Atividades:
- Controlar prazos e medir serviços
- Coordenar empreiteiros
- Orçar serviços
- Manter o PBQP-H
Perfil:
- Registro no CREA
- Experiência com prédios
Regime CLT, das 7h às 17h de segunda a quinta e até as 16h na sexta.

== Manicure | Salão Bela Iara | -
Fazer mãos, pés e alongamento. Parceria de 60% sobre os serviços, conforme a Lei do Salão Parceiro. Clientela formada.

== Piloto de Drone Agrícola | Sementes Campo Largo | R$ 4.200,00
Curso CAAR como requisito. Safra em três municípios, com hospedagem paga e diária de alimentação de R$ 60.

== Auxiliar de Logística temporário | Logística Vaivém | R$ 1.850,00
Contrato temporário de 90 dias (Lei 6.019). 120 vagas para a Black Friday, início imediato. Fretado e refeição.

== Entregador com moto | Drogarias Vida Plena | R$ 1.800,00
Registro em carteira, aluguel da moto de R$ 600 e periculosidade de 30%. CNH A com EAR.

== Atendente de Farmácia | Drogarias Vida Plena | R$ 1.820,00
Comissão sobre dermocosméticos. Nossa empresa alerta: golpistas usam o nosso nome e pedem taxa de uniforme. O processo é gratuito e começa por esta página.

== Médico Plantonista | Santa Casa de Aroeiras | R$ 1.600 por plantão
Plantões de 12 horas em clínica médica. CRM ativo. Pagamento por pessoa jurídica em até 30 dias depois do fechamento.

== Torneiro Mecânico | - | R$ 3.650,00
Nossa empresa fabrica para todo o país e busca profissionais comprometidos com segurança e qualidade.
- Fazer setup e tornear
- Controlar as cotas com micrômetro
- Corrigir offsets e trocar pastilhas
- Lançar perdas no sistema
Requisitos: técnico em usinagem ou mecânica; saber ler desenho.
Horário: das 14h às 22h20, escala 6x1. Oferecemos vale-refeição de R$ 22 por dia, plano de saúde após a experiência, seguro de vida.

== Professor de Matemática | Rede Semear de Ensino | R$ 3.300,00
Faça parte da nossa comunidade escolar! Rede Semear de Ensino busca educadores.
- Ministrar aulas do 6º ao 9º ano
- Corrigir provas e lançar notas
- Participar de conselho e reuniões
- Planejar projetos
Requisitos: licenciatura em Matemática; experiência em sala.
Horário: das 8h às 17h48, de segunda a sexta. Oferecemos plano odontológico, seguro de vida, cesta básica mensal.

== Auxiliar de Classe | Centro Educacional Arco-Íris do Saber | R$ 1.720,00
Centro Educacional Arco-Íris do Saber educa com afeto e projeto pedagógico consistente.
- Acompanhar as crianças na rotina
- Ajudar nas refeições e na higiene
- Apoiar a professora nas atividades
- Receber as famílias na entrada
Requisitos: cursando Pedagogia; gostar de crianças.
Horário: das 13h às 18h. Oferecemos refeição no local, plano de saúde após a experiência, cesta básica mensal.

== Secretária Escolar | Rede Semear de Ensino | R$ 2.200,00
Fazer matrículas, históricos e declarações. Conhecer o censo escolar. Boa redação.

== Operador de Caixa | Casa Marajoara | R$ 1.780,00
Venha fazer parte do time de Casa Marajoara, que abre oportunidades para quem gosta de gente.
- Passar mercadorias no PDV e cobrar o cliente
- Conferir o numerário no começo e no fim do turno
- Orientar quem compra sobre preços e trocas
- Zelar pela limpeza do posto
Requisitos: 2º grau concluído; poder trabalhar aos sábados e domingos (6x1).
Horário: das 7h às 15h20, escala 6x1. Oferecemos vale-transporte, plano odontológico, prêmio de assiduidade.

== Auxiliar Contábil | Contabilidade Linha Certa | R$ 2.300,00
Classificar lançamentos, conciliar contas e apoiar fechamentos mensais. Cursando Ciências Contábeis.

== Analista de RH | Grupo Itaberá | R$ 3.600,00
Conduzir recrutamento e integração. Nossos recrutadores usam apenas e-mails do domínio da empresa; nunca enviamos links encurtados nem pedimos depósitos.

== Enfermeiro | Clínica Caminho Novo | R$ 5.300,00
Vaga em Porto Velho (RO), bairro Distrito Industrial, das 14h às 22h20, escala 6x1. Liderar os técnicos do plantão. Fazer SAE e escalas. Executar sondagens e curativos complexos. Zelar pelos protocolos de segurança.
É preciso: superior completo com COREN; já ter coordenado equipe.
- refeição no local
- vale-refeição de R$ 22 por dia
- cesta básica mensal

== Padeiro | Supermercados Quitandeiro | R$ 2.300,00
Supermercados Quitandeiro está há 30 anos perto do cliente e cresce porque as pessoas vêm primeiro.
- Preparar massas e assar pães
- Seguir as receitas da casa
- Trabalhar com forno e maquinário
- Deixar a produção higienizada
Requisitos: prática como padeiro; poder entrar às 4h.
Horário: das 14h às 22h20, escala 6x1. Oferecemos plano odontológico, plano de saúde após a experiência, refeição no local.

== Designer Gráfico | Magazine Vitral | R$ 3.100,00
Criar peças para redes, lojas e encartes. Domínio de Illustrator e Photoshop. Enviar portfólio na candidatura.

== Ajudante de Obras | Engenharia Prumo Reto | -
Vaga em Taguatinga (DF), bairro Boa Vista, das 8h às 17h48, de segunda a sexta. Virar massa. Levar material. Deixar o canteiro limpo. Auxiliar os oficiais.
É preciso: saber ler e escrever; vontade de trabalhar.
- prêmio de assiduidade
- vale-transporte
- vale-refeição de R$ 22 por dia

== Gari | Limpa Cidade Ambiental | R$ 2.050,00
Contratação imediata de 40 pessoas. Insalubridade de 40%, tíquete de R$ 850. Comparecer à garagem com carteira de trabalho e currículo.

== Digitador | Contabilidade Linha Certa | R$ 1.800,00
Digitar notas e extratos no escritório, 44 horas. Teste de digitação presencial. Conhecimento de Excel.

== Aux. Logística | Expresso Rio Claro do Norte | -
Com frota própria, Expresso Rio Claro do Norte contrata para a sua operação.
- Fazer picking com coletor
- Embalar volumes
- Cuidar da doca
- Checar romaneio
Requisitos: 2º grau; boa disposição.
Horário: das 14h às 22h20, escala 6x1. Oferecemos plano odontológico, cesta básica mensal, refeição no local.

== Encanador | Engenharia Prumo Reto | R$ 2.800,00
Instalar água, esgoto e gás em prédio residencial. Ler projeto hidráulico. Almoço e café na obra.

== Estágio em Marketing | Cooperativa Sicrevale | R$ 1.400,00
Estágio remunerado de seis horas por dia para quem cursa Marketing ou Publicidade. Bolsa de R$ 1.400, auxílio-transporte e recesso remunerado.
- Apoiar campanhas
- Montar relatórios

== Costureira | Tecelagem Fio Nobre | R$ 1.900,00
Salário e prêmio de produção por semana, que vai até R$ 90. Costura na fábrica, não é trabalho em casa.

== Estoquista | Calçados Pisa Leve | R$ 1.780,00
Receber, guardar e localizar caixas, e levar os pares até os vendedores. Ensino médio. Shopping, 6x1.

== Vigilante | Guardiã Segurança | R$ 2.400,00
Curso de formação de vigilantes e reciclagem em dia são indispensáveis. Posto em agência bancária. Uniforme e colete fornecidos pela empresa, sem desconto.

== Jovem Aprendiz Administrativo | Energia Ventos do Agreste | R$ 890,00
Programa gratuito com curso no Senai pago pela empresa, quatro horas por dia. Idade de 14 a 22 anos, matriculado na escola.

== Açougueiro | Mercantil Pajuçara | R$ 2.450,00
Venha fazer parte do time de Mercantil Pajuçara, que abre oportunidades para quem gosta de gente.
- Fazer desossa e cortes conforme o pedido
- Servir o público do balcão
- Anotar a temperatura das câmaras
- Limpar equipamentos e utensílios
Requisitos: vivência na função em carteira; noções de boas práticas sanitárias.
Horário: das 14h às 22h20, escala 6x1. Oferecemos plano odontológico, prêmio de assiduidade, plano de saúde após a experiência.

== Instalador de Fibra | Telecom Fibranova | R$ 2.150,00
Instalar e reparar internet em residências. CNH B, NR-35 dada pela empresa. Produção variável.

== Zelador | Condomínio Solar das Palmeiras | R$ 2.250,00
Cuidar de pequenos reparos, piscina e jardim, e acompanhar prestadores. Moradia no local. Referências.

== Costureira Industrial | Tecelagem Fio Nobre | R$ 1.880,00
Indústria sólida, Tecelagem Fio Nobre amplia a sua equipe fabril. Na função você vai operar reta, overloque e galoneira, montar peças conforme a ficha e revisar acabamento.
Pedimos experiência em malha ou jeans. Benefícios: plano de saúde após a experiência, prêmio de assiduidade, refeição no local.

== Motorista de Entregas | - | R$ 2.250,00
Com frota própria, Nossa empresa contrata para a sua operação. Na função você vai levar pedidos aos clientes, ajudar na carga e descarga e trazer canhotos assinados.
Pedimos habilitação na categoria D. Benefícios: cesta básica mensal, prêmio de assiduidade, seguro de vida.

== Técnica(o) em Enfermagem | Clínica Caminho Novo | R$ 2.780,00
Cuidar é um ato de respeito: Clínica Caminho Novo convida você a entrar para a equipe.
- Administrar medicação conforme prescrição
- Aferir sinais vitais e registrar no prontuário
- Auxiliar na higiene e no conforto do paciente
- Conferir o carrinho de emergência
Requisitos: COREN ativo; experiência hospitalar de seis meses.
Horário: escala 12x36 diurna. Oferecemos vale-refeição de R$ 22 por dia, vale-transporte, cesta básica mensal.

== Camareira | Pousada Maré Mansa | R$ 1.780,00
Começo imediato por causa da temporada. Currículo por este site ou para rh@maremansa.example. WhatsApp da recepção só para dúvidas sobre o endereço.

== Cuidador de Idosos | - | -
Atividades:
- Acompanhar o residente nas refeições
- Auxiliar no banho e na troca de roupa
- Lembrar os horários da medicação
- Estimular passeios e atividades
Perfil:
- Curso de cuidador
- Paciência e empatia
Regime CLT, das 8h às 17h48, de segunda a sexta.

== Analista Fiscal | Energia Ventos do Agreste | R$ 4.100,00
Crescer junto faz parte do nosso jeito: Energia Ventos do Agreste abre processo seletivo. Na função você vai apurar ICMS, PIS e COFINS, escriturar notas de entrada e saída e entregar SPED e obrigações.
Pedimos ciências Contábeis cursando ou completo. Benefícios: vale-refeição de R$ 22 por dia, cesta básica mensal, seguro de vida.

== Auxiliar de Produção | Plásticos Jequitibá | R$ 1.860,00
Entrevista por WhatsApp não existe aqui: chamamos por telefone e o encontro é na fábrica. 1º e 2º turnos, PLR.

== Pintor Automotivo | Autopeças Torquemax | R$ 3.000,00
Preparar, lixar e pintar peças e carrocerias. Conhecer colorimetria. EPI e cabine própria.
`;
