/**
 * Postings written together with the third set, and held back while the patterns were mended on that one, to measure the
 * mended patterns once. Then the patterns were mended on these too. The form is described at `readSamples`. Every
 * employer, number and address is invented.
 */
export const fourthFrauds = `
== payment | Auxiliar de Farmácia | Drogas Boa Saúde RH | R$ 2.100,00
Parabéns, você passou! O setor médico pede R$ 75,00 antecipados para agendar o exame.
== payment | Agente de Portaria | Total Serv Seleções | R$ 2.400,00
A vaga exige o curso de porteiro da nossa escola, que sai por R$ 199,90 para quem veio pelo anúncio.
== payment | Montar bijuterias em casa | - | -
Enviamos as peças para a sua casa. É necessário o pagamento do frete, R$ 38,50, só na primeira remessa.
== payment | Motorista particular | Elite Motoristas | R$ 5.000,00
Deposite R$ 150,00 de seguro do carro e retire o veículo amanhã.
== payment | Assistente de E-commerce | Vende Bem Digital | R$ 2.600,00
Cobramos apenas uma taxa simbólica de R$ 19,00 para a análise do currículo.
== payment | Agente de Aeroporto | Aero Carreiras | R$ 3.400,00
As vagas são para quem fizer a formação de aeroviário: matrícula de R$ 90,00 e emprego garantido no final.
== payment | Camareira | Hotelaria Brasil Vagas | R$ 1.900,00
Para receber o endereço da entrevista, transfira R$ 10,00 para a chave Pix abaixo.
== payment | Estágio Administrativo | Estágios Prime | R$ 1.100,00
O candidato compra a apostila (R$ 45) e ganha prioridade na contratação.
== payment | Auxiliar de Produção | Fábrica Sul Empregos | R$ 2.550,00
Pague o boleto do kit admissão (crachá, botina e uniforme) e compareça na segunda.
== payment | Ajudante de cozinha em Portugal | Europa Trabalho | € 1.400
Contrato assinado antes da viagem. Pedimos um sinal de R$ 600,00 para reservar a passagem.
== documents | Repositor | Mercado Preço Certo | R$ 1.750,00
Vou te mandar um SMS com um número de confirmação, me passa ele aqui para eu liberar a sua entrevista.
== documents | Auxiliar de Depósito | - | R$ 1.980,00
Envie pelo WhatsApp: foto da identidade dos dois lados, título de eleitor, conta para depósito e senha do aplicativo Caixa Tem.
== documents | Atendente | Agência Já Contratou | R$ 1.900,00
Tire uma selfie com a CNH ao lado do rosto e mande no chat para cadastro.
== documents | Camareiro | Rede Hotéis Sol RH | R$ 1.800,00
Precisamos dos dados do seu cartão para pagar o adiantamento: número, validade e CVV.
== documents | Conferente | Log Seleção | R$ 2.250,00
Para cadastro no sistema mande CPF, agência, conta e o nome da sua mãe aqui no Telegram.
== documents | Secretária | Office Talentos | R$ 2.500,00
Faça login com sua conta gov.br no formulário e informe a senha na última pergunta.
== messenger-only | Vaga de emprego | - | -
Chame no WhatsApp para mais detalhes, não damos informação por aqui.
== messenger-only | Trabalhe conosco | - | -
Adicione nossa atendente no Telegram e escreva TRABALHO.
== messenger-only | Auxiliar | - | -
Link do grupo de vagas no WhatsApp: entre e aguarde o contato do administrador.
== messenger-only | Precisa-se com urgência | - | -
Whats 90000-5678, só mensagem.
== daily-income | Parceiro de lojas online | Lojas Parceiras | -
Ajude lojas a ganhar avaliações e receba de R$ 150 a R$ 700 ao dia.
== daily-income | Trabalho leve no celular | - | -
Ganhe dinheiro dando likes no YouTube: R$ 8 por like, pagamento no Pix em 5 minutos.
== daily-income | Home office urgente | - | -
Ganhos diários de 200 a 1.500 reais, você escolhe o horário.
== daily-income | Operador de plataforma | Plataforma Ganha Mais | -
Recarregue R$ 50, faça 10 tarefas e saque R$ 120 no mesmo dia.
== daily-income | Agente de reservas | Hotel Online Global | -
Complete 40 reservas por dia na plataforma, comissão de até R$ 900 diários.
== daily-income | Divulgador | - | -
Faturo mais de R$ 500 por dia com este método e vou te ensinar de graça.
== daily-income | Curtidor de fotos | Redes Pagam | -
Cada foto curtida paga R$ 2, limite diário de R$ 400.
== daily-income | Revisor de produtos Shein | Shein Brasil Teste | -
Teste produtos e fique com eles, mais R$ 300 todo dia na sua conta.
== too-much-pay | Faxineira | Limpeza Top | R$ 8.500,00
Sem experiência, meio período, começa já.
== too-much-pay | Atendente | Contact Prime | R$ 11.000,00
Não precisa ter experiência nem estudo, trabalho pelo celular.
== too-much-pay | Auxiliar de estoque | Depósitos Brasil | R$ 7.500,00
Primeiro emprego, contratação sem entrevista.
== too-much-pay | Copista | - | R$ 15.000,00
Copie e cole textos durante 1 hora por dia.
== urgent-unnamed | Vagas hoje | - | -
Só hoje! Selecionamos os 10 primeiros que responderem.
== urgent-unnamed | Processo seletivo | - | -
Vagas acabando, não perca tempo, inscreva-se nas próximas horas.
== urgent-unnamed | Grande empresa | - | -
Grande empresa contratando todos com urgência, início amanhã.
== link | Vagas Petrobras | Petrobras Contrata | R$ 6.000,00
Inscreva-se: petrobras-vagas2026.site
== link | Auxiliar de cozinha | Rede Sabor | R$ 1.700,00
Mais informações e cadastro em bit.ly/3vagasabor
== link | Atendente iFood | Ifood RH | R$ 2.300,00
Entre em ifood-contrata.com e preencha.
== link | Carteira de trabalho | Gov Empregos | R$ 2.900,00
Atualize seus dados em www.gov-br.vagas.com.co para participar.
== link | Operador Amazon | Amazon Vagas BR | R$ 2.700,00
Formulário oficial: amazonn-vagas.com/cadastro
`;

