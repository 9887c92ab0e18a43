/**
 * Honest postings that use the words of fraudulent ones. The form is described at `readSamples`.
 * Every employer, number and address is invented.
 */
export const honestNear = `
== Auxiliar Administrativo | Contabilidade Ipê | R$ 2.100,00
Não cobramos nenhuma taxa. Processo seletivo gratuito.
== Assistente Comercial | RH Horizonte Consultoria | R$ 2.400,00
A empresa não solicita pagamento em nenhuma etapa do processo seletivo.
== Operador de Loja | Supermercado Recanto | R$ 1.700,00
Exame admissional por conta da empresa. Uniforme fornecido, sem desconto.
== Auxiliar de Produção | Alimentos Serrano | R$ 1.900,00
O exame admissional é realizado na clínica conveniada e custeado integralmente pela empresa.
== Operador de Ponte Rolante | Siderúrgica Vale Fundo | R$ 3.200,00
Curso pago pela empresa para quem não tiver o certificado.
== Vigilante | Forte Guarda | R$ 2.300,00
Reciclagem paga pela empresa após três meses. CNV ativa.
== Atendente | Sorveteria Gelo Doce | R$ 1.600,00
Enviar currículo pelo WhatsApp (11) 90000-2222.
== Cabeleireiro | Salão Charme | -
Comissão diária de 50 %, pagamento todo sábado.
== Garçonete | Cantina da Nonna | -
Diária de R$ 120,00 mais 10 %, pagamento no fim do turno. Chamar no Whats (19) 90000-2223.
== Pedreiro e servente | Reformas Martins | -
Diária R$ 200 pedreiro, R$ 120 servente. Obra em Guarulhos, almoço no local.
== Auxiliar de limpeza | Clean Fácil | R$ 1.550,00
Pagamento via Pix semanal. VT, VR.
== Motorista | Mudanças Rápidas | R$ 2.500,00
Apresentar CNH e RG originais na entrevista.
== Recepcionista | Academia Corpo em Forma | R$ 1.650,00
Início imediato. Vaga urgente. Interessados enviar CV por WhatsApp 31 90000-2224.
== Vendedor | Loja Estilo Móveis | -
Vendedor com ganhos acima de R$ 5.000 (fixo + comissão).
== Consultor Comercial | Energia Solar Prado | -
Ganhos ilimitados! Fixo R$ 2.000 + comissões que chegam a R$ 8.000 por mês. CLT, carro da empresa.
== Promotora | Trade Marketing Sul | R$ 130 por dia
Ação de sábado e domingo no supermercado, diária de R$ 130, uniforme e alimentação por conta da agência.
== Jovem Aprendiz | Banco Serra | R$ 870,00
Você fará um curso gratuito de aprendizagem, sem nenhum custo para o jovem.
== Aviso de segurança: Analista Pleno | Farma Nova | -
Atenção: não solicitamos dados bancários, cópia de documentos ou depósitos durante a seleção.
== Técnico em Radiologia | Imagem Diagnósticos | R$ 3.000,00
Cuidado com golpes! Nossas vagas são divulgadas apenas no site oficial e nunca pedimos Pix.
== Assistente de Logística | Expresso Norte | R$ 2.200,00
Em caso de aprovação será solicitada cópia do RG, CPF, CTPS, comprovante de residência e conta bancária para admissão.
== Auxiliar Fiscal | Contábil Ribeiro | R$ 2.300,00
Emissão de guias, taxas, alvarás e boletos; pagamento de tributos; atendimento ao cliente por WhatsApp.
== Analista Financeiro | Colégio Saber | R$ 3.600,00
Controle de mensalidades, taxa de matrícula, emissão de boletos e cobrança de inadimplentes.
== Operador de Caixa | Loja R$ 10 | R$ 1.600,00
Receber pagamentos em dinheiro, cartão e Pix. Fechamento de caixa. Sem experiência.
== Assistente de Matrículas | Faculdade Novo Tempo | R$ 1.900,00
Captar alunos, vender cursos, efetuar matrícula e receber taxa de inscrição do vestibular.
== Vendedor de Cursos | Escola Info Certa | R$ 1.600 + comissão
Vender cursos profissionalizantes; explicar ao aluno valor da matrícula, parcelas e apostila.
== Professor de Curso Preparatório | Curso Aprova | R$ 50 por aula
Elaborar apostilas, aplicar simulados e corrigir provas.
== Fisioterapeuta | Studio Pilates Vida | R$ 45 por hora
Curso de pilates completo é obrigatório. Pagamento por aula.
== Vendedora | Boutique Dona Flor | R$ 1.700,00
Uniforme por conta da loja. Comissão de 3 %.
== Segurança | Casa de Shows Lua Cheia | -
Diária de R$ 160. Necessário curso de segurança de eventos. Terno preto próprio.
== Analista de Treinamento | Hospital Santa Luzia | R$ 4.000,00
Organizar treinamentos obrigatórios, contratar cursos externos, negociar valores e controlar pagamento a instrutores.
== Médico do Trabalho | Clínica Ocupa | R$ 120 por hora
Realização de exames admissionais e ASO. Pagamento quinzenal por RPA ou PJ.
== Auxiliar de Cozinha | Marmitaria Sabor Caseiro | -
Chamar no zap (21) 90000-2225. Pagamento diário de R$ 90,00.
== Entregador | Hamburgueria Brasa | -
Diária de R$ 70 + taxa por entrega. Moto própria, bag fornecida. Pix todo dia.
== Motofretista | Rápido Log | -
Ganhos de R$ 150 a R$ 300 por dia dependendo da quantidade de entregas. Moto com documento em dia, MEI.
== Montador de eventos | Estruturas Palco | R$ 140 a diária
Freela sexta e sábado, R$ 140 a diária, pagamento na hora, almoço incluso.
== Diarista | - | R$ 180 por dia
Preciso de diarista para apartamento na Saúde, R$ 180 por dia, às quintas-feiras.
== Manobrista | Valet Premium | -
Diária de R$ 110 mais gorjetas, todos os dias a partir das 18h. CNH B.
== Barbeiro | Barbearia Navalha | -
Ganhe de R$ 4.000 a R$ 6.000 por mês com comissão de 50 %. Espaço climatizado, clientela formada.
== Corretor | Lançamentos Prime | -
Plantões diários, leads pagos pela empresa, comissão de até R$ 20 mil por venda. Sem experiência? Nós ensinamos.
== Consultor de Vendas Porta a Porta | Fibra Telecom | R$ 1.600 + comissão
Média de ganhos de R$ 4.500. Vale-refeição de R$ 25,00 por dia, ajuda combustível.
== Telhadista | Telhados Campinas | R$ 250 por dia
Experiência comprovada, ferramentas próprias, R$ 250,00 por dia trabalhado.
== Eletricista | Obras Litoral | -
Ganhos de R$ 250 por dia, NR-10 e NR-35 em dia, alojamento.
== Caseiro | Sítio Boa Esperança | R$ 2.000,00
Casal sem filhos, moradia. Falar no WhatsApp (15) 90000-2226 com Dona Lourdes.
== Analista de Redes Sociais | Loja Vida Pet | R$ 2.200,00
Aumentar curtidas, comentários e seguidores; responder avaliações no Google; criar campanhas pagas.
== Estagiário de Marketing | Cervejaria Lúpulo | R$ 1.200,00
Cuidar do TikTok e Instagram, postar vídeos, comentar e curtir publicações de clientes e parceiros.
== Analista de CX | Loja Online Conforto | R$ 2.700,00
Responder avaliações no Reclame Aqui, Shopee e Mercado Livre; acompanhar reputação das lojas.
== Assistente de E-commerce | Brinquedos Ciranda | R$ 2.000,00
Cadastro de produtos na Amazon, Magalu, Shopee e Mercado Livre; embalar pedidos; emissão de etiquetas dos Correios.
== Operador de Inside Sales | Cartão Fácil | R$ 1.800,00
Comissões diárias, campanhas semanais com prêmios em Pix e viagens.
== Analista de Dados | Corretora Touro | R$ 6.000,00
Construir painéis de captação, investimentos e criptomoedas; SQL e Python.
== Desenvolvedor Mobile | Carteira Digital Sol | R$ 9.000,00
Fluxos de senha, biometria facial, foto de documento e prova de vida. Kotlin ou Swift.
== Analista de Onboarding PJ | Banco Digital Onda | R$ 4.200,00
Validar RG, CPF, selfie, comprovante de residência e dados bancários dos clientes.
== Especialista em Prevenção a Fraudes | Loja Veloz | R$ 7.500,00
Combater golpes de falso emprego, links falsos, engenharia social e clonagem de WhatsApp.
== Redator | Blog Finanças Já | R$ 35 por texto
Artigos sobre renda extra, Pix, dinheiro e como ganhar dinheiro na internet com segurança.
== Cozinheira | Restaurante Tempero Bom | R$ 1.900,00
Contato somente por WhatsApp 11 90000-2227. Experiência em comida caseira.
== Auxiliar de Veterinário | Clínica Bicho Bom | R$ 1.700,00
Mande seu currículo em PDF no WhatsApp (47) 90000-2228 com a vaga no assunto.
== Costureira | Ateliê Noivas | R$ 2.100,00
Entre em contato pelo Whats 85 90000-2229, horário comercial.
== Balconista | - | R$ 1.600,00
Padaria na Penha contrata balconista, tarde e noite, escala 6x1. Salário R$ 1.600 + VT + cesta. Falar no WhatsApp 11 90000-2230.
== Auxiliar Administrativo | Confidencial | R$ 2.300,00
Escritório de engenharia na região da Paulista. Atividades: planilhas, arquivo, atendimento. Segunda a sexta. Enviar currículo pelo WhatsApp (11) 90000-2231.
== Ajudante Geral | - | R$ 1.700,00
Fábrica em Diadema. Carga e descarga, limpeza do setor, turno das 6h às 14h20. Contato: WhatsApp 11 90000-2232.
== Motorista Categoria D | Empresa confidencial | R$ 2.600,00
Experiência com caminhão toco, entregas na grande São Paulo. Benefícios: VT, VR, plano de saúde. Mandar CV no WhatsApp 11 90000-2233.
== Operador de Telemarketing | - | R$ 1.518,00
Contratação imediata, não exige experiência, empresa na Barra Funda com 3.000 colaboradores. Escala 6x1, VT, VR, assistência médica, Gympass.
== Urgente - Enfermeiro UTI | Hospital Monte Claro | R$ 5.500,00
Vaga urgente, início imediato. Experiência em UTI adulto.
== Vagas Urgentes - Auxiliar de Produção | Frigorífico Bom Corte | R$ 1.900,00
Vagas urgentes, início imediato, não precisa de experiência, 50 vagas. Transporte, refeição e cesta.
== 30 vagas para Operador de Logística | Terceiriza RH | R$ 1.880,00
Início imediato! Trazer documentos na segunda-feira às 8h, Rua do Comércio, 300.
== Contratação imediata Atendente | Lojas Bem Mais | R$ 1.600,00
Contratação imediata, com ou sem experiência, temporário de Natal.
== Soldador MIG | - | R$ 3.400,00
Metalúrgica contrata com urgência soldador MIG com experiência na função. Caldeiraria, leitura de desenho. Sertãozinho/SP.
== Mecânico Diesel | Confidencial | R$ 4.200,00
URGENTE: mecânico diesel com experiência em Scania e Volvo. CLT, plano de saúde, participação nos lucros.
== Auxiliar de Cozinha | - | R$ 1.650,00
Restaurante na Savassi precisa com urgência de auxiliar de cozinha. Das 8h às 16h20, folga aos domingos.
== Desenvolvedor Sênior | Confidencial | R$ 17.000,00
PJ, remoto, 8 horas por dia. Java, Spring, mensageria. Mínimo cinco anos de experiência.
== Médico Clínico | - | R$ 14.000,00
20 horas semanais em UBS. CRM ativo.
== Professor Universitário | Faculdade Vértice | R$ 7.200,00
Meio período, 20 horas, doutorado.
== Dentista Ortodontista | Sorria Sempre | R$ 8.000,00
2 dias por semana, 6 horas por dia, porcentagem. Experiência de dois anos.
== Gerente Comercial | Concessionária Via Sul | R$ 12.000,00
Fixo + variável, média de R$ 12.000,00. Experiência no segmento automotivo.
== Executivo de Vendas | SaaS Clínica Web | -
Não exige experiência em tecnologia; fixo R$ 3.000 + comissão, ganhos médios de R$ 7.000. Jornada de 8 horas.
== Piloto de linha aérea | Azulão Linhas Aéreas | R$ 15.000,00
PCH, IFR, ICAO 4. Não exige experiência em jato, treinamento fornecido.
== Trainee | Papel e Celulose Paraná | R$ 8.200,00
Sem necessidade de experiência prévia. Superior completo entre 2024 e 2026. Inglês avançado.
== Estágio Mercado Financeiro | Gestora Alfa Capital | R$ 4.000,00
6 horas por dia. Não é preciso experiência. Engenharia, Economia ou Administração.
== Desenvolvedor Júnior | Fintech Lago | R$ 6.500,00
Sem experiência formal? Sem problema, avaliamos seus projetos. Horário flexível, remoto.
== Intérprete de Libras | Instituto Sinal | R$ 80 por hora
4 horas por dia, três vezes por semana. Prolibras.
== Aplicador de provas | Fundação Exame Nacional | R$ 180 por dia
Diária de R$ 180 pela aplicação da prova no domingo. Cadastro gratuito. Ensino médio.
== Recenseador | Instituto de Pesquisa Regional | -
Remuneração por produção, por questionário aplicado, seguro. Treinamento remunerado de 5 dias.
== Pesquisador de Campo | Opinião Pesquisas | -
R$ 12 por entrevista realizada em domicílio, tablet da empresa, ajuda de custo diária de R$ 40.
== Cliente oculto | Visita Certa Auditoria | -
Visitar lojas e avaliar o atendimento com relatório e fotos. Reembolso do consumo e R$ 50 por visita. CNPJ obrigatório.
== Avaliador de Imóveis | Engenharia de Avaliações ABC | -
CREA ativo. R$ 250 por laudo entregue, visitas na região metropolitana.
== Tester de usabilidade | Lab UX | R$ 100
Participe de um estudo presencial de 1 hora e avalie um aplicativo de banco; ajuda de custo de R$ 100.
== Anotador de dados | Dados & IA | R$ 22 por hora
Tarefas de rotulagem de imagens e avaliação de respostas, 20 horas por semana, contrato PJ, pagamento mensal.
== Transcritor | Legenda Já | -
Pagamento por minuto de áudio transcrito, mensal, com nota fiscal. Fone e computador próprios.
== Digitador | Cartório 2º Ofício | R$ 1.900,00
Digitação de escrituras, 44 horas semanais, presencial.
== Assistente remoto | Imobiliária Lar Certo | R$ 2.000,00
Trabalho em casa com computador fornecido. Atendimento por chat e telefone, 8h às 17h48.
== Embalador | Cosméticos Pura Flor | R$ 1.600,00
Embalar produtos na linha, montagem de kits promocionais, 2º turno.
== Montadora de kits | Lembranças Festa | R$ 1.550,00
Montar caixas, kits e cestas de Natal no galpão da Mooca. Temporário.
== Artesã em casa | Velas Aurora | -
Produção por peça, retiramos em Osasco, material fornecido sem custo.
== Revendedora | Semijoias Brilho Fino | -
Consignado: receba o mostruário sem pagar nada e acerte só o que vender. Comissão de 35 %.
== Representante | Cosméticos Natureza Viva | -
Sem taxa de cadastro. Lucro de 30 % sobre as vendas.
== Franqueado de quiosque | Açaí Tropical | -
Oportunidade de negócio, não é emprego: investimento a partir de R$ 60 mil com taxa de franquia.
== Taxista auxiliar | Cooperativa Rádio Táxi | -
Condutax em dia. Diária do carro a combinar, combustível por conta do motorista.
== Motorista de aplicativo com carro | Locadora Roda Livre | -
Aluguel semanal de R$ 650 com manutenção e seguro incluídos, sem caução.
== Esteticista | Clínica Pele Boa | -
Aluguel de sala por R$ 50 a diária ou parceria 60/40.
== Psicóloga | Espaço Escuta | -
Sublocação de salas por hora, valor R$ 30. Divulgação no site do espaço.
== Professor de Ioga | Casa Zen | R$ 60 por aula
Aulas às terças e quintas, grupo pequeno.
== Piscineiro | Azul Piscinas | R$ 1.900,00
CNH A. Moto da empresa. Curso de tratamento de piscina será ministrado por nós, sem custos.
== Auxiliar de Necropsia | Serviço Funerário Paz | R$ 2.400,00
Curso de tanatopraxia desejável; empresa subsidia 50 % do curso após a experiência.
== Comissário de bordo | Aérea Nordeste | R$ 2.700,00
CHT ou CCT Anac válidos. Os exames e o curso inicial são custeados pela companhia.
== Bombeiro Civil | Shopping Central | R$ 2.500,00
Curso de bombeiro civil e reciclagem em dia, certificado. Enviar cópia do certificado junto com o currículo.
== Operador de Trator | Usina Canavial | R$ 2.400,00
Alojamento e transporte. Exames admissionais e vacinas por nossa conta.
== Auxiliar de Enfermagem | Cooperativa Cuidar | -
Cota de cooperado dividida em 10 vezes descontada da produção, conforme estatuto. COREN ativo.
== Contador | Escritório Balanço | R$ 6.800,00
Anuidade do CRC paga pela empresa.
== Advogado | Alves e Pinho | R$ 5.000,00
Anuidade da OAB reembolsada, plano de saúde, bônus.
== Analista de Câmbio | Corretora Mundo | R$ 5.100,00
Fechamento de câmbio, tarifas, taxas, depósitos no exterior e transferências internacionais.
== Caixa de banco | Cooperativa de Crédito Sicampo | R$ 3.000,00
Depósitos, saques, transferências, cadastro de senha, orientação sobre Pix e segurança.
== Agente de Negócios | Banco Interior | R$ 4.000,00
Abrir contas, vender seguros e cartões de crédito, conferir documentos do cliente. CPA-10.
== Técnico de Campo | Telecom Ponto a Ponto | R$ 2.300,00
Instalar modens, configurar senha do Wi-Fi e aplicativos no celular do cliente.
== Assistente de Suporte | Sistema Escola Web | R$ 2.100,00
Auxiliar usuários com login e senha, código de verificação e recuperação de acesso.
== Analista de Benefícios | Rede Hotéis Brisa | R$ 3.700,00
Gestão de VT, VR, auxílio-creche e auxílio Pix; folha e pagamento de prestadores.
== Recrutadora | Agência Talentos do Vale | R$ 2.800,00
Publicar vagas, triagem, contato com candidatos por WhatsApp, solicitar documentos para admissão e agendar exame admissional.
== Analista de Admissão | Terceiriza Mais | R$ 3.000,00
Solicitar documentos aos aprovados (RG, CPF, título de eleitor, PIS, dados bancários) pelo portal de admissão digital.
== Porteiro | Condomínio Solar das Palmeiras | R$ 1.900,00
Curso de portaria é um diferencial. Escala 12x36 noturna.
== Auxiliar de Eventos | Feiras Brasil Sul | R$ 150 a diária
Credenciamento e recepção, diária de R$ 150,00, almoço e uniforme fornecidos.
== Modelo de prova | Confecção Jeans Norte | R$ 80 por hora
Manequim 38, provas de roupa duas vezes por semana. Não é necessário book.
== Figurante comercial | Produtora Cena | R$ 200 por diária
Cachê de R$ 200,00 pago em até 30 dias. Cadastro gratuito no site da produtora.
== Assistente Social | Casa Abrigo Esperança | R$ 3.400,00
CRESS ativo. Atendimento às famílias, documentação, benefícios.
== Auxiliar de Biblioteca | Colégio Monte Verde | R$ 1.700,00
Empréstimo de livros, cobrança de taxa por atraso, organização do acervo.
== Fiscal de Caixa | Rede Poupe Mais | R$ 1.900,00
Estornos, sangria, trocas, apoio às operadoras. Maquininha e Pix.
== Despachante | Despachos Veloz | R$ 2.000,00
Emplacamento, transferência, pagamento de taxas do Detran, vistoria.
== Operador de Turismo | Viagens Azul do Mar | R$ 2.200,00
Emissão de passagens, taxa de embarque, vistos, seguro viagem, atendimento por WhatsApp.
== Assistente de Exportação | Café do Sul Exportadora | R$ 3.500,00
Documentos de embarque, taxas portuárias, follow-up.
== Programador CNC | Usinagem Precisa | R$ 4.500,00
Envie o currículo por e-mail ou WhatsApp (54) 90000-2240. Turno comercial.
== Repositor Temporário | Atacado Bom Preço | R$ 1.650,00
Inscreva-se pelo QR Code ou link https://atacadobompreco.gupy.io/jobs/123456.
== Analista Contábil | Auditores Reunidos | R$ 4.600,00
Candidate-se em https://auditoresreunidos.solides.jobs/vacancies/44.
== Estagiário TI | Prefeitura de Campo Largo | R$ 1.000,00
Inscrições em https://www.gov.br e no site do agente de integração. Sem taxa de inscrição.
== Agente dos Correios terceirizado | Serviços Postais Norte | R$ 1.900,00
Prestar serviço em agências dos Correios. Informações do contrato em www.correios.com.br.
== Analista de Marketplace | Moda Praia Onda | R$ 2.900,00
Gestão de anúncios em mercadolivre.com.br, shopee.com.br e amazon.com.br.
== Vendedora de Loja | Sapatos Lisboa | R$ 1.700,00
Conheça a marca: instagram.com/sapatoslisboa. Currículo pelo formulário https://forms.gle/AbCd1234.
== Auxiliar de Loja | Perfumaria Jasmim | R$ 1.600,00
Preencha o formulário: https://docs.google.com/forms/d/e/1FAIpQL/viewform
== Atendente de Delivery | Sushi Kaze | R$ 1.700,00
Currículo pelo link wa.me/5511900002241 ou na loja.
== Chapeiro | Burger do Centro | R$ 1.900,00
Cadastre-se pelo link da vaga: bit.ly não, use nosso site burgerdocentro.exemplo/vagas.
== Analista de BI | Grupo Frota | R$ 5.500,00
Nosso processo é pela Gupy. Cadastre-se em grupofrota.gupy.io e acompanhe pelo e-mail.
== Coordenador de Vendas | Catho Soluções Parceira | R$ 6.000,00
Vaga também publicada em www.catho.com.br e www.infojobs.com.br.
== Porteiro Folguista | - | R$ 120 por plantão
Plantões de 12 horas, R$ 120 cada, pagamento semanal. Condomínio em Pinheiros.
== Chefe de Cozinha | Bistrô Alecrim | R$ 4.500,00
Salário + pontos, gorjeta média de R$ 60 por dia.
== Caminhoneiro | Transportes Sul Minas | R$ 3.200,00
Diárias de R$ 65,00 para pernoite; comissão de 5 % do frete; média de R$ 7.000 por mês.
== Vendedor de Consórcio | Consórcio Estrada | -
Ganhos de R$ 3 mil a R$ 10 mil por mês em comissões. Não precisa de experiência, damos treinamento. MEI.
== Assessor de Investimentos | Escritório Rumo | -
Ganhos conforme carteira. Certificação Ancord (curso reembolsado após aprovação na prova).
== Panfleteiro | Gráfica Ideal | R$ 70 por dia
R$ 70 por dia + condução, das 9h às 15h, pagamento no fim do dia.
== Ajudante de Mudança | Mudanças União | -
R$ 100 por dia, pagamento diário, almoço. Comparecer às 7h na Rua Três, 45.
== Camelô / Vendedor ambulante | Doces da Tia | -
Ganhe 40 % do que vender por dia, produto consignado, carrinho fornecido.
== Colhedor de café | Fazenda Santa Rita | -
Pagamento por medida, média de R$ 150 por dia, safra de maio a agosto. Alojamento e registro em carteira.
== Auxiliar de Carga | Porto Estiva | -
Diária + produtividade, ganha em média R$ 170 por dia. Registro como avulso.
== Freelancer de Design | Agência Traço | R$ 90 por peça
Demandas semanais, pagamento na entrega por Pix. Portfólio obrigatório.
== Professora particular | - | R$ 60 por hora
Família busca professora de matemática para aluno do 8º ano, duas horas por semana, na Vila Madalena.
== Motorista particular | - | R$ 3.500,00
Executivo no Itaim procura motorista, 44 horas semanais, CLT. CNH B, referências. Contato com a secretária pelo WhatsApp 11 90000-2250.
== Cuidadora | - | R$ 160 por plantão
Plantão de 12 horas noturno para idosa em Copacabana. R$ 160. WhatsApp 21 90000-2251.
== Auxiliar Contábil | Confidencial | -
Escritório contábil no centro de Curitiba, 10 minutos do terminal. Conciliação e lançamentos. Benefícios: VT e VA. Currículos para vagas@escritorio.exemplo ou WhatsApp 41 90000-2252.
== Auxiliar de RH | Indústria Borracha Sul | R$ 2.100,00
Agendamento de exame admissional, envio de guia para a clínica e conferência do valor cobrado na fatura.
== Analista de Ouvidoria | Plano Saúde Mais | R$ 3.100,00
Tratar reclamações sobre cobrança de taxa, reembolso de exames e mensalidades.
== Atendente de Laboratório | Lab Vida | R$ 1.700,00
Cadastro de pacientes, conferência de RG e carteirinha, recebimento do valor dos exames em Pix ou cartão.
== Professor Autoescola | CFC Direção Certa | R$ 2.400,00
Aulas práticas. Curso de instrutor do Detran. Pagamento fixo + hora aula.
== Atendente de Autoescola | CFC Volante | R$ 1.600,00
Vender pacotes de CNH, explicar taxas, exame médico e psicotécnico, abrir processo do aluno.
== Assistente de Licitação | Obras Públicas Sul | R$ 3.000,00
Pagamento de taxas de edital, caução, garantia de proposta, certidões.
== Operador de Estacionamento | Park Fácil | R$ 1.650,00
Cobrança de tickets, manobra de veículos, caixa. CNH B.
== Chaveiro | Chaves 24h | -
Comissão por serviço, ganhos entre R$ 150 e R$ 250 por dia. Moto própria.
== Vendedor de Plano Funerário | Grupo Prever Bem | R$ 1.600 + comissões
Vendas externas. Premiação diária, semanal e mensal. Ganhos de até R$ 6.000,00.
== Auxiliar de Obra | - | R$ 110 por dia
Reforma em Santana, R$ 110 por dia mais almoço, quinzena. Ligar ou mandar Whats 11 90000-2255.
== Operador de Loja PCD | Farmácias Sempre | R$ 1.750,00
Enviar laudo, currículo e RG pelo e-mail inclusao@farmaciassempre.exemplo.
== Auxiliar de Serviços Gerais | Igreja Comunidade Luz | R$ 1.550,00
Não há cobrança de nenhum valor. Denuncie se pedirem depósito, Pix ou compra de curso em nosso nome.
== Costureiro Piloteiro | Moda Íntima Renda | R$ 2.300,00
Renda extra por produção acima da meta. Vale-compra na loja.
== Zelador | Edifício Ipanema | R$ 2.200,00
Moradia no local. Senha de acesso, controle de encomendas, portaria remota.
== Tele-atendente Bilíngue | Atende Global | R$ 3.300,00
Vaga 100 % home office, contratação imediata, equipamento enviado pela empresa sem nenhum custo ou seguro.
== Supervisor de Merchandising | Bebidas Claras | R$ 4.200,00
Reembolso de quilometragem, depósito em conta toda sexta, diária de viagem de R$ 90,00.
== Instrumentador Cirúrgico | Hospital Vera Cruz Novo | R$ 3.100,00
Curso de instrumentação é obrigatório, com certificado reconhecido.
== Agente de Saúde | Prefeitura de Rio Manso | R$ 3.036,00
Edital com taxa de inscrição de R$ 60,00 e isenção para inscritos no CadÚnico. Banca organizadora: Instituto Saber Público.
== Motorista Carreteiro | Rodo Sul | R$ 4.000,00
Exame toxicológico deve ser apresentado na admissão; a renovação é reembolsada pela empresa no valor de até R$ 150,00.
== Vigilante | Proteção Total | R$ 2.400,00 + periculosidade
Curso de vigilante com extensão em grandes eventos. Benefícios: VR R$ 32,00 por dia, uniforme e colete.
== Técnico de Enfermagem | Home Care Vida | R$ 170,00 por plantão
Pagamento de R$ 170,00 por plantão de 12h, todo dia 10 via Pix. Curso técnico completo e COREN.
== Auxiliar de Produção | Fábrica de Bolos | R$ 1.700,00
Trazer RG, CPF, carteira de trabalho, título e comprovante. Ajuda de custo de R$ 10,00 por dia nos primeiros 30 dias.
== Corretor de Imóveis | Prime House | -
Pagamos seu curso TTI! Comissão de R$ 8.000 a R$ 25.000 por venda.
== Consultora de Vendas | Colchões Sono Leve | R$ 1.800,00
Prêmios diários em dinheiro, até R$ 100 por dia batendo a meta da loja.
== Operador de Telemarketing Home Office | Cobra Fácil | R$ 1.518,00
Trabalho em casa com equipamento da empresa. VR de R$ 18,00 por dia, auxílio internet de R$ 80,00.
== Instrutor de Informática | Microlins do Bairro | R$ 20 por hora
Curso superior em andamento. Aulas à tarde: R$ 20 por hora; material da escola.
== Vendedor de Matrículas | Escola de Idiomas Top | R$ 1.500,00
Comissão de R$ 50 por matrícula realizada. Ligar para os interessados e agendar visita.
== Auxiliar de Sala | Berçário Estrelinha | R$ 1.600,00
Uniforme: a escola fornece duas camisetas. Certificado de primeiros socorros.
== Cozinheiro | Hotel Fazenda Recanto | R$ 2.400,00
Moradia e alimentação. Ligue ou mande WhatsApp para Sandra (35) 90000-3001 com foto da carteira de trabalho.
== Atendente de Quiosque | Crepe & Cia | R$ 1.600,00
CONTRATAÇÃO IMEDIATA! Chama no Whats 21 90000-3002 e agende sua entrevista.
== Ajudante | - | R$ 90 por dia
Preciso de ajudante para carga de caminhão amanhã cedo, R$ 90 o dia com almoço, bairro do Limão. Whats 11 90000-3003.
== Caseira | - | -
Procuro caseira para chácara em Atibaia, com experiência em limpeza e cozinha, folga quinzenal, salário a combinar. Whats 11 90000-3004.
== Empregada doméstica | - | R$ 2.000,00
Segunda a sexta, 8h às 17h, região do Morumbi, carteira assinada. Currículo com referências no WhatsApp 11 90000-3005.
== Esteticista | Confidencial | -
Clínica de estética em Perdizes busca esteticista com experiência em depilação a laser e corporal. Comissão + fixo. Contato pelo WhatsApp 11 90000-3006.
== Auxiliar Financeiro | - | -
Empresa de médio porte do segmento de embalagens, localizada em Barueri, contrata com urgência. Contas a pagar e a receber, conciliação, Excel intermediário. Enviar CV com pretensão salarial.
== Operador de Caixa | Confidencial | R$ 1.700,00
Vagas imediatas! Supermercado na zona norte. Disponibilidade de horário, domingos alternados.
== Promotor de Crédito | Banco Parceiro Promotora | R$ 1.600,00
Comissão diária paga via Pix, rankings e prêmios. Consignado INSS, FGTS e cartão benefício.
== Supervisor Comercial | Telecom Norte | R$ 3.000,00 + variável
Ganhos reais de R$ 7.000,00. Não é necessário ter experiência com telecom.
== Vendedor Externo PAP | Fibra Max | -
Ganhe até R$ 6.000,00 por mês! Fixo CLT + comissão + VA + VT. Sem experiência, temos treinamento.
== Agente de Cobrança | Ativa Recuperações | R$ 1.600,00
Enviar boletos e código Pix para o cliente pelo WhatsApp, registrar promessas de pagamento.
== Analista de Suporte | Banco Cooperativo | R$ 3.500,00
Orientar cooperados sobre senha, token e código de verificação por SMS, sem nunca solicitar a senha.
== Gerente de Tráfego | Agência Ads Up | R$ 3.800,00
Gerenciar orçamento de R$ 20 mil por dia em mídia online, com relatórios semanais.
== Day Trade - Analista CNPI | Casa de Análise Touros | R$ 9.000,00
Produzir relatórios diários e acompanhar lives; sem promessa de rentabilidade.
== Creator UGC | Marca de Cosméticos Lua | R$ 150 por vídeo
Gravar vídeos em casa, R$ 150 por vídeo aprovado, contrato e nota fiscal MEI.
== Moderador de Conteúdo | Plataforma Social BR | R$ 2.600,00
Avaliar vídeos e comentários denunciados, 6 horas por dia, remoto, CLT.
== Avaliador de Mecanismos de Busca | Idiomas Global | R$ 25 por hora
Avaliar resultados de busca pela internet, até 20 horas por semana, teste de qualificação sem custo.
== Assistente de Marketplace | Loja Azul | R$ 1.900,00
Responder perguntas no Mercado Livre, cadastrar produtos e avaliar concorrentes, meio período das 8h às 12h.
== Estágio | Tribunal Regional | R$ 1.300,00
4 horas por dia, auxílio-transporte de R$ 12,00 por dia. Não é necessária experiência.
== Estágio Superior | Estatal de Energia | R$ 2.200,00
Meio período, sem experiência, cursando Engenharia a partir do 5º semestre.
== Médico Residente | Hospital Escola | R$ 4.106,00
Taxa de inscrição conforme edital. 60 horas semanais.
== Médico PSF | - | R$ 18.000,00
40 horas, recém-formados sem experiência são bem-vindos, CRM obrigatório.
== Médico Telemedicina | Saúde Online | R$ 90 por hora
Atendimento pelo celular ou computador, 4 horas por dia, ganhos médios de R$ 7.500,00. CRM ativo.
== Psicólogo Online | Terapia em Casa | -
Atenda online, defina seu valor por sessão; cobramos taxa de 20% por atendimento realizado.
== Professor de Reforço Online | Tutor Já | R$ 45 por hora
Aulas pela internet, horários flexíveis, pagamento toda sexta-feira por Pix.
== Dev Full Stack | Startup Confidencial | R$ 12.000,00
100% remoto, PJ. Não exigimos experiência em Elixir, mas sim 4 anos de back-end.
== Representante Comercial Autônomo | Alimentos do Norte | -
Mostruário cedido em comodato, sem investimento. Lucro conforme vendas.
== Motorista Parceiro | App Leva Fácil | -
Taxa de apenas 10% por corrida. Cadastre sua CNH pelo aplicativo oficial.
== Entregador Parceiro | App Entregue Já | -
Ganhe por entrega, repasse semanal. Bag gratuita no cadastro. Baixe o aplicativo e envie CNH com EAR por lá.
== Manicure | Esmalteria Pink | -
Aluguel da cadeira R$ 400,00 por mês ou comissão de 50 %.
== Tatuador | Studio Black | -
Comissão 60 %. Material descartável por conta do estúdio. Curso de biossegurança em dia.
== Fotógrafo | Foto Eventos | R$ 300 por evento
Equipamento próprio; R$ 300 por evento aos sábados, pagamento na hora.
== DJ | Casa Noturna Lux | R$ 400 por noite
Set de 3 horas. Material para divulgação no Instagram.
== Balconista | Açougue Boi Gordo | R$ 2.000,00
Deixe currículo na loja ou WhatsApp. Últimas vagas da temporada.
== Auxiliar de Cozinha | Rede de Restaurantes Sabor Real | R$ 1.750,00
Últimas vagas! Início imediato, todos os perfis são bem-vindos, inclusive 50+.
== Repositor | Atacarejo Mega | R$ 1.700,00
Mutirão de empregos dia 12, às 9h, na loja: mais de 100 vagas, homens e mulheres, contratação na hora.
== Operador de Produção | Confidencial | R$ 2.100,00
Multinacional do ramo alimentício em Jundiaí contrata com urgência. Ensino médio completo, disponibilidade de turno. Fretado, refeição, PLR.
== Analista Comercial | Confidencial | -
Empresa multinacional contrata analista comercial com experiência em planejamento de demanda, indicadores e apresentação de resultados à diretoria. Contratação imediata.
== Assistente Contábil | Consultoria RH Prisma | R$ 2.800,00
A Prisma não cobra dos candidatos: nossos serviços são pagos pelas empresas contratantes.
== Analista de Recrutamento | Golpe Baixo Academia de Lutas | R$ 2.500,00
Triagem, entrevistas e integração de professores.
== Assistente de Inclusão | Consultoria Diversa | R$ 2.400,00
Envie laudo e currículo por e-mail. Seus dados são tratados conforme a LGPD e só pediremos CPF na admissão.
== Atendente | Papelaria Central | R$ 1.580,00
Preencha a ficha em https://papelariacentral.com.br/trabalhe-conosco
== Garçom | Bar Amarelo | R$ 1.900,00 + caixinha
Caixinha de R$ 50 a R$ 100 por dia. Interessados enviar mensagem pelo direct do Instagram @baramarelo.
== Vendedora | Moda Fitness Energia | -
Envie foto de corpo inteiro? Não! Pedimos só o currículo por WhatsApp (11) 90000-3020.
== Operadora de Caixa | Farmácia Nova Vida | R$ 1.650,00
Plano odontológico R$ 15,00 por mês, vale-compras, seguro de vida R$ 10.000,00 e kit natalino.
== Técnico de Segurança | Obras Viárias | R$ 3.900,00
Integração com kit de boas-vindas; exames em clínica credenciada; adiantamento de R$ 500,00 no dia 20.
== Auxiliar de Limpeza | Serviços Gerais Mil | R$ 1.600,00
Adicional de R$ 200,00 para quem tiver curso de limpeza hospitalar.
== Soldador | Estruturas Aço Forte | R$ 3.200,00
Teste prático remunerado no valor de R$ 100,00 na oficina.
== Costureira | Moda Praia Sol | -
Teste prático. Pagamento de R$ 2,50 por peça, mais cesta básica.
`;
