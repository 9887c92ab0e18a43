/**
 * Descriptions that the pairs of the `unseen-…-pairs` files name. Employers are invented. Texts that end in `-b` are the
 * same vacancy told in other words, as a portal or an agency tells it again.
 *
 * These pairs were written without knowledge of the merging, and run once before any change for them: 39 of the 106 same
 * pairs stayed two, 10 of the 128 different ones became one, none across towns. Then it was mended by what each second
 * pair showed (numbers 1, 3, 5 …, counted from 0 through shops, care, offices, reposts). Of the other half, not looked at
 * until then, 6 of 50 stayed two (15 in the first run) and 2 of 67 became one (5 in the first run). What they showed was
 * mended afterwards, so that these pairs say no more how the merging does on postings that it has not seen.
 */
export const unseenTexts: Readonly<Record<string, string>> = {
  "loja-mirim":
    "<p>A Passo Mirim está à procura de quem ama calçado infantil! Você vai atender as famílias na loja, medir o pé das crianças com cuidado, apresentar a coleção, montar vitrines e manter o salão em ordem.</p><p>O que pedimos:</p><ul><li>Ensino médio completo;</li><li>Vivência com vendas em shopping;</li><li>Disponibilidade para trabalhar em escala de shopping, com um domingo de folga por mês.</li></ul><p>O que damos: comissão de 4% com garantia mínima, vale-transporte, desconto na loja e convênio odontológico.</p>",
  "loja-mirim-b":
    "<p>Atendimento ao público infantil e às famílias em loja de calçados, montagem de vitrine e organização do salão. Exige-se segundo grau e experiência em lojas de shopping. Comissão com garantia mínima, VT, odonto e desconto nos produtos.</p>",
  "sobre-boi-real":
    "<p>O Boi Real Atacarejo tem quarenta e seis lojas entre o Ceará e a Bahia e mais de nove mil colaboradores. Fomos eleitos pela terceira vez um ótimo lugar para trabalhar no varejo nordestino. Venha crescer com a gente: sete em cada dez líderes nossos começaram na operação.</p>",
  "op-caixa":
    "<p>Registrar mercadorias, receber pagamentos em dinheiro, cartão e Pix, conferir o fundo de troco, embalar e orientar o cliente na saída. Ensino médio completo. Escala 6x1, com uma folga em domingo a cada duas semanas. Salário da categoria, quebra de caixa, refeição na loja, vale-transporte e plano odontológico.</p>",
  "repositor-seca":
    "<p>Abastecer gôndolas da mercearia seca, conferir validade, fazer o rodízio dos produtos, trocar etiquetas de preço, montar pontas e ajudar na descarga. Não exige experiência. Refeição na loja, vale-transporte, seguro de vida e desconto nas compras.</p>",
  "repositor-flv":
    "<p>Repor frutas, legumes e verduras, retirar o que perdeu o ponto, montar a banca conforme o planograma, pesar e etiquetar bandejas. Começo às 5h. Refeição na loja, vale-transporte, seguro de vida e desconto nas compras.</p>",
  acougueiro2:
    "<p>Desossar traseiro e dianteiro, preparar cortes conforme o pedido do cliente, temperar espetos, limpar máquinas e câmara fria e controlar as perdas do setor. Experiência de um ano em açougue. Insalubridade, refeição na loja, prêmio por meta e plano de saúde depois da experiência.</p>",
  "fiscal-loja":
    "<p>Prevenir perdas no salão e na frente de loja, acompanhar abertura e fechamento, conferir cargas, registrar ocorrências e orientar clientes com discrição. Ensino médio e experiência em prevenção de perdas. Escala 12x36, refeição no local e seguro de vida.</p>",
  "vend-externo-agua":
    "<p>Visitar padarias, bares e mercadinhos da rota, tirar pedidos no tablet, abrir clientes novos, negociar prazos e acompanhar a inadimplência da carteira. Necessário moto própria com baú e CNH A. Fixo, comissão sem teto, ajuda de combustível e aluguel da moto.</p>",
  "vend-balcao":
    "<p>Atender no balcão de autopeças, consultar catálogos eletrônicos, indicar equivalências, fazer orçamentos por telefone e WhatsApp e separar pedidos da oficina. Conhecimento de linha leve. Segunda a sexta das 8h às 18h e sábado até as 12h. Fixo mais comissão e premiação das fábricas.</p>",
  "vend-balcao-b":
    "<p>Vaga para quem conhece peças de carros de passeio: fazer orçamento no balcão e por WhatsApp, pesquisar em catálogo, separar pedido. Horário comercial e sábado pela manhã. Salário fixo + comissão + premiações.</p>",
  "limpeza-hosp":
    "<p>Higienizar leitos, corredores, banheiros e áreas críticas conforme o protocolo do hospital, fazer limpeza terminal, recolher resíduos segregados e repor insumos. Uso obrigatório de EPI. Escala 12x36. Insalubridade de 40%, cesta básica de R$ 180 e vale-transporte.</p>",
  "limpeza-escritorio":
    "<p>Manter limpas salas, copa e banheiros de prédio comercial, recolher o lixo, passar café duas vezes ao dia e repor papel e sabonete. Das 6h às 15h48, de segunda a sexta. Vale-refeição de R$ 26 por dia, vale-transporte e cesta.</p>",
  asg:
    "<p>Serviços gerais no condomínio: varrer o pátio, aparar a grama, lavar a garagem, trocar lâmpadas, limpar a piscina e apoiar pequenos reparos do zelador. Ensino fundamental. Das 7h às 16h20, sábado até as 11h. Cesta básica e vale-transporte.</p>",
  "porteiro-noite":
    "<p>Controlar entrada e saída de moradores, visitantes e prestadores, receber encomendas, operar interfone e câmeras, registrar ocorrências em livro. Curso de portaria desejável. Escala 12x36, das 19h às 7h, com adicional noturno, vale-refeição e cesta básica.</p>",
  "porteiro-dia":
    "<p>Controlar entrada e saída de moradores, visitantes e prestadores, receber encomendas, operar interfone e câmeras, registrar ocorrências em livro. Curso de portaria desejável. Escala 12x36, das 7h às 19h, com vale-refeição e cesta básica.</p>",
  "entregador-moto":
    "<p>Entregar medicamentos e perfumaria na casa do cliente, com maquininha, conferindo nota e troco. Moto própria, CNH A com EAR e baú. Diária mais taxa por entrega, ajuda de combustível, seguro e almoço.</p>",
  "motorista-vuc":
    "<p>Dirigir VUC nas entregas urbanas, conferir notas e volumes, descarregar com o ajudante, colher assinatura no aplicativo e zelar pelo veículo. CNH C ou D com EAR e curso de direção defensiva. Segunda a sábado. Almoço, vale-alimentação de R$ 620, prêmio por entrega sem avaria.</p>",
  "motorista-vuc-b":
    "<p>Nosso cliente, distribuidora de alimentos, contrata motorista de entrega urbana com caminhão pequeno. Precisa ter CNH C ou D e EAR, experiência em rotas na cidade e curso de direção defensiva. Oferece almoço, VA de R$ 620 e prêmio.</p>",
  "ajud-carga":
    "<p>Carregar e descarregar caminhões, paletizar, conferir volumes com o romaneio, separar pedidos com coletor e manter as docas limpas. Disponibilidade de horário. Almoço no local, vale-transporte, seguro de vida e cesta básica por assiduidade.</p>",
  "conferente":
    "<p>Conferir mercadorias no recebimento e na expedição com coletor, apontar divergências, acompanhar a separação, emitir romaneios e alimentar o WMS. Experiência de seis meses em centro de distribuição. Excel básico. Fretado, refeição no local, assistência médica e PLR.</p>",
  "op-empilh":
    "<p>Operar empilhadeira retrátil e elétrica no armazém, movimentar paletes até doze metros, fazer o inventário rotativo e a lista de verificação diária do equipamento. NR-11 válida, CNH B. Fretado, refeição no local, assistência médica e PLR.</p>",
  "enf-uti":
    "<p>O Hospital São Bento da Serra busca enfermeiro para a UTI adulto, com vinte leitos. Prestar assistência direta ao paciente grave, aplicar a SAE, manejar ventilação mecânica e drogas vasoativas, supervisionar a equipe técnica e conversar com as famílias.</p><ul><li>Coren-SC ativo</li><li>Pós-graduação em terapia intensiva</li><li>Um ano de UTI</li></ul><p>Plantões 12x36. Refeição, estacionamento, creche e plano de saúde próprio.</p>",
  "enf-cc":
    "<p>O Hospital São Bento da Serra busca enfermeiro para o centro cirúrgico, com sete salas. Organizar o mapa cirúrgico, conferir a lista de cirurgia segura, supervisionar circulantes, controlar OPME e apoiar a recuperação pós-anestésica.</p><ul><li>Coren-SC ativo</li><li>Pós-graduação em centro cirúrgico e CME</li><li>Um ano de bloco</li></ul><p>Plantões 12x36. Refeição, estacionamento, creche e plano de saúde próprio.</p>",
  "tec-enf-int":
    "<p>Administrar medicação conforme prescrição, verificar sinais vitais, realizar banho no leito, curativos e mudança de decúbito, admitir e dar alta no sistema, registrar tudo no prontuário. Coren ativo. Escala 12x36. Insalubridade, vale-alimentação de R$ 480, refeição no plantão.</p>",
  "tec-enf-int-b":
    "<p>Assistência de enfermagem na unidade de internação: sinais vitais, medicações, curativos, higiene do paciente e anotações. Exigência: Coren-técnico ativo. Plantões de 12x36 com VA de R$ 480, insalubridade e alimentação.</p>",
  "tec-radio":
    "<p>Realizar exames de raio X e tomografia, posicionar o paciente, ajustar a técnica, cuidar da proteção radiológica e enviar imagens ao PACS. Curso técnico em Radiologia e CRTR ativo. 24 horas por semana. Insalubridade de 40%, vale-refeição e plano de saúde.</p>",
  "recep-clinica":
    "<p>Acolher pacientes, abrir fichas, conferir carteirinhas e autorizações dos convênios, agendar retornos, confirmar consultas por WhatsApp e fechar o caixa do dia. Ensino médio, informática básica e simpatia. Segunda a sexta das 9h às 19h, com almoço de duas horas.</p>",
  "recep-hotel":
    "<p>Fazer check-in e check-out, atender hóspedes brasileiros e estrangeiros, lançar consumos, fechar o caixa do turno e resolver pedidos com gentileza. Inglês intermediário. Escala 6x1 com folgas alternadas. Alimentação no hotel, vale-transporte, gorjeta e seguro.</p>",
  "fisio":
    "<p>Atender pacientes internados com fisioterapia respiratória e motora, montar e ajustar ventiladores, participar da visita multiprofissional e registrar a evolução. Crefito ativo e residência ou especialização. Trinta horas semanais. Vale-alimentação e plano de saúde.</p>",
  "dentista":
    "<p>Clínica com seis cadeiras procura dentista para clínica geral e próteses. Agenda cheia, auxiliar própria, materiais de primeira linha. CRO ativo. Pagamento por produção, repasse quinzenal.</p>",
  "cuidador":
    "<p>Cuidar de idosos na residência de longa permanência: banho, alimentação, medicação orientada pela enfermagem, passeios e atividades. Curso de cuidador e paciência. Escala 12x36. Refeições no local, vale-transporte e cesta natalina.</p>",
  "prof-mat":
    "<p>Lecionar Matemática nas turmas do 6º ao 9º ano, preparar avaliações, preencher o diário eletrônico, participar dos plantões de dúvidas e da feira de ciências. Licenciatura completa. Vinte horas-aula por semana, tarde. Bolsa para dependentes.</p>",
  "prof-ingles":
    "<p>Dar aulas de inglês para crianças e adolescentes, do básico ao intermediário, em turmas de até dez alunos, com material próprio da escola. Fluência e vivência em sala. Salário por hora-aula, treinamento remunerado e possibilidade de mais turmas.</p>",
  "cozinheiro-hosp":
    "<p>Preparar refeições gerais e dietas na cozinha do hospital conforme ficha técnica, controlar temperaturas, guardar amostras e seguir as boas práticas. Seis meses em cozinha industrial. Escala 12x36. Refeição, cesta básica, seguro de vida e convênio farmácia.</p>",
  "aux-cozinha":
    "<p>Higienizar e cortar hortaliças, ajudar no pré-preparo, montar bandejas, lavar utensílios, recolher o lixo e manter a cozinha limpa. Não exige experiência. Escala 6x1. Refeição no local, vale-transporte e cesta básica.</p>",
  garcom:
    "<p>Atender mesas do almoço e do jantar, apresentar o cardápio e a carta de vinhos, anotar pedidos no tablet, servir, montar o salão e receber. Um ano em restaurante à la carte. Folga às segundas. Dez por cento rateados, alimentação e transporte na saída da noite.</p>",
  confeiteiro:
    "<p>Produzir bolos, tortas e docinhos de encomenda, preparar recheios e coberturas, decorar com chantininho e pasta americana, controlar o estoque e precificar. Curso ou dois anos de prática. Terça a sábado, das 6h às 14h20. Refeição e vale-transporte.</p>",
  "aux-fiscal":
    "<p>Lançar notas de entrada e saída, conferir XML, apoiar a apuração de ISS e ICMS, emitir guias, arquivar documentos digitais e atender clientes do escritório. Cursando Ciências Contábeis. Sistema Domínio. Vale-refeição de R$ 30, vale-transporte e bolsa de 30% na faculdade conveniada.</p>",
  "aux-contabil":
    "<p>Classificar extratos, conciliar bancos, lançar despesas, conferir balancetes simples, organizar documentos dos clientes e apoiar o fechamento mensal. Cursando Ciências Contábeis. Sistema Domínio. Vale-refeição de R$ 30, vale-transporte e bolsa de 30% na faculdade conveniada.</p>",
  "anal-fin":
    "<p>Controlar contas a pagar e a receber, montar o fluxo de caixa, conciliar cartões, negociar com bancos, gerar relatórios gerenciais e acompanhar indicadores. Superior em Administração, Contábeis ou Economia. Excel avançado e vivência com ERP. Vale-alimentação, plano de saúde e PLR anual.</p>",
  "anal-fin-b":
    "<p>Empresa de médio porte do ramo de embalagens procura analista para o setor financeiro: contas a pagar e receber, fluxo de caixa, conciliação de cartões, relatórios gerenciais. Pede superior completo na área, Excel avançado e prática em ERP. Plano de saúde, VA e PLR.</p>",
  "assist-compras":
    "<p>Cotar materiais, comparar propostas, emitir pedidos no ERP, cobrar entregas, cadastrar fornecedores e apoiar o inventário. Superior em andamento. Pacote Office. Segunda a sexta das 8h às 17h48. Vale-refeição, assistência médica e fretado.</p>",
  "estagio-dir":
    "<p>Escritório com quarenta advogados oferece estágio na área cível: acompanhar publicações, redigir peças simples, controlar prazos no Projuris e ir ao fórum. Do 4º ao 8º semestre. Bolsa de R$ 1.400, auxílio-transporte e recesso.</p>",
  "estagio-contabeis":
    "<p>Escritório com quarenta advogados oferece estágio no setor interno: conferir notas, apoiar o faturamento de honorários, conciliar contas e arquivar comprovantes. Do 4º ao 8º semestre. Bolsa de R$ 1.400, auxílio-transporte e recesso.</p>",
  trainee:
    "<p>Programa de dezoito meses para recém-formados, com passagem por logística, vendas e finanças, mentoria com diretores e projeto final apresentado à presidência. Formação entre dezembro de 2024 e dezembro de 2026, inglês avançado e vontade de se mudar. Salário competitivo, plano de saúde, previdência privada.</p>",
  "dev-php":
    "<p>Desenvolver e manter o portal do cliente em PHP 8 e Laravel, integrar APIs de pagamento, escrever testes com Pest, revisar código e acompanhar a fila de chamados. MySQL, Redis, Docker e Git. Horário flexível, auxílio home office de R$ 150, plano de saúde sem coparticipação.</p>",
  "dev-node":
    "<p>Construir serviços em Node.js e NestJS para a plataforma de frete, modelar eventos, escrever testes automatizados, observar a produção com OpenTelemetry e participar do plantão quinzenal. PostgreSQL, RabbitMQ, AWS. Horário flexível, auxílio home office de R$ 150, plano de saúde sem coparticipação.</p>",
  "suporte-n1":
    "<p>Prestar suporte de primeiro nível por telefone e chat a usuários do sistema de gestão, registrar chamados, testar correções, escalar para o segundo nível e manter a base de conhecimento. Cursando TI. Segunda a sexta e um sábado por mês. Vale-refeição, plano de saúde e auxílio-internet.</p>",
  "anal-dados":
    "<p>Modelar dados em SQL e dbt, criar painéis em Power BI, definir métricas com as áreas de negócio, garantir a qualidade das fontes e apresentar achados. Inglês técnico. Estatística, Engenharia ou afins. Modelo híbrido, duas vezes por semana na sede.</p>",
  "qa":
    "<p>Planejar e executar testes funcionais e de regressão, automatizar com Cypress, relatar defeitos com clareza, acompanhar as correções e cuidar do ambiente de homologação. CTFL desejável. Contrato CLT, remoto para todo o Brasil, com kit de trabalho enviado.</p>",
  soldador:
    "<p>Soldar estruturas e tubulações em MIG/MAG e eletrodo revestido, ler desenhos, preparar juntas, inspecionar visualmente e manter a área organizada. Curso de solda e um ano de caldeiraria. Periculosidade conforme a área, refeição no local, fretado e PLR.</p>",
  "op-prod":
    "<p>Abastecer a linha, operar a envasadora, acompanhar parâmetros, embalar, paletizar, registrar apontamentos e fazer a limpeza do setor. Ensino médio. Turnos com rodízio. Fretado, refeição no local, cesta básica, plano de saúde e PLR.</p>",
  "op-prod-b":
    "<p>Indústria de bebidas contrata para a linha de envase: abastecimento, acompanhamento da envasadora, embalagem, paletização e limpeza. Ensino médio completo. Trabalho em turnos com rodízio; fretado, restaurante, cesta, convênio e participação nos lucros.</p>",
  "mec-manut":
    "<p>Manutenção preventiva e corretiva de redutores, bombas, correias e rolamentos, alinhamento a laser, análise de falhas, ordens no SAP PM. Técnico em Mecânica. Turno das 14h às 22h. Fretado, refeição, plano de saúde, previdência e PLR de até dois salários.</p>",
  "elet-manut":
    "<p>Manutenção elétrica de motores, painéis, inversores e instrumentação, leitura de diagramas, apoio a paradas, ordens no SAP PM. Técnico em Eletrotécnica, NR-10 e SEP. Turno das 14h às 22h. Fretado, refeição, plano de saúde, previdência e PLR de até dois salários.</p>",
  pedreiro:
    "<p>Levantar alvenaria, fazer reboco e contrapiso, assentar cerâmica, ler projeto simples e cuidar do desperdício. Dois anos comprovados em carteira. Café da manhã, almoço na obra, cesta básica, vale-transporte e produção.</p>",
  "temp-rh":
    "<p>A Alfa Talentos RH seleciona para empresa parceira. Buscamos profissionais dinâmicos, comprometidos e com vontade de crescer, para integrar uma equipe de sucesso. Oferecemos salário compatível com o mercado, vale-transporte, vale-refeição e oportunidade de efetivação. Interessados devem se candidatar pelo site com o currículo atualizado. Não fazemos contato por aplicativos de mensagem.</p>",
  "sobre-alfa":
    "<p>A Alfa Talentos RH seleciona para empresa parceira, sem nenhum custo para o candidato.</p>",
  "sobre-cristal":
    "<p>A Rede Cristal de Hospitais reúne nove unidades em três estados, todas acreditadas. Aqui cuidamos de quem cuida: academia, creche e universidade corporativa.</p>",
  "call-cobranca":
    "<p>Contatar clientes em atraso, negociar dívidas conforme a alçada, registrar acordos e enviar boletos por e-mail. Escala 6x1, das 8h às 14h20. Fixo, variável de até R$ 900, vale-transporte, vale-refeição e plano odontológico. Maiores de dezoito anos com ensino médio.</p>",
  "call-sac":
    "<p>Atender ligações e mensagens de clientes de uma companhia aérea, resolver dúvidas de bagagem, remarcações e reembolsos, abrir protocolos e dar retorno. Escala 6x1, das 14h às 20h20. Fixo, vale-transporte, vale-refeição e plano odontológico. Maiores de dezoito anos com ensino médio.</p>",
  manicure:
    "<p>Salão movimentado contrata manicure com prática em cutilagem, esmaltação em gel e alongamento de fibra. Sessenta por cento de comissão, agenda pelo aplicativo, material de esterilização da casa. De terça a sábado.</p>",
  "social-media":
    "<p>Planejar o calendário editorial, escrever legendas, gravar e editar vídeos curtos, responder ao público e relatar métricas de Instagram e TikTok. Portfólio com cases. CapCut, Canva e noções de tráfego pago. Horário comercial, vale-refeição e gympass.</p>",
  "eng-seg":
    "<p>Elaborar PGR, laudos e APR, coordenar a equipe do SESMT, investigar acidentes, conduzir treinamentos de NRs, acompanhar auditorias de clientes. Engenharia com especialização em Segurança do Trabalho e Crea ativo. Veículo da empresa, plano de saúde e alojamento.</p>",
  "tec-seg":
    "<p>Fazer DDS, inspeções e listas de verificação, liberar permissões de trabalho, entregar EPI, apoiar a Cipa e treinar equipes de terceiros. Registro no MTE. Disponibilidade para obra. Alojamento, refeição e plano de saúde.</p>",
  "corretor":
    "<p>Atender interessados em lançamentos da imobiliária, fazer visitas, montar propostas e acompanhar o financiamento até a entrega das chaves. Creci ativo ou em estágio. Autônomo, comissão de 2,5% sobre a venda, leads da casa e plantões.</p>",
};