/** Honest postings, written with the ones above. */
export const fourthHonest = `
== Auxiliar de Farmácia | Farmácia São Bento | R$ 1.850,00
Organizar prateleiras, receber mercadorias e atender. Exames pagos pela farmácia.
== Porteiro | Condomínio Torre Azul | R$ 2.050,00
Curso de porteiro é um diferencial. Uniforme por conta do condomínio.
== Motorista Particular | Família no Morumbi | R$ 3.800,00
Carro da família com seguro. Referências de dois empregos.
== Assistente de E-commerce | Loja Vila Verde | R$ 2.300,00
Cadastrar produtos, responder avaliações e conferir taxas do marketplace.
== Agente de Aeroporto | Azul Norte Linhas Aéreas | R$ 2.400,00
Check-in e embarque. Curso de aeroviário dado e pago pela empresa.
== Estágio Administrativo | Prefeitura de Lagoa Funda | R$ 900,00
Bolsa e auxílio-transporte de R$ 10,00 por dia. Inscrição gratuita.
== Auxiliar de Produção | Biscoitos Alvorada | R$ 1.780,00
Kit com uniforme e botina entregue no primeiro dia. Vale-compras.
== Cozinheiro em Lisboa | Restaurante Tejo | € 1.300
Contrato de 12 meses, visto e passagem pagos pelo restaurante.
== Repositor | Mercado Preço Bom | R$ 1.600,00
A confirmação da entrevista chega por SMS.
== Atendente de Locadora | Locadora Roda Livre | R$ 1.900,00
Conferir CNH e cartão de crédito do cliente na retirada do carro, receber a caução.
== Conferente | Cargas do Sul | R$ 2.100,00
Conferir notas no aplicativo e no Telegram da equipe.
== Secretária | Consultório Dra. Helena | R$ 2.000,00
Agendar por telefone e WhatsApp, receber pagamentos em Pix e cartão.
== Auxiliar Fiscal | Contábil Manacá | R$ 2.500,00
Gerar guias e boletos de taxas, usar a senha gov.br dos clientes com procuração.
== Faxineira | Condomínio Torre Azul | R$ 1.560,00
Meio período, das 7h às 13h. Sem experiência.
== Diarista | - | R$ 170,00 por dia
Apartamento no bairro Santo Antônio, duas vezes por semana, pago no dia.
== Entregador | Pizzaria Forno Alto | -
Diária de R$ 60,00 mais R$ 7,00 por entrega, média de R$ 160 por dia.
== Garçonete | Bar da Esquina | R$ 120,00 por noite
De quinta a domingo. Chamar no WhatsApp (85) 90000-3131 e falar com o Beto.
== Revisor de Textos | Editora Ponto Final | R$ 8,00 por lauda
Trabalho remoto, teste de duas páginas.
== Testador de Software | Nuvem Sul | R$ 4.600,00
Testar produtos antes do lançamento, automação com Playwright.
== Avaliador de Buscas | Search Eval | US$ 5 por hora
Avaliar resultados de busca, 20 h por semana, PJ. Sem custo para participar.
== Moderador de Comunidade | Jogos Tatu | R$ 2.800,00
Responder no Telegram, no Discord e no YouTube.
== Analista de Mídia | Agência Curva | R$ 3.900,00
Comprar mídia no YouTube e no TikTok, com verba diária de R$ 2.000.
== Agente de Reservas | Hotel Praia do Forte | R$ 1.950,00
Atender 40 reservas por dia por telefone e pelo site.
== Operador de Plataforma Elevatória | Construtora Pedra Lisa | R$ 3.100,00
NR-18 e NR-35, treinamento no local.
== Gerente de Loja | Moda Centro | R$ 7.500,00
Liderar 15 pessoas, cinco anos de experiência em moda.
== Gerente de Contas | Banco Pioneiro | R$ 11.000,00
Carteira de clientes de alta renda, CPA-20.
== Executivo de Vendas | Sistemas Paraná | R$ 15.000,00
Fixo e comissão, vendas complexas de software.
== Piloto de Helicóptero | Táxi Aéreo Norte | R$ 16.000,00
1.000 horas de voo, IFR.
== Vendedor | Loja Dois Amigos | R$ 1.518,00 + comissão
Início imediato. Últimas duas vagas, entregar currículo na loja.
== Operador de Caixa | - | R$ 1.650,00
Supermercado na Pampulha contrata 8 pessoas com urgência. Escala 6x1, vale-alimentação.
== Auxiliar de Cozinha | - | -
Restaurante no centro de Niterói: preparo de saladas, louça e limpeza, das 8h às 16h. Whats (21) 90000-7171.
== Pintor | - | R$ 200,00 por dia
Casa em Campinas, serviço de duas semanas, pago por semana.
== Auxiliar Administrativo | Empresa confidencial | R$ 2.000,00
Rotinas de escritório, notas fiscais, arquivo. Pacote Office.
== Torneiro Mecânico | Empresa confidencial | -
Torno convencional e CNC, leitura de desenho, em Guarulhos. Salário a combinar.
== Assistente Comercial | Empresa confidencial | -
Elaborar propostas, acompanhar pedidos e apoiar representantes; indústria de embalagens em Itu.
== Auxiliar de Loja | Lojas Ponto Certo | R$ 1.700,00
Candidaturas em lojaspontocerto.gupy.io.
== Jovem Aprendiz | Correios | R$ 760,00
Inscrição gratuita no site www.correios.com.br.
== Técnico | Petrobras | R$ 5.878,00
Edital em www.cesgranrio.org.br. Taxa de inscrição de R$ 62,79.
== Atendente de Suporte | iFood | R$ 2.600,00
Vagas em carreiras.ifood.com.br.
== Bombeiro Civil | Shopping Estação | R$ 2.700,00
Curso de bombeiro civil com reciclagem anual, paga pelo shopping.
== Professora de Educação Infantil | Creche Passo a Passo | R$ 2.300,00
Apresentar diploma, RG, CPF e antecedentes na secretaria.
== Instrutor de Academia | Academia Forma | R$ 18,00 por hora
CREF ativo. A anuidade é do profissional.
== Cabeleireira | Salão Belas | 50 % de comissão
Faturamento médio de R$ 250 por dia. Lavatório e produtos do salão.
== Vendedor Autônomo de Planos | Saúde Norte | Comissão
Comissão de 100 % da primeira mensalidade, treinamento gratuito.
== Consultor de Seguros | Seguradora Ipê | Até R$ 9.000,00
Sem experiência, com curso da SUSEP pago pela empresa. Fixo e comissões.
== Auxiliar de Contas | Clínica Movimento | R$ 1.900,00
Emitir guias, conferir exames e enviar comprovantes aos convênios.
== Analista de Documentos | Arquivo Seguro | R$ 2.400,00
Digitalizar documentos, conferir RG e CPF, indexar.
== Assistente de Importação | Porto Brasil Trading | R$ 3.500,00
Acompanhar fretes, depósitos e o pagamento de impostos.
== Operador de Monitoramento | Guardião Segurança Patrimonial | R$ 1.950,00
Assistir a câmeras, registrar ocorrências em turnos.
== Motoboy CLT | Laboratório Análise | R$ 1.900,00 + aluguel da moto
Coletas de exames. Pagamos R$ 600 de aluguel da moto.
== Auxiliar de Biblioteca | Universidade Federal do Agreste | R$ 1.700,00
Receber livros e cobrar multas de R$ 1,00 por dia.
== Caixa de Estacionamento | Estaciona Bem | R$ 1.560,00
Cobrar a diária de R$ 40,00 e fechar o caixa.
== Vendedor de Ingressos | Teatro Municipal | R$ 1.600,00
Bilheteria, pagamento por Pix e cartão, fins de semana.
== Auxiliar de Tesouraria | Rede Moda Norte | R$ 2.200,00
Depósitos bancários diários e conferência de caixas.
== Agente de Viagens | Rumo Certo Turismo | R$ 2.000,00
Vender passagens e pacotes; cobrar o sinal para reservar.
== Analista de Contratação | Talento Certo RH | R$ 3.300,00
Pedir documentos aos aprovados pelo portal de admissão, nunca por mensagem.
== Ajudante de Obra | Construtora Pedra Lisa | R$ 1.850,00
Primeiro emprego, começa amanhã, café e almoço.
== Costureira Piloteira | Confecção Fio de Ouro | R$ 2.600,00
Montar peças piloto na oficina.
== Artesã | Ateliê Barro Bom | R$ 1.600,00
Montar bijuterias e cerâmica no ateliê, com carteira assinada.
== Copista de Partituras | Orquestra do Vale | R$ 20,00 por página
Copiar e revisar partituras em software, freelance.
`;
