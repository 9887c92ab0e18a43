/**
 * 300 honest postings of all trades and lengths, half of which come near a fraud's words. Written on 26 November 2026 by a writer
 * who had seen neither the signs nor other samples. The signs were measured once on these, and mended because of them. The
 * form is described at `readSamples`. Every employer, number and address is invented.
 */
export const moreHonest = `
== Atendente de Padaria | Padaria Pão da Serra | R$ 1.720,00
Vaga para atendente, escala 6x1, das 5h40 às 14h. Não precisa de experiência, a gente ensina tudo.
Interessados deixar currículo no balcão com a Marli ou mandar no zap (54) 90000-3312.
== Motoboy | Disk Pizza Vila Nova | Diária R$ 70 + taxa
Precisamos de motoboy com moto própria p/ sexta, sábado e domingo. Diária de 70,00 + taxa de entrega (de 6 a 12 reais), acerto no Pix no fim da noite. CNH A com EAR. Falar c/ Juninho (62) 90000-4471
== Auxiliar de Limpeza | - | R$ 1.650,00 + VT + VR
Empresa do ramo de facilities contrata auxiliar de limpeza para posto no centro de Curitiba, seg a sex 8h às 17h48. Enviar currículo com o título LIMPEZA CENTRO para selecao@limpezaparana.example
== Vigilante | Guardiã Sul Segurança Patrimonial | Piso da categoria + periculosidade
Contratamos vigilantes com curso de formação e reciclagem em dia, CNV ativa. Posto 12x36 noturno em Joinville. Comparecer na Rua Aurora 210 com carteira de trabalho, certificado do curso e RG.
== Pedreiro | Construtora Alicerce | R$ 2.890,00
URGENTE! 4 pedreiros para obra em Sinop. Alojamento e alimentação por conta da empresa. Registro desde o primeiro dia.
Contato: Sr. Valdir (66) 90000-1180, horário comercial.
== Operador de Caixa | Supermercado Bom Preço do Zé | R$ 1.690,00 + quebra de caixa
Abertura e fechamento de caixa, recebimento em dinheiro, cartão e Pix, atendimento ao cliente. Ensino médio completo. Currículo no RH da loja, de segunda a quarta.
== Vendedora | Loja Encanto Modas | Fixo + comissão
Estamos contratando vendedora c/ experiência em moda feminina!! Salário fixo + 3% de comissão, sem teto. Mandem currículo no direct ou pelo link da bio 💕
== Diarista | - | R$ 180 a diária
Procuro diarista para apartamento de 2 quartos em Águas Claras, uma vez por semana, às terças. Pago no dia, Pix ou dinheiro, mais a passagem. Peço referência da última casa. (61) 90000-2209 Cláudia
== Jovem Aprendiz Administrativo | Metalúrgica Itapeva | Meio salário + VT
Ter entre 14 e 22 anos, estudando. O curso teórico é no Senai, às sextas, sem custo para o aprendiz. Inscrição na secretaria do Senai até dia 20.
== Garçom extra | Buffet Alto da Colina | R$ 150 por evento
Extras p/ casamento sábado dia 14. Uniforme: camisa branca e calça social preta (gravata a gente empresta). Pagamento na segunda-feira por Pix. Zap (31) 90000-8823
== Técnico de Enfermagem | Hospital São Lucas da Mata | R$ 3.325,00
Setor: UTI adulto, 12x36 noturno. COREN ativo e experiência mínima de 6 meses em UTI. Cadastro em hospitalsaolucasmata.gupy.io
== Professor de Inglês | Escola Fluent Kids | R$ 38,00 hora/aula
Aulas para crianças de 6 a 11 anos, terças e quintas à tarde. Treinamento na metodologia pago pela escola. Currículo p/ coordenacao@fluentkids.example
== Cozinheira | Restaurante Tempero da Vó | R$ 2.100,00
Preciso de cozinheira pra começar já, a nossa vai se aposentar. De segunda a sábado, das 7 às 15:20. Rua Cel. Batista, 88, Feira de Santana. Vir pessoalmente depois das 15h.
== Estágio em Direito | Prefeitura de Morro Azul | R$ 900,00 + auxílio-transporte
Processo seletivo de estágio, inscrições gratuitas pelo site do CIEE até 30/06. Do 5º ao 8º semestre, 30 horas semanais.
== Eletricista | Volt Montagens | R$ 3.100,00 + 30%
Necessário NR-10 e NR-35 válidas; se a NR-35 estiver vencida a empresa faz a reciclagem. Obra em Camaçari/BA. wpp (71) 90000-6512 Tatiane RH
== Babá | - | R$ 2.200,00
Família na Barra da Tijuca procura babá para bebê de 8 meses, seg a sex, CLT. Referências serão checadas. Entrevista pessoalmente, com os pais. Contato por intermédio da agência Lar & Cuidado, (21) 90000-7734.
== Motorista Carreteiro | Transportadora Rota Oeste | R$ 3.400 + diárias
CNH E, EAR, MOPP é diferencial. Diária de R$ 85 para pernoite paga junto com o acerto de viagem. Exame toxicológico feito na clínica conveniada, empresa paga. Cascavel/PR
== Promotor de Vendas | - | R$ 1.890 + VR 28,00/dia
Agência de trade contrata promotor c/ moto para roteiro em Campinas e Sumaré. Ajuda de combustível. Enviar cv: vagas@pontoextra.example
== Cabeleireiro(a) parceiro(a) | Studio Bela Face | Comissão 50%
Salão movimentado no centro de Londrina busca profissional com clientela ou sem. Lei do Salão Parceiro, contrato certinho, acerto semanal toda segunda. Não cobramos aluguel de cadeira.
== Caseiro | - | R$ 2.000,00 + moradia
Procuramos casal de caseiros p/ sítio em Atibaia. Casa mobiliada, água e luz inclusas. Só com referência. Ligar p/ Dona Sônia (11) 90000-5151, depois das 18h
== Recepcionista | Clínica Odonto Vida | R$ 1.750,00
Agenda, confirmação de consultas pelo WhatsApp da clínica, recebimento de pagamentos e emissão de notas. 44h semanais. Currículo: odontovida.mossoro@clinica.example
== Entregador | Farmácia Popular do Bairro | R$ 1.800 + 30% + aluguel da moto
CLT, moto própria, CNH A. Adicional de periculosidade e aluguel da moto de 450 reais. Domingos alternados. Falar com a gerente Kelly na loja.
== Consultora Natural & Cia | Natural & Cia Cosméticos | 30% sobre as vendas
Quer revender? O cadastro é grátis, o catálogo é digital e vc só faz pedido quando a cliente pagou. Sem pedido mínimo. Fale com a líder Rosane (85) 90000-3090
== Operador de Empilhadeira | Logística Porto Seco | R$ 2.480,00
Vaga imediata, turno B (14h20–22h40). Curso de operador com certificado e CNH B. Fretado, refeição no local, convênio. Enviar cv p/ rh@portoseco.example
== Manicure | Espaço Unhas da Lu | 60% comissão
Vem trabalhar com a gente! Material por conta do espaço. Comissão de 60% paga toda sexta no Pix. Uberlândia. (34) 90000-1221
== Auxiliar de Produção | Frigorífico Vale Bom | R$ 1.830 + assiduidade
100 VAGAS, sem experiência, inicio imediato. Comparecer segunda 7h na portaria com RG, CPF, carteira de trabalho e comprovante de endereço. Chapecó/SC
== Freelancer Redator | Agência Prosa | R$ 90 por texto
Textos de até 1.000 palavras sobre finanças pessoais. Pagamento até o dia 10, por Pix ou transferência, mediante nota (MEI). Mande 2 textos já publicados, não pedimos teste grátis.
== Porteiro | Condomínio Ed. Solar das Palmeiras | R$ 1.890,00
Porteiro noturno 12x36, experiência em portaria comprovada em carteira. Entregar currículo ao zelador Amaro, Boa Viagem, Recife.
== Corretor de Imóveis | Imobiliária Chave Mestra | Comissão 40%
Corretores com CRECI ou estagiários matriculados em TTI. Plantão no estande, leads da casa. Sem fixo. Ganho médio dos corretores em 2024: R$ 7.500/mês.
== Assistente de RH | - | R$ 2.600,00
Rotinas de admissão: conferência de documentos, abertura de conta salário, exames admissionais, integração. Vaga confidencial p/ indústria em Betim. Candidatura por esta plataforma.
== Açougueiro | Mercado Dois Irmãos | R$ 2.600
precisa se de açougueiro com pratica em desossa, mercado dois irmaos, bairro santa rita, tratar no local com seu Osmar
== Fonoaudióloga | APAE de Rio Bonito do Norte | R$ 3.200,00 (20h)
Registro ativo no CRFa. Experiência com TEA é desejável. Currículos até 15/05 em apae.riobonito@ong.example
== Servente | Empreiteira Souza | R$ 110 diária
Preciso de 2 serventes p amanhã, obra no Jd. América, pago sexta. Café e almoço. Chama no zap (43) 90000-0908
== Operador de Telemarketing | Contacta Centro de Relacionamento | R$ 1.518 + variável
Primeiro emprego? Vem! 18 anos, ensino médio, 6h20 por dia. Treinamento remunerado de 15 dias, VT adiantado. Inscreva-se: contacta.gupy.io
== Agente Comunitário de Saúde | Prefeitura de Pedra Lavrada do Sul | R$ 3.036,00
Seleção pública, edital 02/2025. Taxa de inscrição de R$ 40,00, isenta para CadÚnico e doadores de sangue, paga apenas por boleto/GRU emitido no site da banca.
== Churrasqueiro freelancer | Churrascaria Chama Crioula | R$ 200/dia
Fins de semana. Diária 200 + gorjeta rateada + refeição. Pode virar fixo. Av. Farrapos, falar c/ Gilmar.
== Nutricionista | Nutrisabor Refeições Coletivas | R$ 4.100,00
Gestão de restaurante industrial em Três Lagoas. CRN ativo. Disponibilidade para residir na cidade; ajuda de mudança paga pela empresa. Enviar cv p/ talentos@nutrisabor.example
== Vendedor de Consórcio | Consórcio União Crescente | R$ 1.518 + comissões
Fixo mais comissão por carta vendida e premiação mensal. Autorizado pelo Banco Central. Registro CLT. (44) 90000-5678 - Jéssica
== Monitor de Acampamento | Acampamento Pé na Trilha | R$ 160/dia
Temporada de julho, com hospedagem e alimentação. Maiores de 18 anos, antecedentes (a certidão é gratuita no site da Polícia Federal, gov.br/pf). Treinamento no fim de semana 21/06.
== Borracheiro | Pneus Trevo | a combinar
BORRACHEIRO C/ EXPERIENCIA EM CAMINHÃO. REGISTRO EM CARTEIRA. BR 116 KM 34. TRATAR COM NEGO.
== Designer Júnior | Estúdio Mandacaru | R$ 2.300 PJ
Home office, equipamento nosso. Mande portfólio (Behance ou PDF) pelo formulário na bio. Respondemos todo mundo, juro.
== Farmacêutico | Drogaria Saúde Certa | Piso CRF + gratificação
Responsável técnico, CRF-GO ativo. Escala 6x1 c/ um domingo no mês. Ajudamos c/ a anuidade do CRF. Enviar cv no zap (62) 90000-9234.
== Caixa bancário temporário | Cooperativa Crediterra | R$ 2.950,00
Cobertura de licença, 6 meses, agência de Pato Branco. Recebimentos, pagamentos, depósitos, conferência de numerário. Inscrições em crediterra.gupy.io
== Personal Trainer | Academia Força Total | R$ 25/hora
CREF ativo. Horários: 6h às 10h ou 17h às 22h. Pode atender alunos particulares sem pagar taxa à academia nos 3 primeiros meses.
== Costureira | Confecção Ponto Firme | por peça
Costureira p/ facção em casa, overloque e reta próprias. Levamos e buscamos as peças, não cobra nada. Paga por quinzena. Brusque (47) 90000-7117
== Instrutor de Autoescola | CFC Direção Legal | R$ 2.350,00
Instrutor prático cat. A/B credenciado no Detran. Carro da escola. Currículo na recepção.
== Ajudante de Motorista | Distribuidora Gelada | R$ 1.700 + prêmio diário
Prêmio por entrega de até R$ 35 por dia, pago junto do salário. Não exige experiência. Segunda 6h30 no portão 2, procure o Edmilson.
== Tosador | Pet Shop Focinho Gelado | 45% por serviço
Tosador com prática em tesoura. Agenda cheia. Comissão quinzenal, Pix ou conta, como preferir.
== Secretária do lar | - | R$ 1.900,00 + INSS
Mensalista, seg a sexta, Lago Sul. eSocial desde o 1º dia. Entrevista presencial. Favor não enviar documentos pelo WhatsApp, só nome e referências: (61) 90000-8080.
== Soldador MIG | Implementos Agro Norte | R$ 3.250,00
Teste prático no local, material por nossa conta, almoço incluso no dia do teste. Palmas/TO. wpp 63 90000-4004
== Motorista de Aplicativo parceiro | Vai Já Mobilidade | Ganhos por corrida
Dirija na sua cidade com taxa de 8% por corrida, sem mensalidade nos primeiros 60 dias. Saque na hora por Pix. CNH com EAR e carro a partir de 2014. Baixe o app na Play Store.
== Auxiliar de Cozinha | Hotel Mar de Dentro | R$ 1.710 + gorjeta
Temporada de verão em Porto de Galinhas, contrato de 90 dias c/ possibilidade de efetivação. Alojamento para quem é de fora. curriculo: rh@mardedentro.example
== Analista Contábil | Escritório Balanço & Cia | R$ 4.300,00
CRC ativo será diferencial. Lucro Presumido e Real, SPED, folha. Híbrido em Ribeirão Preto. Enviar CV e pretensão p/ balanco@contabil.example
== Panfletagem | Gráfica Impacto | R$ 80 a diária
5 pessoas maiores de 18 p/ panfletar sábado, das 8 às 14h, na Praça da Matriz. Pago na hora, lanche incluso. Chegar com RG. (16) 90000-2727
== Professor Substituto - Matemática | Secretaria de Educação de Barra Dourada | R$ 4.867,77 (40h)
PSS 2025. Inscrição exclusivamente on-line e gratuita; os documentos serão anexados no sistema da Secretaria, no endereço divulgado no Diário Oficial.
== Pizzaiolo | Pizzaria Dom Vito | R$ 2.700,00
Urgente! pizzaiolo p/ forno a lenha, noite, folga às segundas. Registro + VT + janta. Chama o Vitor (19) 90000-6060
== Assistente Social | Instituto Mãos Abertas | R$ 3.050 (30h)
Atuação em serviço de acolhimento. CRESS ativo. Currículos até sexta pelo formulário disponível no site do Instituto.
== Repositor | Atacado Mais Barato | R$ 1.640,00
vagas p/ repositor noturno (22h as 6h), sem exp, adicional noturno, cesta básica R$ 180, plano odonto. Trazer curriculo impresso e doc com foto, quinta 9h, loja Ananindeua.
== Pintor automotivo | Funilaria Brilho | comissão ou fixo
Pintor c/ experiência em poliéster e verniz. Combinamos fixo ou por carro. Pago toda sexta. Vila Prudente.
== Cuidadora de Idosos | Agência Conviver | R$ 170 plantão 12h
Plantões diurnos em Belo Horizonte. Curso de cuidador exigido. A agência não cobra cadastro nem percentual da cuidadora. Cadastro presencial c/ RG e certificado.
== Vendedor Porta a Porta | Fibra Net Telecom | R$ 1.600 + R$ 60 por venda
Vender planos de internet na zona norte de Manaus. Comissão sem teto, paga no dia 15. Fornecemos uniforme e chip. (92) 90000-1313
== Operador de Máquinas Agrícolas | Fazenda Três Marcos | R$ 3.600 + safra
Colheitadeira e pulverizador. Moradia na fazenda, Luís Eduardo Magalhães. Prêmio de safra em maio. Chamar no whats o gerente Adair (77) 90000-3434
== Fotógrafo freela | Click Formaturas | R$ 220/evento
Fotógrafos c/ equipamento próprio para colações em dezembro. Pagamento em 7 dias por Pix. Portfólio no e-mail freelas@clickformaturas.example
== Zelador | - | R$ 2.150,00 + moradia
Administradora seleciona zelador p/ condomínio de 2 torres em Santos. Experiência mínima 2 anos. Cv para zeladoria@admpraia.example, colocar no assunto "zelador Gonzaga".
== Barista | Café Grão Torto | R$ 1.850 + 10%
Não precisa saber fazer latte art, o curso a gente dá (e paga as horas). Precisa gostar de gente e de acordar cedo. Florianópolis, Lagoa.
== Técnico em Refrigeração | Clima Bom Serviços | R$ 2.900 + carro
PMOC, split e VRF. NR-35 e NR-10. Celular da empresa, carro da empresa. Aracaju. 79 90000-5522
== Agente de Crédito | CredVale Promotora | R$ 1.700 + comissão
Consignado p/ INSS e servidores. Trabalho em loja, no centro de Caruaru. Certificação de correspondente bancário custeada pela empresa após 60 dias.
== Salva-vidas | Parque Aquático Rio Quente do Vale | R$ 2.050,00
Curso de guardião de piscina válido. Temporada dez–fev. Exame médico por conta do parque. Enviar cv e certificado pelo site parquerioquente.example/trabalhe
== Auxiliar de Escritório PCD | Usina Cana Doce | R$ 2.010,00
Exclusiva p/ pessoas com deficiência. Trazer laudo médico com CID à entrevista, não é preciso enviar antes. RH: (18) 90000-7799
== Chapeiro | Lanchonete do Bigode | R$ 130 a noite
FREELA de qui a dom, das 18 as 00. Pago no fim do turno. Quem for bom fica fixo. Zap do Bigode 83 90000-2112
== Advogado Pleno | Farias & Montenegro Advocacia | R$ 5.500 associado
Contencioso cível de massa, OAB ativa, 3 anos de prática. A anuidade da OAB é reembolsada. CV para recrutamento@fmadv.example
== Consultor Comercial Maquininhas | Pague Fácil Adquirência | R$ 1.900 + comissão
Credenciar lojistas na nossa maquininha. Fixo, VR, carro ou ajuda km, comissão por ativação. CLT. Salvador e Lauro de Freitas.
== Auxiliar de Creche | Escolinha Girassol | R$ 1.600
Magistério ou cursando pedagogia. Das 12 às 18h. Currículo na escola, Rua dos Ipês 45, Juazeiro do Norte.
== Carpinteiro | Construtora Norte Vivo | R$ 2.950 + produção
URGENTE 10 CARPINTEIROS DE FORMA. Parauapebas. Passagem paga, alojamento, exame pago. Falar somente c/ RH no (94) 90000-6161
== Desenvolvedor PHP | Sistemas Ipê | R$ 6.000 PJ
Remoto, 40h, Laravel. Processo: papo de 30 min por vídeo + teste técnico de 2h pago (R$ 150). Manda github no e-mail dev@sistemasipe.example
== Coletor de Resíduos | Limpa Cidade Ambiental | R$ 1.980 + 40% insalubridade
20 vagas, homens e mulheres. Ensino fundamental. Apresentar-se na garagem, das 8h às 10h, com carteira de vacinação, se tiver. A empresa vacina quem não tem.
== Massoterapeuta | Spa Águas Claras | 50%
Espaço montado, macas e óleos inclusos. Recebe por dia de trabalho. Caldas Novas. Chama: 64 90000-1515
== Enfermeiro PSF | Prefeitura de Vila Formosa do Oeste | R$ 4.750,00
Processo seletivo simplificado. Inscrições presenciais na Secretaria de Saúde, sem taxa, com cópias de RG, CPF, diploma e COREN.
== Ajudante Geral | - | R$ 1.612,00
RH contrata p/ cliente metalúrgico em Diadema. Início imediato, não exige experiência. Cadastre-se gratuitamente na Rua Manoel da Nóbrega 1200, sala 4, das 8h às 11h.
== Social Media | Bolo da Nana | R$ 600/mês freela
Preciso de alguém p/ postar 3x na semana e responder o direct da loja. Pagamento todo dia 5 via Pix. De preferência de Goiânia pra vir fotografar.
== Lavador de Carros | Lava Jato Espelho | R$ 90 dia + caixinha
Preciso de 2, de terça a domingo. Diária paga toda noite. Rua 7 c/ Av Brasil. Só chegar.
== Bombeiro Civil | Shopping Vale Verde | R$ 2.300 + 30%
Curso de 210h e reciclagem do ano. Reciclagens futuras são pagas pelo shopping. Currículo: seguranca@valeverde.example
== Vendedor externo | Doces Dona Cida | comissão 15%
Vendedor c/ carro p/ atender mercadinhos na região de Sobral. 15% de comissão, quem já tem carteira tira de 4 a 6 mil. Combustível por conta da empresa. 88 90000-9191
== Operador Logístico (Black Friday) | ExpressaLog | R$ 1.780,00
Temporários, 300 vagas em Cajamar. Fretado. Inscrição expressalog.gupy.io. Ninguém da ExpressaLog pede pagamento.
== Músico (violonista) | Bar Clave de Sol | R$ 250 a noite
Voz e violão, sextas, das 20 às 23h. Cachê de 250 + couvert rateado, pago na saída. Manda vídeo no insta do bar.
== Auxiliar de Lavanderia | Lava & Leve | R$ 1.600 + VA 250
Sem experiência, 44h. Entrevista amanhã às 9h, sem agendar. Leve só currículo. Rua das Acácias 301.
== Médico Clínico | Santa Casa de Monte Belo | R$ 1.300 plantão 12h
Plantões de pronto-socorro, CRM ativo. Pagamento à vista no fim do plantão ou em 5 dias, PJ. Escalista: Dr. Renato (35) 90000-2468.
== Atendente SAC home office | Voz Ativa Serviços | R$ 1.518,00
De casa, c/ computador e headset enviados pela empresa em comodato, frete nosso. 6h20/dia. Ensino médio. vozativa.gupy.io
== Mecânico de Motos | Duas Rodas Oficina | R$ 2.400 + 10%
Mecânico com ferramenta própria ou não, temos. 10% da mão de obra. Teresina, zona leste. tratar (86) 90000-5335
== Estágio em Contabilidade | Holding Serra Grande | R$ 1.200 + VR
6h, a partir do 3º período. Contas a pagar, conciliação bancária, baixa de boletos e Pix. Inscrever-se até 10/03 no Nube ou no site da empresa.
== Faxineira | Igreja Batista da Esperança | R$ 160/dia
Duas vezes por semana, seg e sex. Paga no dia. Trazer referência. Secretaria da igreja, c/ irmã Neide.
== Modelista | Jeans Rio Forte | R$ 3.400
Audaces avançado. Toritama/PE. Entrevista presencial. Ajuda c/ moradia nos 2 primeiros meses.
== Ajudante de mudança | Mudanças Relâmpago | R$ 120 + almoço
PRECISO HOJE de 3 ajudantes, saída 13h da Lapa. Paga no final em dinheiro. Mudanças Relâmpago, 11 90000-8181 Carlão
== Tradutor EN-PT | Lexis Traduções | R$ 0,14 por palavra
Tradutores técnicos p/ manuais. Teste de 200 palavras. Pago em 30 dias c/ NF. Cadastro sem custo no portal lexis.example/tradutores
== Merendeira | Cozinha Escolar Nutre | R$ 1.670
Nutre, contratada da rede estadual, abre 15 vagas p/ merendeira em Campo Grande. Currículo na escola mais próxima ou pelo (67) 90000-4242.
== Gerente de Loja | Calçados Passo Certo | R$ 3.200 + 1% da loja
Experiência em gestão de equipe e metas. Variável sem limite, média R$ 5.800. Shopping Cidade Alta, Vitória. cv: lojas@passocerto.example
== Trabalhador da colheita de café | Fazenda Boa Florada | por medida
Panha começa em maio. Paga por medida, toda sexta, registro de safrista. Alojamento e ônibus de ida e volta por conta da fazenda. Sul de Minas. 35 90000-7007
== Auxiliar de Farmácia Hospitalar | Hospital da Criança do Sertão | R$ 1.700
12x36. Vaga p/ quem tem ensino médio e curso de auxiliar de farmácia. Cadastro no site do hospital, prazo até domingo.
== Designer de sobrancelhas | Ateliê do Olhar | 50 a 60%
Com curso na área. Comissão semanal. Começa amanhã se quiser rs. Chama no Whats 27 90000-8998 - Ateliê do Olhar, Vila Velha.
== Assistente de Tesouraria | Grupo Ferragens União | R$ 2.750
Conciliação, envio de remessa, Pix a fornecedores, aplicação do saldo. Excel intermediário. cv p/ financeiro.rh@uniao.example
== Auxiliar de Logística | TransCerrado Cargas | R$ 1.820,00
A TransCerrado contrata auxiliar de logística para a filial de Anápolis.
Atividades: conferência de notas, separação, carga e descarga.
Horário: segunda a sexta, 7h às 16h48.
Benefícios: VT, VA de R$ 320, seguro de vida, participação nos resultados.
Exame admissional agendado e pago pela empresa.
Currículos: vagas@transcerrado.example
== Vendedor Interno | Casa dos Parafusos | R$ 1.700 + comissão
Você gosta de vender? Então venha!
Fixo na carteira + 1,5% sobre tudo que vender, não tem limite. Os nossos melhores passam de R$ 5 mil.
Precisa conhecer ferragens (o básico) e digitar bem.
Seg a sex 8-18, sábado até 12h.
Deixa o currículo na loja ou manda no WhatsApp (51) 90000-4848.
== Motorista Entregador | Laticínios Campo Alegre | R$ 2.150,00
CNH C ou D com EAR.
Rota fixa em Juiz de Fora e cidades vizinhas.
Recebimento de mercadorias em dinheiro e Pix da empresa, com prestação de contas diária.
Toxicológico: a empresa reembolsa mediante recibo se você já tiver feito, ou agenda na clínica.
VR 26,00/dia, plano de saúde após experiência.
== Atendente de Lotérica | Lotérica Trevo da Sorte | R$ 1.730 + quebra de caixa
Atendimento no guichê: jogos, recebimento de contas, saques, depósitos e abertura de conta da Caixa.
Ensino médio completo e nome sem restrição não é exigido.
Segunda a sexta 9h às 18h, sábado até 13h.
Não precisa de experiência; treinamento de duas semanas remunerado.
Currículo em mãos com Dona Lourdes, Centro, Itabuna.
== Operador de Rotomoldagem | - | R$ 2.230,00
Consultoria seleciona para indústria de plásticos da região de Jaraguá do Sul.
Primeiro turno: 5h às 13h30.
Oferecemos: refeitório, transporte fretado, plano Unimed, PPR.
O processo é gratuito em todas as etapas: somos remunerados pela empresa cliente.
Interessados devem se cadastrar em consultoriavale.example e aguardar contato.
== Técnico de Segurança do Trabalho | Mineração Serra Branca | R$ 4.600 + periculosidade
Registro no MTE obrigatório.
Experiência em mineração a céu aberto, NR-22, investigação de acidentes.
Local: Canaã dos Carajás. Passagem e hotel nos primeiros 30 dias por conta da empresa.
Regime 5x2.
Inscrição: mineracaoserrabranca.gupy.io até 25/08.
== Doméstica | - | R$ 1.800,00 + VT
Casa no Alphaville (Barueri), família de 4 pessoas e um cachorro.
De segunda a sexta, 8h às 17h, sem dormir.
Limpar, passar, cozinhar o trivial.
Registro na carteira e férias certinhas.
Vou pedir 2 referências e ligar mesmo. WhatsApp (11) 90000-2301, Patrícia. Entrevista aqui em casa.
== Instrutor de Informática | Escola Profissional Conecta | R$ 26,00 hora
Ministrar cursos de pacote Office, Excel avançado e introdução ao Power BI para turmas de jovens.
Noites de segunda a quinta e sábado de manhã.
Os alunos pagam mensalidade, então capriche na didática!
Contrato CLT horista. Material didático fornecido.
Envie currículo e um vídeo de 3 min explicando a função PROCV: rh@conecta.example
== Auxiliar de Enfermagem do Trabalho | Clínica Ocupacional MedVida | R$ 2.000,00
Realização de audiometria, espirometria, coleta e agendamento de exames admissionais para as empresas clientes.
COREN e especialização em enfermagem do trabalho.
Segunda a sexta 7h às 16h.
Currículo por e-mail para medvida@ocupacional.example.
== Camareira | Pousada Flor de Sal | R$ 1.690 + gorjetas
Pousada em Jericoacoara procura camareira fixa.
Folga semanal + 1 domingo no mês.
Alojamento compartilhado sem desconto.
Se vier de longe, pagamos a passagem de ônibus após a entrevista por vídeo e o aceite.
Zap da gerente Íris: (88) 90000-6006
== Analista de Prevenção à Fraude | Banco Digital Aurora | R$ 5.900,00
Investigar contas suspeitas, golpes com Pix, uso de documentos falsos e selfies adulteradas.
Escrever regras de bloqueio e pareceres.
Experiência com SQL e com o MED do Banco Central.
Remoto em qualquer lugar do Brasil.
Benefícios: VR R$ 1.200, plano sem coparticipação, auxílio-creche.
Candidaturas somente em bancoaurora.gupy.io.
== Agente de Portaria | Servimax | R$ 1.760,00
CONTRATAÇÃO URGENTE - SERVIMAX
Postos em São José dos Campos, escala 5x1.
Curso de agente de portaria é desejável, não obrigatório. Quem não tem faz o nosso, de graça, em dois dias.
VR R$ 22, VA R$ 150, cesta.
Comparecer com RG, CPF e título, dias 3 a 5, às 8h30, na Av. Nelson 780.
== Consultor de Vendas - Energia Solar | Sol do Cariri | Ajuda de custo R$ 800 + comissão
Vendemos e instalamos sistemas fotovoltaicos no Cariri.
Vaga de representante (PJ/MEI): ajuda de custo no primeiro trimestre e 4% por venda.
Uma venda média de R$ 18 mil rende R$ 720. Quem vende 8 no mês faz a conta!
Treinamento técnico gratuito em Crato.
Precisa de carro ou moto e celular.
Fale c/ Emerson (88) 90000-7272
== Confeiteira | Ateliê Açúcar & Afeto | R$ 2.200,00
Precisamos de confeiteira para bolos de casamento e doces finos.
Teste prático remunerado (meia diária).
Horário flexível conforme encomendas, banco de horas.
Trabalhamos em cozinha climatizada em Moema.
Mande fotos dos seus trabalhos pelo direct.
== Assistente de Câmbio | Corretora Atlântica | R$ 3.400,00
Atendimento a importadores, cotação, registro de contratos, conferência de documentos cambiais.
Inglês intermediário.
Certificação ABT/Anbima desejável: reembolsamos a prova se passar.
Centro de São Paulo, híbrido 3x2.
CV para people@atlantica.example
== Piscineiro | Águas Azuis Manutenção | R$ 1.950 + moto
Tratamento de piscinas em condomínios.
Habilitação A. Moto e combustível da empresa.
Curso de tratador de piscina por nossa conta.
Inicio imediato. Goiânia e Aparecida.
Contato (62) 90000-3737
== Recenseador temporário | Fundação Estatística Municipal | R$ 12,00 por questionário
Processo seletivo para 40 recenseadores.
Remuneração por produção, com garantia mínima de um salário mínimo mensal.
Taxa de inscrição: R$ 25,00, com pedido de isenção entre 1 e 3 de abril. O boleto só é emitido pelo site da banca organizadora; não aceitamos Pix para pessoa física.
Prova objetiva em 18/05.
Treinamento com ajuda de custo.
== Pedagoga Empresarial | Agroindústria Milharal | R$ 4.000
Planejar treinamentos obrigatórios (NR-11, NR-12, NR-33, NR-35) e a trilha de integração.
Contratar instrutores e controlar o orçamento dos cursos.
Superior em Pedagogia ou RH.
Rio Verde/GO. Refeição, transporte, PPR.
Vagas no site milharal.example/carreiras
== Auxiliar de Depósito | Loja Móveis Lar Feliz | R$ 1.650
Vaga em Marabá, pra depósito de móveis.
Carregar, descarregar, separar entrega, montar móvel simples.
Bom preparo físico. Experiencia nao precisa.
Pagamos 40% dia 20 e o resto no 5º dia útil. Vale transporte.
Conta no banco é aberta por nós depois do registro.
vim na loja com curriculo procurar o Raimundo
== Esteticista | Clínica Derma Bela | R$ 2.000 + 10%
Procedimentos corporais e faciais; protocolos próprios.
Curso técnico ou graduação em estética.
Quarta a domingo.
Comissão também nas vendas de pacotes.
O jaleco é dado pela clínica.
Currículo com foto dos certificados é dispensável: basta trazer na entrevista. (81) 90000-5959
== Chefe de Cozinha Embarcado | Tripula Brasil Agência Marítima | US$ 2.300/mês
Agência autorizada recruta chefs para companhia de cruzeiros italiana.
Inglês intermediário, 3 anos de experiência em hotelaria.
Contratos de 7 meses com hospedagem e refeições a bordo; passagem aérea paga pela companhia.
Não cobramos taxa de colocação do tripulante, conforme a convenção MLC 2006.
O STCW é obrigatório e pode ser feito em qualquer escola credenciada pela Marinha.
Cadastro: tripulabrasil.example
== Estoquista | Perfumaria Flor de Lis | R$ 1.720
Shopping de Maceió.
6x1, das 10h às 18h20 ou 13h40 às 22h.
VT + R$ 18,00 de refeição por dia + 30% de desconto em perfumes.
Programa indique um amigo: bônus de R$ 200 para quem já trabalha e indica gente que fica 90 dias.
Leve currículo à loja.
== Dentista | OdontoRede Popular | R$ 250 diária + produção
Dentista clínico geral, CRO-CE ativo.
Terças, quintas e sábados.
Garantimos a diária de 250 mesmo sem paciente.
Produção: 25% sobre orto e prótese, acerto quinzenal por Pix ou TED.
Contato com Dr. Álvaro (85) 90000-1011.
== Locutor de Loja | Magazine Alegria | R$ 120/dia
Freela para inauguração: sexta, sábado e domingo.
Das 9h às 17h com intervalo.
Som nosso. Precisa ter voz boa e animação.
Pagamento domingo no fim do expediente, no Pix da própria pessoa.
Áudio de 30 segundos no zap (98) 90000-3456.
== Fiscal de Loja | Rede Compre Mais | R$ 1.800,00
Prevenção de perdas, acompanhamento de caixas e sangrias, conferência de recebimento.
Ensino médio, 6 meses de experiência.
Turno: tarde/noite.
Benefícios: refeição no local, plano odontológico R$ 9,90 descontado, vale compra de R$ 200.
Cadastro: compremais.gupy.io
== Assistente Virtual | Coach Financeira Débora Lins | R$ 1.500 meio período
Preciso de alguém organizada para cuidar da minha agenda, e-mails e do suporte às alunas dos meus cursos.
4h por dia, de manhã, de casa.
Contrato MEI, pago no dia 1º.
Não precisa experiência como AV mas precisa escrever bem.
Formulário de inscrição: link na bio. Depois, chamada de vídeo comigo.
== Ajudante de Eletricista | Rede Elétrica Xingu | R$ 1.900 + 30%
Curso de NR-10 básico (40h).
Não tem o curso? As 10 primeiras vagas incluem o curso pago pela empresa, com salário desde o 1º dia.
Local: Altamira.
Documentos serão pedidos após aprovação, no DP.
Currículo para (93) 90000-7676.
== Gestor de Tráfego | Agência Turbine | R$ 3.500 PJ
Gerir verba de R$ 80 mil/mês em Meta e Google Ads.
Remoto; reuniões às segundas.
Ferramentas pagas pela agência.
Bônus trimestral por ROAS, sem teto.
Envie cases reais, com prints, para jobs@turbine.example.
== Trabalhador de aviário | Granja Ouro Branco | R$ 2.000 + casa
Casal para cuidar de 2 aviários em Toledo.
Um registrado como aviarista, o outro como ajudante.
Casa, água, luz, internet.
Prêmio por lote (em média 1.500 a cada 45 dias).
Mudança paga.
Ligar p/ Nelci 45 90000-8765
== Analista de Onboarding | CartãoJá Instituição de Pagamento | R$ 4.200
Você vai conferir os documentos que os clientes mandam pelo aplicativo (RG, CNH, selfie, comprovante) e aprovar a abertura de contas.
Nada disso é pedido a candidatos por mensagem: admissão é feita em ambiente próprio, depois da carta-oferta.
Horário 12h às 21h, híbrido em Barueri.
VR/VA 1.100, Gympass, PLR.
Vaga em cartaoja.gupy.io
== Garçonete | Cantina Nonna Pina | R$ 1.650 + 10%
Casa tradicional do Bixiga, 35 anos.
Fixo + os 10% (média de 1.400 por mês).
Folga segunda + 1 domingo.
Uniforme é da casa, sem desconto.
Experiência? Legal, mas o que importa é sorriso e responsabilidade.
Passa aqui entre 15h e 17h.
== Engenheiro Civil | Prefeitura de Águas Belas do Norte | R$ 8.100,00
Concurso público 01/2025, 2 vagas + cadastro reserva.
Taxa de R$ 110,00 recolhida por guia (DAM).
Prova objetiva, discursiva e de títulos.
Registro no CREA na posse.
Exames médicos admissionais a cargo do candidato convocado, conforme item 14 do edital.
Edital no site da prefeitura e no Diário Oficial.
== Vendedor de Planos Funerários | Grupo Paz Eterna | R$ 1.518 + 100% da adesão
Registrado, com fixo de um salário.
O vendedor fica com o valor integral da adesão (R$ 60) de cada contrato e mais 5% das mensalidades por um ano.
Treinamento no local.
Celular corporativo.
Montes Claros e região, contato (38) 90000-2992.
== Auxiliar Odontológico (ASB) | Sorria Mais | R$ 1.700
CRO-ASB ativo ou curso em andamento.
Se ainda não concluiu o curso, pagamos metade das mensalidades que faltam.
Instrumentação, esterilização, agendamento.
Seg a sex 9h-18h, sáb alternado.
cv: sorriamais@saude.example
== Mototaxista/entregador | Cooperativa Roda Livre | por corrida
Cooperativa legalizada em Petrolina.
O cooperado recebe diretamente do cliente, em dinheiro ou Pix, e contribui com R$ 12 por dia rodado, decidido em assembleia; não há taxa de entrada nem kit para comprar.
Moto até 8 anos de uso, CNH A com EAR e curso de mototaxista.
Colete e baú emprestados.
Reunião de apresentação toda quarta, 19h, sede do bairro Areia Branca.
== Suporte Técnico N1 | NetSertão Provedor | R$ 1.900
Atender clientes por telefone, Telegram e WhatsApp, abrir chamados, reset de senhas e códigos de acesso.
Curso técnico em redes ou experiência.
Escala 6x1.
VA 400, internet grátis em casa.
Enviar CV: suporte.rh@netsertao.example
== Trabalho de férias na Alemanha para estudantes | Ponte Verde Intercâmbios | € 13,50/h
Universitários entre 18 e 35 anos para trabalhar até 90 dias em hotéis e fazendas, no verão europeu.
Inglês ou alemão B1.
A seleção e a intermediação do emprego não têm custo; passagem, visto e seguro são do estudante, pagos diretamente à companhia aérea, ao consulado e à seguradora.
Contrato traduzido antes da viagem.
Palestra gratuita dia 12, na universidade.
== Operador de Cobrança | Recupera Brasil | R$ 1.600 + comissão
Negociar dívidas de cartões e financiamentos por telefone e WhatsApp corporativo, emitir boletos e QR Code Pix.
6h20/dia, segunda a sexta e um sábado por mês.
Comissão sem teto; a média da equipe foi de R$ 900 em julho.
Primeiro emprego bem-vindo.
Currículo pelo portal recuperabrasil.example
== Marceneiro | Móveis Planejados Nogueira | R$ 3.000 + produção
Marceneiro montador com ferramentas (ou usamos as nossas).
Carro da empresa para montagem.
Premiação por montagem sem retorno: R$ 80.
Vale quinzenal.
Contato Nogueira 41 90000-1717. Pinhais.
== Educador Social | ONG Semear Futuro | R$ 2.250 (40h)
Oficinas com adolescentes em medida socioeducativa.
Superior em andamento em humanas.
Certidões criminais só na fase de contratação, tiradas gratuitamente pela internet.
São Luís, bairro Coroadinho.
Envie carta de intenção (1 página) e CV até dia 9 para selecao@semear.example
== Mesa de Operações Júnior | Investcapital CTVM | R$ 3.800 + bônus
Apoio à mesa de renda variável, registro de ordens, atendimento a assessores.
Finanças, economia ou engenharia.
CPA-20 ou ANCORD é diferencial; pagamos a inscrição da prova.
Bônus semestral sem teto.
Presencial no Leblon, 8h30 às 18h.
Inscrição: investcapital.gupy.io
== Auxiliar de Jardinagem | Verde Vivo Paisagismo | R$ 1.700
Poda, roçada, plantio em condomínios.
Registrado, almoço e transporte da equipe.
EPI todo da firma.
Preciso logo de 3 pessoas. Sem experiencia tudo bem.
Indaiatuba. zap 19 90000-3232 falar com Cido da Verde Vivo
== Assessora de Eventos | Sim & Festa | R$ 180 por evento
Freela em casamentos aos sábados.
Roupa social preta; rádio nosso.
Pagamento na terça seguinte por Pix.
Treinamento de uma tarde, sem custo, com lanche.
Preenche o formulário no nosso Instagram que a gente marca um café.
== Técnico em Radiologia | Imagem Diagnósticos | R$ 2.900 + 40%
CRTR ativo, experiência em tomografia.
24h semanais, conforme a lei.
Dosímetro fornecido, exames periódicos pagos.
Local: Porto Velho.
Enviar currículo e nº do CRTR para rh@imagempv.example
== Barbeiro | Barbearia Navalha 77 | 55%
Barbearia em Contagem com 4 cadeiras procura barbeiro.
55% + 20% nos produtos vendidos, paga no sábado.
Movimento bom: 12 a 15 cortes por dia na sexta.
Traga sua máquina; o resto tem aqui.
Chama o Theo no (31) 90000-7700
== Professora de Educação Infantil | Colégio Sementinha | R$ 3.050
Pedagogia completa.
Turno da tarde, maternal II.
Aula-teste de 20 minutos na própria escola.
Bolsa de 50% para filhos.
Currículo para direcao@sementinha.example com assunto PROF MATERNAL
== Operador de Estacionamento | ParkBem | R$ 1.640 + caixinha
CNH B há mais de 2 anos.
Manobrar, receber o valor do tíquete (dinheiro, cartão e Pix), fechar caixa.
Escala 6x1, centro do Rio.
VT e VR 24/dia.
Falar c/ encarregado Jorge, Rua do Ouvidor.
== Auxiliar de Cartório | 2º Tabelionato de Notas de Lajeado Grande | R$ 2.100
Reconhecimento de firma, autenticação de documentos, atendimento, cobrança de emolumentos no balcão.
Cursando Direito.
8h30 às 17h30.
Vale-alimentação de R$ 550.
CV para tabelionato2@cartorio.example
== Motorista de ônibus | Viação Serra Verde | R$ 3.280 + ticket R$ 780
CNH D/E, curso de transporte coletivo de passageiros.
Não tem o curso coletivo? A Viação custeia no Sest Senat.
Escola de motoristas: tem D mas nunca dirigiu ônibus? também pode se inscrever, 10 vagas.
Exames e toxicológico pagos.
Apresentar-se na garagem, terças e quintas, 8h, com CNH e CTPS digital.
== Vendedor de Carros | Seminovos Trilha | R$ 1.518 + comissão
Loja com 80 carros em Maringá.
Comissão de R$ 300 a R$ 600 por carro + retorno financeiro.
Quem é bom tira 8 mil.
Experiência em vendas (de qualquer coisa).
CNH B.
Manda o currículo p/ Anderson 44 90000-6464
== Auxiliar de Contas a Receber | Distribuidora MedNorte | R$ 2.200
Baixa de títulos, conferência de comprovantes de Pix e depósitos, cobrança preventiva.
Excel e noção de Totvs.
Belém, bairro do Marco, presencial.
Plano de saúde, VA 600, estacionamento.
Candidate-se pelo botão desta página.
== Auxiliar de Açougue | Casa de Carnes Boi Gordo | R$ 1.750
Não tem experiência? A gente ensina a profissão!
De terça a domingo, folga na segunda.
Registro + vale + carne com desconto.
Precisa ter mais de 18 por causa das máquinas.
Vir com currículo até sexta, Av. Central 1500, Palhoça.
== Hostess | Restaurante Maré Alta | R$ 1.900 + 10%
Inglês para conversação.
Turno da noite, de quarta a domingo.
Reservas por WhatsApp e pelo sistema; cobrança de sinal de R$ 50 por Pix dos clientes com grupos grandes.
Transporte de volta após as 23h.
Búzios. cv: contato@marealta.example
== Recrutador de Volume | Gente & Rumo RH | R$ 2.900
Hunting, triagem, contato por WhatsApp com candidatos, agendamento de entrevistas e coleta de documentos pelo sistema de admissão digital.
Vagas operacionais de logística e varejo.
Bônus por vaga fechada.
100% home, notebook da empresa.
Enviar CV: rhparaorh@genteerumo.example
== Caldeireiro | Estaleiro Baía Sul | R$ 3.700 + horas extras
Parada de manutenção de 60 dias em Aratu.
NR-33, NR-34 e NR-35: quem não tiver fará na empresa, em horário de trabalho.
Alojamento, 3 refeições, folga de campo com passagem.
Adiantamento no dia 20.
URGENTE, início dia 2. Contato da mobilização: (71) 90000-3040
== Assistente Comercial | Franquia Limpa Já | R$ 1.900 + comissão
Nossa rede de franquias de limpeza procura assistente para falar com interessados em ser franqueados.
Investimento das unidades a partir de R$ 29 mil (para o franqueado, claro; você será funcionário!).
CLT, seg a sex, em Bauru.
Comissão de R$ 500 por contrato assinado.
Currículo para expansao@limpaja.example
== Fisioterapeuta | Home Care Bem Cuidar | R$ 55 por atendimento
Atendimento domiciliar na zona sul de São Paulo.
CREFITO ativo.
Você escolhe os horários; mínimo de 10 atendimentos por semana.
Pagamento quinzenal contra nota.
Cadastro com cópia do registro após a entrevista com a coordenadora Lílian: (11) 90000-4114.
== Estágio Ensino Médio | Caixa d'Água Autarquia Municipal | R$ 600 + VT
Para alunos do 2º e 3º ano da rede pública.
4h por dia, de tarde.
Arquivo, protocolo, atendimento.
Sem taxa de inscrição. Inscrição feita na própria escola.
Conta para o depósito da bolsa: pode ser qualquer banco, no nome do estagiário.
== Vendedor de chips e recargas | Ligue Mais | R$ 70/dia + comissão
Ponto na rodoviária de Campina Grande.
Vender chips, recarga de celular e acessórios.
Diária fixa mais R$ 2 por chip.
Das 8 às 17, folga domingo.
Maior de 18. Falar c/ Adriano no quiosque.
== Editor de Vídeo | Canal Bora Pescar | R$ 120 por vídeo
4 vídeos por semana no YouTube, cerca de 12 min cada.
Premiere ou DaVinci.
Pago toda sexta por Pix, há 3 anos sem atrasar rs.
Manda link de 2 vídeos seus.
Faremos um vídeo de teste PAGO.
== Monitor de Qualidade | Conecta Call | R$ 2.050
Escutar ligações, avaliar vídeos e chats de atendimento, dar notas e feedback.
Experiência em call center.
João Pessoa, presencial.
Horário 8h–14h20.
Inscrições pelo site conectacall.example/vagas
== Técnico Agrícola | Cooperativa Agro Planalto | R$ 3.300 + carro
CFTA ativo.
Assistência a produtores de soja e trigo em Passo Fundo.
Venda de insumos com comissão de 0,8%.
Celular, notebook e carro da cooperativa.
Moradores da região terão preferência; site: agroplanalto.example
== Lavrador (uva) | Vinícola Pedra Alta | R$ 95 por dia + produção
Colheita de janeiro a março em Bento Gonçalves.
Contrato de safra em carteira.
Ônibus sai de Uruguaiana com passagem paga, hospedagem em alojamento fiscalizado.
Pagamento quinzenal.
Ninguém está autorizado a cobrar por vaga ou passagem. Denuncie: (54) 90000-0100.
== Balconista | Farmácia Vida Plena | R$ 1.760 + comissão
Comissão de 2% em medicamentos e 5% em perfumaria.
Escala com 1 domingo por mês.
Experiência de 6 meses no balcão.
Plano de carreira com bolsa para curso de Farmácia.
cv p/ zap da loja (65) 90000-8228
== Arquiteta | Escritório Casa Clara | R$ 4.000 PJ
Projetos residenciais, do estudo ao executivo.
SketchUp, Revit, CAU ativo.
Presencial em Vitória 3x na semana.
Pagamos a anuidade do CAU.
Portfólio em PDF até 10 MB para ola@casaclara.example
== Fiscal de Prova | Instituto Examinar | R$ 140 por domingo
O Instituto seleciona fiscais para o concurso do dia 27/10 em Natal.
Cadastro no site, com CPF e dados da conta bancária para crédito do pagamento em até 10 dias úteis.
Servidores públicos têm prioridade, conforme o edital.
Treinamento on-line obrigatório de 2h, sem custo.
Levar documento original com foto.
== Líder de Equipe - Venda Direta | Bella Aura | Comissão 10% da equipe
Apoiar de 40 a 80 revendedoras em Cuiabá.
Revendedora não paga cadastro e o primeiro pedido tem boleto para 21 dias.
Bônus por indicação de novas revendedoras ativas: R$ 50.
Carro e disponibilidade para reuniões.
Ganhos médios de líderes: R$ 2.800.
Inscrições no site bellaaura.example
== Copeira Hospitalar | Sabor Hospitalar | R$ 1.690 + 20%
12x36, dia.
Montar e distribuir as dietas.
Ensino fundamental.
Vacinas em dia (hepatite, dT), se não tem damos a guia para o posto.
Entrevistas: terça, 13h30, portão C do Hospital das Clínicas, com RG e currículo.
== Assistente de Marketing | Livraria Página Dupla | R$ 2.400
E-mail marketing, redes sociais, resenhas de livros.
Um teste simples de texto, na entrevista.
Porto Alegre, híbrido.
VR R$ 30/dia, 40% de desconto em livros.
cv: paginadupla@livros.example
== Atendente de Posto de Combustível | Posto Estrela | R$ 1.650 + 30%
Frentista manhã ou noite.
Curso de NR-20 dado pelo posto.
Comissão nos aditivos e lubrificantes.
Primeiro emprego ok.
Deixar currículo na conveniência, BR 381, Ipatinga.
== Auxiliar Jurídico | - | R$ 2.300
Escritório da Paulista (identidade revelada na entrevista) busca estudante ou formado em Direito.
Protocolos, controle de prazos, guias de custas e depósitos judiciais.
9h às 18h.
VR 35/dia, seguro de vida.
CV c/ pretensão salarial pela plataforma.
== Topógrafo | Geomarco Engenharia | R$ 4.800 + ajuda de campo
Estação total, RTK, AutoCAD Civil.
Viagens; diária de R$ 90 adiantada toda segunda na conta.
CNH B.
Registro no CFT.
Enviar currículo a campo@geomarco.example
== Cantor Lírico - Coro | Fundação Teatro das Artes | R$ 5.200
Audição para 4 vagas de tenor.
Inscrição gratuita pelo formulário, anexando vídeo com duas árias.
Prova presencial em Manaus, com pianista acompanhador por conta da Fundação.
Candidatos de fora recebem ajuda de R$ 400.
Resultado no Diário Oficial.
== Jovem Aprendiz Bancário | Banco Vale do Rio | R$ 850 + VR
16 a 21 anos, ensino médio cursando.
4h/dia: atender clientes, ajudar no autoatendimento, orientar o uso do aplicativo e do Pix.
Curso uma vez por semana na Espro, tudo grátis.
Abrimos uma conta para receber o salário, sem tarifas.
Inscreva-se: bancovaledorio.gupy.io
== Montador de Andaimes | Andaimes Rohrig | R$ 2.500 + 30%
Obra em refinaria, Cubatão.
NR-35.
Exame e integração pagos (diária de integração também).
Cadastro prévio via WhatsApp com nome, função e cidade: (13) 90000-1919.
Documentos só no escritório.
== Empacotador | Supermercado Família | R$ 1.520
Vaga para PCD e 50+.
Empacotar, levar compras ao carro, recolher carrinhos.
6x1, 7h20.
Cartão alimentação R$ 220.
Basta vir à loja 3, Ponta Grossa, e preencher a ficha.
== Nail designer | Esmalteria Pop | R$ 1.600 ou 40%
Vale o que for maior, no fim do mês.
Fibra, gel, banho de gel.
Ainda não faz fibra? Damos o curso em 2 dias, e não, não desconta depois.
Shopping em Sorocaba.
Direct ou (15) 90000-3003
== Programador CLP | Automação Paraná Sul | R$ 6.500
Siemens e Rockwell.
Viagens 30%.
Reembolsos via cartão corporativo.
Inglês técnico.
Carreiras: automacaops.example/vagas
== Auxiliar de Pesquisa (cliente oculto) | Olhar de Loja Pesquisas | R$ 45 por visita
Visitar lojas e farmácias na sua cidade, observar o atendimento e responder um questionário.
Trabalho eventual, não é renda fixa: em geral 3 a 6 visitas por mês.
Cadastro sem custo. O que você compra na visita é reembolsado até R$ 30, junto do pagamento, 20 dias depois.
Maior de 18, com celular.
Cadastro em olhardeloja.example
== Embalador Noturno | Frutas Vale do São Francisco | R$ 1.600 + adicional
Packing house, safra de manga, Petrolina.
Sem experiência, mulheres e homens.
Ônibus nos bairros.
Marmita.
Contratação imediata: seg-feira 13h com CTPS digital, RG e CPF, no galpão 4.
== Psicóloga Organizacional | Hospital Bom Samaritano | R$ 4.100
Recrutamento, avaliação psicológica, pesquisa de clima.
CRP ativo.
Os testes psicológicos são comprados pelo hospital.
40h semanais, Governador Valadares.
Envie CV até 12/11: selecao@bomsamaritano.example
== Tratorista | Usina Água Limpa | R$ 2.350 + PPR
Safra e entressafra, Sertãozinho.
CNH B.
Curso de tratorista oferecido pelo Senar em parceria, gratuito.
Bônus de R$ 300 a quem indicar tratorista contratado.
Portaria da usina, 7h a 9h.
== Vendedora Online | Loja Pijamas da Gabi | R$ 1.518 + 2%
Atender clientes no WhatsApp, mandar link de pagamento, conferir Pix e separar os pedidos.
Trabalho na loja física em Divinópolis (não é home office!).
Boa escrita, agilidade, simpatia.
Comissão sem teto, em novembro a equipe tirou mais de 1.200 cada.
Formulário no link da bio.
== Rebarbador | Fundição Ferro Forte | R$ 2.080 + 20%
RH da Fundição atende quartas, 8h.
Turno fixo da madrugada.
Alfabetizado já basta.
Convênio Unimed, cesta de Natal, PLR.
Cláudio, MG.
== Gerente de Relacionamento PJ | Sicoocrédito Alto Vale | R$ 6.800 + variável
Carteira de pequenas empresas: crédito, investimentos, maquininhas, seguros, consórcios.
CPA-10 obrigatório, CPA-20 em 6 meses (nós pagamos a prova).
CNH B e vivência em metas.
Rio do Sul.
Candidaturas até 4/7 pela página da cooperativa na Gupy.
== Ator/atriz figurante | Produtora Luz Baixa | R$ 180 cachê
Filme publicitário em São Paulo, dia 23, 10 horas de set.
Todas as idades acima de 18.
Não pedimos book nem agenciamento pago.
Envie 3 fotos de celular e altura pelo e-mail elenco@luzbaixa.example.
Cachê em 30 dias na sua conta.
== Mecânico Diesel | Truck Center Goiás | R$ 4.000 + comissão
Motor e câmbio de linha pesada.
Scanner da casa.
Adiantamento toda quinzena.
Casa p/ os primeiros 60 dias.
Chama o Everaldo: 64 90000-5858
== Atendente de Hamburgueria | Brasa Burger | R$ 1.650 + gorjeta
Urgente p/ loja nova em Boa Vista.
Turno 17h–1h, transporte na saída.
Sem experiência.
Treinamento começa dia 5, já registrado.
Preencha o form do QR code na porta da loja ou zap (95) 90000-6776
== Coordenadora Pedagógica | Rede Saber Mais | R$ 5.400
Acompanhar professores, atender famílias, planejar.
Pedagogia + pós.
Três anos de sala de aula.
Bolsas integrais para dois filhos.
Selecionadas farão prova escrita (gratuita) e entrevista.
curriculo@sabermais.example
== Pescador/Marinheiro | Armadora Costa Verde | Quinhão + garantia de R$ 1.800
Barco de 22 metros, pesca de corvina, Itajaí.
CIR atualizada (a caderneta emitida pela Marinha) e POP.
Viagens de 15 dias.
Adiantamento antes de zarpar se precisar.
Procure o mestre Dico no cais da Barra.
== Telefonista | Hospital Santa Clara | R$ 1.620 + 20%
6h diárias, domingo sim, domingo não.
Boa dicção.
Refeitório.
Trazer currículo impresso na recepção social, aos cuidados do RH.
Vaga aberta até preencher.
== Analista Fiscal | - | R$ 4.500
Consultoria Tax Hunting seleciona para rede atacadista (confidencial) em Serra/ES.
ICMS-ST, Sped, apuração, guias.
Superior em contábeis.
Oferta: assistência médica, VA 700, bônus anual.
Nosso trabalho é pago pelo cliente, não pelo candidato. Inscrição nesta página.
== Cumim | Restaurante Panela de Barro | R$ 1.580 + pontos
Primeiro emprego? A casa ensina.
Registro, VT, duas refeições.
11h às 15h e 18h às 22h.
Vila Velha.
venham conversar de tarde com a Rê
== Operador de Drone Agrícola | AeroCampo | R$ 3.000 + R$ 3 por hectare
Curso CAAR exigido pelo Mapa; pode ser feito depois de contratado, por nossa conta.
Sorriso/MT, viagens na região.
Carro e hotel da empresa.
Na safra dá mais de R$ 9.000 no mês.
Contato: Leandro (66) 90000-3883
== Biomédica | Laboratório Vital | R$ 3.500
Bancada de hematologia e bioquímica.
CRBM ativo.
Seg a sex, 6h às 14h20 + escala de sábado.
Insalubridade 20%.
Documentos: entregar na admissão. Currículo: rh@labvital.example
== Auxiliar de Serviços Gerais | Câmara Municipal de Santa Fé do Agreste | R$ 1.518
Processo seletivo, 3 vagas.
Taxa: R$ 30,00.
Pagamento da taxa por boleto bancário até 22/09, em nome da Câmara.
Ensino fundamental incompleto.
Provas em 19/10.
== Entregador Bike | Saladeria Folha | R$ 65/turno + R$ 4 por entrega
Almoço, 11h às 14h30, Asa Sul.
Bike elétrica emprestada, sem caução.
Pago toda sexta por Pix.
Salada grátis, toda vez.
WhatsApp da loja (61) 90000-3773
== Consultor de Seguros | Corretora Porto Amigo | Comissão + ajuda R$ 1.000
Prospecção e renovação de seguros auto e vida.
Ajuda de custo por 6 meses; comissão sem teto, recorrente.
Não precisa ter Susep ainda; depois do terceiro mês bancamos o curso da ENS.
MEI.
Blumenau. CV: gente@portoamigo.example
== Vidraceiro | Vidros Cristalina | R$ 2.600 + produção
Box, espelho, fachada.
CNH B.
Produção paga semanal.
Ajudante c/ vontade de aprender também pode chamar.
zap 67 90000-2662
== Assistente de Produção Cultural | Festival Rio das Ostras em Cena | R$ 3.000 por mês (4 meses)
Contrato por projeto, via nota fiscal.
Contratos de artistas, planilhas, prestação de contas de verba pública.
Presencial em outubro.
Adiantamos despesas por cartão do projeto.
Inscrições por formulário até domingo; conversa por vídeo com as 6 pessoas selecionadas.
== Auxiliar Administrativo | Cerâmica Barro Fino | R$ 2.050,00
A Cerâmica Barro Fino, há 42 anos em Criciúma, abre vaga para auxiliar administrativo no setor de expedição.
O que você vai fazer:
- Emitir notas fiscais e romaneios
- Agendar coletas com transportadoras
- Arquivar canhotos e comprovantes de depósito
O que pedimos:
- Ensino médio completo
- Excel básico
Horário: 7h30 às 17h18, de segunda a sexta.
Oferecemos: refeitório, fretado, plano de saúde, cooperativa de crédito.
Para se candidatar, envie currículo a rh@barrofino.example até dia 18.
== Vigilante Patrimonial | - | R$ 2.320,00 + 30%
Empresa de segurança privada autorizada pela Polícia Federal contrata vigilantes para agências bancárias.
Requisitos:
- Curso de formação de vigilante com registro na PF
- Reciclagem dentro da validade (se vencer nos próximos 6 meses, a empresa paga a nova)
- Sem antecedentes criminais
- Altura e idade não importam, apesar do que dizem por aí
Escala: 5x2, das 8h30 às 17h30.
Benefícios: VR de R$ 38,00 por dia, seguro de vida, uniforme completo sem desconto.
Psicotécnico e exame médico são por conta da contratante.
O nome da empresa será informado no agendamento da entrevista, presencial, no centro de Recife.
Inscrição por este portal.
== Consultor de Vendas Externo | Maquininha Sim Pagamentos | R$ 1.850,00 + comissão sem teto
Sobre nós: somos uma instituição de pagamento com 120 mil lojistas no Nordeste.
Sua missão será visitar comércios e oferecer nossa maquininha, a conta digital e o Pix por QR Code.
Principais atividades:
- Prospectar 12 lojistas por dia
- Cadastrar o cliente no aplicativo, com foto dos documentos dele
- Acompanhar a primeira venda
Requisitos: ensino médio, CNH A ou B, veículo próprio.
Não precisa ter experiência: são 10 dias de treinamento remunerado.
Remuneração: fixo CLT, R$ 900 de ajuda de veículo, VR R$ 33/dia e comissão. No 1º trimestre a média de variável foi R$ 1.450.
Programa Indique: R$ 300 por amigo contratado.
Nunca cobramos nada nem pedimos dados bancários no processo.
Vagas em Fortaleza, Sobral e Juazeiro do Norte: simpagamentos.gupy.io
== Enfermeiro(a) Emergencista | Fundação Hospitalar Vale do Aço | R$ 5.480,00
Hospital 100% SUS com 280 leitos abre processo seletivo.
Atribuições:
- Classificação de risco (Manchester)
- Supervisão da equipe técnica
- Registro em prontuário eletrônico
Exigências:
- COREN-MG ativo
- 1 ano de pronto-socorro
- ACLS desejável
Etapas: análise curricular, prova on-line, entrevista.
A inscrição não tem custo. Os certificados serão conferidos somente na entrevista.
Jornada 12x36. Insalubridade de 20%, VA R$ 480, creche.
Prazo: 8 de junho, no site da Fundação.
== Motorista Parceiro - Entregas | Encomenda Ágil | R$ 180 a R$ 260 por rota
Temos rotas diárias saindo de Guarulhos para quem tem carro de passeio, fiorino ou van.
Como funciona:
- Você escolhe a rota na noite anterior pelo aplicativo
- Carrega entre 6h e 8h
- Entrega de 40 a 70 pacotes
O valor da rota aparece antes do aceite. O pagamento cai toda quarta-feira por Pix na conta do próprio motorista.
Para ser parceiro você precisa de CNH com EAR, CRLV em dia e MEI (a abertura é gratuita no gov.br/mei).
Não vendemos adesivo, kit nem seguro. A bolsa de entrega não é necessária.
O cadastro é no aplicativo oficial, na Play Store e na App Store; o documento é enviado dentro dele.
Dúvidas no galpão, R. das Indústrias 900, doca 3.
== Professor(a) de Língua Portuguesa | Colégio Monte Carmelo | R$ 44,00 por hora-aula
Colégio confessional com 900 alunos, em Goiânia, seleciona docente para o 8º e o 9º ano.
Responsabilidades
- 18 aulas semanais
- Correção quinzenal de redações
- Reuniões às quartas, remuneradas
Formação: Letras, licenciatura plena.
Desejável: experiência com material Bernoulli.
Seleção: prova escrita, aula-teste e entrevista com a direção.
Benefícios: bolsa de estudo, almoço nos dias de dois turnos, convênio farmácia.
Currículos somente por e-mail: selecao@montecarmelo.example. Não entregamos retorno por WhatsApp.
== Cruise Staff - Recreação | Oceano Talentos | US$ 1.450 a US$ 1.800
Agência com 18 anos de mercado, em Santos, recruta para a temporada brasileira e a europeia.
Funções abertas:
- Animação infantil
- Recepcionista de bordo
- Assistente de garçom
- Utility galley
Requisitos: 21 anos, inglês avançado (para utility basta o básico), passaporte válido.
Contrato de 8 meses, 10 a 11 horas por dia, cabine dividida, alimentação inclusa. O trabalho é duro, pense bem!
Custos: nossa agência não cobra do candidato. O passaporte é emitido na Polícia Federal e o STCW em escola credenciada de sua escolha; a companhia paga os exames médicos, visto C1/D e aéreo.
Entrevista em inglês por vídeo, depois com o armador.
Inscrições no site oceanotalentos.example/candidatos.
== Operador de Caixa | Rede Super Lar | R$ 1.702,00 + quebra de caixa de R$ 120
URGENTE: 25 vagas para a inauguração da loja de Camaragibe!
O Super Lar tem 14 lojas na Região Metropolitana do Recife.
Atividades:
- Registrar compras
- Receber em dinheiro, cartão, Pix e vale
- Oferecer o cartão da loja
- Fazer sangria e fechamento
Requisitos: 18 anos, ensino médio. Não é necessária experiência.
Horários: 7h às 15h20 ou 13h40 às 22h, 6x1.
Benefícios: VT, refeitório, cesta básica, plano odontológico, convênio com faculdades.
Leve RG, CPF e currículo à agência do trabalho municipal, senha distribuída das 7h às 9h, de segunda a quarta.
A rede não utiliza intermediários.
== Analista de Departamento Pessoal | Contábil Horizonte | R$ 3.600,00
O escritório atende 210 empresas e está crescendo em Uberaba.
Você será responsável por:
- Admissões (conferência de documentos, qualificação cadastral, contrato)
- Folha de 40 empresas
- eSocial, FGTS Digital, DCTFWeb
- Rescisões e cálculos de férias
Pedimos experiência de 2 anos em escritório contábil e domínio do sistema Domínio.
Não exigimos graduação completa.
Trabalho: 8h às 18h, com sexta até 17h, um dia de home office por semana.
Pacote: R$ 3.600, VA R$ 650, Unimed, bônus de 1 salário se cumprir metas de qualidade.
Currículo no e-mail dp.vagas@horizonte.example.
Por favor, não mande cópia de documento pessoal.
== Eletricista de Manutenção | Papel e Celulose Três Rios | R$ 4.350 + periculosidade
Local: Telêmaco Borba - PR
Vagas: 6
Turno: revezamento 6x4
Atividades
- Manutenção preventiva e corretiva em média e baixa tensão
- Leitura de diagramas
- Bloqueio e etiquetagem
Requisitos
- Técnico em eletrotécnica, CFT
- NR-10 e SEP; a reciclagem é feita na fábrica, durante a jornada
Benefícios
- Unimed, Odonto, previdência, PLR de até 2,5 salários, cartão Natal, moradia por 60 dias
Inscrição: tresriospapel.gupy.io até 30/09. Os exames admissionais são feitos em nossa clínica, sem custo.
== Desenvolvedor(a) Back-end Pleno | Fintech Tostão | R$ 9.000,00
A Tostão é uma conta digital para feirantes e ambulantes. São 400 mil clientes, 90 pessoas no time, autorizada pelo BC.
Você vai trabalhar com
- APIs de Pix, cobrança e cartões
- Prevenção a golpes
- Kotlin, PostgreSQL, Kafka
Esperamos 3 anos de experiência com back-end e gosto por testes.
Remoto, com um encontro por trimestre em BH (a gente compra a passagem).
CLT, VR/VA de R$ 1.300, plano Bradesco, R$ 3.000 para montar o home office, stock options.
Processo: conversa (30 min), desafio em par (1h), papo final. Dura duas semanas.
Código de indicação de colega? Informe no formulário: ele ganha bônus de R$ 2.000 se você passar da experiência.
tostao.gupy.io
== Revendedor(a) Independente | Casa Cheirosa | Lucro de 35%
Quer uma renda complementar, no seu ritmo? Conheça a Casa Cheirosa, fábrica de aromatizadores de Joinville desde 1998.
- Cadastro 100% gratuito
- Sem estoque e sem pedido mínimo
- Catálogo digital para mandar no WhatsApp
- Você só paga o boleto depois de receber os produtos
Quanto se ganha? Depende do quanto se vende. Em maio, metade das nossas revendedoras lucrou entre R$ 250 e R$ 900. É um complemento, não um emprego.
Não há vínculo CLT.
Kit de demonstração: enviado de graça às revendedoras que passam de R$ 500 no mês.
Devoluções aceitas em até 30 dias.
Cadastre-se em casacheirosa.example ou fale com a promotora Ivone, (47) 90000-6363.
== Assistente de Atendimento (home office) | Clara Seguros | R$ 1.950,00
Trabalhe de casa, com carteira assinada, em uma seguradora de verdade.
Dia a dia
- Atender segurados por chat e WhatsApp corporativo
- Abrir sinistros
- Reenviar boletos e códigos de barras
Requisitos
- Ensino médio
- Internet de 50 Mb
- Lugar silencioso
Enviamos notebook, headset e cadeira, com frete nosso; no desligamento nós buscamos.
Jornada de 36h semanais. Auxílio-internet R$ 120, VA R$ 700, plano médico.
Treinamento de 20 dias, pago, ao vivo.
Cuidado com golpes: e-mails nossos terminam em @claraseguros.example e em nenhuma etapa há pagamento, compra de equipamento ou pedido de código do seu celular.
Inscrições: claraseguros.gupy.io
== Ajudante de Produção | RH Nova Etapa | R$ 1.790,00
A Nova Etapa, agência com escritório em Limeira, seleciona 60 ajudantes para indústria de alimentos.
Não exige experiência nem escolaridade.
Funções: alimentar esteira, embalar, paletizar, limpar a área.
Turnos:
- 6h–14h20
- 14h–22h20
- 22h–6h
Salário + adicional noturno + VA R$ 380 + fretado + refeição R$ 1,00.
Contrato temporário de 180 dias, com boas chances de efetivação.
Pagamento em conta salário, que a gente abre no Banco do Brasil sem custo.
Compareça segunda ou terça, 8h, Rua Boa Morte 455, com CTPS digital, RG, CPF e caneta.
Cadastro grátis. Agência nenhuma pode cobrar de você por vaga!
== Instrutor(a) de Cursos Livres - Beleza | Instituto Glamour | R$ 32,00/h
Escola de cursos de beleza em Natal procura instrutor de barbearia e de design de sobrancelhas.
O que fazer:
- Ministrar aulas teóricas e práticas a turmas de 12 alunos
- Controlar frequência e materiais
- Avaliar alunos para a emissão do certificado
O curso dos alunos custa 6 x R$ 179, e instrutores ganham R$ 40 por aluno que indicarem e que se matricule.
Perfil: 3 anos de profissão, certificado na área, didática.
Horista CLT, noites e sábados.
Material fornecido pela escola.
Aula-teste remunerada.
Agende pelo WhatsApp do RH (84) 90000-4949.
== Concurso Público - Diversos Cargos | Prefeitura de Ribeirão das Flores | R$ 1.580,00 a R$ 7.900,00
A Prefeitura torna público o Edital nº 03/2025, para 58 vagas.
Cargos: agente administrativo, motorista D, merendeira, professor I, fiscal de tributos, médico.
Inscrições: de 2 a 31 de julho, exclusivamente no site da organizadora.
Taxas:
- Fundamental: R$ 45,00
- Médio: R$ 60,00
- Superior: R$ 90,00
O boleto deve ser pago até 1º de agosto; comprovante de agendamento não vale. Há isenção para inscritos no CadÚnico e doadores de medula.
Provas previstas para 14 de setembro.
A Prefeitura não indica apostilas nem cursos preparatórios.
Documentos e exames serão exigidos apenas dos convocados para posse.
Regime estatutário, 40h.
== Empregada Doméstica | - | R$ 2.100,00
Olá! Somos um casal com gêmeos de 3 anos, em Nova Lima.
Procuramos uma pessoa organizada e carinhosa.
O serviço:
- Limpeza da casa (2 andares)
- Lavar e passar
- Almoço simples
- Duas vezes na semana, ficar com as crianças até 18h30
Segunda a sexta, 8h às 17h. Sábado livre.
Carteira assinada, 13º, férias, VT em dinheiro toda segunda, plano de saúde depois de 6 meses.
Primeiro uma ligação, depois café aqui em casa, depois 1 dia de experiência pago (R$ 170, Pix no mesmo dia).
Pedimos referências e só na hora de registrar pegamos seus documentos.
Me chama: (31) 90000-2020, Fernanda.
== Técnico de Campo - Fibra Óptica | Conecta Vale Telecom | R$ 2.150 + produtividade
Somos prestadores da maior provedora do Vale do Paraíba.
Atividades: instalação, reparo, fusão, atendimento ao cliente.
Requisitos
- CNH B definitiva
- NR-10 e NR-35 (quem não tem faz conosco antes de ir a campo)
- Experiência desejável
Produtividade: R$ 14 por instalação acima da meta; técnicos bons recebem de R$ 700 a R$ 1.200.
Carro, combustível, ferramentas e celular da empresa. Nenhum caução.
Escala 6x1, VR R$ 28.
Local: Taubaté e Pindamonhangaba.
Envie currículo pelo WhatsApp do recrutamento (12) 90000-3232 ou traga na base, Av. Dom Pedro 1500.
Início imediato.
== Gerente de Contas - Consórcios | Administradora Rodar | R$ 2.400 + comissão
A Rodar é administradora autorizada pelo Banco Central desde 2003, com sede em Londrina.
Buscamos gerentes de conta para a carteira de veículos pesados.
O dia a dia é atender transportadoras, simular cartas, enviar propostas e acompanhar assembleias.
Perfil: vivência com venda consultiva, CNH B.
Ganhos
- Fixo em carteira
- 0,9% de comissão em cada cota, sem limite
- Campanhas: viagens e prêmios
Um vendedor na média soma R$ 7.200 por mês, mas leva uns 4 meses até lá, e nós somos francos com isso.
Benefícios: VA R$ 600, plano médico, carro após 6 meses.
O curso de certificação é obrigatório e bancado pela Rodar.
Vagas: rodar.gupy.io
== Cozinheiro(a) Industrial | Sabor & Massa Refeições | R$ 2.250
A Sabor & Massa serve 11 mil refeições diárias em fábricas de Manaus.
Atividades
- Preparo de 600 refeições por turno
- Controle de temperatura
- Organização da câmara fria
Requisitos
- 1 ano em cozinha industrial
- Curso de boas práticas (oferecemos a todos os contratados)
- Carteira de manipulador: o exame é pago pela empresa
Turno: 22h às 6h, 6x1, rota de ônibus.
Cesta básica, plano odontológico, refeição.
Currículo: saboremassa@refeicoes.example, assunto COZ NOTURNO.
== Estágio em Engenharia de Produção | AutoPeças Nordeste | R$ 1.650,00
Nosso programa de estágio chegou à 12ª edição!
São 8 vagas na planta de Goiana - PE.
Quem procuramos
- Estudantes do 6º ao 9º período
- Inglês intermediário
- Curiosidade
O que você vai fazer: mapear processos, cronoanálise, projetos Lean, apresentação final para a diretoria.
Etapas: inscrição, teste de lógica on-line, dinâmica, entrevista. Todas sem custo. Não é preciso comprar nenhum curso nem "kit preparatório".
Oferecemos: bolsa, fretado, refeição, plano de saúde, day off.
6h por dia.
Prazo: 20/10, em autopecasne.gupy.io
== Representante Comercial Autônomo | Ferramentas Titã | Comissão de 6% a 9%
Fábrica de ferramentas de Caxias do Sul procura representantes no Norte.
Regiões: Pará, Amapá e sul do Maranhão.
Precisa ter:
- Core ativo ou disposição de registrar-se
- Carro
- Carteira de lojas de material de construção
Oferecemos:
- Mostruário em comodato, com frete nosso (sem caução, sem compra)
- Comissão paga até dia 15, sobre o faturado
- Sem teto
Potencial da região: R$ 12 mil por mês, dado do representante anterior, que se aposentou.
Contrato conforme a Lei 4.886.
Escreva para comercial@ferramentastita.example contando sua experiência.
== Auxiliar de Veterinária | Hospital Veterinário Quatro Patas | R$ 1.850
Plantão 12x36 noturno.
O Hospital funciona 24h em Florianópolis e conta com UTI e banco de sangue.
Tarefas:
- Contenção dos animais
- Limpeza e preparo das baias
- Administração de medicamentos prescritos
- Acolhimento dos tutores, cobrança de caução da internação e emissão do recibo
Requisitos: curso de auxiliar veterinário, 18 anos, amor e estômago forte.
Vacina antirrábica é dada pelo hospital.
Oferecemos VR 30/dia, adicional noturno, desconto em consultas.
Envie currículo: rh@quatropatas.example
== Atendente de Crédito | Financeira Bom Crédito | R$ 1.750,00 + comissão
Loja própria no calçadão de Campos dos Goytacazes.
A Bom Crédito é financeira autorizada pelo Banco Central.
Atividades
- Abordar o público do calçadão
- Simular empréstimo pessoal
- Conferir documentos do cliente, biometria e assinatura
- Orientar: jamais se cobra depósito antecipado para liberar crédito!
Requisitos: ensino médio, desenvoltura.
Jornada de 6h, de segunda a sexta.
Benefícios: VR + VA R$ 1.450 (categoria financiários), PLR, plano de saúde.
Comissões a partir de R$ 60 mil em produção.
Currículo entregue na loja ou no portal bomcredito.example/trabalheconosco.
== Pedreiro de Acabamento | Construtora Litoral Norte | R$ 3.050 + produção
Obra residencial em Balneário Piçarras, 18 meses de trabalho.
Precisamos de 8 pedreiros com prática em porcelanato.
A empresa paga:
- passagem de vinda (ônibus) para qualquer lugar do Brasil
- alojamento, 4 por quarto
- café, almoço e janta
- exame, EPI e NR-18
Salário no 5º dia útil e produção no dia 20, os dois na conta do trabalhador.
Quem não tem conta, ajudamos a abrir (é de graça).
Volta pra casa a cada 90 dias com passagem paga.
Traga carteira digital e documentos só no dia da integração.
Chamar o encarregado Josuel no WhatsApp (47) 90000-9119 ou ligar no escritório da obra.
== Analista de Mídias Pagas | E-commerce Tudo Pet | R$ 4.800,00
Somos o e-commerce de pets que mais cresce no interior paulista (Jundiaí).
Atividades:
- Google Ads, Meta, TikTok
- Testes A/B, curtidas e comentários monitorados
- Avaliações de clientes no marketplace: responder e analisar
- Relatórios de ROI
Requisitos: 2 anos, inglês de leitura, GA4.
Certificações do Google são gratuitas e bem-vindas.
Híbrido 2x3.
CLT, VR R$ 36, Gympass, pode trazer o cachorro.
Bônus anual de até 2 salários.
Envie currículo pelo link tudopet.example/vagas/midia
== Agente de Viagens | Rumo Certo Turismo | R$ 2.000 + comissão
Agência com Cadastur, 15 anos, em Foz do Iguaçu.
Você vai montar pacotes, emitir passagens, orientar sobre vistos e vender passeios.
Atender pelo WhatsApp Business, conferir sinal de 30% por Pix de reservas.
Pedimos:
- Espanhol fluente
- Conhecimento de Amadeus é um diferencial
- Disponibilidade aos sábados
Comissão: 10% do lucro da venda.
Famtours grátis duas vezes ao ano.
Seleção com entrevista presencial.
Mande cv p/ rumocerto@turismo.example
== Auxiliar de Almoxarifado | Hospital Regional do Cerrado | R$ 1.910
Organização social gestora do hospital abre a Chamada 44/2025.
Descrição: receber, conferir, armazenar e distribuir materiais médicos.
Formação: ensino médio.
Experiência: 6 meses comprovados.
Carga horária: 44h.
Fases:
- Inscrição pelo site, gratuita
- Prova on-line de 20 questões
- Entrevista com gestor
- Entrega da documentação pelo portal do colaborador, só para aprovados
Salário + insalubridade + VA R$ 300.
Validade de 12 meses. Prazo: 03/04.
Dúvidas: seletivo@hrcerrado.example
== Trabalhador Rural - Safra da Maçã | Pomares Vacaria | R$ 1.900 + prêmio por bin
De janeiro a abril, em Vacaria - RS. 400 vagas!
Não precisa saber colher, ensinamos no primeiro dia.
Oferecemos
- Registro em carteira como safrista
- Transporte de ida e volta (ônibus fretado de MS, SC e interior do RS)
- Alojamento com roupa de cama
- Três refeições
- Bônus de R$ 350 a quem fica até o final
Não há desconto pela cama, pela comida ou pelo ônibus.
Pagamos por depósito; para indígenas e outros sem conta, a empresa agenda a abertura coletiva na cooperativa.
Exame médico no local, sem custo.
Aldeias e grupos: falem com nossa assistente social, Lurdes, (54) 90000-2552.
== Auxiliar de Confeitaria | Padaria Alemã | R$ 1.780
Em Pomerode desde 1961.
Procuramos alguém pra começar logo na confeitaria.
O que faz: pesar, bater massa, rechear, lavar formas, embalar cucas.
Das 4h às 12h20. Sim, é cedo!
Folga domingo.
Sem experiência a gente aceita, mas tem que gostar.
Damos almoço, pão todo dia, VA R$ 250 e um extra de R$ 150 se não faltar.
Carteirinha de saúde: o exame é feito no postinho, sem gastar.
Passa aqui ou manda mensagem no (47) 90000-1961.
== Executivo de Franquias | Rede Sobrancelha & Cia | R$ 5.000 + comissão
A rede conta com 180 unidades e quer chegar a 250.
Responsabilidades:
- Qualificar leads de interessados em abrir uma franquia
- Apresentar a COF e o plano de negócio (investimento inicial do franqueado: R$ 119 mil)
- Conduzir até a assinatura
Requisitos
- Vivência em expansão de franquias
- Inglês não é necessário
- Disponibilidade para feiras
CLT em São Paulo. Comissão de 8% da taxa de franquia; sem teto.
Notebook, celular, plano de saúde.
Confidencialidade garantida a quem está empregado.
CV: expansao.rh@sobrancelhaecia.example
== Orientador(a) de Prova de Vida | Cooperativa de Crédito Bem Viver | R$ 1.980
Atendimento a aposentados na agência de Lages.
Ajudar os associados a:
- Fazer a prova de vida e usar o aplicativo Meu INSS (gov.br)
- Recuperar senha do app da cooperativa
- Reconhecer golpes do falso funcionário e do motoboy
- Usar o Pix com segurança
Requisitos: paciência, ensino médio, 18+.
6 horas por dia.
VA/VR R$ 1.500, plano sem mensalidade, participação nos resultados.
Processo: inscrição na Gupy, teste comportamental, entrevista na agência.
Inscreva-se até sexta: bemviver.gupy.io
== Operador de Telemarketing Ativo | Liga Mais Contact Center | R$ 1.518,00 + comissões de até R$ 2.000
VAGAS ABERTAS! Salvador, bairro do Comércio.
Vender cartões de crédito do banco parceiro, por telefone.
Não exige experiência, idade máxima não há, LGBTQIA+ e 50+ são muito bem-vindos.
Horários
- 8h–14h20
- 14h40–21h
Treinamento: 12 dias, ajuda de R$ 30 por dia + VT, paga na sexta.
Benefícios: VA R$ 280, plano médico e odonto, auxílio-creche.
Indicou, entrou, ganhou: R$ 100 por amigo que completar 45 dias.
Entrevista presencial sem hora marcada: seg a qui, 9h ou 14h. Rua da Grécia, 11.
Só RG e CPF (original). Não precisa currículo.
== Motorista de Van Escolar | Transporte Escolar Tia Rê | R$ 2.200
A Tia Rê transporta 70 crianças em São Bernardo do Campo.
Precisamos de motorista para o período da manhã e da tarde, com folga no meio do dia.
Exigências legais:
- CNH D com EAR
- Curso de transporte escolar averbado
- Certidão negativa criminal, tirada de graça na internet
- 21 anos
Se o curso venceu, dividimos o valor? Não, pagamos tudo, só pedimos que fique 1 ano. Se sair antes também não cobramos, rs.
Registro, cesta e VA R$ 300.
Férias em janeiro.
Zap da Tia Rê: (11) 90000-7575.
== Auditor de Estoque (inventário) | Conta Certa Inventários | R$ 11,50 por hora
Vagas intermitentes em todo o Ceará.
Você é convocado pelo aplicativo, aceita ou não.
Contar produtos em supermercados e farmácias, de noite.
Requisitos
- 18 anos
- Ensino médio cursando
- Disponibilidade de madrugada
Contrato intermitente pela CLT: férias, 13º e DSR pagos a cada convocação.
O depósito é feito até 5 dias depois, na conta do empregado ou chave Pix de seu CPF.
Treinamento presencial de 4 horas, pago.
Van de ida e volta.
Cadastro: contacerta.example/ceara. Depois ligamos para a entrevista no escritório da Aldeota.
== Fisioterapeuta Hospitalar | Hospital Nossa Senhora da Guia | R$ 3.900 (30h)
Hospital filantrópico de Sobral com residência multiprofissional.
Funções:
- Ventilação mecânica
- Mobilização precoce
- Discussão de casos
Exigências:
- CREFITO-6 ativo
- Especialização em terapia intensiva
- Disponibilidade para plantão noturno
Oferece adicional de insalubridade, refeição, convênio com academia.
Envie currículo em PDF até dia 17 para recrutamento@nsguia.example.
Somente selecionados serão contatados, pelo telefone fixo do hospital.
== Assistente de Cobrança Bancária | Banco Planalto S.A. | R$ 3.150
Descrição
Atuar na conciliação de boletos, devoluções de Pix, bloqueios judiciais e respostas a ofícios.
Responsabilidades
- Tratar arquivos de retorno
- Apurar depósitos não identificados
- Atender agências
Requisitos
- Superior cursando
- Excel intermediário
Diferenciais: Python, CPA-10.
Local: Brasília, SIA, híbrido.
Remuneração: salário, VA/VR R$ 1.890, PLR da categoria, auxílio-creche.
Candidatura: bancoplanalto.gupy.io. O Banco não pede senha, token ou selfie a candidatos por mensagem.
== Garçom/Garçonete | Resort Praia dos Coqueiros | R$ 1.720 + taxa de serviço (média R$ 900)
Resort all inclusive em Ipojuca, 420 quartos.
Contratação para a alta temporada, 40 vagas.
Tarefas
- Atendimento de praia, piscina e restaurantes
- Reposição de buffet
- Abertura de comandas
Pedimos ensino fundamental. Espanhol ajuda.
Ônibus de Recife, Cabo e Escada.
Quem é de outro estado: alojamento gratuito em Nossa Senhora do Ó, vaga limitada.
Uniforme, três refeições e lavanderia sem desconto.
Dia D de contratação: sábado, 8h, no Sine do Cabo. Trazer RG, CPF, CTPS digital e comprovante de residência.
Sem taxas. Sem intermediários.
== Freelancer - Transcrição de Áudio | Textual Transcrições | R$ 2,20 por minuto de áudio
Trabalho remoto e eventual para quem digita rápido.
Como é:
- Você recebe áudios de reuniões e audiências
- Transcreve conforme nosso manual
- Entrega em até 48h
Cada minuto de áudio leva uns 4 a 6 minutos de trabalho; dá por volta de R$ 22 por hora. Não é dinheiro fácil.
Volume irregular: de 0 a 10 horas de áudio por mês.
Pagamento quinzenal, Pix, contra RPA ou nota de MEI.
Teste de 5 minutos, gratuito, corrigido com retorno.
Assinamos um termo de sigilo.
Para participar, preencha o formulário em textual.example/freela. Dados bancários só depois do primeiro trabalho aceito.
== Supervisor de Loja | Ótica Bela Vista | R$ 2.800 + 0,7%
A Ótica Bela Vista tem 22 lojas entre Goiás e Tocantins.
A vaga é para Gurupi.
Responsabilidades:
- Gestão de 6 consultores
- Abertura e fechamento de caixa, depósito diário
- Metas de lentes e armações
- Treinamento de novos
Requisitos
- Liderança em varejo
- Técnico em óptica será um diferencial (bolsa de 70% no curso)
Variável sobre o total da loja, sem teto. Média regional: R$ 1.900.
VA R$ 420, plano, óculos de graça.
Currículo a gurupi@oticabv.example com o título SUPERVISOR.
== Médico Veterinário - Inspeção | Frigorífico Boi do Pantanal | R$ 8.200
Planta com SIF em Corumbá.
Atividades: controle de qualidade, APPCC, bem-estar animal, atendimento à fiscalização.
Pré-requisitos
- CRMV-MS ativo ou transferência (custo por nossa conta)
- 2 anos em frigorífico
- Inglês técnico
Oferecemos
- Casa por 6 meses
- Mudança paga
- Unimed, PPR, refeição
Jornada seg a sáb.
Enviar currículo e pretensão: qualidade@boidopantanal.example.
== Auxiliar de Eventos e Montagem | Tendas Bahia | R$ 120 a diária
Pra quem quer trabalhar nos festejos de junho!
Serviço: carregar, montar tenda, palco e gradil, desmontar.
Precisa de gente forte e que não tenha medo de acordar cedo.
Não precisa experiência. Precisa ser maior de 18.
Diária R$ 120, marmita e transporte da base em Feira de Santana.
Se passar de 8h tem extra de 20 por hora.
Pagamento no fim de cada dia, no Pix ou na mão.
Luva, capacete e camisa nós damos.
Pra subir em estrutura só quem tem NR-35.
Nome e idade no zap de Tonho (75) 90000-6161. Na base a gente anota o documento.
== Coordenador de RH | Grupo Hoteleiro Serra e Mar | R$ 7.300
Gramado e Canela, 5 hotéis, 610 colaboradores.
Desafio: reduzir a rotatividade e estruturar a admissão digital.
Atividades
- R&S, T&D, benefícios, clima
- Controle de treinamentos legais e exames periódicos
- Interface com sindicato
- Orçamento da área
Perfil: Psicologia, Administração ou afins; pós; 5 anos na área.
Diferencial: hotelaria.
Oferta: CLT, plano, refeição, hospedagens cortesia, bônus de 1,5 salário.
Mudança? Ajudamos com R$ 4.000.
Contato: consultora Helga, da Talento Sul, helga@talentosul.example. Confidencial e sem ônus ao candidato.
== Babá Folguista | Agência Ninho | R$ 220 a diária de 12h
A Agência Ninho atua em São Paulo há 20 anos.
Selecionamos babás folguistas para famílias em Perdizes, Pinheiros e Morumbi.
Requisitos:
- Experiência de 2 anos com referências
- Curso de primeiros socorros (temos turma gratuita na agência, todo mês)
- Boa escrita para o diário do bebê
A família paga a diária no próprio dia, por Pix, à babá. A taxa da agência é cobrada da família, nunca da profissional.
Checamos antecedentes por nossa conta.
Entrevista presencial na Rua Cardoso 1100, com psicóloga.
Agende: (11) 90000-8448, falar com Rute.
Traga RG e uma carta de referência.
== Trainee Comercial | Cooperativa Leite Bom | R$ 5.600
Programa Trainee 2026.
Quem pode: formados entre 12/2023 e 12/2025, qualquer curso, CNH B.
Duração: 14 meses, rodando por Castro, Carambeí e Ponta Grossa.
Etapas
- Inscrição e teste on-line
- Vídeo de até 2 minutos contando sua história
- Painel com gestores
- Imersão de dois dias (hotel e transporte pagos)
Benefícios
- Unimed, previdência, PPR, R$ 900 de VA
- Curso de inglês custeado
Só o site oficial recebe inscrições: leitebom.gupy.io, até 15 de agosto.
== Consultora de Beleza - Loja | Perfumaria Essência | R$ 1.690 + comissão progressiva
Trabalhe no Shopping de Aracaju, com as marcas que você ama.
A gente quer gente que brilha o olho!
Atividades:
- Demonstrar maquiagem e perfume
- Bater metas individuais
- Organizar a vitrine
- Receber pagamentos no PDV móvel (cartão e Pix)
Comissão: 2% até a meta, 4% acima. Sem teto.
Não precisa ter experiência; damos curso de automaquiagem com certificado.
Não há compra de kit: a maquiagem usada no trabalho é cortesia.
Escala de shopping.
VT, VA, plano odonto, folga no aniversário.
Deixe o currículo com a gerente Jaque ou use o link na bio da loja.
== Motorista Categoria D | Prefeitura de Córrego Fundo | R$ 2.190
Processo Seletivo Simplificado nº 11/2025.
Vagas: 4 + cadastro.
Requisitos: CNH D, curso de transporte de emergência para ambulância, fundamental completo.
Inscrição: presencial, na sede da prefeitura, de 5 a 9 de maio, das 8h às 16h.
Documentos no ato:
- Cópia do RG, CPF e CNH
- Certificados
- Comprovante de experiência
Não há taxa de inscrição.
Prova prática em 18/05.
O contrato será de 12 meses.
Os convocados abrirão conta no banco contratado pelo município para o crédito dos vencimentos, sem tarifas.
== Vendedor(a) de Cursos | Escola Técnica Avanço | R$ 1.600 + comissões
A Avanço forma técnicos em enfermagem, radiologia e segurança do trabalho, em Teresina e Timon.
Sua função: captar alunos.
- Ligar para interessados
- Visitar escolas públicas
- Explicar preços, bolsas e matrícula (R$ 99 em promoção)
- Receber a matrícula na secretaria
Comissão de R$ 50 por matrícula. Quem vende 30, faz a conta.
Pedimos ensino médio e boa conversa.
CLT, 44h, VT e bolsa integral para fazer um de nossos cursos se quiser (opcional).
Entrevistas na unidade Centro, quinta-feira.
Envie currículo pelo zap da coordenação: (86) 90000-7227.
== Auxiliar de Mecânica Industrial | Metalúrgica Irmãos Bortolini | R$ 2.120
Estamos em Caxias do Sul desde 1974.
Vaga para auxiliar de manutenção mecânica no 2º turno (17h às 2h33).
Atividades: lubrificação, troca de rolamento, apoio ao mecânico, registros.
Precisa: fundamental, noções de mecânica.
Damos o curso técnico no Senai (50%).
Plano de saúde, PPR, refeição, auxílio-transporte.
Cadastro no nosso RH: terça e quinta, 13h30.
Traga carteira de trabalho.
A seleção pode incluir teste psicotécnico, no local e sem custo.
== Atendente de Call Center - Bilíngue | Global Voice | R$ 3.400
Trabalhe em São Paulo (Barra Funda) atendendo clientes do Uruguai e do Chile.
Produto: cartão pré-pago de viagem.
O que você faz
- Ajudar com recargas, bloqueio e segunda via
- Confirmar compras suspeitas
- Escalar fraudes
Requisitos: espanhol avançado, ensino médio.
Primeira experiência? Ok!
Jornada: 6h20, 5x2, madrugada com táxi pago.
Benefícios: VR, VA, saúde, TotalPass.
Bônus de contratação de R$ 800 pago após 90 dias.
Bônus por indicação: R$ 500.
Inscrições: globalvoice.gupy.io. Tempo médio do processo: 6 dias.
== Técnico em Edificações | Engenharia Piracema | R$ 3.800
Obra de saneamento em Macapá, 24 meses.
Funções:
- Acompanhar equipes
- Medição
- Diário de obra
- Controle tecnológico do concreto
Exigido CFT ativo e CNH B.
Alojamento em casa da empresa, alimentação, folga a cada 60 dias com passagem aérea paga.
Plano de saúde nacional.
Exames admissionais no destino ou na sua cidade, na clínica credenciada (guia enviada por nós).
Início: imediato.
Currículo para obras@piracema.example.
== Educador Físico - Projetos | Clube Recreativo Municipal | R$ 3.100
O clube abre seleção para professor de natação e hidroginástica.
Carga: 30h.
Local: Maringá.
Requisitos
- Licenciatura e bacharelado
- CREF
- Experiência com crianças e idosos
Seleção
- Prova escrita (sem taxa)
- Prova prática na piscina
- Entrevista
Benefícios: plano, VA R$ 700, acesso ao clube.
Inscrições pelo site até 11/02; anexe somente o currículo, os comprovantes são vistos na contratação.
== Entregador(a) CLT | Mercadinho Já | R$ 1.900 + R$ 3 por entrega + aluguel da moto
Entregas rápidas de mercado, em dark store própria de Curitiba.
Não somos app: aqui você é registrado.
- 44h, 6x1
- Periculosidade de 30%
- Aluguel da moto R$ 500
- Seguro de vida e da moto
- VR 25
Requisitos: CNH A com EAR, moto até 10 anos, celular.
Baú, capa e capacete novos, entregues em comodato; ninguém paga nada.
A semana de treino é paga.
Chegar na loja Água Verde, seg a sex, 10h às 16h, com a CNH, e perguntar pelo líder.
Ou WhatsApp (41) 90000-5225.
Indicou amigo? R$ 250 no cartão.
== Analista de Investimentos | Family Office Jacarandá | R$ 11.000
Gestão de patrimônio de 9 famílias.
Local: Porto Alegre, Moinhos.
Atividades
- Due diligence de fundos
- Consolidação de carteiras
- Relatórios mensais de rentabilidade
Requisitos: CFA nível 1+, CEA ou CGA; 4 anos de mercado.
Compensação: fixo e bônus anual conforme desempenho.
O exame CFA seguinte é patrocinado.
Sigilo: sua candidatura só é vista por dois sócios.
Favor enviar CV em inglês e português: careers@jacaranda.example
== Recepcionista de Academia | Studio Movimento | R$ 1.650 + comissão
Em Cuiabá, duas unidades.
Horário: 5h30 às 11h50, seg a sáb.
O que faz:
- Recebe alunos
- Vende planos (R$ 20 por plano anual)
- Cobra mensalidade atrasada por mensagem, com link de pagamento
- Limpa aparelhos quando está calmo
O que pedimos: sorriso, ensino médio, pontualidade.
O que damos: treino grátis, VT, VA R$ 200, dia livre no aniversário.
Como: formulário no link da bio; depois vem fazer uma visita.
Não pedimos foto de documento.
== Técnico de Informática | Secretaria Municipal de Saúde de Porto das Pedras | R$ 2.700
Contratação temporária por excepcional interesse público.
Função: suporte aos postos, instalação do prontuário eletrônico, redes.
Escolaridade: técnico.
Inscrições pelo formulário oficial, publicado na página da Prefeitura (domínio gov.br).
Critérios
- Títulos: 4 pontos
- Experiência: 6 pontos
Documentos digitalizados são anexados no próprio sistema, com login gov.br.
Não há cobrança de taxa.
Desempate: maior idade.
Resultado preliminar em 12 dias.
Vigência de 12 meses, prorrogável.
== Empreiteiro de Pintura | Residencial Bosque das Araras | R$ 16,00 por m²
A construtora precisa de duas equipes para pintura interna de 96 apartamentos em Dourados.
Escopo: massa corrida, selador, duas demãos.
Condições:
- Material todo nosso
- Medição a cada 15 dias, pagamento em 3 dias úteis
- Retenção contratual de 5%, devolvida 60 dias após a entrega
- Empresa com CNPJ e funcionários registrados
- NR-35 para fachada (não é o caso agora)
Sem sinal, sem calção, sem taxa de cadastro.
Visite a obra antes de dar preço.
Engenheira Lia: (67) 90000-9889.
== Assistente de Logística Internacional | Comex Atlântico | R$ 3.300
Despachante aduaneiro em Itajaí.
Atribuições
- Acompanhar o desembaraço
- Emitir guias, recolher taxas e fretes, solicitar numerário dos clientes
- Falar com armadores
- Atualizar o Portal Único (gov.br)
Precisa: comércio exterior, inglês intermediário.
Diferencial: já ter trabalhado com DUIMP.
Presencial, 8h às 18h.
VA R$ 750, saúde, dental, PPR.
Currículo: gente@comexatlantico.example
== Auxiliar de Necropsia e Tanatopraxia | Funerária São Miguel | R$ 2.200 + 40%
Funerária de Vitória da Conquista procura auxiliar.
Plantões de 12x36.
Ajudar na preparação, na remoção e na ornamentação.
Não pede experiência, mas pede equilíbrio e respeito às famílias.
- CNH B
- Ensino médio
- Vacinas (aplicadas no posto, nós marcamos)
Após 6 meses pagamos o curso de tanatopraxia, em Salvador, com hospedagem.
Registro, insalubridade, plano funeral para a família.
Currículo no balcão ou (77) 90000-4774.
== Auxiliar de Sala (apoio à inclusão) | Cooperativa Educacional Caminhos | R$ 1.640 (30h)
A Caminhos é uma cooperativa de pais e professores em Ilhéus.
Vaga para apoiar um aluno autista do 3º ano.
O que fazer
- Acompanhar nas aulas
- Adaptar atividades, com a professora
- Anotar evolução
Preferimos estudantes de Pedagogia ou Psicologia, a partir do 3º semestre.
Curso de 40h em ABA dado pela escola antes de começar, com as horas pagas.
CLT, VT, almoço.
Conversa com a coordenadora e visita à turma.
E-mail: caminhos@escola.example. Conte por que quer esta vaga.
== Corretor(a) de Imóveis - Lançamentos | Habita Vendas | Comissão média de R$ 6.000 por venda
Lançamento com 480 unidades Minha Casa Minha Vida em Campinas.
Trabalho autônomo, sem fixo. A gente avisa logo pra não ter surpresa.
O que oferecemos
- Leads todos os dias
- Plantão em estande com almoço
- Ajuda de R$ 400 nos dois primeiros meses
- Comissão paga em até 10 dias após a assinatura na Caixa
- Premiação: moto para o primeiro do ano
Comissões sem teto.
Precisa de CRECI. Não tem? Pode começar como estagiário, matriculado em curso TTI de qualquer escola; reembolsamos a anuidade na primeira venda. Não vendemos curso.
Nossos corretores jamais recebem dinheiro de cliente.
Conversa na Av. Norte-Sul 333, fale com Wagner (19) 90000-4004.
== Assistente de Farmácia de Manipulação | Fórmula Viva | R$ 1.950
Chapecó, centro.
Tarefas:
- Pesagem e encapsulação
- Conferência de receitas recebidas pelo WhatsApp
- Orçamentos e confirmação de pagamento
Pedimos ensino médio e atenção absoluta.
Experiência em manipulação é bem-vinda, mas treinamos.
Segunda a sexta, 8h às 18h.
VA R$ 500, desconto de 40%, PPR.
Um teste de atenção e de matemática (regra de três) faz parte da entrevista.
Envie CV: vagas@formulaviva.example
== Tripulante de Plataforma - Taifeiro | Hotelaria Offshore Macaé | R$ 2.600 + embarque
Base: Macaé. Regime 14x14.
Funções: arrumação dos camarotes, lavanderia, serviço de mesa.
Exigências da atividade:
- CBSP válido
- HUET
- Vacinas e ASO offshore
Candidatos com CBSP têm prioridade. Para dez vagas aceitamos sem CBSP: o curso será pago pela empresa, contratado já na folha.
Passagem rodoviária de qualquer cidade do RJ e ES.
Benefícios: plano, VA R$ 950, seguro.
Cuidado: há gente vendendo "vaga embarcada" na internet em nosso nome. Não cobramos curso, exame nem cadastro.
Cadastro: offshoremacae.example/carreiras
== Monitor(a) de Transporte Escolar | Educar Transportes | R$ 1.550
São 30 vagas em Palmas, para a rede municipal.
Acompanhar as crianças, conferir a lista, ajudar a subir e descer.
Turno de 6h, dividido.
Requisitos
- 21 anos
- Ensino fundamental
- Certidão de antecedentes (a do TJ e da PF são grátis)
Curso de monitor: 16h, ministrado pelo Detran, sem custo para quem for aprovado.
VT e VA de R$ 220.
Documentos devem ser levados ao escritório na data marcada, em envelope, com cópia.
Interessados liguem (63) 90000-1331.
== Designer de Produto | Cartão Multi | R$ 8.400
Somos a emissora do cartão de benefícios usado por 2 milhões de brasileiros.
O time cuida do app (saldo, recarga pelo RH, pagamento por aproximação e Pix).
Você vai
- Conduzir pesquisas com usuários
- Prototipar
- Medir resultados
Esperamos 3 anos em produtos digitais e portfólio.
100% remoto; contratos CLT.
Pacote: R$ 1.500 no nosso próprio cartão, saúde, R$ 200 de internet, licença parental de 6 meses.
O desafio prático é opcional e leva no máximo 3 horas.
Vaga: cartaomulti.gupy.io
Dúvidas de acessibilidade: inclui@cartaomulti.example
== Extra de Fim de Ano - Embalagem de Presentes | Magazine Lar Brasil | R$ 85 por dia
De 1 a 24 de dezembro, em 14 lojas de Belo Horizonte e Contagem.
Precisamos de 120 pessoas!
- 6h por dia
- Contrato temporário registrado
- VT e lanche
Não precisa experiência: a oficina de laços é dia 28/11, paga.
Idade mínima: 16 anos.
O pagamento sai semanalmente, aos sábados, por transferência para a conta em seu nome.
Menores devem vir com o responsável.
Inscrição por formulário no site da loja ou no balcão do crediário.
Escolha a loja perto de você.
Após o Natal, alguns são efetivados (ano passado foram 17).
== Advogado(a) Previdenciário(a) | Prado & Lima | R$ 4.200 + 5% de êxito
Escritório em Imperatriz - MA, com 12 colaboradores.
Prática:
- Atendimento a segurados
- Requerimentos no Meu INSS
- Ações em JEF
- Audiências
OAB/MA ativa, um ano na área.
Presencial.
Honorários de êxito sem teto, repassados na semana do alvará.
Não trabalhamos com captação irregular.
Currículo para prado.lima@adv.example e uma peça de sua autoria, sem dados de clientes.
== Recreador(a) de Festas | Tio Pipoca Eventos | R$ 110 por festa de 4h
Animação de festas infantis em Brasília, sábados e domingos.
Você vai brincar, pintar rosto, esculpir balão, dançar.
Não sabe pintar nem fazer balão? Temos oficina gratuita nas noites de quarta.
Perfil
- 18+
- Energia!
- Chegar com 40 min de antecedência
Camiseta, maquiagem e caixa de som são nossas.
Pagamento: na segunda, Pix. A cada 10 festas, bônus de R$ 100.
Indique um colega: R$ 50 quando ele fizer a 3ª festa.
Chama no WhatsApp (61) 90000-5665, conta sua experiência com crianças, e marcamos um papo pessoalmente no Guará.
== Operador de Extrusora | Plásticos Guarani | R$ 2.600 + 30% noturno
Indústria de filmes plásticos em Blumenau, 220 funcionários.
Vaga no terceiro turno.
Responsabilidades
- Ajustar temperatura e espessura
- Trocar telas
- Preencher apontamentos
Experiência mínima de 1 ano em extrusão balão.
Escolaridade: fundamental.
Oferece: convênio, fretado, refeitório, PPR semestral, abono de férias.
Trazer currículo na portaria ou mandar p/ dp@plasticosguarani.example.
Urgente, início assim que o exame (nosso) ficar pronto.
== Camareira - Trabalho em Portugal | Ibérica Recrutamento Brasil | € 920 + alojamento
Empresa de recrutamento com licença em Portugal e escritório em Goiânia recruta para hotéis do Algarve.
Contrato de trabalho de 9 meses, com inscrição na Segurança Social.
Incluem-se:
- Alojamento partilhado
- Uma refeição por dia
- Passagem aérea adiantada pelo hotel e não descontada se cumprir o contrato
Exige-se: experiência de 1 ano, 20 a 50 anos, sem antecedentes.
O visto de trabalho é pedido por si no consulado, com o contrato; a taxa consular é reembolsada pelo hotel no 1º salário.
A Ibérica não recebe dinheiro de candidatos, em circunstância alguma.
Entrevista no hotel parceiro em Goiânia com a governanta, dias 12 e 13.
Inscrição: iberica.example/brasil
== Agente de Combate às Endemias | Prefeitura de Lagoa Seca do Piauí | R$ 3.036
PSP 01/2025, quatro vagas efetivas.
Provas objetivas e curso introdutório de 40 horas, eliminatório e gratuito, com bolsa de R$ 200.
Taxa de inscrição: R$ 65,00.
Isenção: CadÚnico, doador de sangue, mesário.
O pagamento se faz por boleto registrado ou Pix do próprio boleto, cujo beneficiário é o Município. Confira o CNPJ antes.
Inscrições de 10 a 28/02.
Requisito: ensino médio.
Não serão aceitas inscrições por e-mail, telefone ou WhatsApp.
Edital completo no Diário dos Municípios.
== Vendedor(a) Interno(a) - Telhas | Depósito Constrular | R$ 1.800 + 1%
Vem pro time! Loja de construção em Parnamirim.
- atender no balcão
- fazer orçamento no zap
- passar cartão, Pix, crediário
- acompanhar a entrega
Queremos quem já vendeu qualquer coisa na vida.
comissao 1% de tudo, sem limite nenhum, o Beto mês passado tirou 2.300 só de comissão
seg a sex 7:30-17:30, sab até 13h
vt, café da manhã, cesta
manda currículo p/ (84) 90000-3663 ou vem aqui tomar um café com a Suely
== Técnico em Enfermagem - Coleta | Laboratório São Camilo do Norte | R$ 2.300
Em Santarém, duas unidades e coleta domiciliar.
Suas tarefas
- Coleta adulto e infantil
- Cadastro e recebimento dos exames particulares
- Triagem de amostras
COREN ativo.
CNH A para coleta em casa (moto do laboratório).
6h às 12h, com sábados alternados.
Insalubridade e VA R$ 350.
Quem tem experiência com crianças passa na frente.
A anuidade do COREN é paga pelo colaborador, como em todo lugar; ajudamos parcelando em folha se pedir.
Currículo: camilo@lab.example
== Analista de Compliance e PLD | Corretora Cripto Real | R$ 7.000
Empresa brasileira de ativos virtuais, em fase de autorização no Banco Central, com 80 pessoas.
Atividades:
- Analisar alertas de lavagem de dinheiro
- Revisar cadastros com selfie e documentos de clientes
- Comunicar ao Coaf
- Responder a autoridades
Requisitos
- Direito, Economia, Contábeis
- 2 anos em PLD/FT
- Inglês
Remoto com visitas a São Paulo.
CLT. Não pagamos salário em cripto.
Funcionários assinam política de negociação pessoal.
Não existe "investimento inicial" para trabalhar aqui; se alguém lhe pedir isso em nosso nome, denuncie.
Vaga: criptoreal.gupy.io
== Sushiman | Temakeria Kaze | R$ 2.900 + 10%
Temakeria em Ribeirão Preto, 3 casas.
Procura sushiman com 2 anos de balcão.
Horários: 17h à 0h, terça a domingo.
Dez por cento divididos por pontos (dá uns 1.100).
Teste prático: uma noite, paga a R$ 150.
Facas próprias se preferir; as da casa são boas.
Aumento após 3 meses conforme avaliação.
Ajuda para moradia de R$ 400 para quem vem de fora.
Contato: Kenji, (16) 90000-7447.
Registro imediato.
== Auxiliar de Cobrança e Cadastro | Associação Comercial de Vale Dourado | R$ 1.900
Entidade com 1.400 associados.
Rotina
- Atualizar cadastros
- Gerar boletos e carnês das mensalidades
- Registrar e excluir nomes do SPC a pedido dos lojistas
- Emitir certificados digitais
Perfil: técnico em administração, boa redação.
44h, centro.
Benefícios: VA R$ 450, plano de saúde 50%.
Seleção em uma entrevista só.
Candidatos devem enviar currículo para acvd@associacao.example.
Não recebemos documentos por aplicativo.
== Chefe de Fila / Maître | Restaurante Quintal do Cerrado | R$ 3.200 + pontos
Casa premiada de cozinha goiana.
O papel:
- Liderar 10 garçons
- Cuidar do salão e das reservas
- Fechar o rateio da gorjeta
- Treinar vendas de vinho
Temos parceria com escola de sommelier e pagamos o curso inteiro.
Pede-se inglês básico e dois anos na função.
Terça a sábado.
Registrado; total em torno de R$ 5.400.
Entrevista por hora marcada: (62) 90000-3993.
== Instalador Solar | Luz do Agreste Energia | R$ 2.300 + R$ 15 por módulo
Caruaru e toda a região.
Trabalho em telhado, no sol, com equipe de 4.
Pedimos
- NR-10 e NR-35
- Experiência de 6 meses
- CNH B para os líderes
Para ajudantes: nada disso é preciso, os cursos são nossos e feitos antes de subir.
Produção paga quinzenalmente.
Viagens com hotel e alimentação.
EPIs novos.
Mandar currículo ou um áudio falando onde trabalhou p/ (81) 90000-2882, RH Luz do Agreste.
Contratação imediata!!
== Professor(a) Particular - Plataforma | Reforço Já | R$ 45 por hora
Somos uma plataforma brasileira de aulas particulares on-line.
Professores cadastram matérias e horários e recebem pedidos de alunos.
- Cadastro gratuito, sem mensalidade
- A plataforma fica com 15% de cada aula dada
- Saque por Pix toda sexta, sem valor mínimo
Os ganhos dependem da procura: matemática e química têm mais pedidos; em janeiro quase não há.
Precisa ser estudante ou formado na área.
Enviar o histórico escolar pelo painel depois de uma entrevista de vídeo com nossa equipe pedagógica.
Avaliações ruins podem suspender o perfil.
Não há vínculo de emprego.
Inscrição: reforcoja.example/professores
== Gari | Cidade Limpa Engenharia | R$ 1.750 + 40% + VA R$ 720
Concessionária da limpeza urbana de Niterói contrata 45 garis de varrição.
Sem experiência e sem escolaridade mínima.
Horários: 6h às 14h20 ou 14h às 22h20.
Vantagens
- Insalubridade
- VA e cesta
- Plano de saúde para dependentes
- Sorteio de bolsas para concluir os estudos
Comparecer à sede, Av. do Contorno 700, de 15 a 19, com RG, CPF, título, reservista (homens), comprovante de residência e foto 3x4 se tiver.
Pagamento feito em conta do banco que o trabalhador preferir.
Não compre lugar na fila: a ordem é por sorteio de senhas.
Pergunte por Dona Creuza.
== Secretária Executiva | - | R$ 6.500
Indústria farmacêutica multinacional (nome mantido em sigilo até a segunda fase), em Anápolis.
Apoio a dois diretores.
- Agenda, viagens, vistos, reembolsos
- Atas bilíngues
- Contratos
- Cartões corporativos e pagamentos
Formação em Secretariado com SRTE.
Inglês fluente, avaliado em chamada.
Pacote compatível, carro não incluso.
O processo é conduzido por Antares Executive Search; a remuneração da consultoria é do contratante.
Currículo a projetos@antares.example, ref. SEC-118.
== Operador(a) de Loja Noturno | Conveniência 24 Horas BomDia | R$ 1.720 + 20%
Cinco lojas em Campo Grande.
Turno 22h-6h, 6x1, táxi na volta quando não tem ônibus.
No dia a dia:
- atender e cobrar
- assar pão de queijo
- receber mercadoria
- fazer depósito no cofre inteligente
- vender recarga de celular e gift card (só na presença do cliente, olho nos golpes por telefone)
Sem experiencia. Maior de 18 anos.
Quebra de caixa de R$ 100 paga, e diferença de até R$ 20 não é descontada.
VA 300, plano odonto.
Preencher ficha em qualquer loja. Falar c/ líder.
== Estilista | Moda Praia Sereia Azul | R$ 5.000
Marca de Cabo Frio que exporta a 9 países.
Desenvolver 3 coleções por ano.
- Pesquisa
- Fichas técnicas
- Provas
- Acompanhar oficinas
Formação em Moda, CorelDraw e Illustrator.
Portfólio obrigatório.
Presencial, com 2 viagens a feiras, custos pagos.
Bônus por coleção esgotada.
Envie tudo pelo formulário sereiaazul.example/vem
== Auxiliar Financeiro | Clínica Oncológica Esperança | R$ 2.450
Clínica em São José do Rio Preto, 90 funcionários.
Atribuições
- Contas a pagar e receber
- Faturamento de convênios
- Glosas
- Conferência de Pix, TED e depósitos
- Caixa pequeno
Requisitos: superior cursando; Excel.
Jornada 8h–17h48.
VA R$ 500, Unimed, estacionamento.
Entrevista com a gerente e teste de Excel de 30 minutos, no local.
CV a clinicaesperanca@onco.example até 24/05.
== Missão Temporária - Copeiro de Evento Internacional | Sabores do Mundo Catering | R$ 190 por dia
Conferência em Belém, 14 dias, 300 copeiros e 200 garçons.
Inscrições abertas, urgente!
Condições
- Contrato por prazo determinado
- Diária acima, 8h, e adicional de madrugada
- Transporte do centro
- 2 refeições
- Uniforme emprestado
Credenciamento: a organização exige RG, CPF e foto. Isso é feito no nosso balcão na Estação das Docas, após a entrevista; nenhum dado é colhido por mensagem.
Inglês rende + R$ 40 por dia.
Pagamento em dois depósitos, no dia 7 e no dia 16 do evento.
Quem for bem será chamado para o Círio.
Ficha: saboresdomundo.example/belem
== Chefe de Departamento - Hortifruti | Atacarejo Serra Azul | R$ 2.700 + prêmio
A rede Serra Azul, de Poços de Caldas, busca chefe de hortifruti.
Atividades: compras diárias, controle de perdas, escala, precificação.
Requisitos
- 2 anos em hortifruti
- Ensino médio
- Começar às 5h sem sofrimento
Prêmio mensal por quebra abaixo de 4%: R$ 600.
Convênio médico, refeitório, day off.
Vaga aberta também para internas e internos da rede.
rh@serraazul.example, ou na loja com Vanilda.
== Costureiro(a) Piloteiro(a) | Uniformes Profissional Sul | R$ 2.350
Fábrica de uniformes escolares e hospitalares em Criciúma.
Preciso de gente que monte peça inteira.
Máquinas: reta, overloque, galoneira.
Trabalho na fábrica, de seg a sex, das 7h às 16h48.
Teste na máquina: duas horas, no dia da entrevista.
Vantagens
- Registro
- Cesta
- Prêmio de R$ 200 sem faltas
- Creche ao lado
Material, linha, agulha: tudo da fábrica.
Venha ou ligue (48) 90000-8338, Salete.
== Assistente de Comunicação - PcD | Instituto Águas Limpas | R$ 3.000
ONG ambiental com atuação no rio Doce.
Vaga afirmativa para pessoas com deficiência.
Funções
- Redes sociais
- Boletim quinzenal
- Apoio a campanhas de doação (Pix, boleto, cartão)
Experiência acadêmica conta.
Híbrido em Vitória; acessibilidade garantida.
CLT, plano de saúde, VA R$ 800.
Laudo só na contratação, entregue em mãos ao RH.
Formulário de candidatura até 30/06 na página do Instituto; respondemos por e-mail a todos.
== Promotor(a) de Cartão - Loja de Departamento | Financeira Lojas Viva | R$ 1.650 + variável sem teto
Ponto: Shopping em Campina Grande.
Trabalho: oferecer o cartão Viva às clientes, preencher a proposta no tablet, fotografar o documento e o rosto da cliente no sistema.
R$ 4,00 por cartão aprovado + R$ 2,00 por seguro.
Metade da equipe tira mais de R$ 700 de variável.
Pede-se
- Ensino médio
- 18 anos
- Zero vergonha de conversar
Experiência não importa.
Treinamos por 5 dias, remunerado, com VT adiantado.
6h por dia em escala de shopping.
VA R$ 520, saúde e odonto.
Currículo na central de atendimento, 2º piso, ou lojasviva.gupy.io
== Caminhoneiro Agregado | Transportes Boa Viagem | R$ 4,85 por km
Procuramos agregados com truck ou carreta, rota Uberlândia – Belém – São Luís.
Condições
- Frete tabela ANTT
- Adiantamento de 70% no carregamento, saldo em 48h após o canhoto, por Pix ou na conta do TAC
- Vale-pedágio à parte
- Carga o ano inteiro
Documentos: CNH, RNTRC, CRLV. O cadastro e a consulta na gerenciadora de risco são por nossa conta.
Rastreador: se não tiver, emprestamos sem custo.
Não trabalhamos com agenciador; ninguém paga comissão pela carga.
Pátio: BR 365 km 620.
Fale c/ tráfego: Nivaldo, (34) 90000-5445.
== Analista de Sinistros | Mútua dos Produtores | R$ 4.600
Seguradora rural em Cascavel.
O dia a dia
- Receber avisos
- Acionar peritos
- Calcular indenizações
- Pagar beneficiários por TED
Requisitos: Agronomia, Direito ou Administração.
Viagens ocasionais.
Oferecemos: 14º salário, previdência, saúde, VR R$ 1.000.
Curso de regulador de sinistros por nossa conta.
Inscrições até 19/03 pelo portal mutua.example/gente
== Atendente de Sorveteria | Gelato Capixaba | R$ 1.600 + R$ 200 de meta
Verão em Guarapari: 12 vagas de novembro a março.
Primeiro emprego, estudantes, aposentados: venham!
Horários
- 10h às 18h
- 16h às 0h
Contrato temporário, um dia de folga na semana.
Lanche e sorvete (1 por dia!).
Moradia não temos.
Treino dias 28 e 29/10, pago como dia normal.
Não precisa fazer curso de manipulação antes, a nutricionista dá aqui.
WhatsApp da loja (27) 90000-1771, mande nome, idade e horário que prefere.
== Ouvidor(a) Adjunto(a) | Agência Reguladora de Águas do Estado | R$ 9.300
Cargo comissionado, com seleção pública por currículo.
Competências:
- Tratar manifestações
- Elaborar relatório trimestral
- Mediar conflitos entre usuários e concessionárias
Formação superior, 3 anos de setor público ou regulado.
Não há taxa de inscrição.
Inscrições pelo Sistema Eletrônico de Informações, acesso com conta gov.br nível prata.
Período: 10 dias contados da publicação.
Entrevista com banca de três membros.
Exigem-se declaração de bens e certidões somente na nomeação.
== Auxiliar de Pizzaiolo | Forneria Trastevere | R$ 1.800 + caixinha
Somos uma forneria em Pelotas, aberta há dois anos, equipe pequena.
Precisamos de ajuda de quarta a domingo, 17h30 às 23h50.
Você vai abrir massa, montar, cuidar do forno e lavar o seu canto.
Se nunca trabalhou em cozinha: tudo bem, o Gianni ensina.
Se já trabalhou: ótimo, começa com R$ 2.000.
Registramos no primeiro dia, sem período "de boca".
Janta sempre.
A caixinha, em dinheiro e no Pix da casa, é dividida no domingo.
Aparece aqui às 16h ou manda um oi: (53) 90000-2442.
== Coordenador de Call Center de Crédito | Meu Crédito Soluções | R$ 5.200 + bônus
Fintech de crédito consignado, 300 operadores em João Pessoa.
Responsabilidades
- Liderar 5 supervisores
- Metas de conversão
- Qualidade e combate à venda enganosa
- Validação de formalização digital (selfie e assinatura dos clientes)
Requisitos
- 3 anos em liderança de operação financeira
- Conhecer autorregulação Febraban
- Certificação de correspondente
Bônus mensal sem teto, atrelado também a reclamações (abaixo de 1%).
CLT, VA/VR R$ 1.100, saúde, PLR.
Entrevistas por vídeo e visita à operação.
meucreditosolucoes.gupy.io
== Vaqueiro | Fazenda Rancho Alegre | R$ 2.400 + casa e leite
Fazenda de cria em Xinguara, 1.800 cabeças.
Lida diária: apartar, curar, vacinar, consertar cerca, olhar cocho.
Tem que montar bem e trazer a própria traia se gostar dela; tem traia na fazenda também.
Casa de 3 quartos, energia e internet de satélite.
Escola a 6 km com ônibus.
A esposa pode trabalhar na sede, também fichada, se quiser.
Bezerro de prêmio por ano.
Mudança por nossa conta até 500 km.
Não mandamos dinheiro antes nem pedimos; tudo se acerta na visita.
Ligar para o gerente Tião (94) 90000-1441, de noite pega melhor.
== Auxiliar de Biblioteca | Universidade Comunitária do Oeste | R$ 2.080
Seleção externa 21/2025, campus de Xanxerê.
Descrição: empréstimo, guarda de livros, orientação de bases digitais, cobrança de multas no sistema.
Horário: 13h30 às 22h15.
Ensino médio; cursar Biblioteconomia é um plus.
Bolsa de 100% na graduação depois de um ano.
Etapas:
- Currículo
- Prova de português e informática, no campus
- Entrevista
Inscreva-se no portal da universidade até 7 de novembro.
A inscrição é gratuita. Informações: biblioteca.rh@uco.example
== Menor Aprendiz - Logística | Centro de Distribuição Araucária | R$ 810 + VT
Programa de aprendizagem de 16 meses, 40 vagas, em Araucária.
Pra quem tem de 14 a 22 anos e estuda (ou já terminou) o ensino médio.
Você vai aprender
- Recebimento e conferência
- Inventário
- Segurança no armazém
O curso é pago pela empresa, dura o contrato inteiro e dá certificado.
4 horas por dia, no contraturno da escola.
Benefícios: VT, lanche, plano odontológico, seguro de vida.
Menores de 18: o responsável assina o contrato.
A conta para receber pode ser digital, aberta pelo responsável, sem tarifa.
Inscrições na escola ou com a entidade formadora, (41) 90000-3113. Tudo grátis.
== Técnico(a) de Laboratório - Usina | Bioenergia Paranaíba | R$ 3.350
Safra e entressafra em Quirinópolis.
Análises de caldo, açúcar e álcool em três turnos.
Requisitos
- Técnico em química com CRQ
- Experiência em usina será vantagem
Exames e integração na usina, sem custo.
Rota de ônibus em Quirinópolis e Cachoeira Alta.
Benefícios: Unimed, VA R$ 690, PPR, kit escolar.
Indicação de colaborador rende R$ 400 ao indicador.
Envie currículo por bioparanaiba.gupy.io até o dia 2.
== Consultor(a) de Relacionamento - Odontologia | Rede Sorriso Nosso | R$ 1.700 + comissão
Clínica popular em Nova Iguaçu, inaugura dia 10.
URGENTE, 8 vagas.
O que faz
- Chama os clientes pelo WhatsApp da clínica
- Apresenta orçamento
- Fecha entrada e parcelas (cartão, boleto, Pix)
- Faz o pós-venda
Não precisa conhecer odonto.
Comissão de 2% sobre o que fecha, sem limite.
Seg a sex 8h-18h, sábado até 12h.
Clareamento grátis após a experiência.
Entrevista coletiva na própria clínica, quarta, 10h; traga currículo.
Nada é cobrado, nem o jaleco.
`;
