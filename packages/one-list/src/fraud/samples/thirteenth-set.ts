/**
 * Frauds as they reach a person in groups of vacancies and on boards, some in a careful hand, some in a hurry. Written in one
 * go on 26 November 2026, before any sign was mended, by a writer who had read the signs of hidden employers but no sample;
 * a day later they were mended because of it. The form is described at `readSamples`. Every employer, number and address
 * is invented.
 */
export const thirteenthFrauds = `
== payment | Atendente de loja | Grupo Varejo Mais | R$ 1.850,00
Estamos com vagas abertas para atendente em várias lojas da região.
Após a aprovação é cobrada uma taxa única de R$ 49,90 referente à abertura do processo admissional.
O valor é devolvido no primeiro pagamento.
== payment | Auxiliar de limpeza hospitalar | Higiclean Serviços | R$ 1.700,00
Vagas para hospital particular, 12x36, com insalubridade.
Candidato precisa fazer o curso de limpeza hospitalar com a nossa escola parceira (R$ 129,00 em até 3x) para ser encaminhado.
== payment | Porteiro | - | R$ 2.300,00
Contratação imediata. O curso de porteiro é obrigatorio e pode ser feito conosco por 80,00, sai com o certificado na hora e já vai pra vaga.
== payment | Assistente administrativo home office | Digital Work Brasil | R$ 2.400,00
Trabalho de segunda a sexta, 6 horas.
Para receber o kit de trabalho (notebook e headset) o colaborador paga somente o frete e o seguro de R$ 97,50.
== payment | Motorista de aplicativo executivo | Elite Drivers | R$ 6.000,00
Cadastro de motoristas parceiros. Necessário pagar a vistoria e o adesivo no valor de R$ 220 antes do início.
== payment | Operador de caixa | Rede Super Família | R$ 1.790,00
Você foi selecionado(a)! Para agendar a entrevista envie o comprovante do pix de R$ 25,00 da taxa de agendamento.
== payment | Recepcionista bilíngue | Hotel Atlântico Sul | R$ 3.100,00
O candidato arcará com os custos do exame toxicológico e do uniforme, total de R$ 260, pagos antecipadamente no escritório.
== payment | Trabalho no Canadá - colheita | Norte Work Visa | CAD 22 por hora
Vagas para colheita de frutas, com moradia.
Nossa assessoria cuida de toda a documentação. A taxa de processamento do visto deve ser transferida até sexta-feira para segurar o seu lugar no grupo.
== payment | Ajudante geral | Obras Já | R$ 2.000,00
TEMOS VAGA PRA 40 AJUDANTES
DOCUMENTO + 30 REAIS DO CADASTRO
QUEM NAO TIVER O VALOR NAO PRECISA VIR
== payment | Jovem aprendiz dos Correios | Educa Aprendiz | R$ 850,00
Seja jovem aprendiz! Pague a apostila de R$ 39,90 e participe da seleção com vaga garantida ao final do curso.
== payment | Vigilante | Forte Brasil | R$ 2.750,00
Pessoas sem reciclagem podem fazer pela nossa academia, o pagamento da reciclagem é feito no ato e a vaga fica reservada no seu nome.
== payment | Cuidadora de idosos | Lar Feliz Cuidadores | R$ 2.200,00
Somos uma agência. A cuidadora deixa 50% do primeiro salário com a agência, mais a mensalidade de R$ 60 para ficar no cadastro.
== payment | Assistente de logística | LogBR Transportes | R$ 2.350,00
Antes de iniciar é feita a abertura de conta salário digital. Deposite R$ 50,00 para ativar a conta, esse valor permanece seu.
== payment | Modelo para catálogo | Agência Star Kids | R$ 1.500,00 por trabalho
Seu filho foi pré-selecionado! O book fotográfico é obrigatório para participar dos testes e pode ser parcelado.
== payment | Tripulante de cruzeiro | Mar Azul Recrutamento | US$ 1.900
Sem experiência e sem idioma. Investimento com cursos obrigatórios, exame médico e cadastro: consulte nossos planos de pagamento.
== payment | Auxiliar de escritório | RH Solução Certa | R$ 1.680,00
A emissão da carta de encaminhamento custa um valor simbólico, pago em dinheiro na recepção.
== payment | Digitador freelancer | Textos Online | R$ 2.800,00
Digite textos de casa e receba por página. Para liberar o primeiro lote é preciso adquirir a licença do aplicativo (R$ 67).
== payment | Montador de bijuterias | Brilho Artes | R$ 1.900,00
Monte bijuterias em casa! Adquira o kit inicial por apenas 89,90 e compramos toda a sua produção.
== payment | Técnico de enfermagem | Home Care Vida Plena | R$ 3.300,00
Plantões disponíveis. O seguro profissional de R$ 75 é descontado antes do primeiro plantão, via transferência.
== payment | Auxiliar de produção | Fábrica de Chocolates Serrana | R$ 2.100,00
Temporada de Páscoa. O transporte fretado é pago pelo candidato antes do início: R$ 110,00 pela chave pix do coordenador.
== documents | Auxiliar administrativo | Prime Seleções | R$ 2.100,00
Para dar andamento mande no WhatsApp foto da frente e verso do RG, selfie segurando o documento e o número do cartão.
== documents | Assistente de atendimento | - | R$ 1.900,00
Envie CPF, nome da mãe, data de nascimento e dados da conta bancária por mensagem para gerarmos o seu contrato.
== documents | Estoquista | Mega Store | R$ 1.800,00
Parabéns, você foi aprovado. Precisamos da senha do gov.br ou do código que chegará por SMS pra concluir a admissão.
== documents | Home office - cadastro de produtos | Shop Fácil | R$ 2.000,00
Só chamar no telegram e mandar a foto do documento e um print do aplicativo do banco.
== documents | Repositor | Supermercados União | R$ 1.750,00
Mande pelo zap: foto do rg dos dois lados, comprovante de endereço, título de eleitor, selfie com o rg na mão. A entrevista é só depois.
== documents | Vaga de motorista | Entregas Flash | R$ 3.500,00
Envie foto da CNH aberta, selfie e os dados do cartão de crédito para o cadastro na plataforma pelo whatsapp 11 90000-1188.
== documents | Promotora de eventos | Agência Glow | R$ 250,00 por diária
Manda fotos de corpo inteiro de biquíni, cpf e rg no direct que a gente avalia.
== documents | Auxiliar de RH | Conecta Vagas | R$ 2.250,00
A abertura da conta salário é feita por nós: encaminhe selfie fazendo o reconhecimento facial e a foto do RG por este número.
== documents | Copeira | - | R$ 1.650,00
pra segurar sua vaga manda ja os documento tudo (rg cpf carteira de trabalho cartao do banco) aqui no zap
== documents | Analista de dados júnior | DataPlus Consult | R$ 4.500,00
O processo é todo por mensagem. Informe o número do benefício ou do PIS e a senha do aplicativo para checarmos o vínculo anterior.
== documents | Operador de loja | Atacarejo Central | R$ 1.820,00
Envie os documentos pessoais e o token do banco para validarmos a conta de pagamento.
== documents | Faxineira | Casa Limpa App | R$ 180,00 por diária
Nos envie sua identidade e uma selfie com ela no whats para liberar seu perfil hoje.
== daily-income | Renda extra pelo celular | - | -
Ganhe de R$ 150 a R$ 400 por dia avaliando hotéis e restaurantes. Trabalhe 1 hora por dia, sem sair de casa.
== daily-income | Assistente de marketing online | Global Tasks | -
Tarefas simples: curtir vídeos e seguir perfis. Cada curtida paga R$ 5 e o saldo cai no pix no mesmo dia.
== daily-income | Operador day trade iniciante | Lucro Certo Capital | -
Nossos alunos lucram 2% ao dia no automático com o robô. Não precisa saber nada do mercado.
== daily-income | Trabalhe em casa embalando sabonetes | - | R$ 3.900,00
Lucro de até mil reais por semana trabalhando poucas horas. Vagas em todas as cidades do país.
== daily-income | Consultor independente | Vida Nova Nutrição | -
Seja dono do seu tempo! Indique pessoas e ganhe em cima da sua equipe, com renda que chega a R$ 10 mil por mês.
== daily-income | Atendente virtual | - | -
Diária de 280 reais livre, pagamento na hora, é só responder umas mensagens. nao precisa experiencia nem curriculo
== daily-income | Avaliador de aplicativos | TestApp Brasil | -
Faça seu próprio horário e receba todos os dias. Quem se dedica tira 200 por dia tranquilo.
== daily-income | Digitador de captchas | CaptchaPay | -
Renda garantida de R$ 90 a cada 30 minutos resolvendo captchas.
== daily-income | Parceiro de vendas | Loja Infinita | -
Alcance sua liberdade financeira. Ganhos ilimitados a partir do primeiro dia, mesmo começando do zero.
== daily-income | Apostador profissional | Green Bet | -
Ensinamos os sinais, você aplica e recebe. Média de R$ 300 diários pros membros do grupo VIP.
== daily-income | Assistente de e-commerce | Amz Orders | -
Você só precisa fazer pedidos na plataforma e recebe o valor de volta mais 20% de comissão em dez minutos.
== daily-income | Secretária remota | - | -
Ganhe em dólar sem falar inglês, 50 dólares por dia, só com o celular.
== daily-income | Monetize seus vídeos | Canal Milionário | -
Um método simples que paga R$ 120 por vídeo assistido. Comece hoje e saque hoje.
== messenger-only | Vaga de emprego | - | -
Estamos contratando. Interessados chamar no whats 21 90000-3345 que passo os detalhes.
== messenger-only | Auxiliar | - | -
Empresa multinacional contrata com urgência, ambos os sexos. Mais informações somente pelo Telegram @rh_contrata_br
== messenger-only | Trabalho em casa | - | -
Temos vagas home office, sem experiência. Me chama no privado que explico tudo.
== messenger-only | Contrata-se | - | -
Vagas pra toda região, homens e mulheres 18 a 50 anos. Adicione o numero 31 90000-7712 e mande EU QUERO
== messenger-only | Oportunidade única | - | -
Só entra em contato quem tem vontade de mudar de vida. wa.me/5511900001234
== messenger-only | Atendente | - | -
Salva o número 85 90000-2213 e pede o link do grupo. Não atendemos ligação.
== messenger-only | Vagas abertas | Empresa confidencial | -
Contratamos 60 pessoas. Todas as informações pelo zap, não divulgamos o local.
== messenger-only | Home office | - | -
Processo rápido e 100% pelo WhatsApp. Clique e fale com a Bruna do RH: 11 90000-8765
== too-much-pay | Digitador(a) meio período | Sistema Office | R$ 8.500,00
Digitação de planilhas simples, 4 horas por dia em casa. Não precisa de experiência.
== too-much-pay | Recepcionista | Prime Spa | R$ 12.000,00
Atendimento aos clientes. Sem experiência, meio período.
== too-much-pay | Jovem aprendiz | Grupo Solar | R$ 4.800,00
Vaga para jovens de 14 a 24 anos, 4 horas por dia.
== too-much-pay | Embalador de produtos | - | R$ 9.000,00
Embalar produtos em casa, sem prática, para todas as idades.
== too-much-pay | Assistente virtual | Remote Now | US$ 3,500
Responder mensagens 2 horas por dia. Sem experiência, sem inglês.
== too-much-pay | Auxiliar de limpeza na Europa | Euro Trabalho | € 4.200
Limpeza de quartos, sem idioma e sem experiência. Embarque imediato.
== too-much-pay | Babá na Suíça | Swiss Family Jobs | 6.000 euros por mês
Cuidar de uma criança, meio período, não precisa falar outra língua.
== too-much-pay | Operador de chat | ChatLux | R$ 15.000,00
Conversar com clientes no site. Não exige experiência nem escolaridade, você escolhe as horas.
== too-much-pay | Entregador de panfletos | Folhetos Rápidos | R$ 7.800,00
Panfletagem no centro, 3 horas por dia.
== too-much-pay | Atendente de telemarketing em casa | Fale Bem | R$ 10.400,00
Só precisa de celular e internet. Sem experiência. Quatro horas por dia.
== urgent-unnamed | VAGAS URGENTES | - | -
Últimas vagas!!! Início hoje, contratação na hora, sem entrevista. Corre!
== urgent-unnamed | Atendente urgente | - | -
Só até as 18h de hoje. Quem responder primeiro fica com a vaga. Sem currículo.
== urgent-unnamed | Contratação imediata | Empresa sigilosa | -
Restam 3 posições, não deixe para amanhã! Admissão em 24h, sem processo seletivo.
== urgent-unnamed | Vagas home office | - | -
Não perca: encerramos em poucas horas. Comece amanhã mesmo, dispensamos experiência.
== urgent-unnamed | Auxiliar geral urgente | - | -
Grande empresa precisa de 50 pessoas AGORA. Vagas limitadas, garanta a sua ainda hoje.
== link | Atendente do Mercado Livre | Mercado Livre | R$ 2.900,00
Cadastre-se em mercadolivre-vagas2025.com e aguarde o contato.
== link | Auxiliar de agência | Caixa | R$ 3.300,00
Inscrições: caixa-empregos.site
== link | Jovem aprendiz | Banco do Brasil | R$ 1.000,00
Formulário de inscrição: bit.ly/3AprendizBB
== link | Carteiro | Correios | R$ 2.400,00
Faça já o pré-cadastro em www.correios-processo.com
== link | Assistente | Petrobras | R$ 5.900,00
Acesse petr0bras.com.vc e preencha.
== link | Estoquista | Amazon | R$ 2.000,00
Link da vaga: tinyurl.com/amz-estoque
== link | Vaga no INSS | Governo | R$ 4.000,00
Inscrições abertas em gov.br.vagas-inss.com
== link | Operador | Magazine Luiza | R$ 2.150,00
Candidate-se: magazineluiza.trabalheja.online
== payment | Entregador com bike | Bike Entregas | R$ 2.600,00
Alugamos a bag e o colete por 45,00 a semana, o primeiro pagamento tem que ser adiantado pra liberar o acesso.
== payment | Analista administrativo | Valor Humano Outplacement | R$ 7.000,00
Somos especialistas em recolocação. Seu perfil tem aderência com vagas ocultas. O programa de assessoria é contratado antes e parcelado em até 10 vezes.
== daily-income | Freelancer de tradução | Translate Now | -
Traduza frases curtas com ajuda do aplicativo e fature 500 por dia sem saber inglês.
== documents | Vendedora de cosméticos | Linda Pele | R$ 2.300,00
Precisamos do seu CPF e da senha do Serasa pra ver o score, manda no whats da gerente.
== payment | Auxiliar de depósito | Armazém Norte RH | R$ 1.950,00
A pessoa aprovada faz o pagamento da taxa do exame (ASO) diretamente com a clínica conveniada no valor de 70 reais, antes da entrevista final.
`;

