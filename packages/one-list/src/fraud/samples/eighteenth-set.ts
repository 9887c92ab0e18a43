/**
 * As an outside reviewer who read hundreds of frauds writes them: 100 frauds, and 300 honest postings of which 100 come near
 * a fraud's words. Written on 28 November 2026 by another writer who had seen neither the signs nor other samples. The form
 * is described at `readSamples`. Of each second posting that failed the text was read and signs were mended; of the others
 * it was not. Every posting is invented, also those of employers that exist. The seventeenth set was not kept.
 */
export const eighteenthFrauds = `
== payment | Auxiliar Administrativo | - | R$ 2.100,00
Empresa do ramo logístico seleciona auxiliar administrativo para início imediato.
Atividades: arquivo, emissão de notas, atendimento telefônico.
Benefícios: VT, VR, plano de saúde e odontológico.
Para garantir a vaga é cobrada uma taxa de inscrição de R$ 39,90, descontada depois no primeiro salário.
Horário: segunda a sexta, das 8h às 17h48.
== payment | Operador de Empilhadeira | - | R$ 2.650,00
Contratamos operador de empilhadeira para galpão em Guarulhos.
Não precisa ter experiência, damos o treinamento.
O candidato faz o curso conosco pelo valor promocional de R$ 180 e já sai com encaminhamento para a entrevista.
Escala 6x1, refeição no local.
== payment | Jovem Aprendiz | Instituto Futuro Certo | R$ 780,00
Programa Jovem Aprendiz 2025, mais de 300 vagas abertas em bancos e supermercados!
Idade: 14 a 22 anos.
Os pais devem comparecer à unidade com RG, CPF e comprovante de residência.
A matrícula no curso preparatório (apostila + certificado) custa R$ 150 e é obrigatória para ser encaminhado à empresa.
== payment | Recepcionista de clínica | - | R$ 1.900
bom dia pessoal vaga p recepcionista em clinica
salario 1900 + vt + va
o exame admissional é por conta do candidato 85 reais paga no pix antes de ir fazer
quem tiver interesse chama logo q ta acabando
== payment | Comissário(a) de bordo - voos nacionais | AeroCarreiras | R$ 4.800,00
A AeroCarreiras, em parceria com as principais companhias aéreas do país, abre processo seletivo para comissários.
Buscamos pessoas comunicativas, com boa apresentação e disponibilidade para viagens.
Ensino médio completo. Altura mínima 1,58 m.
Após a aprovação na entrevista, o candidato arca com o material didático e o uniforme, no total de R$ 690,00, em até 3x no cartão.
A contratação é feita em até 30 dias após a conclusão.
== payment | Vigilante patrimonial | - | R$ 2.380,00 + periculosidade
Grupo de segurança contrata vigilantes para hospitais e condomínios.
Requisitos: maior de 21 anos, ensino fundamental.
Reserva de vaga: depósito de R$ 70,00 para emissão do crachá e abertura da ficha.
Escala 12x36. Adicional de periculosidade.
== payment | Montagem de canetas em casa | - | até R$ 2.400,00
Trabalhe em casa montando canetas, sem sair do seu lar.
Enviamos o material para todo o Brasil.
Para receber o primeiro kit você paga somente o caução de 89,90, que é devolvido junto com o primeiro pagamento.
Pagamos por caixa montada.
Não exige experiência nem escolaridade.
== payment | Atendente de farmácia | Drogaria | R$ 1.750
Vaga de atendente de farmácia, com ou sem experiencia
Precisa ter o curso de atendente de farmacia. Quem nao tem a gente faz na hora, 120,00 e sai com o certificado no mesmo dia
vale transporte, vale refeição
== payment | Auxiliar de Carga e Descarga | RH Oportunidade | R$ 1.890,00
A RH Oportunidade é uma consultoria de recolocação com mais de 15 anos de mercado e unidades em seis capitais.
Estamos com vagas exclusivas, que não são divulgadas em outros sites.
Seu perfil será analisado por um especialista.
Para que o seu currículo seja encaminhado à empresa contratante, é necessário aderir ao plano Profissional, de R$ 247,00 à vista.
Não perca tempo: garanta já a sua recolocação.
== payment | Motorista entregador (carro próprio ou da empresa) | - | R$ 3.200,00
Transportadora de e-commerce contrata motoristas, CNH B.
Registro em carteira, vale-refeição, seguro de vida.
A empresa fornece o veículo. O motorista deve pagar o rastreador e o seguro antes de retirar o carro, R$ 210, reembolsáveis.
Rotas em toda a Grande São Paulo.
== payment | Caseiro | - | R$ 2.500 + moradia
Procuro casal de caseiros para sítio em Ibiúna, casa mobiliada, registro em carteira.
Ele cuida do gramado, piscina e animais; ela, da limpeza da casa principal nos fins de semana.
Preferência sem filhos pequenos. Fornecemos cesta básica.
Estou no exterior e por isso peço que enviem R$ 300 para o advogado que vai preparar o contrato e entregar as chaves.
== payment | Auxiliar de produção | Indústria de cosméticos | R$ 1.980
Vagas para linha de produção, turno da noite
Salário, VA 450, fretado, participação nos lucros
Obrigatório ter o certificado NR-06 e NR-12, quem não tiver compra com a nossa parceira por R$ 65 no ato da inscrição
== payment | Camareira navio de cruzeiro | Sea Dream Jobs | US$ 1.900/mês
Temporada 2025/2026: camareiras, garçons e ajudantes de cozinha para cruzeiros no Caribe.
Não é necessário inglês fluente.
Alimentação e hospedagem a bordo.
A agência cobra antecipadamente US$ 120 pela carta de embarque e pelo agendamento do visto.
Embarques semanais a partir de novembro.
== payment | Digitador(a) home office | Editora Letras do Sul | R$ 25,00 por página
Precisamos de digitadores para transcrever livros antigos em casa.
Não exigimos experiência, somente um computador ou celular.
Você recebe por página entregue.
Antes de liberar o primeiro livro pedimos o pagamento da licença do nosso editor de textos: R$ 49,00, única vez.
== payment | Modelo fotográfico infantil | Stars Agency | cachê R$ 800 a R$ 3.500
Seleção de crianças de 2 a 12 anos para campanhas de moda e comerciais de TV.
Sua filha foi pré-selecionada pela nossa equipe!
Venha com roupas coloridas e fotos recentes.
A criança aprovada precisa fazer o book conosco, investimento a partir de R$ 990, sem ele não há como apresentar ao cliente.
== payment | Porteiro noturno | - | R$ 1.870,00
Condominio na zona sul precisa de porteiro 12x36
nao precisa de experiencia
manda 35 reais no pix p/ puxar os antecedentes criminais q a administradora exige, ai ja marco a entrevista
falar c/ Marcia
== payment | Analista de Crédito Júnior | Consultoria Vértice | R$ 3.450,00
Nosso cliente, instituição financeira de grande porte, busca Analista de Crédito Júnior.
Responsabilidades: análise de propostas, consulta a birôs, elaboração de pareceres.
Desejável graduação em Administração, Economia ou Contábeis.
Benefícios: vale-alimentação de R$ 1.100, assistência médica, PLR.
Etapas: triagem, teste de perfil (custo de R$ 29,90, por conta do participante), entrevista com o gestor.
== payment | Técnico de enfermagem home care | - | R$ 190 por plantão
Cadastro de técnicos para plantões domiciliares 12h.
COREN ativo.
Será cobrado o valor de R$ 60,00 pelo cadastro no nosso sistema de escalas e pelo jaleco.
Pagamento quinzenal.
== payment | Repositor de mercado | - | R$ 1.720
Grande rede de supermercados contrata 45 repositores
Início na segunda feira
Levar: carteira de trabalho, RG, 2 fotos 3x4 e 50 reais da camiseta e da botina
Não atrasar
== payment | Consultora de beleza | Bella Vitta Cosméticos | comissão de 40%
Seja uma consultora Bella Vitta e tenha a sua independência.
Você começa com uma carteira de clientes da sua cidade e treinamento online.
Para ser contratada adquira o kit inicial obrigatório de R$ 399, com 22 produtos.
Quem indicar três amigas ganha bônus.
== documents | Auxiliar de escritório | - | R$ 2.000,00
Empresa em expansão contrata auxiliar de escritório, ambos os sexos.
Salário compatível + VT + VR + convênio.
Interessados: mandar foto do RG frente e verso, CPF, comprovante de residência e uma selfie segurando o documento para o número (11) 90000-0101.
O contrato sai em 24 horas.
== documents | Operador de loja | - | R$ 1.830
vagas abertas operador de loja
manda no zap nome completo cpf nome da mae data de nasc e numero do cartao de credito so pra validar o cadastro
nao vai ser cobrado nada
== documents | Assistente de RH remoto | Talentus Group | R$ 3.100,00
A Talentus Group é referência em terceirização de processos de negócios, com atuação em nove países.
Buscamos assistente de RH para apoio a admissões e controle de ponto.
Trabalho totalmente remoto, com auxílio de R$ 150 para internet.
Requisitos: superior cursando, pacote Office, boa comunicação.
Para agilizar a folha, informe já na candidatura o banco, a agência, a conta e a senha do aplicativo, que será trocada após o primeiro acesso.
Prezamos pela diversidade em todas as etapas.
== documents | Entregador com bicicleta | - | R$ 1.600 + gorjetas
Pizzaria contrata entregador
Envie pelo direct a foto da CNH ou RG, foto do cartão do banco frente e verso e uma selfie
A gente já deixa o seu cadastro pronto
== documents | Atendente de SAC | Contact Mais | R$ 1.518,00 + prêmios
Atendimento receptivo a clientes de cartão de crédito, 6h20 por dia.
Não é preciso experiência, oferecemos treinamento remunerado.
Para a pré-aprovação, enviaremos um código por SMS ao seu celular; repasse esse código ao nosso recrutador.
Vale-alimentação, vale-transporte e plano odontológico.
== documents | Empacotador(a) | - | R$ 1.650,00
Urgente para supermercado em Contagem.
Quem quiser a vaga deve enviar pelo WhatsApp o login e a senha do Gov.br para emitirmos a carteira digital.
Trabalhar de terça a domingo.
== documents | Cuidadora de idosos | - | R$ 2.200
Procuro cuidadora para minha mãe, 82 anos, lúcida, no bairro Moema.
Dormir de segunda a sexta, folga nos fins de semana.
Precisa ter paciência, carinho e referências.
Registro tudo certinho na carteira.
Antes da entrevista me mande por mensagem seu RG, CPF, título de eleitor e um extrato da sua conta dos últimos três meses.
== documents | Analista de Dados Pleno (remoto) | Northbridge Analytics | R$ 9.500,00
We are growing! A Northbridge chega ao Brasil e procura analistas de dados.
Você vai construir painéis em Power BI, escrever consultas em SQL e apresentar resultados à diretoria.
Esperamos três anos de experiência e inglês intermediário.
Horário flexível, notebook da empresa, seguro saúde internacional.
O processo tem uma única etapa escrita, feita por e-mail.
Na primeira mensagem, anexe passaporte ou RNE, CPF, comprovante bancário e vídeo do rosto olhando para os lados, para a verificação de identidade.
== documents | Ajudante de pedreiro | - | R$ 110/dia
preciso de 6 ajudante pra obra em osasco
manda foto do documento aberto e o numero do pis e a conta da caixa com a senha pra eu cadastrar voces na construtora
começa segunda
== documents | Babá | - | R$ 2.300,00
Família procura babá para bebê de 8 meses.
Experiência e amor por crianças.
Por segurança solicitamos reconhecimento facial pelo link que enviaremos no WhatsApp, junto com o CPF e a foto do RG, antes de marcarmos a conversa.
== documents | Estoquista | Logística Prime | R$ 1.940
Contratação imediata para centro de distribuição
Envie para curriculo.prime@exemplo.com: currículo, cópia do RG, do CPF, do cartão do banco e da conta de luz
Só serão analisados os e-mails com todos os documentos
== documents | Vendedor externo | - | R$ 2.000 + comissão
Empresa de energia solar busca vendedores.
Não precisa ter experiência.
Para liberar o acesso ao app de vendas, abra uma conta digital no banco indicado e nos passe os dados de acesso.
Carro da empresa após três meses.
== documents | Secretária | Escritório de advocacia | R$ 2.400,00
Escritório de advocacia em Curitiba seleciona secretária.
Organização de agenda, atendimento a clientes, controle de prazos.
Ensino superior cursando, boa redação.
As candidatas devem encaminhar desde já os dados bancários completos, incluindo o CVV do cartão, para o cadastro do vale-alimentação.
== documents | Promotor de vendas PDV | - | R$ 1.850,00 + VR
Atuar em supermercados da região, com abastecimento e organização das gôndolas.
A vaga já está aprovada para o seu perfil, falta apenas o envio de selfie com o RG e dos dados da conta por mensagem.
Início imediato.
== documents | Motorista categoria D | Viação | R$ 3.400
Viação do interior contrata motoristas de ônibus, CNH D, curso de transporte coletivo.
Plano de saúde, cesta básica, uniforme.
Pedimos que o candidato mande no Telegram a CNH, o CPF e a foto da carteira de trabalho com assinatura, pois sem isso a entrevista não é agendada.
== documents | Diarista | - | R$ 180
Preciso de diarista 2x por semana em apartamento de 3 quartos
pago por pix
me passa sua chave pix, cpf, foto do rg e o codigo q vai chegar no seu celular
== messenger-only | Auxiliar de Logística | - | R$ 2.050,00
Seleção 100% pelo WhatsApp, sem entrevista presencial nem por vídeo.
Chame o número (21) 90000-2211 e diga "QUERO A VAGA".
Separação de pedidos, conferência, etiquetagem.
Benefícios completos.
== messenger-only | Digital Marketing Assistant | Global Media | R$ 2.800 a R$ 4.000
Estamos contratando assistentes de marketing digital para trabalho remoto em meio período.
O trabalho é simples e o treinamento é dado pela nossa mentora.
Todo o processo e todo o trabalho acontecem pelo nosso grupo no Telegram: @globalmedia_hr_ana.
Maiores de 22 anos.
== messenger-only | Vendedora de loja | - | R$ 1.700
vaga vendedora de shopping
não precisa mandar curriculo nem ir na loja
chama só no whats q a gente contrata por la mesmo
(85) 90000-3321
== messenger-only | Assistente Financeiro | Grupo Empresarial | R$ 2.900,00
Grupo empresarial de médio porte contrata assistente financeiro com experiência em contas a pagar e conciliação bancária.
Superior em Ciências Contábeis ou Administração, Excel intermediário.
Oferecemos assistência médica, vale-refeição de R$ 38 por dia, estacionamento.
A contratação ocorre exclusivamente por aplicativo de mensagens; nossa gerente entrará em contato por um número internacional.
Regime CLT, das 8h às 18h.
== messenger-only | Embalador(a) | - | R$ 1.900,00
Fábrica de chocolates contrata 80 pessoas.
Entre no grupo do WhatsApp para saber o endereço, o horário e ser contratado na hora. Não atendemos por telefone, e-mail ou no local.
== messenger-only | Avaliador de aplicativos | - | a combinar
Precisamos de pessoas para avaliar aplicativos e hotéis pelo celular.
Adicione a gerente Sofia no Telegram para receber as tarefas; a sua contratação é confirmada lá, em 5 minutos.
Não há entrevista.
== messenger-only | Recepcionista de Hotel | - | R$ 2.150,00
Hotel 4 estrelas na orla procura recepcionistas bilíngues.
Turnos da manhã, da tarde e da noite.
Check-in, check-out, reservas.
Salário, taxa de serviço, alimentação no local.
A entrevista é feita por troca de mensagens no WhatsApp e o contrato vai pelo mesmo número; não é possível visitar o hotel antes do primeiro dia.
== messenger-only | Ajudante geral | - | R$ 1.800
AJUDANTE GERAL 20 VAGAS
INTERESSADOS SO CHAMAR NO ZAP NAO LIGAR NAO IR ATE A EMPRESA
RESPONDO TODOS
== messenger-only | Auxiliar de Cozinha | - | R$ 1.780,00
Rede de restaurantes seleciona auxiliares de cozinha.
Escala 6x1, alimentação, vale-transporte.
Para participar, clique no botão e fale com a Carla, que faz a seleção inteira pela conversa e já envia o local de trabalho.
A empresa só é informada após a aprovação.
== messenger-only | Operador de caixa | Supermercado | R$ 1.690
Novo supermercado inaugurando na sua cidade!!
120 vagas
Pra se inscrever compartilhe esta vaga em 10 grupos do WhatsApp e depois chame no privado
A seleção é toda por lá
== messenger-only | Tradutor freelancer inglês-português | LinguaWorks | US$ 0,12 por palavra
Seeking Brazilian Portuguese translators for long-term projects.
Experience with CAT tools is a plus.
O contato, o teste e os pagamentos são tratados apenas via Telegram, com o coordenador Mr. David.
Não utilizamos e-mail corporativo.
== messenger-only | Assistente Virtual | - | R$ 2.500
Trabalho de casa, 4 horas por dia, respondendo mensagens.
O recrutador vai te adicionar num grupo fechado do WhatsApp onde tudo é explicado, aceite o convite e não comente com outras pessoas.
== messenger-only | Frentista | Posto | R$ 1.900 + periculosidade
Posto de combustíveis contrata frentistas para os três turnos.
30% de periculosidade, vale-alimentação, assiduidade.
Com ou sem experiência.
Não recebemos currículos no posto: seleção e admissão somente por WhatsApp com o Sr. Roberto (31) 90000-8844.
== messenger-only | Auxiliar de Limpeza | - | R$ 1.650,00
Limpeza de escritórios, das 17h às 21h.
Mandar "EU QUERO" no whats. Sem entrevista, sem currículo, já sai contratada pelo próprio zap.
== messenger-only | Designer gráfico júnior | Studio | R$ 2.700
Studio criativo procura designer júnior para social media, banners e apresentações.
Conhecimento em Photoshop, Illustrator e Canva.
Trabalho remoto, equipamento fornecido.
A nossa equipe só se comunica pelo Telegram, desde a entrevista até a assinatura; baixe o aplicativo e procure por @studio_rh_oficial.
== daily-income | Trabalho online pelo celular | - | R$ 300 a R$ 800 por dia
Ganhe de R$ 300 a R$ 800 por dia curtindo vídeos e seguindo perfis.
Trabalhe de qualquer lugar, só precisa de um celular.
Pagamento via Pix no mesmo dia.
== daily-income | Agente digital home office | Prospera Digital | R$ 5.000,00
A Prospera Digital seleciona pessoas ambiciosas que desejam mudar de vida.
Aqui você é o seu próprio chefe.
Renda garantida de R$ 5 mil já no primeiro mês, trabalhando duas horas por dia.
Vagas limitadas na sua região.
== daily-income | Renda extra | - | -
oi tudo bem? estou chamando pessoas pra ganhar 250 reais todo dia sem sair de casa e sem vender nada
serio de vdd ja tirei 7 mil esse mes
só responder EU QUERO
== daily-income | Assistente de e-commerce | ShopTask | R$ 150 a R$ 1.200/dia
Auxilie lojistas a melhorarem as suas avaliações.
Você faz pedidos simulados na plataforma e recebe de volta o valor com lucro de 20% em 15 minutos.
As 3 primeiras tarefas são gratuitas e pagam R$ 45.
== daily-income | Consultor de investimentos (sem experiência) | Capital Forte | ganhos ilimitados
Venha fazer parte do time que mais cresce no Brasil.
Com o nosso robô você não precisa entender do mercado: ele opera e o lucro de 3% ao dia cai na sua conta.
Só precisa acompanhar pelo celular.
== daily-income | Auxiliar de vendas online | - | R$ 4.500 fixo
Não precisa vender, não precisa aparecer, não precisa ter estoque
Nosso método trabalha sozinho no automático enquanto você dorme e o dinheiro entra todo dia
Maiores de 18
== daily-income | Representante comercial | Vida Plena International | -
Multinacional do bem-estar com sede nos EUA busca representantes em todo o Brasil.
Plano de carreira, viagens internacionais e carro de premiação.
O seu ganho vem da sua rede: cada pessoa que você trouxer gera renda passiva vitalícia, mesmo sem vender.
Reunião de apresentação online todas as terças.
== daily-income | Operador de marketplace | Nova Era Commerce | R$ 3.000 semanais
Empresa parceira de grandes marketplaces seleciona operadores para atuar em casa.
Atividades: confirmar pedidos, clicar em anúncios e atualizar cadastros.
Carga horária: 1 hora por dia.
Garantimos no mínimo R$ 3.000 por semana, independentemente de resultado.
Contrato digital.
== daily-income | Dobragem de envelopes | - | R$ 2,50 por envelope
Trabalhe em casa dobrando e colando envelopes, faça 200 por dia e receba 500 reais diários garantidos.
Material por nossa conta.
Donas de casa, aposentados e estudantes.
== daily-income | Assistente administrativo remoto | - | R$ 2.000 + lucro diário
Assistente administrativo para empresa de comércio exterior.
Conhecimentos básicos de informática e boa escrita.
Você recebe na sua conta os pagamentos dos nossos clientes e repassa, ficando com 10% de cada transferência sem esforço.
Contrato de experiência de 45 dias.
Horário livre.
== daily-income | Testador de jogos | PlayBrasil | R$ 200 a R$ 500 por dia
jogue e ganhe!!! procuramos testadores de jogos de celular
so jogar 30 min por dia e sacar ate 500 reais no pix na hora
sem limite de saque
== daily-income | Motoboy | - | R$ 600 por dia
Ganho garantido de R$ 600 por dia, sem precisar fazer entregas: basta deixar o aplicativo ligado no celular.
Não precisa de CNH.
== daily-income | Influenciador iniciante | Boost Social | R$ 1.000 por semana
Marcas internacionais buscam perfis pequenos para publicar fotos.
Não importa o número de seguidores.
Todo mundo que entra recebe mil reais na primeira semana, é certeza.
Inscreva-se já.
== daily-income | Gestor de pedidos | Atlântica Trade | R$ 6.800,00
A Atlântica Trade é uma das líderes em comércio digital da América Latina e valoriza pessoas.
O gestor de pedidos acompanha remessas e atualiza planilhas.
Oferecemos home office, horário flexível e ambiente colaborativo.
Exigimos ensino médio e acesso à internet.
O profissional recebe diariamente o seu lucro, com retorno assegurado de até 200% sobre o saldo mantido na plataforma.
== daily-income | Revendedor de semijoias | - | até R$ 10.000 por mês
Trabalhe quando quiser e fature 10 mil por mês garantidos sem investir nada e sem sair do sofá.
As joias se vendem sozinhas.
== too-much-pay | Auxiliar administrativo sem experiência | - | R$ 9.800,00
Auxiliar administrativo, primeiro emprego, ensino fundamental.
Salário de R$ 9.800,00, meio período, em casa.
Plano de saúde internacional, carro da empresa e 16º salário.
== too-much-pay | Jovem aprendiz | - | R$ 5.500,00
Programa de aprendizagem para jovens de 14 a 18 anos.
Bolsa de R$ 5.500 por 4 horas diárias, mais vale-alimentação de R$ 1.500.
Sem provas.
== too-much-pay | Faxineira | - | R$ 12.000
preciso de faxineira 3x na semana
pago 12 mil por mes casa pequena
nao precisa referencia
== too-much-pay | Digitador iniciante | Global Docs Ltda | R$ 7.900,00
A Global Docs contrata digitadores sem experiência prévia.
Digitação de textos simples de duas páginas por dia.
Remuneração fixa mensal de R$ 7.900, mais bônus de R$ 2.000 por pontualidade.
Trabalho remoto, 2 horas por dia.
== too-much-pay | Empacotador de presentes | - | R$ 450 por hora
Temporada de Natal.
Empacotar presentes em casa, R$ 450 a hora, sem meta.
Qualquer idade e escolaridade.
== too-much-pay | Estágio em Administração - 1º semestre | - | bolsa R$ 8.000,00
Estágio para alunos do primeiro semestre, 4 horas por dia, remoto.
Auxílio nas rotinas do escritório.
Bolsa de R$ 8.000,00 + auxílio-transporte de R$ 1.200,00 + participação nos lucros desde o primeiro mês.
== too-much-pay | Vigia noturno no Canadá | Maple Work | C$ 11.000/mês
Vagas para brasileiros no Canadá, sem inglês, sem experiência e sem visto.
Vigia, ajudante e jardineiro: salário de C$ 11.000 por mês, casa, carro e passagem pagos pela empresa.
Toda a família pode ir.
== too-much-pay | Ajudante de cozinha | - | R$ 6.500 + 30% de gorjeta
Restaurante no litoral procura ajudante de cozinha.
Lavar louça e descascar legumes, 5 horas por dia, folga todo fim de semana.
Pagamos 6.500 de salário na carteira e adiantamos dois meses no ato da contratação.
== too-much-pay | Atendente de chat | - | US$ 60 por hora
Responda clientes por chat, em português, no horário que quiser.
Sem exigência de formação nem de experiência; iniciantes recebem sessenta dólares por hora desde o primeiro dia.
== too-much-pay | Acompanhante de viagens | - | R$ 20.000,00
Empresário procura moça de 18 a 25 anos para acompanhá-lo em viagens.
Não precisa de experiência nem de idiomas.
R$ 20 mil mensais e todas as despesas pagas.
== urgent-unnamed | Diversas funções | - | -
URGENTE URGENTE!!! CONTRATAÇÃO IMEDIATA HOJE, SEM ENTREVISTA E SEM CURRÍCULO
Empresa não identificada por sigilo
Últimas 3 vagas, corre!
== urgent-unnamed | Auxiliar de expedição | - | R$ 2.300
todos que se inscreverem até as 18h de hoje serão contratados, não tem seleção
nome da empresa informamos depois
== urgent-unnamed | Assistente comercial | Confidencial | R$ 3.200,00
Empresa confidencial seleciona assistente comercial.
Apoio à equipe de vendas, cadastro de propostas, pós-venda.
Contratamos sem entrevista: responda agora e já estará admitido. A oferta expira em 30 minutos.
Benefícios: VR, VT e plano odontológico.
== urgent-unnamed | Operador de máquina | - | R$ 2.600
Ultimas vagas!!! aprovação na hora, ninguem é reprovado, é só preencher
empresa multinacional (nome em sigilo)
== urgent-unnamed | Ajudante de eventos | - | R$ 200/dia
preciso de 50 pessoas p hj a noite, nao importa a idade nem documento, qualquer um serve
o local e o contratante so falo na hora do embarque da van
== urgent-unnamed | Promotora | - | R$ 2.000
Você foi selecionada! Sua contratação já está aprovada sem nenhuma etapa, confirme nas próximas 2 horas ou perderá a vaga para a próxima da lista.
== urgent-unnamed | Serviços gerais na fazenda | - | R$ 3.000 livres
Precisa-se de homens e casais para fazenda em outro estado, saída amanhã de madrugada.
Alimentação e alojamento.
Não tem entrevista nem contrato antes, o ônibus passa pegando e o nome da fazenda vocês ficam sabendo lá.
== urgent-unnamed | Recepcionista | - | R$ 2.100,00
Vaga imperdível de recepcionista em empresa renomada do mercado.
Não fazemos processo seletivo. As 10 primeiras pessoas que responderem estão contratadas, independentemente do perfil.
Não divulgamos a razão social.
== urgent-unnamed | Cadastro para mutirão de empregos | - | -
Mutirão com 2.000 vagas em todas as áreas, só até hoje à meia-noite!
Contratação garantida para todos os inscritos, sem análise.
Empresas sigilosas.
== urgent-unnamed | Motorista particular | - | R$ 4.500,00
Família de alto padrão procura motorista particular.
Discrição, boa apresentação e CNH B.
Trabalho de segunda a sexta, com viagens eventuais.
Decida agora: não haverá entrevista nem consulta de referências, e a família não se identifica antes do início.
== link | Auxiliar de estoque Mercado Livre | - | R$ 2.320,00
O Mercado Livre está contratando em todo o Brasil!
Inscreva-se pelo link oficial: http://mercadolivre-vagas2025.example.top
Mais de 5 mil vagas.
== link | Operador de caixa | - | R$ 1.750
vaga de caixa supermercado perto de vc
cadastro nesse link bit.ly/vg4s-cx99 e ja aguarda a ligação
== link | Jovem Aprendiz Correios 2025 | - | R$ 1.022
Abertas as inscrições do Jovem Aprendiz dos Correios
Faça o seu cadastro: correios-aprendiz.inscricao-br.example.site
Não perca o prazo
== link | Analista administrativo | Petrobrás Seleções | R$ 6.200,00
Processo seletivo simplificado para contratação temporária.
Ensino médio ou superior, jornada de 40 horas.
Benefícios compatíveis com o porte da companhia.
As inscrições são realizadas em www.petr0bras-carreiras.example.net, mediante preenchimento dos dados pessoais.
== link | Atendente Magazine Luiza | - | R$ 1.900,00
O Magalu abriu 1.500 vagas para trabalhar em casa.
Preencha o formulário em magalu.trabalheconosco-oficial.example.xyz e aguarde a nossa ligação.
== link | Estoquista | - | R$ 1.860,00
Empresa de moda contrata estoquista com disponibilidade de horário.
Recebimento de mercadorias, inventário, reposição.
Para ver o endereço e o nome da empresa acesse tinyurl.com/estq-77a
Ambiente agradável e oportunidade de crescimento.
== link | Assistente de atendimento Nubank | - | R$ 3.400,00
Seja um Xpeer! Trabalhe no roxinho de onde estiver.
Para iniciar, baixe o aplicativo de recrutamento (arquivo APK) em nubank-rh.example.app/download
Não está na loja oficial porque é de uso interno.
== link | Auxiliar de produção Nestlé | - | R$ 2.450
A Nestle ta contratando sem experiencia!!!
link da inscrição 👉 cutt.ly/nst-vagas
compartilha com quem precisa
== link | Agente de aeroporto | - | R$ 2.980,00
Companhia aérea abre seleção para agente de aeroporto em Confins, Galeão e Guarulhos.
Atendimento no check-in, embarque e bagagens.
Ensino médio completo, inglês básico, disponibilidade para escalas.
Vale-alimentação, passagens com desconto e plano de saúde.
Candidate-se em latam-airlines.recrutabrasil.example.online e insira o seu CPF para consultar o resultado.
== link | Motorista Amazon Flex | - | R$ 28 por hora
Parceiro Amazon procura motoristas com carro de passeio.
Inscrição: amaz0n-entregas.example.click
Aprovação em minutos.
== link | Serviços gerais | Prefeitura | R$ 1.800
Prefeitura abre 400 vagas sem concurso, nível fundamental.
Acesse is.gd/pref400 para garantir a sua.
Inscrição até amanhã.
== link | Vendedor(a) O Boticário | - | R$ 1.980,00
Lojas O Boticário com vagas em todas as capitais.
Gostar de gente, metas e perfumaria.
Comissão, descontos em produtos, plano de carreira.
Envie os seus dados no site boticari0-selecao.example.shop, que é o nosso novo portal de talentos.
== messenger-only | Conferente | - | R$ 2.200
Conferente noturno, com adicional.
A empresa contrata por mensagem de Telegram e nunca por telefone ou pessoalmente; salve o contato e aguarde ser adicionado.
== daily-income | Moderador de vídeos | - | R$ 180 por hora
Assista a vídeos curtos e receba 180 reais por hora, pagos todo dia, garantidos mesmo se não concluir as tarefas.
`;

