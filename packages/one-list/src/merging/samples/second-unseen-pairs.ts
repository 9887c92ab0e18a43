import { readPairs } from "./read-pairs.ts";

/**
 * Shops, drugstores, food, offices, building, beauty, cars, marketing, law. Written without knowledge of the merging; run
 * first together, `second-unseen-texts.ts` says what that showed.
 */
export const secondUnseenPairs = readPairs(`
= the same posting on two portals, word for word
gupy ~ Auxiliar Contábil ~ Araripe Sá Contabilidade ~ Uberlândia (MG) ~ text=nova-aux-contabil
infojobs ~ Auxiliar Contábil ~ Araripe Sá Contabilidade ~ Uberlândia (MG) ~ text=nova-aux-contabil

≠ one office, accounts and taxes
gupy ~ Auxiliar Contábil ~ Araripe Sá Contabilidade ~ Uberlândia (MG) ~ text=nova-aux-contabil
infojobs ~ Auxiliar Fiscal ~ Araripe Sá Contabilidade ~ Uberlândia (MG) ~ text=nova-aux-fiscal

= assistant accountant retold, gender form, employer as a firm
catho ~ Auxiliar Contábil ~ Araripe Sá Contabilidade ~ Uberlândia (MG) ~ text=nova-aux-contabil ~ on=11-03
bne ~ AUXILIAR DE CONTABILIDADE ~ ARARIPE SA CONTABILIDADE S/S LTDA ~ Uberlândia (MG) ~ text=nova-aux-contabil-b ~ on=11-05

≠ two unrelated offices look for the same kind of person
catho ~ Auxiliar Contábil ~ Araripe Sá Contabilidade ~ Uberlândia (MG) ~ text=nova-aux-contabil
bne ~ Auxiliar Contábil ~ Contabiliza Cerrado Assessoria ~ Uberlândia (MG) ~ text=nova-aux-fiscal ~ pay=R$ 1.900,00

≠ shop assistant and pharmacist of one chain, its introduction shared
gupy ~ Balconista de Farmácia ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-balconista
catho ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico

= the chain's number of the shop on both, the text cut
gupy ~ Balconista de Farmácia | Loja 23 Tirol ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-balconista
careerjet ~ Balconista de Farmácia - Loja 23 Tirol ~ Drogarias Cajupira ~ Natal, RN ~ text=nova-sobre-cajupira+nova-balconista/190

≠ two branches of one chain in Natal
gupy ~ Balconista de Farmácia | Loja 23 Tirol ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-balconista
infojobs ~ Balconista de Farmácia | Loja 31 Ponta Negra ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-balconista

≠ two branches named by the neighbourhood alone
catho ~ Balconista - Alecrim ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-balconista
bne ~ BALCONISTA - CAPIM MACIO ~ DROGARIAS CAJUPIRA ~ Natal (RN) ~ text=nova-balconista ~ as=capitals

≠ Natal and Parnamirim
gupy ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico
vagas ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Parnamirim (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico

= pharmacist, plain text and without the introduction
gupy ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico ~ contract=Efetivo
vagas ~ Farmacêutica / Farmacêutico ~ Cajupira ~ Natal (RN) ~ text=nova-farmaceutico ~ as=plain

≠ open post and its twin for people with a disability
gupy ~ Operador(a) de Caixa ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-op-caixa-droga
vagas ~ Operador(a) de Caixa - Vaga Exclusiva PcD ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-op-caixa-droga

≠ the twin for people with a disability says so only at the end
catho ~ Operador de Caixa ~ Drogarias Cajupira ~ Mossoró (RN) ~ text=nova-op-caixa-droga
infojobs ~ Operador de Caixa ~ Drogarias Cajupira ~ Mossoró (RN) ~ text=nova-op-caixa-droga ~ tail=Vaga exclusiva para pessoas com deficiência (PcD). É necessário apresentar laudo.

= cashier, accents lost, the state in the title
catho ~ Operador de Caixa (Mossoró/RN) ~ Drogarias Cajupira ~ Mossoró (RN) ~ text=nova-op-caixa-droga
netvagas ~ Operador de Caixa ~ Drogarias Cajupira ~ Mossoró (RN) ~ text=nova-op-caixa-droga ~ as=bare

= the post for people with a disability on two portals
infojobs ~ Operador(a) de Caixa - Exclusiva para PcD ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-sobre-cajupira+nova-op-caixa-droga
catho ~ Operador de Caixa (PCD) ~ Drogarias Cajupira ~ Natal (RN) ~ text=nova-op-caixa-droga ~ tail=Vaga exclusiva para pessoas com deficiência.

≠ two months between the dates
gupy ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Caicó (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico ~ on=09-08
infojobs ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Caicó (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico ~ on=11-12

= nine days between the dates
gupy ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Caicó (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico ~ on=11-02
infojobs ~ Farmacêutico(a) ~ Drogarias Cajupira ~ Caicó (RN) ~ text=nova-sobre-cajupira+nova-farmaceutico ~ on=11-11

= bakery, the employer hidden on one side, in other words
catho ~ Atendente de Padaria ~ Panificadora Trigo Velho ~ Maringá (PR) ~ text=nova-atend-padaria
infojobs ~ Atendente de Balcão - Padaria (manhã) ~ Confidencial ~ Maringá (PR) ~ text=nova-atend-padaria-b

≠ counter and confectionery of one bakery
catho ~ Atendente de Padaria ~ Panificadora Trigo Velho ~ Maringá (PR) ~ text=nova-atend-padaria
bne ~ Confeiteiro ~ Panificadora Trigo Velho ~ Maringá (PR) ~ text=nova-confeiteiro

= confectioner, gender and capitals
catho ~ Confeiteiro(a) ~ Panificadora Trigo Velho ~ Maringá (PR) ~ text=nova-confeiteiro
bne ~ CONFEITEIRA ~ PANIFICADORA TRIGO VELHO LTDA - ME ~ Maringá (PR) ~ text=nova-confeiteiro ~ as=capitals

≠ both employers hidden, two portals, nearly the same text
infojobs ~ Atendente de Balcão ~ Confidencial ~ Maringá (PR) ~ text=nova-atend-padaria-b
bne ~ Atendente de Balcão ~ Empresa Confidencial ~ Maringá (PR) ~ text=nova-atend-padaria-b

≠ another bakery of the same town with its own text
catho ~ Atendente de Padaria ~ Panificadora Trigo Velho ~ Maringá (PR) ~ text=nova-atend-padaria
divulgavagas ~ Atendente de Padaria ~ Pães Dona Filó ~ Maringá (PR) ~ tail=Atendente para padaria na Zona 7, período da tarde, das 14h às 21h20. Não precisa de experiência. Salário R$ 1.700 e vale-transporte.

≠ morning and afternoon at the counter
catho ~ Atendente de Padaria - Manhã ~ Panificadora Trigo Velho ~ Maringá (PR) ~ text=nova-atend-padaria
infojobs ~ Atendente de Padaria - Tarde ~ Panificadora Trigo Velho ~ Maringá (PR) ~ tail=Atendente de balcão para o turno da tarde, das 13h40 às 22h, com uma folga na semana. Atender no balcão de pães e frios, montar lanches e fechar a loja.

= bricklayer, told again
catho ~ Pedreiro ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro
bne ~ Pedreiro de Alvenaria e Acabamento ~ Urucuia Construções ~ Montes Claros (MG) ~ text=nova-pedreiro-b

≠ bricklayer and helper on one building site
catho ~ Pedreiro ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro
infojobs ~ Servente de Obras ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-servente

= helper under two of the trade's names
infojobs ~ Servente de Obras ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-servente
bne ~ SERVENTE DE PEDREIRO ~ CONSTRUTORA URUCUIA ~ Montes Claros (MG) ~ text=nova-servente ~ as=capitals

= number of posts in the title
infojobs ~ Pedreiro - 10 vagas ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro
encontresuavaga ~ Pedreiro ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro/240

≠ pay that cannot be the same
infojobs ~ Pedreiro ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro ~ pay=R$ 2.450,00
catho ~ Pedreiro ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro ~ pay=R$ 3.300,00

= one number inside a range
infojobs ~ Pedreiro ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro ~ pay=R$ 2.450,00
catho ~ Pedreiro ~ Construtora Urucuia ~ Montes Claros (MG) ~ text=nova-pedreiro ~ pay=R$ 2.300,00 a R$ 2.600,00

≠ kitchen and grill of one restaurant group
gupy ~ Cozinheiro(a) ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-cozinheiro
catho ~ Churrasqueiro ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-churrasqueiro

≠ waiter and cook with the group's introduction
gupy ~ Garçom / Garçonete ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-garcom
vagas ~ Cozinheiro(a) ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-cozinheiro

= waiter in both genders
gupy ~ Garçom / Garçonete ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-garcom
infojobs ~ Garçom ~ Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-garcom ~ pay=R$ 1.850,00

≠ two houses of the group in one city
gupy ~ Garçom - Unidade Moinhos de Vento ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-garcom
catho ~ Garçom - Unidade Zona Sul ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-garcom

= the house named in full and in short
gupy ~ Cozinheiro(a) - Unidade Moinhos de Vento ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-cozinheiro
vagas ~ Cozinheiro Unidade Moinhos ~ Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-cozinheiro

= the man at the grill under both of his names
gupy ~ Churrasqueiro / Assador ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-sobre-pampa+nova-churrasqueiro
bne ~ ASSADOR (CHURRASQUEIRO) ~ BRASA DO PAMPA CHURRASCARIA LTDA ~ Porto Alegre (RS) ~ text=nova-churrasqueiro ~ as=capitals

≠ cook and assistant cook
catho ~ Cozinheiro ~ Grupo Brasa do Pampa ~ Porto Alegre (RS) ~ text=nova-cozinheiro
bne ~ Auxiliar de Cozinha ~ Brasa do Pampa ~ Porto Alegre (RS) ~ tail=Higienizar e cortar legumes, preparar saladas, lavar utensílios e apoiar o cozinheiro. Não exige experiência. Alimentação na casa e vale-transporte.

= shortened title of a logistics helper
gupy ~ Auxiliar de Logística - 2º turno ~ Tropeiro Azul Logística ~ Contagem (MG) ~ text=nova-aux-logistica
bne ~ AUX. LOGISTICA 2º TURNO ~ TROPEIRO AZUL TRANSPORTES E LOGISTICA S.A. ~ Contagem (MG) ~ text=nova-aux-logistica ~ as=capitals

= an agency tells it again under its own name, employer hidden there
gupy ~ Auxiliar de Logística - 2º turno ~ Tropeiro Azul Logística ~ Contagem (MG) ~ text=nova-aux-logistica
catho ~ Auxiliar de Logística (14h às 22h20) ~ Luandre ~ Contagem (MG) ~ text=nova-luandre-intro+nova-aux-logistica-b

≠ second and third shift
gupy ~ Auxiliar de Logística - 2º turno ~ Tropeiro Azul Logística ~ Contagem (MG) ~ text=nova-aux-logistica
infojobs ~ Auxiliar de Logística - 3º turno ~ Tropeiro Azul Logística ~ Contagem (MG) ~ tail=Receber mercadorias, endereçar paletes no WMS, separar pedidos com coletor e carregar caminhões, no 3º turno, das 22h20 às 6h, com adicional noturno.

≠ Contagem and Betim
gupy ~ Auxiliar de Logística ~ Tropeiro Azul Logística ~ Contagem (MG) ~ text=nova-aux-logistica
vagas ~ Auxiliar de Logística ~ Tropeiro Azul Logística ~ Betim (MG) ~ text=nova-aux-logistica

≠ an agency's introduction in front of two jobs
catho ~ Auxiliar de Logística ~ Luandre ~ Contagem (MG) ~ text=nova-luandre-intro+nova-aux-logistica-b
infojobs ~ Assistente de Seguros ~ Luandre ~ Contagem (MG) ~ text=nova-luandre-intro+nova-seguros

≠ the same agency, the same words of title, two towns
catho ~ Auxiliar de Logística ~ Luandre ~ Contagem (MG) ~ text=nova-luandre-intro ~ tail=Auxiliar de logística para separar pedidos com coletor, etiquetar volumes e carregar caminhões. Ensino médio, refeição no local e fretado.
infojobs ~ Auxiliar de Logística ~ Luandre ~ Jundiaí (SP) ~ text=nova-luandre-intro ~ tail=Auxiliar de logística para separar pedidos com coletor, etiquetar volumes e carregar caminhões. Ensino médio, refeição no local e fretado.

≠ temporary at the agency, permanent at the firm
gupy ~ Auxiliar de Logística ~ Tropeiro Azul Logística ~ Contagem (MG) ~ text=nova-aux-logistica ~ contract=CLT
catho ~ Auxiliar de Logística - Temporário ~ Luandre ~ Contagem (MG) ~ text=nova-luandre-intro+nova-aux-logistica-b ~ contract=Temporário

= contract said on one side
gupy ~ Auxiliar de Logística ~ Tropeiro Azul Logística ~ Contagem (MG) ~ text=nova-aux-logistica ~ contract=CLT
solides ~ Auxiliar de Logística ~ TROPEIRO AZUL LOGISTICA ~ Contagem (MG) ~ text=nova-aux-logistica ~ as=breaks

= remote media analyst, retold
trampos ~ Analista de Mídia Paga ~ Pixelume ~ Remoto ~ text=nova-ger-midia ~ contract=CLT
gupy ~ Pessoa Analista de Mídia Paga (Performance) ~ Pixelume Marketing Digital ~ Remoto ~ text=nova-ger-midia-b

≠ media and social media in one agency
trampos ~ Analista de Mídia Paga ~ Pixelume ~ Florianópolis (SC) ~ text=nova-ger-midia
gupy ~ Social Media ~ Pixelume ~ Florianópolis (SC) ~ text=nova-social ~ mode=hybrid

≠ Júnior and Pleno
trampos ~ Analista de Mídia Paga Jr ~ Pixelume ~ Remoto ~ text=nova-ger-midia
catho ~ Analista de Mídia Paga Pleno ~ Pixelume ~ Remoto ~ text=nova-ger-midia

= level written two ways
trampos ~ Social Media Pleno ~ Pixelume ~ Florianópolis (SC) ~ text=nova-social
infojobs ~ Social Media PL. ~ Pixelume Marketing ~ Florianópolis (SC) ~ text=nova-social ~ as=plain

≠ two agencies, the title that all agencies write
trampos ~ Social Media ~ Pixelume ~ Florianópolis (SC) ~ text=nova-social
gupy ~ Social Media ~ Estúdio Maré Cheia ~ Florianópolis (SC) ~ tail=Buscamos social media para cuidar de restaurantes e hotéis da ilha, fotografar pratos e gravar vídeos no local. PJ, R$ 2.800.

≠ employee and freelancer
trampos ~ Social Media ~ Pixelume ~ Florianópolis (SC) ~ text=nova-social ~ contract=CLT
remotar ~ Social Media ~ Pixelume ~ Florianópolis (SC) ~ text=nova-social/300 ~ contract=PJ

= remote job, each portal with its own mark for remote
remotar ~ [REMOTO] Analista de Mídia Paga ~ Pixelume ~ Remoto ~ text=nova-ger-midia
trampos ~ Analista de Mídia Paga - Home Office ~ Pixelume ~ Remoto ~ text=nova-ger-midia ~ as=breaks

≠ trainee lawyer in two areas of law
catho ~ Estágio em Direito - Cível ~ Quintela Barros Advocacia ~ São Paulo (SP) ~ text=nova-est-direito
gupy ~ Estágio em Direito - Trabalhista ~ Quintela Barros Advocacia ~ São Paulo (SP) ~ text=nova-est-direito-trab

≠ trainees in two areas, named alike
catho ~ Estagiário de Direito ~ Quintela Barros Advocacia ~ São Paulo (SP) ~ text=nova-est-direito
vagas ~ Estagiário de Direito ~ Quintela Barros Advocacia ~ São Paulo (SP) ~ text=nova-est-direito-trab

= trainee in two spellings
catho ~ Estágio em Direito (Cível) ~ Quintela Barros Advocacia ~ São Paulo (SP) ~ text=nova-est-direito ~ contract=Estágio
infojobs ~ Estagiário(a) de Direito - Área Cível ~ Quintela Barros ~ São Paulo (SP) ~ text=nova-est-direito ~ as=plain ~ pay=R$ 1.800,00

= trainee in labour law on two portals
gupy ~ Estágio em Direito - Trabalhista ~ Quintela Barros Advocacia ~ São Paulo (SP) ~ text=nova-est-direito-trab
vagas ~ Estágio Direito Trabalhista ~ Quintela Barros Adv. ~ São Paulo (SP) ~ text=nova-est-direito-trab ~ as=plain ~ contract=Estágio

≠ seller and administrator of one estate agency
catho ~ Corretor de Imóveis ~ Imobiliária Chave Serena ~ Curitiba (PR) ~ text=nova-corretor
infojobs ~ Auxiliar Administrativo - Locação ~ Imobiliária Chave Serena ~ Curitiba (PR) ~ text=nova-aux-adm-imob

= estate agent, the initials of the register in the title
catho ~ Corretor de Imóveis ~ Imobiliária Chave Serena ~ Curitiba (PR) ~ text=nova-corretor
bne ~ CORRETOR(A) DE IMOVEIS C/ CRECI ~ CHAVE SERENA NEGOCIOS IMOBILIARIOS ~ Curitiba (PR) ~ text=nova-corretor ~ as=bare

= assistant of the letting department
catho ~ Assistente de Locação ~ Imobiliária Chave Serena ~ Curitiba (PR) ~ text=nova-aux-adm-imob
infojobs ~ Auxiliar Administrativo de Locação ~ Chave Serena ~ Curitiba (PR) ~ text=nova-aux-adm-imob

≠ trainer and reception of one gym
infojobs ~ Instrutor de Musculação ~ Academia Pulso Norte ~ Brasília (DF) ~ text=nova-instrutor
bne ~ Recepcionista ~ Academia Pulso Norte ~ Brasília (DF) ~ text=nova-recep-academia

= trainer of the gym, word order
infojobs ~ Instrutor de Musculação ~ Academia Pulso Norte ~ Brasília (DF) ~ text=nova-instrutor
catho ~ Professor de Educação Física - Musculação ~ Pulso Norte ~ Brasília (DF) ~ text=nova-instrutor

≠ a trainer and a student trainee
infojobs ~ Instrutor de Musculação ~ Academia Pulso Norte ~ Brasília (DF) ~ text=nova-instrutor
catho ~ Estágio - Instrutor de Musculação ~ Academia Pulso Norte ~ Brasília (DF) ~ text=nova-instrutor ~ contract=Estágio

= reception cut by the searching portal
infojobs ~ Recepcionista ~ Academia Pulso Norte ~ Brasília (DF) ~ text=nova-recep-academia
careerjet ~ Recepcionista ~ Academia Pulso Norte ~ Brasília, DF ~ text=nova-recep-academia/150

≠ receptionists of two employers
infojobs ~ Recepcionista ~ Academia Pulso Norte ~ Brasília (DF) ~ text=nova-recep-academia
bne ~ Recepcionista ~ Clínica Ipê do Planalto ~ Brasília (DF) ~ tail=Recepcionista para clínica médica na Asa Sul: agendar consultas, conferir guias de convênio e receber pacientes. Segunda a sexta, das 8h às 18h.

= mechanic of the workshop, told again by its chain
catho ~ Mecânico de Automóveis ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ text=nova-mecanico
infojobs ~ Mecânico Automotivo ~ Roda Minuano Pneus e Serviços ~ Caxias do Sul (RS) ~ text=nova-mecanico-b

≠ mechanic and wheel aligner
catho ~ Mecânico de Automóveis ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ text=nova-mecanico
infojobs ~ Alinhador ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ text=nova-alinhador

= aligner and balancer
catho ~ Alinhador e Balanceador ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ text=nova-alinhador
bne ~ ALINHADOR ~ AUTOCENTER RODA MINUANO LTDA ~ Caxias do Sul (RS) ~ text=nova-alinhador ~ as=capitals

= mechanic, the employer hidden on one side, the same words
catho ~ Mecânico de Automóveis ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ text=nova-mecanico
bne ~ Mecânico de Automóveis ~ - ~ Caxias do Sul (RS) ~ text=nova-mecanico ~ as=plain

≠ hidden mechanic for lorries
catho ~ Mecânico de Automóveis ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ text=nova-mecanico
bne ~ Mecânico Diesel ~ Confidencial ~ Caxias do Sul (RS) ~ tail=Transportadora contrata mecânico diesel para manutenção preventiva e corretiva da frota de caminhões Volvo e Scania. Escala 6x1.

≠ helper of a mechanic
catho ~ Mecânico ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ text=nova-mecanico
infojobs ~ Auxiliar de Mecânico ~ Autocenter Roda Minuano ~ Caxias do Sul (RS) ~ tail=Auxiliar para a oficina de São Pelegrino: não exige experiência, vai lavar peças, trocar óleo e filtros e aprender com os mecânicos da casa.

= groomer in two words
catho ~ Banhista e Tosador ~ Pet Focinho Gelado ~ Santos (SP) ~ text=nova-tosador
bne ~ TOSADOR(A) / BANHISTA ~ FOCINHO GELADO PET SHOP ~ Santos (SP) ~ text=nova-tosador ~ as=bare ~ pay=R$ 1.950,00

≠ shops of the groomer named only in the text
catho ~ Banhista e Tosador ~ Pet Focinho Gelado ~ Santos (SP) ~ text=nova-tosador ~ tail=Vaga para a loja do Gonzaga.
infojobs ~ Banhista e Tosador ~ Pet Focinho Gelado ~ Santos (SP) ~ text=nova-tosador ~ tail=Vaga para a loja da Ponta da Praia.

= shop of the groomer named on both
catho ~ Banhista e Tosador ~ Pet Focinho Gelado ~ Santos (SP) ~ text=nova-tosador ~ tail=Vaga para a loja do Gonzaga.
infojobs ~ Tosador - Gonzaga ~ Pet Focinho Gelado ~ Santos (SP) ~ text=nova-tosador

= optician's seller
gupy ~ Consultor(a) de Vendas ~ Óptica Íris Belém ~ Belém (PA) ~ text=nova-consultor-optica
catho ~ Consultor de Vendas Óptico ~ Optica Iris Belem ~ Belém (PA) ~ text=nova-consultor-optica ~ as=plain

≠ malls of the optician
gupy ~ Consultor de Vendas - Shopping Grão Pará ~ Óptica Íris Belém ~ Belém (PA) ~ text=nova-consultor-optica
vagas ~ Consultor de Vendas - Shopping Boulevard ~ Óptica Íris Belém ~ Belém (PA) ~ text=nova-consultor-optica

≠ sellers of two trades
gupy ~ Consultor(a) de Vendas ~ Óptica Íris Belém ~ Belém (PA) ~ text=nova-consultor-optica
catho ~ Consultor(a) de Vendas ~ Motos Tapajós ~ Belém (PA) ~ tail=Vender motocicletas novas e consórcios na concessionária da avenida Almirante Barroso. Fixo mais comissão.

≠ shelves and bread of one supermarket chain
gupy ~ Repositor(a) ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-repositor
infojobs ~ Padeiro(a) ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-padeiro

= baker with and without the chain's introduction
gupy ~ Padeiro(a) ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-padeiro
bne ~ Padeiro ~ Jangadeiro Bom Supermercados ~ João Pessoa (PB) ~ text=nova-padeiro ~ as=plain

≠ shelves at Bessa and at Mangabeira
gupy ~ Repositor(a) - Loja Bessa ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-repositor
vagas ~ Repositor(a) - Loja Mangabeira ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-repositor

= the shop in brackets, in capitals, without the word for it
gupy ~ Repositor(a) - Loja Mangabeira ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-repositor
bne ~ REPOSITOR (MANGABEIRA) ~ JANGADEIRO BOM ~ João Pessoa (PB) ~ text=nova-repositor ~ as=capitals

≠ apprentice and employee
gupy ~ Repositor(a) ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-repositor
vagas ~ Jovem Aprendiz - Reposição ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-repositor ~ contract=Jovem aprendiz

≠ supervisor and worker of the shelves
gupy ~ Repositor(a) ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro+nova-repositor
infojobs ~ Encarregado(a) de Reposição ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-sobre-jangadeiro ~ tail=Liderar a equipe de repositores da loja, montar escalas, controlar rupturas e quebras e negociar espaços com promotores.

≠ two chains of supermarkets
gupy ~ Repositor ~ Jangadeiro Bom ~ João Pessoa (PB) ~ text=nova-repositor
catho ~ Repositor ~ Mercantil Flor do Sisal ~ João Pessoa (PB) ~ tail=Repor mercadorias, conferir validade e precificar. Ensino fundamental. Segunda a sábado, das 7h às 15h20.

= seller and designer of furniture, told again without the employer's name
catho ~ Projetista de Vendas ~ Jacarandá Rosa Móveis Planejados ~ Ribeirão Preto (SP) ~ text=nova-vend-moveis
infojobs ~ Projetista Vendedor(a) de Planejados ~ Empresa Confidencial ~ Ribeirão Preto (SP) ~ text=nova-vend-moveis-b

≠ designer and fitter of one furniture shop
catho ~ Projetista de Vendas ~ Jacarandá Rosa Móveis Planejados ~ Ribeirão Preto (SP) ~ text=nova-vend-moveis
infojobs ~ Montador de Móveis ~ Jacarandá Rosa Móveis Planejados ~ Ribeirão Preto (SP) ~ text=nova-montador

= fitter of furniture, one letter more
catho ~ Montador de Móveis ~ Jacarandá Rosa Móveis Planejados ~ Ribeirão Preto (SP) ~ text=nova-montador
bne ~ MONTADOR DE MOVEIS PLANEJADOS ~ JACARANDA ROSA ~ Ribeirão Preto (SP) ~ text=nova-montador ~ as=bare

≠ guard by day at a bank, by night at a warehouse
infojobs ~ Vigilante ~ Arcanjo Vigilância Patrimonial ~ Rio de Janeiro (RJ) ~ text=nova-vigilante
bne ~ Vigilante ~ Arcanjo Vigilância Patrimonial ~ Rio de Janeiro (RJ) ~ text=nova-vigilante-noite

= guard by night
infojobs ~ Vigilante Noturno 12x36 ~ Arcanjo Vigilância Patrimonial ~ Rio de Janeiro (RJ) ~ text=nova-vigilante-noite
bne ~ VIGILANTE 12X36 (NOITE) ~ ARCANJO VIGILANCIA ~ Rio de Janeiro (RJ) ~ text=nova-vigilante-noite ~ as=capitals

≠ one guard's post by day and by night
infojobs ~ Vigilante 12x36 Diurno ~ Arcanjo Vigilância Patrimonial ~ Rio de Janeiro (RJ) ~ tail=Vigilante para posto em condomínio logístico na região de Campo Grande, escala 12x36 diurna, das 7h às 19h. Curso de formação e reciclagem em dia, CNV válida.
bne ~ Vigilante 12x36 Noturno ~ Arcanjo Vigilância Patrimonial ~ Rio de Janeiro (RJ) ~ text=nova-vigilante-noite

= guard of the bank, the code on one side
catho ~ Vigilante - Agência Bancária (Cód. 4471) ~ Arcanjo Vigilância Patrimonial ~ Rio de Janeiro (RJ) ~ text=nova-vigilante
netvagas ~ Vigilante ~ Arcanjo Vigilância ~ Rio de Janeiro (RJ) ~ text=nova-vigilante ~ as=breaks

≠ nails and hair of one salon
catho ~ Manicure e Pedicure ~ Salão Madame Lavanda ~ Goiânia (GO) ~ text=nova-manicure
bne ~ Cabeleireiro(a) ~ Salão Madame Lavanda ~ Goiânia (GO) ~ text=nova-cabeleireiro

= nails, one word left out
catho ~ Manicure e Pedicure ~ Salão Madame Lavanda ~ Goiânia (GO) ~ text=nova-manicure
divulgavagas ~ Manicure ~ Madame Lavanda ~ Goiânia (GO) ~ text=nova-manicure ~ as=plain

= hairdresser, date missing on one side
catho ~ Cabeleireiro(a) ~ Salão Madame Lavanda ~ Goiânia (GO) ~ text=nova-cabeleireiro
bne ~ CABELEIREIRO ~ SALÃO MADAME LAVANDA ~ Goiânia (GO) ~ text=nova-cabeleireiro ~ as=capitals ~ on=none

= offset printer, pay in the text against the field
vagas ~ Impressor Offset ~ Gráfica Andorinha de Joinville ~ Joinville (SC) ~ text=nova-impressor
infojobs ~ Impressor Off-set ~ Grafica Andorinha ~ Joinville (SC) ~ text=nova-impressor ~ as=bare ~ pay=R$ 3.200,00 a R$ 3.900,00

≠ printers in two shifts
vagas ~ Impressor Offset - 1º turno ~ Gráfica Andorinha de Joinville ~ Joinville (SC) ~ tail=Preparar chapas e tintas, acertar registro e cor, acompanhar a tiragem. Primeiro turno, das 5h às 13h30.
infojobs ~ Impressor Offset - 2º turno ~ Gráfica Andorinha de Joinville ~ Joinville (SC) ~ text=nova-impressor

≠ a helper of the printer
vagas ~ Impressor Offset ~ Gráfica Andorinha de Joinville ~ Joinville (SC) ~ text=nova-impressor
catho ~ Meio Oficial Impressor / Ajudante ~ Gráfica Andorinha de Joinville ~ Joinville (SC) ~ tail=Ajudar o impressor na alimentação de papel, limpeza de rolos e troca de chapas. Não exige experiência. Segundo turno.

= outside seller with a motorcycle
catho ~ Vendedor Externo ~ Distribuidora Caju Forte ~ Aracaju (SE) ~ text=nova-vend-externo
bne ~ VENDEDOR EXTERNO COM MOTO ~ DIST CAJU FORTE ~ Aracaju (SE) ~ text=nova-vend-externo ~ as=capitals

≠ routes of the outside seller
catho ~ Vendedor Externo - Zona Sul ~ Distribuidora Caju Forte ~ Aracaju (SE) ~ text=nova-vend-externo
infojobs ~ Vendedor Externo - Zona Norte ~ Distribuidora Caju Forte ~ Aracaju (SE) ~ tail=Vendedor externo para a rota da zona norte de Aracaju: visitar bares e mercadinhos, tirar pedidos no aplicativo e cobrar títulos. Moto própria.

≠ seller and supervisor of sellers
catho ~ Vendedor Externo ~ Distribuidora Caju Forte ~ Aracaju (SE) ~ text=nova-vend-externo
infojobs ~ Supervisor de Vendas ~ Distribuidora Caju Forte ~ Aracaju (SE) ~ tail=Liderar oito vendedores externos, acompanhar rotas, definir metas e negociar com clientes-chave. Carro da empresa. R$ 4.500.

= insurance assistant, the range and its lower end
catho ~ Assistente de Seguros ~ Baluarte Lume Corretora ~ Campinas (SP) ~ text=nova-seguros ~ pay=R$ 2.200,00 a R$ 2.700,00
infojobs ~ Assistente de Seguros (Auto e Residencial) ~ Baluarte Lume Corretora de Seguros ~ Campinas (SP) ~ text=nova-seguros ~ pay=R$ 2.200,00

= the city in the title, the searching portal's cut text
catho ~ Assistente de Seguros - Campinas/SP ~ Baluarte Lume Corretora ~ Campinas (SP) ~ text=nova-seguros
careerjet ~ Assistente de Seguros ~ Baluarte Lume Corretora de Seguros ~ Campinas, SP ~ text=nova-seguros/220

≠ insurance assistant and seller of insurance
catho ~ Assistente de Seguros ~ Baluarte Lume Corretora ~ Campinas (SP) ~ text=nova-seguros
bne ~ Consultor de Vendas - Consórcio e Seguro de Vida ~ Baluarte Lume Corretora ~ Campinas (SP) ~ tail=Prospectar clientes por telefone, vender consórcio e seguro de vida, agendar visitas. Comissão sem teto. Autônomo.

= human resources told again by a consultancy
gupy ~ Analista de Recursos Humanos ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ text=nova-rh
vagas ~ Analista de RH (R&S) ~ Gente em Pauta Consultoria ~ Sorocaba (SP) ~ text=nova-rh-b

≠ human resources and payroll of one factory
gupy ~ Analista de Recursos Humanos ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ text=nova-rh
vagas ~ Analista de Departamento Pessoal ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ text=nova-dp

= payroll under its two letters
gupy ~ Analista de Departamento Pessoal ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ text=nova-dp
catho ~ ANALISTA DE DP ~ MARELUZ IND. E COM. DE COSMETICOS LTDA ~ Sorocaba (SP) ~ text=nova-dp ~ as=bare

≠ Pleno and Sênior of payroll
gupy ~ Analista de Departamento Pessoal Pleno ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ text=nova-dp
catho ~ Analista de Departamento Pessoal Sr. ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ text=nova-dp

≠ analyst and assistant of payroll
gupy ~ Analista de Departamento Pessoal ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ text=nova-dp
infojobs ~ Assistente de Departamento Pessoal ~ Mareluz Cosméticos ~ Sorocaba (SP) ~ tail=Apoiar a admissão, conferir o ponto, entregar benefícios, arquivar documentos. Ensino médio e seis meses de DP.

= kitchen helper of the burger house
infojobs ~ Auxiliar de Cozinha - Noite ~ Tição Burger ~ Niterói (RJ) ~ text=nova-hamburgueria
catho ~ Auxiliar de Cozinha (noturno) ~ Tição Burger Icaraí ~ Niterói (RJ) ~ text=nova-hamburgueria ~ as=plain ~ pay=R$ 1.750,00

≠ kitchen helper by day elsewhere
infojobs ~ Auxiliar de Cozinha ~ Tição Burger ~ Niterói (RJ) ~ text=nova-hamburgueria
bne ~ Auxiliar de Cozinha ~ Colégio Pedra do Índio ~ Niterói (RJ) ~ tail=Apoiar o preparo da merenda e do almoço dos alunos, de segunda a sexta, das 6h30 às 16h.

= laundry helper, two days apart
catho ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ text=nova-aux-lavanderia ~ on=11-08
bne ~ AUXILIAR DE LAVANDERIA ~ ALVA ESPUMA LAVANDERIA INDUSTRIAL ~ Campinas (SP) ~ text=nova-aux-lavanderia ~ as=capitals ~ on=11-10

≠ laundry in two shifts
catho ~ Auxiliar de Lavanderia - 6h às 14h20 ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ text=nova-aux-lavanderia
infojobs ~ Auxiliar de Lavanderia - 14h às 22h20 ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ tail=Receber e separar o enxoval, operar lavadoras e secadoras, passar na calandra, dobrar e embalar. Segundo turno, das 14h às 22h20.

≠ laundry and driver
catho ~ Auxiliar de Lavanderia ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ text=nova-aux-lavanderia
infojobs ~ Motorista Entregador ~ Lavanderia Alva Espuma ~ Campinas (SP) ~ tail=Coletar e entregar enxoval em hotéis e restaurantes da região, conferir romaneios e zelar pelo furgão. CNH B com EAR.
`);