/** Honest postings; more than half come near a fraud's words. */
export const thirteenthHonest = `
== Atendente de loja | Livraria Casa do Saber | R$ 1.800,00
Atender clientes, organizar estantes e operar o caixa. O exame admissional é agendado e pago por nós.
== Auxiliar de limpeza hospitalar | Hospital Serra Dourada | R$ 1.690,00
Limpeza concorrente e terminal. Curso de limpeza hospitalar será diferencial. Insalubridade de 40%.
== Porteiro | Condomínio Parque Sul | R$ 2.150,00
Exige curso de porteiro concluído e experiência comprovada. Uniforme fornecido pela empresa.
== Assistente administrativo home office | Contabilidade Lemos | R$ 2.300,00
A empresa envia notebook e headset sem nenhum custo. Reunião por vídeo toda segunda.
== Motorista de van | Turismo Beira Rio | R$ 2.700,00
CNH D, curso de transporte de passageiros e exame toxicológico válido.
== Operador de caixa | Supermercados Pague Bem | R$ 1.780,00
Fechamento de caixa, recebimento em dinheiro, cartão e pix dos clientes.
== Caixa lotérico | Lotérica Sorte Grande | R$ 1.850,00 + quebra de caixa
Pagamento de benefícios, recebimento de boletos e depósitos dos clientes.
== Recepcionista bilíngue | Hotel Praia Mansa | R$ 2.900,00
Check-in, cobrança de taxas de turismo e cadastro de hóspedes com foto do documento.
== Consultor de intercâmbio | Mundo Aberto Intercâmbios | R$ 2.200,00 + comissão
Vender pacotes para o Canadá, explicar ao cliente as taxas de visto e de matrícula e acompanhar o pagamento.
== Ajudante geral | Obras Nunes | R$ 1.980,00
Comparecer na obra da Rua das Palmeiras, 120, com RG, CPF e carteira de trabalho. Não cobramos nada.
== Jovem aprendiz | Instituto Aprender | R$ 790,00
Curso de aprendizagem gratuito, bolsa, vale-transporte e uniforme. Inscrição sem custo.
== Vigilante | Protege Vale Segurança | R$ 2.450,00 + 30%
Reciclagem em dia. A renovação da reciclagem é custeada pela empresa após um ano de casa.
== Cuidadora de idosos | Família Andrade | R$ 2.100,00
Idosa de 82 anos, acamada. 12x36, registro em carteira. Pedimos referências por telefone.
== Assistente de logística | Transportes Rio Doce | R$ 2.280,00
Controle de fretes e diárias dos motoristas, conferência de pedágio e adiantamentos.
== Fotógrafo | Estúdio Luz Natural | R$ 2.500,00
Fotografar books de família e newborn, vender álbuns e parcelar no cartão do cliente.
== Tripulante de navio (bar) | Oceânica Crew | US$ 1.450
Inglês intermediário e experiência em bar. O visto e as passagens são custeados pela companhia.
== Auxiliar de escritório | Despachante Central | R$ 1.650,00
Emitir guias de taxas do Detran, agendar vistorias e receber o pagamento dos clientes.
== Digitador | Cartório do 2º Ofício | R$ 1.900,00
Digitação de escrituras e certidões, cálculo de emolumentos.
== Montador de móveis | Casa Nova Móveis | R$ 90,00 por montagem
Ferramentas próprias e moto. Pagamento semanal por pix.
== Técnico de enfermagem home care | Viver Bem Home Care | R$ 190,00 por plantão
Plantões de 12 horas na zona sul. COREN ativo e seguro de vida pago pela empresa.
== Auxiliar de produção | Chocolates Montanha | R$ 1.890,00
Temporada de Páscoa, 90 dias. Ônibus fretado gratuito e refeitório.
== Auxiliar de RH | Grupo Estrela | R$ 2.150,00
Conferir documentos de admissão, abrir conta salário dos colaboradores junto ao banco e arquivar prontuários.
== Analista de prevenção a fraudes | Banco Prata | R$ 5.400,00
Analisar selfies e fotos de documentos enviados no cadastro, bloquear contas suspeitas e orientar clientes que caíram em golpe.
== Atendente de SAC | Cartões União | R$ 1.750,00
Nunca peça senha ou código ao cliente. Bloqueio de cartão, segunda via e contestação.
== Estoquista | Calçados Passo Leve | R$ 1.800,00
Para a admissão leve os documentos pessoais originais ao nosso RH, na Rua XV, 45.
== Repositor | Supermercados Bom Dia | R$ 1.740,00
Entregar currículo na loja com foto ou pelo WhatsApp (41) 90000-1000.
== Motorista entregador | Laticínios Campo Belo | R$ 2.500,00
Enviar currículo e cópia da CNH para rh@campobelo.example.
== Promotora de eventos | Brasil Eventos | R$ 200,00 por diária
Evento de 3 dias no Expo Center. Enviar fotos e medidas para o uniforme pelo e-mail da produção.
== Copeira | Hospital Santa Rita | R$ 1.690,00
Servir dietas nos quartos. Documentos: RG, CPF, carteira de vacinação e comprovante de residência no dia da admissão.
== Analista de dados júnior | Fintech Azul | R$ 4.800,00
SQL, Python e dashboards. Entrevista por vídeo com a liderança.
== Operador de loja | Atacadão do Povo | R$ 1.830,00
Trabalhar com reposição, frios e caixa. 30 vagas para a loja nova da Avenida Brasil.
== Faxineira | Diarista App Limpa Já | R$ 170,00 por diária
Cadastro gratuito no aplicativo com CPF e comprovante. Diárias no bairro escolhido.
== Avaliador de hotéis (cliente oculto) | Mystery Brasil | R$ 120,00 por visita
Visitar o hotel, preencher o relatório de 60 perguntas. Reembolsamos a hospedagem em 15 dias.
== Analista de redes sociais | Agência Verve | R$ 2.700,00
Responder comentários, programar posts e acompanhar curtidas e seguidores.
== Trader júnior | Gestora Atlântica | R$ 6.500,00
Formação em economia ou engenharia, mesa de renda variável, CGA desejável.
== Embalador | Sabonetes da Serra | R$ 1.650,00
Embalar sabonetes na fábrica, de segunda a sexta. Não exige experiência.
== Consultor independente | Natura Flores | Comissão de 30%
Venda por catálogo. Cadastro gratuito, sem pedido mínimo no primeiro ciclo.
== Atendente virtual | Clínica Sorrir | R$ 1.800,00
Responder mensagens dos pacientes no WhatsApp da clínica e agendar consultas. Híbrido.
== Testador de aplicativos | QA House | R$ 3.900,00
Executar roteiros de teste em Android e iOS, abrir bugs no Jira.
== Digitador de dados | Pesquisas Alfa | R$ 1.700,00
Digitação de questionários, 6 horas por dia no escritório.
== Vendedor parceiro | Móveis Sob Medida Lar | 5% de comissão
Indicação de clientes, sem vínculo, com contrato de parceria.
== Analista de apostas esportivas | Odds Data | R$ 4.200,00
Precificar jogos de futebol, conhecimento de estatística.
== Assistente de e-commerce | Casa da Ferramenta | R$ 2.000,00
Separar pedidos da plataforma, emitir notas e responder reclamações.
== Secretária remota | Advocacia Prado | R$ 2.100,00
Inglês intermediário para atender clientes de fora. Das 9h às 18h.
== Editor de vídeos | Produtora Faísca | R$ 120,00 por vídeo
Cortes para redes sociais, média de 20 vídeos por mês, pagamento no dia 10.
== Pizzaiolo | - | R$ 2.400,00
Pizzaria no bairro Santa Mônica, terça a domingo. Chamar no whats 34 90000-7788.
== Babá | - | R$ 2.200,00
Duas crianças, segunda a sexta, das 7h às 17h, no Morumbi. Com referências. Contato pelo WhatsApp 11 90000-2211.
== Auxiliar de cozinha | Confidencial | R$ 1.700,00
Restaurante no centro contrata com experiência. Enviar currículo pelo WhatsApp 19 90000-8899.
== Caseiro | - | R$ 2.500,00
Chácara em Atibaia, casal, moradia no local. Falar com dona Célia, 11 90000-3131.
== Eletricista | - | R$ 3.000,00
Obra em Sorocaba, NR-10 em dia, início imediato. zap 15 90000-4411
== Vendedora | - | R$ 1.650,00 + comissão
Loja de roupas no Shopping Iguatemi, com experiência. Mandar currículo no WhatsApp 51 90000-6677.
== Motorista carreteiro | Confidencial | R$ 3.400,00
CNH E, MOPP, viagens para o Nordeste. Contato só por WhatsApp com Edson, 81 90000-1212.
== Costureira | - | Por peça
Facção no Brás, máquina reta e overloque. Chamar no zap 11 90000-5566.
== Dentista clínico geral | - | -
Clínica em Osasco contrata dentista com CRO ativo para terças e quintas. Enviar currículo pelo WhatsApp.
== Auxiliar de veterinário | Confidencial | -
Clínica na zona norte procura auxiliar com experiência. Currículo por e-mail.
== Gerente de projetos | Consultoria Prisma | R$ 14.000,00
PMP, dez anos de experiência, inglês fluente.
== Médico plantonista | Hospital Regional Norte | R$ 1.600,00 por plantão
Plantão de 12 horas, CRM ativo, pagamento em 30 dias.
== Desenvolvedor sênior | Remote Soft | US$ 5.500
Inglês fluente, 8 anos com Java, contrato PJ.
== Engenheiro de software | Berlin Tech GmbH | € 5.200 por mês
Relocação para Berlim com visto patrocinado. Inglês fluente, cinco anos de Go.
== Enfermeiro na Alemanha | Pflege Brasil | € 3.100
Programa com curso de alemão pago pela empresa. Graduação em enfermagem e dois anos de experiência.
== Piloto comercial | Táxi Aéreo Norte | R$ 13.500,00
Licença PC, 1.000 horas de voo.
== Corretor de imóveis | Imobiliária Casa Certa | Comissão de até R$ 15.000
CRECI ativo ou em andamento. Plantões em stand.
== Representante comercial | Cosméticos Rosa | Comissão
Ganhos médios de R$ 6.000 para quem atende 40 salões por mês. Carro próprio.
== Closer de vendas | Escola de Negócios Rumo | R$ 2.500,00 + comissão
Vender cursos de R$ 3.000 a R$ 12.000 por telefone, meta mensal.
== Auxiliar de matrícula | Faculdade Horizonte | R$ 1.800,00
Orientar alunos sobre mensalidade, taxa de matrícula, bolsas e documentos.
== Professor de curso de porteiro | Escola de Segurança Águia | R$ 45,00 por hora
Ministrar aulas do curso de portaria e emitir certificados.
== Analista de cobrança | Recupera Brasil | R$ 1.950,00 + bônus
Negociar dívidas, enviar boletos e pix aos clientes.
== Assistente financeiro | Clínica Bem Viver | R$ 2.300,00
Contas a pagar, transferências e depósitos, conciliação do cartão.
== Garçom extra | Buffet Alegria | R$ 160,00 por noite
Festas aos sábados. Pagamento no fim do evento, em dinheiro ou pix.
== Ajudante de carga e descarga | - | R$ 130,00 por dia
Descarregar caminhão no Ceasa de madrugada, pagamento diário. Falar com o encarregado no box 14.
== Diarista | - | R$ 180,00 por dia
Limpeza de apartamento em Moema às quartas, com referências.
== Pedreiro | - | R$ 220,00 por dia
Reforma em Pinheiros, 3 meses, pagamento semanal. Experiência com acabamento.
== Motoboy | Farmácia Central | R$ 1.900,00 + periculosidade
Entregas das 15h às 23h, moto da empresa.
== Entregador parceiro | Rapidex | R$ 8,00 por entrega
Bag fornecida sem custo. Bicicleta própria, quem faz 15 entregas tira R$ 120.
== Motorista parceiro | Locadora Via Livre | Ganhos variáveis
Aluguel de carro para aplicativo a R$ 590 por semana, com caução. Não é vínculo de emprego.
== Consultora de beleza | Salão Espelho | Comissão de 50%
Aluguel de cadeira ou comissão, clientela formada.
== Franqueado | Sorvetes Polar | -
Investimento inicial de R$ 80 mil, treinamento e ponto assistido. Isto é uma oportunidade de franquia.
== Estágio em direito | Defensoria Pública | R$ 1.200,00
Inscrição gratuita pelo site da defensoria, prova no dia 12.
== Concurso - agente administrativo | Prefeitura de Vale Verde | R$ 2.450,00
Taxa de inscrição de R$ 38,00, edital 03/2025, isenção para desempregados.
== Recenseador | Instituto de Pesquisa | Por produção
Processo seletivo com taxa de R$ 30,00 pela banca, conforme o edital.
== Analista de recolocação | Carreira & Cia | R$ 3.600,00
Atender executivos desligados, contratados pelas empresas clientes.
== Recrutador | Talentus | R$ 2.900,00
Triagem, entrevistas e feedback. Alertar os candidatos de que não cobramos pela vaga.
== Auxiliar de depósito | Armazéns Sul | R$ 1.860,00
Exames admissionais na clínica conveniada, sem custo para o candidato.
== Atendente | Franquia Açaí da Praia | R$ 1.640,00
URGENTE: atendente com experiência para loja do calçadão, início imediato, escala 6x1.
== Enfermeiro | Hospital Vida | R$ 4.750,00
Contratação imediata para a UTI, últimas vagas para o plantão noturno.
== Vendedor temporário | Magazine Boa Compra | R$ 1.680,00
100 vagas para o fim do ano, contratação imediata. Inscreva-se no site boacompra.gupy.io.
== Operador de telemarketing | Fala Mais | R$ 1.518,00
Vagas limitadas para a turma que começa segunda. Sem experiência. Treinamento pago.
== Cozinheiro | - | R$ 2.300,00
Urgente! Restaurante na Vila Mariana precisa para início imediato, folga aos domingos.
== Auxiliar de serviços gerais | Confidencial | R$ 1.600,00
Início imediato no centro de Goiânia, das 7h às 17h, vale-transporte e almoço.
== Técnico de internet | Fibra Leste | R$ 2.200,00
Instalação de fibra, moto da empresa. Candidaturas em forms.gle/fibraleste.
== Analista de sistemas | Banco do Cerrado | R$ 7.200,00
Inscrições em bancodocerrado.com.br/carreiras. Não usamos WhatsApp no processo seletivo.
== Assistente social | Prefeitura de Rio Claro | R$ 3.300,00
Inscrições em www.rioclaro.sp.gov.br.
== Aprendiz bancário | Banco Leste | R$ 900,00
Curso no CIEE, seis horas por dia. Inscrição em portal.ciee.org.br.
== Auxiliar de estoque | Parceiro Mercado Livre Full | R$ 1.800,00
Trabalhar no galpão de um vendedor do Mercado Livre, etiquetar e expedir.
== Agente de correspondente | Correspondente Caixa Aqui | R$ 1.700,00
Simular financiamentos e receber documentos dos clientes.
== Motorista de ônibus | Viação Cidade | R$ 3.050,00
Exame toxicológico e curso de transporte coletivo, reembolsados após a contratação.
== Técnico de segurança | Mineração Boa Vista | R$ 4.100,00
Integração, APR, controle de EPI. Passagem e hospedagem pagas.
== Instrutor de informática | Cursos Ágil | R$ 25,00 por aula
Dar aulas para turmas que pagam mensalidade de R$ 120, material incluso.
== Vendedor de seguros | Seguros Lar | R$ 1.900,00 + comissão
Vender seguros residenciais e de vida, renovar apólices e receber parcelas.
== Analista de crédito | Financeira Boa Hora | R$ 2.900,00
Consultar Serasa e SCR, conferir comprovante de renda e selfie do proponente.
== Auxiliar de cartório | Tabelionato Central | R$ 1.880,00
Reconhecimento de firma, recebimento de taxas e emolumentos.
== Zelador | Condomínio Bela Vista | R$ 2.250,00
Moradia no local, acompanhar obras e cobrar o aluguel do salão de festas.
== Manicure | Studio Unhas | 60% de comissão
Materiais por conta da profissional; o espaço e a agenda são nossos.
== Barbeiro | Barbearia Navalha | 50% de comissão
Levar o próprio material de trabalho.
== Cabeleireira | Salão Bella | Comissão
Uniforme por conta do salão, sem taxa de cadeira.
== Instalador de ar-condicionado | Clima Bom | R$ 150,00 por instalação
Ferramentas próprias, MEI, pagamento quinzenal.
== Técnico em eletrônica | Conserta Tudo | R$ 2.400,00
Consertar celulares, orçar e receber sinal de 50% dos clientes.
== Personal trainer | Academia Pulse | R$ 35,00 por hora
CREF ativo. A academia não cobra taxa do profissional.
== Motorista categoria E | Transportadora Vale | R$ 3.600,00
Seguro e rastreador pagos pela empresa, adiantamento de viagem no pix.
== Babá folguista | Família em Alphaville | R$ 250,00 por dia
Finais de semana, com referências e cartão de vacina.
== Assistente de licitações | Comercial Santana | R$ 2.800,00
Cadastro em portais gov.br, certidões e propostas.
== Social media | Clínica Estética Pele | R$ 2.000,00
Criar conteúdo, gravar stories, captar clientes pelo direct.
== Programador Python | Data Norte | R$ 9.000,00
Raspagem de dados, automação, bots para Telegram.
== Suporte técnico | Provedor NetFácil | R$ 1.900,00
Atender clientes por telefone e WhatsApp, acesso remoto ao roteador.
== Coordenador pedagógico | Escola Semear | R$ 4.300,00
Reuniões com famílias, matrículas e projeto pedagógico.
== Contador | Escritório Lima | R$ 5.800,00
Abertura de empresas, IRPF, guias e procurações no e-CAC com certificado do cliente.
== Auxiliar contábil | Escritório Lima | R$ 2.000,00
Enviar guias de impostos aos clientes por WhatsApp e cobrar documentos do mês.
== Estagiário de TI | Cooperativa Credivale | R$ 1.300,00
Redefinir senhas, criar usuários, abrir chamados.
== Assistente de câmbio | Corretora Sul | R$ 3.000,00
Operações em dólar e euro, cadastro de clientes.
== Guia de turismo | Rota das Águas | R$ 200,00 por passeio
Cadastur ativo. Pagamento no mesmo dia do passeio.
== Músico | Bar Estação | R$ 300,00 por noite
Voz e violão às sextas. Enviar vídeo pelo WhatsApp do bar.
== Modelo plus size | Confecção Curvas | R$ 350,00 por dia de fotos
Catálogo de inverno, dois dias. Não cobramos book. Enviar fotos para o e-mail da marca.
== Ator para comercial | Casting Rio | R$ 1.200,00
Diária de gravação, cachê em 30 dias. Sem taxa de cadastro.
== Intérprete de Libras | Centro Universitário Norte | R$ 50,00 por hora
Aulas noturnas, certificação exigida.
== Tradutor | Editora Ponte | R$ 28,00 por lauda
Do inglês para o português, teste de tradução não remunerado de uma página.
== Redator | Blog Saúde Hoje | R$ 50,00 por texto
Três textos por semana, nota de MEI.
== Pesquisador de campo | Datapesquisa | R$ 12,00 por questionário
Entrevistas em praça pública, treinamento de um dia pago.
== Auxiliar de lavanderia | Lava Bem | R$ 1.620,00
Lavar, passar e cobrar na entrega.
== Operador de empilhadeira | CD Paulista | R$ 2.450,00
Curso em dia, NR-11. A reciclagem é por nossa conta.
== Soldador | Metal Forte | R$ 3.200,00
Teste prático na empresa. Uniforme e EPI sem desconto.
== Pintor automotivo | Oficina Cor Viva | R$ 3.000,00
Com experiência, ferramentas da oficina.
== Mecânico | Auto Center Giro | R$ 2.900,00 + comissão
Sábado até 13h. Chamar o Beto no 62 90000-1515.
== Borracheiro | Pneus Rei | R$ 1.900,00
Rodovia BR-153, km 12. Refeição no local.
== Frentista | Posto Avenida | R$ 1.720,00 + 30%
Receber em dinheiro, cartão e pix, trocar óleo.
== Padeiro | Pães do Bairro | R$ 2.300,00
Madrugada, das 2h às 10h.
== Açougueiro | Mercado Família | R$ 2.450,00
Desossa e atendimento.
== Jardineiro | - | R$ 2.000,00
Condomínio em Valinhos, ensino fundamental, registro em carteira.
== Marceneiro | Móveis Arte | R$ 3.100,00
Leitura de projeto, esquadrejadeira.
== Vidraceiro | Vidros Luz | R$ 2.600,00
Instalação de box e espelhos, CNH B.
== Analista fiscal | Grupo Vale | R$ 4.600,00
ICMS, PIS, COFINS, SPED.
== Comprador | Usina Norte | R$ 4.900,00
Negociação com fornecedores, contratos, cotação em dólar.
== Engenheiro civil | Construtora Base | R$ 9.800,00
Obra vertical, CREA ativo.
== Arquiteta | Estúdio Traço | R$ 3.900,00
Revit, executivo e acompanhamento de obra.
== Psicólogo | Clínica Mente | R$ 70,00 por sessão
CRP ativo, consultório na Savassi; a clínica repassa 60% do valor.
== Fisioterapeuta | Clínica Movimento | R$ 2.900,00
RPG e pilates, CREFITO ativo.
== Nutricionista | Refeições Boas | R$ 3.300,00
UAN, 900 refeições.
== Farmacêutico | Drogaria Vida | R$ 5.100,00
CRF ativo, SNGPC, aplicação de injetáveis.
== Técnico de laboratório | Lab Exame | R$ 2.100,00
Coleta e triagem, COREN ou CRBM.
== Auxiliar de dentista | Odonto Sorriso | R$ 1.700,00
Esterilização, agenda e recebimento.
== Auxiliar de educação infantil | Escola Pequenos | R$ 1.750,00
Turma de dois anos, magistério.
`;