export const eighteenthHonest = `
== Auxiliar de produção | Embalagens Sul Ltda | R$ 1.890,00
Operar esteira, embalar e paletizar.
Atenção: a Embalagens Sul não cobra nenhum valor dos candidatos. Desconfie de quem pedir pagamento em nosso nome.
== Assistente de RH | Grupo Soma | -
Apoio em admissões e benefícios.
Nunca solicitamos Pix, senhas ou fotos de cartão por WhatsApp. Dúvidas: canal oficial em nosso site.
== Jovem Aprendiz Administrativo | ESPRO | R$ 760,00
Curso de aprendizagem gratuito e remunerado, com registro em carteira.
O processo é 100% gratuito.
== Costureira | Ateliê da Neide | R$ 1.950,00
Reta e overloque, seg a sex.
Mandar currículo pelo WhatsApp (47) 90000-1212 ou deixar no ateliê, Rua das Palmeiras, 88.
== Operador de empilhadeira | Cooperativa Agro Norte | R$ 2.480
Curso de NR-11 custeado pela empresa após a contratação.
CNH B será diferencial.
== Garçom freelancer | Buffet Villa Verde | R$ 160 por evento
Diária de R$ 160 mais transporte, paga ao fim do evento.
Sábados e domingos. Calça e sapato pretos.
== Diarista | Lar Limpo Serviços | R$ 170/dia
Pagamento semanal, às sextas-feiras.
Entrevista presencial em nosso escritório, na Av. Brasil, 410.
== Motorista carreteiro | Transportes Rodovale | R$ 3.100 + comissão
CNH E com EAR, exame toxicológico em dia, curso MOPP.
Diárias de R$ 95 para alimentação e pernoite.
== Porteiro | Segurpro Facilities | R$ 1.870
Uniforme fornecido pela empresa, sem custo para o colaborador.
Escala 12x36.
== Recepcionista | Clínica São Lucas | R$ 1.800
Documentos para a admissão: RG, CPF, carteira de trabalho digital, comprovante de residência e dados bancários do Bradesco.
Os documentos serão entregues no RH após a aprovação.
== VAGA URGENTE - Padeiro | Panificadora Trigo de Ouro | R$ 2.700
Início imediato! Entrevista amanhã às 14h na padaria, com o Sr. Antônio.
Experiência com pão francês e confeitaria básica.
== Engenheiro de perfuração offshore sênior | Ocyan | R$ 32.000,00
Regime 14x14 embarcado. CBSP, HUET e inglês fluente.
Mínimo de dez anos em plataformas.
== Médico plantonista | Hospital Santa Clara | R$ 1.500 por plantão de 12h
CRM ativo, residência em clínica médica ou emergência.
Contratação PJ, pagamento em 30 dias.
== Analista de sistemas | TOTVS | -
Candidate-se pela Gupy: https://totvs.gupy.io
Java, SQL e metodologias ágeis.
== Consultora de vendas | Ótica Boa Vista | R$ 1.620 + comissão
Comissão de 3% sobre as vendas; média das consultoras entre R$ 2.300 e R$ 3.000.
Registro em carteira.
== Franqueado - microfranquia de limpeza | Maria Brasileira | -
Oportunidade de franquia, não se trata de vaga de emprego. Investimento inicial a partir de R$ 45 mil, com Circular de Oferta enviada dez dias antes.
== Instalador de fibra óptica (MEI) | ConectaNet | R$ 70 por instalação
Necessário MEI ativo e veículo próprio.
Pagamento quinzenal mediante nota fiscal. EPIs por conta da contratante.
== Desenvolvedor Front-end PJ | Softplan | R$ 9.000 PJ
React e TypeScript, quatro anos de experiência.
Entrevista técnica por vídeo, contrato de prestação de serviços.
== Vigilante | Protege | R$ 2.310 + 30%
Exigido curso de formação e reciclagem em dia, conforme a Lei 14.967.
Seguro de vida.
== Motorista de ônibus | Viação Cidade Azul | R$ 3.350
CNH D, curso de transporte coletivo e exame toxicológico.
O exame admissional é pago pela empresa.
== Caixa bancário | Sicredi | R$ 3.000
O CPF será consultado apenas na fase final, mediante autorização do candidato.
== Operador de telemarketing | Atento | R$ 1.518
Treinamento remunerado, 6h20 por dia. Sem necessidade de experiência.
Não cobramos taxas em nenhuma etapa.
== Atendente de lanchonete | Lanches do Beto | R$ 1.700
Chamar no zap do Beto (19) 90000-7070 ou passar na loja depois das 15h, Rua XV, 302, centro.
== Motoboy | Farmácia Popular do Bairro | R$ 1.800 + R$ 5 por entrega
Moto própria, CNH A. Aluguel da moto pago por semana.
Levar currículo no balcão.
== Corretor de imóveis | Imobiliária Casa Nova | comissão
Profissional autônomo com CRECI. Não há salário fixo; comissão de 2% sobre as vendas intermediadas.
== Técnico de seguro-depósito | Fundo Garantidor de Créditos | R$ 7.800
Estudos sobre seguro de depósitos e resolução bancária.
Graduação em Economia.
== Tesoureiro | Rede Bom Preço | R$ 2.600
Conferir os depósitos das lojas, fechar o caixa e conciliar cartões.
== Analista de prevenção a fraudes | PagSeguro | R$ 6.100
Investigar golpes com Pix, contas laranja, phishing e links falsos.
SQL e experiência em meios de pagamento.
== Instrutor de autoescola | CFC Avenida | R$ 2.200
Credencial do Detran e CNH com dois anos de categoria.
Matricular alunos e receber a taxa dos exames.
== Secretária escolar | Colégio Dom Bosco | R$ 2.150
Receber matrículas, emitir boletos de mensalidade e taxas, arquivar cópias de RG e CPF dos alunos.
== Vendedor de consórcio | Rodobens | R$ 1.600 + comissões
Salário fixo garantido na carteira, mais comissão e premiação por meta.
== Auxiliar de cozinha extra | Restaurante Dona Lucinha | R$ 120/dia
Freelancer para sexta, sábado e domingo. Pagamento no dia.
Falar com Patrícia no restaurante.
== Trainee 2026 | Ambev | R$ 8.500
Programa para formados entre 2023 e 2025. Etapas on-line, dinâmica e painel com a diretoria.
Inscrições somente pelo site oficial da companhia.
== Pedreiro | Construtora Horizonte | R$ 2.900
Início imediato na obra do Residencial Ipês. EPIs, café da manhã e alojamento sem desconto.
== Enfermeiro do trabalho | SESI | R$ 6.400
Acompanhar os exames admissionais e periódicos pagos pelas indústrias clientes.
== Social media | Agência Pimenta | R$ 2.500
Gerir Instagram, TikTok e grupos de WhatsApp e Telegram de clientes.
Enviar portfólio para vagas@agenciapimenta.example.
== Atendente de WhatsApp | Móveis Planalto | R$ 1.780
Responder os clientes por WhatsApp e registrar os pedidos no sistema.
Trabalho presencial na loja.
== Cuidador de idosos | Residencial Vida Serena | R$ 1.900
Curso de cuidador (cursos gratuitos do SENAC são aceitos).
Adicional noturno. Entrevista no local.
== Técnico em segurança | Vale | -
A Vale alerta para o uso indevido de sua marca em falsas ofertas de emprego. Não pedimos depósitos nem compra de cursos.
== Gerente de projetos sênior | Petrobras fornecedora Techint | R$ 24.000
Obras industriais, PMP, espanhol fluente.
Disponibilidade para residir em Macaé.
== Anestesista | Unimed Cariri | R$ 38.000
RQE em anestesiologia. Escala de 24 horas semanais e sobreaviso.
== Piloto comercial | Azul | R$ 14.000
Licença PC/IFR e CMA válido. Simulador em Campinas, com hospedagem paga pela companhia.
== Diretor de tecnologia | Fintech Creditas | R$ 45.000 + ações
Liderar 120 pessoas, quinze anos de carreira, inglês avançado.
== Entregador autônomo | Jadlog franquia Pelotas | R$ 3,20 por pacote
Veículo próprio com seguro. Pagamento semanal às quartas, com relatório das entregas.
== Babá folguista | Agência Doce Lar | R$ 250 por diária
A agência não cobra da profissional: a taxa é paga pela família.
Referências serão confirmadas por telefone.
== Camareira | Hotel Praia Mansa | R$ 1.680 + taxa de serviço
A taxa de serviço é repartida entre a equipe, em média R$ 400.
== Estágio em Direito | Defensoria Pública | R$ 1.100
Prova escrita gratuita no dia 12. Levar documento com foto.
== Agente comunitário - processo seletivo | Prefeitura de Lajeado | R$ 3.036
Inscrição de R$ 45,00 paga por guia de arrecadação municipal, com isenção para inscritos no CadÚnico, conforme o edital 04/2025.
== Promotor de vendas | Trade Mais | R$ 1.750
Ajuda de custo de R$ 300 para o celular e o transporte. Camisetas fornecidas.
== Auxiliar de limpeza | Limpart | R$ 1.610
Vaga urgente, para cobrir férias. Entrevistas na segunda, às 8h, na sede.
Levar documentos pessoais.
== Editor de vídeo freelancer | Canal Terra Viva | R$ 350 por vídeo
Trabalho remoto, quatro vídeos por mês, pagos via Pix em até cinco dias da entrega.
== Professor de inglês on-line | Fluency Academy | R$ 45 por hora
Aulas pelo Zoom, contrato PJ. Aula-teste remunerada.
== Vendedor porta a porta | Claro parceiro Telcom | R$ 1.518 + comissão
Sem teto de comissões. O crachá, o tablet e o uniforme são emprestados pela empresa.
== Assistente administrativo | Contábil Prado | R$ 2.000
Abrir contas de e-mail, solicitar certidões no Gov.br e pagar guias.
Não peça informações por telefone, envie currículo por e-mail.
== Barbeiro | Barbearia Dom Corleone | 50% de comissão
Movimento consolidado, cadeira sem aluguel. Acerto todo sábado.
== Manicure | Espaço Bela | 60% de comissão
Contrato de parceria pela Lei do Salão Parceiro. Material próprio ou da casa.
== Eletricista | Eletro Silva | R$ 2.800
NR-10 e SEP; caso o curso esteja vencido, a empresa paga a reciclagem.
== Soldador | Estaleiro Atlântico Sul | R$ 3.900
Teste prático no local. O certificado de qualificação é emitido pelo estaleiro sem ônus.
== Auxiliar de loja | Renner | -
Inscreva-se no site de carreiras da Renner. A empresa não realiza contratações por aplicativos de mensagens.
== Frentista | Posto Ipiranga Trevo | R$ 1.800 + 30%
Contratamos com urgência. Deixar o currículo com o gerente Valdir.
== Recenseador temporário | IBGE | R$ 1.900
Seleção simplificada conforme edital. A taxa de inscrição, de R$ 22, é recolhida por GRU.
== Analista de folha | Grupo Pereira | R$ 3.400
Rotinas de admissão: conferir documentos, dados bancários e o exame dos novos empregados.
== Motorista de aplicativo - locadora | Localiza | -
Aluguel de carro para motoristas. Caução de R$ 700 devolvida ao fim do contrato. Este anúncio não é de emprego.
== Designer de unhas | Studio Lu Nails | R$ 1.600 + comissão
Mandar fotos dos trabalhos pelo WhatsApp do estúdio e agendar o teste com a Lu.
== Consultor comercial externo | Sebrae credenciado Vetor | R$ 2.400 + variável
Veículo próprio, reembolso de quilometragem de R$ 1,10.
== Técnico de enfermagem | Home Angels | R$ 165 por plantão
COREN em dia. Pagamento semanal. A cooperativa não exige cota de entrada.
== Operador de caixa | Assaí Atacadista | R$ 1.720
Vagas para início imediato na loja nova. Cadastro em assai.gupy.io ou no balcão de recrutamento.
== Instrutor de academia | Smart Fit | R$ 14 por hora
CREF ativo. Anuidade do conselho por conta do profissional.
== Contador | Escritório Fiscale | R$ 5.200
CRC ativo. Fechar balanços, apurar impostos e emitir guias de pagamento.
== Gestor de tráfego | Loja Kids Moda | R$ 3.000
Anúncios no Meta e no Google, relatórios semanais. Home office com notebook da empresa.
== Auxiliar de serviços gerais | Condomínio Solar | R$ 1.650
Não é preciso experiência. Currículo na portaria ou pelo zap do síndico Marcos.
== Bartender freelancer | Bar do Porto | R$ 180 + gorjeta
Noites de quinta a sábado; a gorjeta é dividida e paga no fechamento.
== Montador de móveis | Casas Bahia terceirizada JM | R$ 35 a R$ 90 por peça
MEI, ferramentas próprias. Produção média de R$ 3.200 por mês, sem garantia de mínimo.
== Piloto de drone agrícola | AgroFly | R$ 4.500 + R$ 2 por hectare
O curso CAAR é oferecido pela empresa, com estadia.
== Atendente bilíngue remoto | Concentrix | R$ 3.300
A Concentrix nunca pede dinheiro. E-mails oficiais terminam em @concentrix.com.
Equipamento enviado à casa do contratado.
== Auxiliar de dentista | Odonto Sorriso | R$ 1.700
Jaleco e EPI fornecidos. Curso de ASB pode ser concluído com bolsa integral da clínica.
== Operador de colheitadeira | Fazenda Boa Esperança, Sorriso-MT | R$ 4.200 + comissão por saca
Safra de janeiro a abril, alojamento e alimentação sem desconto. Passagem reembolsada.
== Colhedor de café | Fazenda Santa Rita | R$ 22 por medida
Registro em carteira de safrista, transporte regular. Acerto quinzenal.
== Desenvolvedor Sênior (remoto, EUA) | Turing | US$ 5.500/mês
Inglês fluente, sete anos com Python, testes técnicos e duas entrevistas por vídeo.
== Testador de software | Banco Inter | R$ 5.800
Testar o aplicativo e os pagamentos por Pix, automatizar com Cypress.
== Analista de segurança da informação | Serpro | R$ 8.200
Campanhas contra phishing: ensinar que não se informa senha por mensagem.
== Cozinheira | Escola Girassol | R$ 2.000
O exame de saúde para manipuladores é agendado e pago pela escola.
== Auxiliar de vendas temporário | Cacau Show franquia Bauru | R$ 1.580
Urgente para o Natal, contrato de 45 dias. Levar currículo na loja do shopping.
== Personal shopper | Shopper | R$ 1.640
Separar as compras dos clientes. Vale-refeição e cesta básica.
Inscrição: shopper.solides.jobs
== Ajudante de mudanças | Mudanças Rápido | R$ 100 por dia
Diárias pagas no fim do serviço, almoço incluso. Comparecer às 6h na garagem, Rua do Porto, 15.
== Porteiro | Condomínio Vila Rica | R$ 1.900
Se alguém lhe cobrar pela vaga, denuncie: (11) 90000-1000, administração.
== Representante comercial | Distribuidora Minas Vet | comissão de 6%
Registro no CORE, carteira ativa, veículo próprio. Ganhos conforme as vendas.
== Consultor de vendas imóveis na planta | MRV | R$ 1.518 + comissão
Estágio com TTI, curso pago pela construtora aos aprovados.
== Auxiliar de topografia | GeoMap | R$ 2.100
Viagens com hospedagem paga e diária de R$ 80 para refeições, adiantada por cartão corporativo.
== Atendente | Sorveteria Gelatto | R$ 1.600
Primeiro emprego é bem-vindo. Começa já neste sábado. Falar com a Rose na sorveteria.
== Segurança de eventos | Forte Eventos | R$ 150 por evento
Curso de vigilante com extensão em grandes eventos. Pagamento em 48 horas por Pix.
== Recrutador | Randstad | R$ 3.600
Divulgar vagas no LinkedIn e no WhatsApp, triar currículos e marcar entrevistas.
== Guia de turismo | Chapada Trip | R$ 230 por dia
Cadastur em vigor. Seguro pago pela agência.
== Dançarina para cruzeiro | Costa Cruzeiros via Portside | US$ 1.400
Exame médico e certificado STCW custeados pelo armador. Audição presencial em Santos.
== Costureira facção em casa | Confecções Dalva | R$ 3,80 por peça
Entregamos e buscamos as peças em Brusque. Máquina própria; nada é cobrado pela linha.
== Assistente jurídico | Ribeiro & Lopes | R$ 2.300
Ações contra bancos por golpes do Pix e empréstimos não autorizados.
== Estágio em TI | CIEE | R$ 1.000
O CIEE é gratuito para o estudante. Cadastre-se no portal.
== Operador de produção | BRF Lucas do Rio Verde | R$ 2.080
Ônibus gratuito, alojamento para quem vem de outra cidade, uniforme lavado pela empresa.
Seleção toda quinta-feira no SINE, às 7h30. Levar RG, CPF e carteira de vacinação.
== Auxiliar de marcenaria | Marcenaria Irmãos Kuhn | R$ 2.000
Somos uma oficina pequena: manda um oi no WhatsApp do Jair (51) 90000-4545 que a gente combina a visita.
Pagamento todo sábado até a experiência acabar, depois mensal em carteira.
== Consultor de previdência | Bradesco Vida e Previdência | R$ 4.000 + variável
Venda de planos de renda vitalícia e de renda garantida aos clientes do banco.
Certificação CPA-20; a prova é reembolsada na aprovação.
== Auxiliar de padaria | Padaria Flor do Campo | R$ 1.700,00
Ajudar na produção de pães e salgados, limpeza da área e reposição da vitrine.
Horário: das 4h às 12h20, folga na semana e um domingo por mês.
== Enfermeira obstetra | Maternidade Santa Isabel | R$ 5.900,00
Assistência ao pré-parto, parto e pós-parto. Especialização em obstetrícia e COREN ativo.
Escala 12x36 noturna, vale-alimentação de R$ 600.
== Analista contábil pleno | Grupo Lider | R$ 4.300,00
Conciliações, fechamento mensal, apoio à auditoria externa, SPED.
Superior completo em Ciências Contábeis e experiência com Protheus.
== Mecânico de automóveis | Auto Center Moura | R$ 3.000
Suspensão, freio, embreagem e injeção.
Ferramentas da oficina. Seg a sex 8 as 18, sábado até meio dia
== Professor de matemática | Colégio Santa Maria | R$ 32 hora-aula
Turmas do 8º e do 9º ano, manhã. Licenciatura plena.
== Açougueiro | Supermercado Irmãos Gonçalves | R$ 2.450,00
Desossa, cortes, atendimento no balcão e controle da câmara fria.
Experiência mínima de um ano na função.
== Assistente fiscal | Distribuidora Alvorada | R$ 2.700,00
Escrituração de notas, apuração de ICMS, PIS e COFINS, obrigações acessórias.
Excel intermediário. Plano de saúde coparticipativo.
== Pintor de paredes | Pinturas Real | R$ 2.600
Massa corrida, textura e pintura externa com balancim. NR-35.
== Fisioterapeuta | Clínica Movimento | R$ 3.800,00
Ortopedia e pilates, 30 horas semanais. CREFITO.
Agenda própria da clínica, equipe multidisciplinar.
== Desenvolvedor Java Pleno | CI&T | R$ 8.700,00
Spring Boot, mensageria com Kafka, bancos relacionais e testes automatizados.
Modelo híbrido em Campinas, dois dias por semana.
== Repositor noturno | Atacadão | R$ 1.780,00
Abastecer corredores, verificar validade e organizar o depósito. Adicional noturno de 20%.
== Jardineiro | Verde Vivo Paisagismo | R$ 1.900,00
Poda, plantio, irrigação e uso de roçadeira em condomínios de Alphaville.
== Advogado trabalhista júnior | Moreira Advogados | R$ 4.500,00
Elaborar contestações e recursos, participar de audiências no TRT-2. OAB.
== Torneiro mecânico | Usinagem Precisa | R$ 3.400,00
Torno convencional e CNC, leitura de desenho, paquímetro e micrômetro.
Turno: das 14h às 22h.
== Vendedor de materiais de construção | Depósito São José | R$ 1.800
Atendimento no balcão, orçamento de telha, piso e tinta.
Precisa conhecer o ramo
== Nutricionista de produção | Sodexo | R$ 4.100,00
Gerir cozinha industrial de 800 refeições por dia, cardápios, custos e treinamento em boas práticas.
== Auxiliar de almoxarifado | Metalúrgica Tonelli | R$ 2.050,00
Receber materiais, conferir notas, lançar no sistema e entregar EPI.
== Psicólogo organizacional | Unimed Vale do Aço | R$ 4.700,00
Clima, avaliação de desempenho e acolhimento de colaboradores. CRP ativo.
== Cabeleireira | Salão Chic | R$ 2.000
Corte feminino, coloração e escova progressiva. Terça a sábado.
== Ajudante de carga | Bebidas Fruki | R$ 1.830,00
Carregar e entregar bebidas junto ao motorista, na região metropolitana de Porto Alegre.
Cesta básica, plano de saúde e participação nos resultados.
== Coordenador de logística | Magazine Luiza CD Louveira | R$ 9.200,00
Gestão de 60 pessoas, indicadores de expedição e inventário.
Superior em Logística ou Engenharia. WMS.
== Farmacêutico | Drogaria São Paulo | R$ 4.900,00
Responsável técnico substituto, controle de medicamentos do SNGPC e orientação aos clientes. CRF.
== Pizzaiolo | Pizzaria Bella Nápoles | R$ 2.500
Abrir massa, montar e assar no forno a lenha. Das 17h às 0h, folga na segunda.
== Assistente social | APAE Londrina | R$ 3.300,00
Visitas domiciliares, relatórios, encaminhamento de famílias ao CRAS. CRESS.
== Operador de CNC | Usina Técnica | R$ 3.050,00
Preparar e operar centro de usinagem Romi, comando Fanuc.
== Veterinário clínico | Hospital Pet Life | R$ 5.000,00
Consultas, internação, plantões alternados. CRMV e experiência com felinos.
== Carpinteiro | Engeforma | R$ 2.750,00
Formas de pilares, vigas e lajes. Obra em Barueri, próxima à estação.
== Auxiliar financeiro | Colchões Ortobom fábrica | R$ 2.200,00
Contas a receber, cobrança, baixa de boletos e negociação com lojistas.
== Babá | Família em Perdizes | R$ 2.600,00
Cuidar de gêmeos de 3 anos, levar à escola, preparar lanches. Registro e férias.
Entrevista em nossa casa, com referências.
== Designer UX pleno | RD Station | R$ 7.800,00
Pesquisas com usuários, protótipos no Figma, design system. Portfólio obrigatório.
== Caldeireiro | Manserv | R$ 4.000,00
Traçagem e montagem de tubulações em parada de manutenção, Paulínia. 90 dias de contrato.
== Recepcionista bilíngue | Hotel Ibis Congonhas | R$ 2.250,00
Inglês avançado, sistema Opera. Escala 6x1, refeição no local.
== Zelador | Edifício Mirante | R$ 2.300 + moradia
Pequenos reparos, limpeza das áreas comuns, piscina e coleta do lixo.
== Auxiliar de classe | Escola Infantil Passinho | R$ 1.650
Cursando pedagogia. Ajudar na alimentação, higiene e brincadeiras. Tarde.
== Gerente de loja | Lojas Marisa | R$ 4.600,00
Metas, escala da equipe, perdas e inventários. Experiência em varejo de moda.
== Lavador de veículos | Lava Jato Brilho | R$ 1.600
Lavagem, aspiração e cera. Seg a sab
== Engenheiro civil | Construtora Plaenge | R$ 10.900,00
Planejamento e acompanhamento de obra residencial de alto padrão, contratos com empreiteiros. CREA.
== Atendente de call center receptivo | Algar Tech | R$ 1.518,00
Suporte a clientes de internet, escala 6x1, 36 horas semanais.
Plano de saúde após 90 dias e auxílio-creche.
== Cozinheiro | Restaurante Tempero Mineiro | R$ 2.400,00
Fogão a lenha, comida por quilo, até as 16h.
== Técnico em informática | Infoshop | R$ 2.100
Montagem, formatação e reparo de notebooks e impressoras.
== Tratorista | Usina São Martinho | R$ 2.900,00
Preparo de solo e plantio de cana. CNH B. Turnos, transporte da empresa.
== Analista de marketing | Tigre Tubos | R$ 5.100,00
Campanhas, feiras e materiais de ponto de venda. Joinville, presencial.
== Auxiliar de lavanderia | Hospital Regional | R$ 1.700,00
Separar, lavar e dobrar enxoval. Insalubridade de 20%.
== Estágio em Engenharia Mecânica | WEG | R$ 1.750,00
Apoio a ensaios de motores e relatórios. Do 6º semestre em diante, seis horas.
== Eletricista industrial | Gerdau Ouro Branco | R$ 4.150,00
Manutenção preventiva e corretiva, leitura de diagramas, inversores e CLP.
== Balconista | Farmácia Santo Remédio | R$ 1.850
Experiência em balcão de farmácia. Comissão sobre higiene e perfumaria.
== Fonoaudióloga | Centro de Reabilitação Lúcia | R$ 3.600,00
Atender crianças com atraso de fala e TEA, 25 horas.
== Borracheiro | Pneus Rodão | R$ 2.000
Montagem e desmontagem, balanceamento, caminhão e passeio
== Controlador de acesso | GPS Vigilância | R$ 1.850,00
Identificar visitantes, liberar veículos e registrar ocorrências em shopping.
== Analista de compras | Camil Alimentos | R$ 5.400,00
Cotações de embalagens, negociação com fornecedores e acompanhamento de contratos. SAP.
== Gesseiro | Gesso Arte | R$ 130/dia
Forro, drywall e sanca. Obras em Recife.
== Dentista | OdontoCompany | R$ 6.000,00
Clínica geral e endodontia, duas a três vezes por semana. CRO.
== Fiscal de loja | Carrefour | R$ 1.900,00
Prevenção de perdas, monitoramento por câmeras, abordagem educada.
== Bibliotecária | SESC Santos | R$ 6.300,00
Catalogação, mediação de leitura e programação do espaço. CRB.
== Operador de retroescavadeira | Terraplenagem Souza | R$ 3.300,00
Abertura de valas e carregamento. Curso da função e CNH C.
== Auxiliar de RH | Transpes | R$ 2.150,00
Controle de ponto, férias e arquivo de prontuários. Cursando RH ou Administração.
== Floricultora | Floricultura Rosa Lis | R$ 1.700
Montar buquês e arranjos, atender os clientes, cuidar das plantas
== Assistente de TI | Prefeitura de Maringá | R$ 2.980,00
Suporte às escolas municipais, rede e impressoras. Contrato de um ano.
== Estoquista | Centauro | R$ 1.690,00
Receber calçados, etiquetar e repor a loja. Shopping Tatuapé.
== Chapeiro | Hamburgueria 477 | R$ 1.900
Montagem de lanches na chapa e na fritadeira. Noite, folga às terças.
== Analista de qualidade | Aurora Alimentos | R$ 4.000,00
Auditorias internas, APPCC, análises de não conformidade e laudos.
== Serralheiro | Serralheria Portões Fortes | R$ 2.600
Solda MIG, portões, grades e estruturas. Instalação no cliente.
== Terapeuta ocupacional | Clínica Integrar | R$ 3.700,00
Integração sensorial, CREFITO, 30 horas.
== Motorista entregador | Drogal | R$ 2.150,00
Entregas em Piracicaba com moto ou carro da empresa. CNH AB.
Vale-alimentação, plano de saúde e descontos nas lojas.
== Consultor de TI SAP FI | Numen | R$ 14.500,00
Implantações de contas a pagar e a receber, migração para S/4HANA. Inglês avançado.
== Passadeira | Lavanderia Nova Era | R$ 1.650
Passar camisas e roupas de cama. Segunda a sexta
== Auxiliar de expedição | Riachuelo CD Natal | R$ 1.750,00
Separar e conferir caixas com coletor, carregar carretas. Turno B.
== Técnico em edificações | Sabesp terceirizada Enorsul | R$ 3.200,00
Medições, croquis e fiscalização de ligações de água.
== Supervisor de vendas | Heineken | R$ 7.000,00
Liderar oito vendedores, rotas, execução em bares. CNH B, carro da empresa.
== Garçonete | Churrascaria Boi Preto | R$ 1.800 + 10%
Atendimento no salão, noite e fins de semana, jantar incluído
== Operador de caldeira | Laticínios Tirol | R$ 2.950,00
NR-13, tratamento de água, registro dos parâmetros. Escala 6x2.
== Arquiteta | Studio Casa Clara | R$ 4.800,00
Interiores residenciais, SketchUp, AutoCAD e visitas à obra.
== Leiturista | Energisa | R$ 1.950,00
Ler medidores e entregar contas, de moto. Rondonópolis.
== Encanador | Desentupidora Já | R$ 2.500
Reparos hidráulicos, caça-vazamento. CNH B
== Copeira | Hospital Albert Sabin | R$ 1.690,00
Distribuir refeições aos pacientes conforme a dieta. Escala 12x36.
== Analista de BI | Localiza | R$ 7.200,00
SQL, Power BI, modelagem dimensional. Belo Horizonte, híbrido.
== Ordenhador | Sítio Três Marias | R$ 2.200 + casa
Ordenha mecânica de 60 vacas, duas vezes ao dia, limpeza da sala, bezerreiro.
Casa com energia paga; aceita-se família.
== Assistente de licitações | MedLab Hospitalar | R$ 2.900,00
Acompanhar editais, montar propostas e participar de pregões eletrônicos.
== Operador de guilhotina | Gráfica Printi | R$ 2.400,00
Corte de impressos, regulagem da máquina. Turno da tarde.
== Confeiteira | Doces da Vó Nena | R$ 2.200
Bolos decorados, brigadeiros e tortas. Ter a dom
== Químico | Tintas Renner | R$ 6.800,00
Desenvolver formulações à base de água, ensaios e laudos. CRQ.
== Servente de obras | Tenda Construtora | R$ 1.850,00
Preparo de massa, transporte de material e limpeza. Café da manhã e almoço na obra.
== Atendente de hotel pet | Bicho Mimado | R$ 1.600
Banho, alimentação e passeio com cães
== Monitor de transporte escolar | Transtusa | R$ 1.400,00
Acompanhar crianças no ônibus, manhã e fim da tarde.
== Técnico de refrigeração | Friomax | R$ 2.900,00
Instalação e manutenção de ar-condicionado split e VRF. CNH B.
== Gerente financeiro | Hospital Moinhos | R$ 18.000,00
Fluxo de caixa, orçamento, bancos e auditoria. MBA e dez anos de experiência.
== Vendedora | Loja Doce Encanto Bebê | R$ 1.650 + 2%
Loja de enxovais no centro. Segunda a sábado
== Analista de comércio exterior | Marcopolo | R$ 5.600,00
Desembaraço, câmbio, cartas de crédito e cotação de fretes. Espanhol.
== Lixador | Móveis Rudnick | R$ 1.950,00
Lixar peças de madeira antes da pintura. São Bento do Sul.
== Camareira hospitalar | Rede D'Or | R$ 1.720,00
Higienizar leitos, trocar roupas de cama e repor itens. Insalubridade.
== Professor de educação física | Clube Pinheiros | R$ 4.400,00
Natação infantil, tardes. CREF e experiência com crianças.
== Ajudante de eletricista | Instaladora Luz | R$ 1.750
Passar cabo, abrir canaleta, montar quadro
== Fotógrafo | Estúdio Click Bebê | R$ 2.300
Newborn e acompanhamento mensal. Tratamento no Lightroom
== Biomédico | Laboratório Sabin | R$ 4.200,00
Hematologia e bioquímica, liberação de laudos, controle de qualidade. CRBM.
== Empregada doméstica | Residência em Boa Viagem | R$ 2.000
Limpeza, roupa e comida simples. Segunda a sexta, das 8h às 16h, carteira assinada.
== Inspetor de alunos | Colégio Objetivo | R$ 1.800,00
Acompanhar intervalos, entrada e saída.
== Programador PLC | Automatiza | R$ 6.500,00
Siemens TIA Portal, supervisórios e partida em clientes. Viagens.
== Peixeiro | Supermercado Angeloni | R$ 2.300,00
Limpar e filetar pescados, montar o balcão de gelo.
== Assessor de investimentos | XP escritório Manchester | R$ 3.000 + variável
ANCORD ou CPA-20. Atender a carteira, apresentar fundos e renda fixa.
== Lubrificador | Mineração Usiminas | R$ 2.600,00
Lubrificar caminhões fora de estrada e escavadeiras. Itatiaiuçu.
== Atendente de balcão | Cartório do 2º Ofício | R$ 1.900,00
Reconhecer firmas, autenticar cópias e cobrar os emolumentos da tabela.
== Auxiliar contábil | JB Contabilidade | R$ 1.900
Lançamentos, conciliação bancária e arquivo. Domínio Sistemas
== Coordenadora pedagógica | SESI Bahia | R$ 6.900,00
Acompanhar planejamentos, formar professores e receber famílias.
== Armador de ferragem | Cyrela | R$ 2.800,00
Cortar, dobrar e montar armaduras conforme o projeto.
== Operador de rolo | Estradas Brasil | R$ 2.700,00
Compactação de asfalto na BR-163. Alojamento e refeições.
== Sushiman | Temakeria Kyo | R$ 2.800
Cortes, sushi, temaki. Noite
== Analista jurídico | Banco BV | R$ 5.900,00
Contencioso cível de massa, relatórios, escritórios externos.
== Instrumentador cirúrgico | Hospital Felício Rocho | R$ 3.500,00
Cirurgia geral e ortopedia. COREN e curso de instrumentação.
== Tosador | Pet Shop Amigo Fiel | R$ 1.700 + comissão
Tosa na tesoura e na máquina, poodle, shih-tzu e spitz
== Auxiliar de jardinagem | Prefeitura terceirizada Corpus | R$ 1.640,00
Roçada de praças e canteiros de Indaiatuba.
== Supervisor de manutenção | Suzano | R$ 11.500,00
Equipe de mecânicos e lubrificadores florestais. Técnico ou engenheiro.
== Costureira piloteira | Lunender | R$ 2.500,00
Montar peças-piloto em malha, apoiar a modelagem.
== Secretária executiva | Embraer | R$ 7.400,00
Agendas, viagens, atas, inglês fluente. Registro na SRTE.
== Ajudante de caminhão | Depósito Areia Branca | R$ 1.700
Descarregar cimento, tijolo e areia nas entregas
== Analista de suporte N2 | Stefanini | R$ 3.900,00
Windows Server, Active Directory, redes e chamados no ServiceNow.
== Recreadora | Resort Salinas Maceió | R$ 1.750,00
Atividades na piscina e na praia com crianças. Alojamento.
== Médico da família | Prefeitura de Caxias do Sul | R$ 17.300,00
Estratégia Saúde da Família, 40 horas, UBS Esplanada. CRM.
== Embalador | Frutas Vale do São Francisco | R$ 1.580,00
Seleção e embalagem de uva e manga para exportação. Petrolina, safra.
== Mestre de obras | Construtora Barbosa | R$ 5.500
Prédio de 12 andares em Goiânia, experiência em alvenaria estrutural
== Analista de logística reversa | Natura | R$ 5.000,00
Indicadores de devolução, embalagens retornáveis e cooperativas parceiras.
== Vidraceiro | Vidros Temper | R$ 2.400
Box, sacada, espelho. Instalação e medição
== Radiologista técnico | Clínica Cedimagem | R$ 3.100,00
Raio-X, mamografia e tomografia. CRTR, 24 horas semanais.
== Ascensorista | Tribunal de Justiça terceirizada | R$ 1.650,00
Operar elevadores e orientar o público, seis horas.
== Redator | Agência Raccoon | R$ 3.500,00
Textos para blogs, roteiros e anúncios. SEO.
== Motorista de caminhão truck | Lactalis | R$ 2.850,00
Coleta de leite nas fazendas. CNH D, MOPP não exigido.
== Estágio em Pedagogia | Rede Batista | R$ 850,00
Auxiliar turmas do maternal, quatro horas, auxílio-transporte.
== Operador de injetora | Plásticos Mauá | R$ 2.250,00
Trocar moldes, regular e inspecionar peças. Três turnos.
== Atendente de cinema | Cinemark | R$ 9,20 por hora
Bilheteria, pipoca e limpeza das salas. Maior de 18, jornada de 4 a 6 horas.
== Engenheiro agrônomo | Cooperativa Coamo | R$ 8.900,00
Assistência técnica a cooperados, soja e milho. CREA e CNH.
== Auxiliar de manutenção predial | Shopping Iguatemi | R$ 2.100,00
Pintura, elétrica e hidráulica básicas, troca de lâmpadas.
== Fresador | Ferramentaria Alfa | R$ 3.600
Fresa ferramenteira, moldes e dispositivos
== Assistente de vendas internas | Schneider distribuidor Dimensional | R$ 2.600,00
Cotar materiais elétricos, acompanhar pedidos, atender por telefone e e-mail.
== Esteticista | Clínica Pele Viva | R$ 2.100 + comissão
Limpeza de pele, drenagem, laser
== Operador de ETE | Águas de Joinville | R$ 3.000,00
Operar a estação de esgoto, coletar amostras e registrar vazões.
== Gari | Litucera | R$ 1.980 + insalubridade
Coleta domiciliar noturna, em Limeira. Café, vale-refeição.
== Cientista de dados sênior | iFood | R$ 16.800,00
Modelos de previsão de demanda, Python, Spark, experimentos A/B.
== Lavador de pratos | Restaurante Coco Bambu | R$ 1.620,00
Lavar louças e panelas, manter a copa limpa.
== Montador industrial | Andritz | R$ 3.500,00
Montagem mecânica de equipamentos de celulose, Três Lagoas.
== Técnico agrícola | Emater | R$ 4.000,00
Atender pequenos produtores, elaborar projetos de crédito rural.
== Vendedor de carros | Toyota Kaizen | R$ 1.700 + comissão
Seminovos, avaliação de usados, financiamento, CNH B.
== Auxiliar de biblioteca | Univali | R$ 1.850,00
Empréstimos, devoluções e guarda dos livros, noite.
== Tecelão | Karsten | R$ 2.150,00
Operar teares, emendar fios e revisar o tecido.
== Caixa | Lotérica Sorte Grande | R$ 1.750 + quebra de caixa
Receber contas, registrar jogos, pagar prêmios e benefícios
== Coletor de materiais biológicos | Fleury | R$ 2.500,00
Punção venosa, atendimento a domicílio. COREN e CNH B.
== Product manager | Loft | R$ 15.000,00
Roteiro do produto, pesquisas, indicadores, times ágeis.
== Cortador de tecidos | Malwee | R$ 2.050,00
Enfestar e cortar com máquina de faca vertical. Jaraguá do Sul.
== Cobrador interno | Crediário Gazin | R$ 1.700 + bônus
Negociar parcelas vencidas por telefone e emitir novos boletos.
== Geólogo | Kinross Paracatu | R$ 13.000,00
Controle de teor, mapeamento, modelagem no Leapfrog.
== Salgadeira | Salgados da Cida | R$ 1.800
Coxinha, risoles, kibe. 7h as 15h20
== Agente de portaria | Universidade Positivo | R$ 1.780,00
Orientar estudantes e visitantes, rondas internas.
== Analista de remuneração | Itaú | R$ 8.100,00
Pesquisas salariais, cargos, bônus, Excel avançado.
== Aplicador de insulfilm | Auto Film | R$ 2.000
Aplicação em carros e prédios, experiência
== Técnico de laboratório | Cargill | R$ 3.300,00
Análises de óleo e farelo, calibrar balanças, 5S.
== Músico professor de violão | Escola Tom Maior | R$ 35 por aula
Aulas individuais, crianças e adultos.
== Manobrista | Estapar | R$ 1.750,00
CNH B há dois anos, carros automáticos. Hospital na Paulista.
== Tradutor juramentado assistente | Fidelity Translations | R$ 3.800,00
Revisar certidões, contratos e diplomas. Inglês e espanhol.
== Cumim | Restaurante Fogo de Chão | R$ 1.600 + gorjeta
Montar mesas, apoiar os garçons, repor o bufê.
== Rebarbador | Fundição Tupy | R$ 2.200,00
Acabamento de peças fundidas com esmeril. Turnos, insalubridade.
== Analista ambiental | Bioma Consultoria | R$ 5.300,00
Licenciamento, vistorias, relatórios para o IBAMA.
== Cuidadora infantil | Abrigo Lar de Maria | R$ 1.850,00
Rotina de dez crianças acolhidas, 12x36.
== Motorista de ambulância | SAMU Regional | R$ 2.600,00
CNH D, curso de emergência, plantões de 12 horas.
== Ferramenteiro | Stihl | R$ 4.800,00
Construir e ajustar moldes de injeção, eletroerosão.
== Operador de áudio | Rádio Itatiaia | R$ 2.700,00
Mesa de som, jornadas esportivas, DRT.
== Vendedor de peças | Autopeças Giro | R$ 1.800 + comissão
Catálogo, balcão e telefone, linha leve e pesada
== Engenheiro eletricista | Neoenergia | R$ 10.200,00
Projetos de subestações, proteção, normas da ANEEL.
== Auxiliar veterinário | Clínica Quatro Patas | R$ 1.700
Contenção, curativos, limpeza, plantão aos sábados
== Limpador de vidros | Alpinista Limp | R$ 2.300,00
Fachadas com cadeirinha, NR-35, EPI.
== Maquinista | Rumo Logística | R$ 4.500,00
Conduzir trens de carga, Rondonópolis a Santos, escala.
== Analista de e-commerce | Lojas Colombo | R$ 3.700,00
Cadastro de produtos, preços, marketplaces, relatórios de conversão.
== Azulejista | Reformas Prado | R$ 200/dia
Porcelanato grande formato, banheiros e cozinhas, São José dos Campos
== Educador social | Fundação Casa | R$ 3.900,00
Oficinas, relatórios e acompanhamento dos jovens.
== Almoxarife | Construtora Pacaembu | R$ 2.500,00
Controlar entradas e saídas da obra, pedidos e ferramentas.
== Operador de loja | Leroy Merlin | R$ 1.900,00
Atender o setor de pisos, repor e cortar materiais.
== Agente de viagens | CVC loja Sorocaba | R$ 1.700 + comissão
Pacotes, aéreo, cruzeiros e seguro. Sistemas Sabre ou Amadeus.
== Auxiliar de farmácia hospitalar | Santa Casa | R$ 1.800,00
Separar medicamentos por paciente, repor carrinhos.
== Blaster | Pedreira Basalto | R$ 4.300,00
Carteira de blaster, plano de fogo, detonações.
== Ajudante de marceneiro | Planejados Ideal | R$ 1.800
Corte, fita de borda, montagem na casa do cliente
== Oficial de manutenção de elevadores | Atlas Schindler | R$ 3.400,00
Preventivas, chamados, NR-10. Sobreaviso remunerado.
== Hostess | Restaurante Figueira | R$ 2.000
Receber clientes, lista de espera, reservas
== Analista de PCP | Embraco | R$ 4.900,00
Programar a produção, MRP, estoques e atrasos.
== Pescador profissional | Indústria Gomes da Costa | R$ 2.400 + produção
Embarque de 15 a 20 dias, sardinha. Carteira de pescador e POP.
== Auxiliar de inventário | RGIS | R$ 8,50 por hora
Contagem em lojas, à noite, van da empresa.
== Editor assistente | Companhia das Letras | R$ 4.400,00
Preparar originais, revisar provas, fichas de livros infantis.
== Vaqueiro | Fazenda Água Limpa, Xinguara-PA | R$ 2.600 + casa
Manejo de cria e recria, vacinação, cercas, lida a cavalo.
== Operador de telemarketing ativo | Hospital de Amor | R$ 1.600,00
Ligar a doadores, registrar doações e agradecer.
== Assistente de faturamento | Hospital São José | R$ 2.350,00
Guias TISS, glosas, convênios, prazos.
== Instalador de painéis solares | Solar Nordeste | R$ 2.300,00
Fixar estruturas e módulos em telhado. NR-10, NR-35, equipe de quatro.
== Analista de Recursos Humanos Pleno | Cooperativa Central Ailos | R$ 5.000,00
Sobre nós: somos um sistema de cooperativas de crédito com sede em Blumenau e mais de 4 mil colaboradores.
O que você vai fazer:
- conduzir processos seletivos internos e externos;
- apoiar gestores na avaliação de desempenho;
- acompanhar a integração dos recém-chegados;
- preparar relatórios de rotatividade e absenteísmo.
O que esperamos: superior completo, experiência com recrutamento em volume, boa escrita.
O que oferecemos: vale-alimentação e refeição, previdência, plano de saúde, bolsa de estudos.
Etapas: inscrição, teste de lógica, entrevista com o RH, entrevista com a gestão, proposta.
== Supervisor de Restaurante | Madero | R$ 3.900,00
Estamos em busca de quem goste de servir bem.
Responsabilidades: abrir e fechar a unidade, escalar a equipe, acompanhar o custo da mercadoria, conferir o caixa.
Experiência em liderança no ramo de alimentação.
Disponibilidade para morar nos alojamentos da empresa, em outra cidade, se preciso.
Benefícios: alimentação, moradia, plano de carreira, assistência médica.
== Engenheiro de Software Backend | Nubank | -
Você fará parte de um time que cuida do ledger de contas.
Trabalhamos com Clojure, Kafka e Datomic; não é necessário conhecê-los de antemão.
Procuramos quem saiba projetar sistemas distribuídos e escrever código simples.
Conversas: recrutador, exercício de programação, desenho de sistemas, valores.
Trabalho híbrido em São Paulo.
== Técnico de Enfermagem UTI | Hospital Marcelino Champagnat | R$ 3.050,00
Assistência integral ao paciente crítico, administração de medicamentos, registro em prontuário eletrônico.
COREN-PR definitivo, experiência de seis meses em UTI adulto.
Escala 12x36, noturno.
Vale-transporte, refeitório, seguro de vida e creche.
Vaga também para pessoas com deficiência.
== ajudante de cozinha | Marmitaria da Preta | R$ 1.650
oi gente tamo precisando de uma ajudante aqui na marmitaria
cortar legume, montar marmita, lavar a louça
das 7 as 15, folga domingo
registro na carteira desde o primeiro dia
vir aqui na rua Sete 120 perto da praça da matriz de manhã
== Assistente de Atendimento ao Cliente | Leve Saúde | R$ 1.950,00
Atender beneficiários do plano por telefone e chat, marcar consultas e autorizar exames.
Ensino médio completo, boa dicção, domínio de informática.
Escala de segunda a sábado, 36 horas.
Local: Barra da Tijuca, Rio de Janeiro.
Benefícios: plano de saúde sem mensalidade, VR, VT e Gympass.
== Mecânico de Máquinas Agrícolas | Concessionária Jacto Matão | R$ 3.700,00
Revisar e reparar pulverizadores e colhedoras de café.
Atender produtores nas fazendas, com caminhonete da empresa.
Diagnóstico eletrônico e hidráulico.
Técnico em mecânica ou SENAI. CNH B.
Diária de viagem, plano de saúde, participação nos lucros.
== Professora de Educação Infantil | Escola Casa da Árvore | R$ 3.200,00
Turma de 4 anos, período da tarde, 16 crianças.
Pedagogia concluída e experiência com projetos.
Gostamos de brincadeira ao ar livre, de leitura e de família por perto.
Enviar carta de apresentação e currículo para a direção.
As conversas serão em janeiro, na escola.
== Auxiliar de Produção - turno da madrugada | Panco | R$ 1.930,00
Alimentar máquinas, pesar ingredientes, separar produtos fora do padrão.
Ensino fundamental.
Trabalho em pé, em área quente.
Adicional noturno, fretado, refeitório, cesta básica e convênio médico.
== Gerente de Fazenda | Grupo Scheffer | R$ 15.000,00
Responder por 9 mil hectares de soja e algodão em Sapezal.
Planejar safra, custos, manutenção da frota e segurança das equipes.
Agronomia ou áreas afins, dez anos de experiência no Cerrado.
Casa na sede, veículo, escola para os filhos na vila.
== Operador Logístico PcD | DHL Supply Chain | R$ 1.880,00
Vaga exclusiva para pessoas com deficiência.
Recebimento, armazenagem e separação com coletor de dados.
Laudo médico será avaliado pelo serviço de saúde na admissão.
Cajamar, com fretado de Jundiaí, Francisco Morato e Caieiras.
== Assistente de Cobrança | Paschoalotto | R$ 1.518,00
Negociar dívidas de financiamento de veículos, oferecer descontos e enviar boletos aos devedores.
Horário: das 8h às 14h20.
Premiação por acordos, day off no aniversário, auxílio-creche.
Bauru, próximo ao terminal.
== Estágio em Comunicação | Museu do Amanhã | R$ 1.300,00
Apoiar redes sociais, clipping e atendimento à imprensa.
Jornalismo ou Relações Públicas, a partir do quinto período.
Seis horas por dia, presencial, com recesso remunerado e vale-transporte.
`;
