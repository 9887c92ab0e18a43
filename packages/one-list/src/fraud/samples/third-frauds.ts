/**
 * Postings and messages as fraudulent ones read in Brazilian reports, each with the signal that it should raise. Written
 * without the patterns at hand, to measure them once; the patterns were mended on them after that.
 * The form is described at `readSamples`. Every employer, number and address is invented.
 */
export const thirdFrauds = `
== payment | Auxiliar de Almoxarifado | Recruta Já Consultoria | R$ 2.280,00
Você foi pré-selecionado para a vaga. Falta só a etapa de documentação.
Para liberar o contrato pedimos o depósito de R$ 85,00 do exame médico, devolvido junto com o primeiro pagamento.
== payment | Jovem Aprendiz 2026 | Instituto Futuro Jovem | R$ 980,00
Encaminhamos seu filho para grandes empresas da região.
A contratação é garantida mediante matrícula no nosso curso de informática, 12x de R$ 149,90.
== payment | Operador de Empilhadeira | Log Brasil Contrata | R$ 3.150,00
Não possui o curso? Sem problema, fazemos com desconto: R$ 350,00 à vista e você começa na segunda-feira.
== payment | Montagem de canetas em casa | - | R$ 3.000,00
Receba o kit em sua casa pelos Correios e monte no seu tempo livre.
O primeiro kit tem um custo de R$ 49,00 para cobrir o frete, depois a empresa envia sem cobrar nada.
== payment | Embalador de sabonetes (home) | Essências do Lar | -
Trabalhe sem sair de casa embalando sabonetes artesanais. Pagamos R$ 2,50 por unidade.
Basta adquirir o material inicial no valor de R$ 97 pelo link que enviaremos.
== payment | Motorista entregador | Rotas Express | R$ 4.200,00
A empresa fornece o veículo. Pedimos uma caução de R$ 500,00 pelo veículo, que fica como garantia até o fim do contrato.
== payment | Recepcionista Hospitalar | Hospital Santa Vida RH | R$ 2.650,00
Última fase: enviar o comprovante do Pix de R$ 39,90 da ficha cadastral para o nosso setor de RH.
== payment | Vigilante patrimonial | Fortaleza Seg | R$ 2.990,00
Reciclagem vencida? Fazemos a sua por R$ 280,00 e já sai empregado.
Pagamento em até 2 vezes no cartão, somente para os aprovados.
== payment | Aux. de limpeza hospitalar | Limpa Tudo Serviços | R$ 1.850,00
O uniforme (R$ 120,00) e o crachá (R$ 25,00) são pagos pelo funcionário antes do primeiro dia.
== payment | Assistente de Logística | Amazônia Cargas | R$ 2.540,00
Seu currículo foi aprovado! Agora basta pagar o seguro do candidato, R$ 67,00, e aguardar nossa ligação com a data de início.
== payment | Digitador de textos | Editora Palavra Nova | R$ 3.600,00
Digite textos de livros em casa e receba por página.
Para ativar seu cadastro de digitador cobramos uma única taxa de ativação de R$ 27,00.
== payment | Caixa de supermercado | Rede Bom Preço Seleção | R$ 1.990,00
Reserve sua vaga agora: faça um Pix de R$ 15,00 e envie o comprovante, vagas limitadas.
== payment | Cuidador de idosos | Agência Lar e Família | R$ 2.400,00
A agência cobra do candidato R$ 60,00 pelo antecedente criminal e pela inclusão na lista de espera.
== payment | Atendente de call center | Contato Mais | R$ 1.800,00
O treinamento é obrigatório e tem investimento de R$ 189,00, reembolsado depois de 90 dias de casa.
== payment | Auxiliar Administrativo | MG Seleção e Treinamento | R$ 2.100,00
Todo candidato aprovado precisa assinar o pacote de carreira (6 parcelas de R$ 99,00) antes da entrevista com a empresa.
== payment | Garçom para navio de cruzeiro | Mar Aberto Recrutamento | R$ 9.800,00
Despesas com visto e passagem de R$ 1.200,00 por conta do candidato, que devem ser depositadas em até 48 horas para garantir o embarque.
== payment | Consultor de beleza | Beleza Pura Seleções | R$ 2.800,00
Para começar é preciso comprar o mostruário (R$ 230,00), que você paga só na contratação.
== documents | Assistente Financeiro | - | R$ 3.100,00
Para adiantar o registro, mande frente e verso do RG, o CPF e uma selfie segurando o documento para o WhatsApp do gerente.
== documents | Auxiliar de Escritório | Gerência de Pessoas | R$ 2.200,00
Enviar foto do cartão do banco (frente e verso) para cadastro do salário.
== documents | Operador de Telemarketing | Conecta RH | R$ 1.750,00
Vamos mandar um código de 6 dígitos por SMS no seu celular, informe esse código para a recrutadora validar sua inscrição.
== documents | Estoquista Mercado Livre | Seleção CD Cajamar | R$ 2.890,00
Para concluir, informe a senha do gov.br para conferirmos sua carteira de trabalho digital.
== documents | Empacotador | - | -
Responda esta mensagem com nome completo, CPF, data de nascimento, nome da mãe, banco, agência e conta.
== documents | Auxiliar de Cozinha | Sabor da Terra | R$ 1.690,00
Interessados chamar no zap e já mandar foto do RG, CPF, comprovante de residência e dados bancários.
== documents | Vendedor interno | Top Vendas RH | R$ 2.300,00
Precisamos de uma biometria facial: abra o link, aponte o rosto para a câmera e nos mande o print da tela com o QR code.
== documents | Porteiro noturno | Portaria Segura 24h | R$ 2.050,00
Envie o número do seu cartão de crédito e o código de segurança, é apenas para checar o seu score, nada será cobrado.
== documents | Assistente de RH | Consultoria Novo Tempo | R$ 2.750,00
Chegará um código do WhatsApp no seu telefone. Encaminhe o código para confirmar a entrevista.
== documents | Conferente de mercadorias | - | R$ 2.150,00
Mande no privado os dados da conta, chave Pix e foto do documento para o RH abrir sua conta salário.
== messenger-only | Vaga urgente!!! | - | -
Contratamos ambos os sexos, com ou sem experiência. Chama no Whats que explico tudo.
== messenger-only | Trabalho online | - | -
Para saber mais entre no nosso grupo do Telegram. Não atendemos por telefone nem e-mail.
== messenger-only | Oportunidade home office | - | -
Entre no grupo do WhatsApp pelo link da bio e receba as instruções.
== messenger-only | 20 vagas abertas | - | -
Interessados me chamem no direct ou no zap (21) 90000-0000.
== messenger-only | Assistente virtual | - | -
Só respondo pelo Telegram: @gerente_marcia_rh
== messenger-only | Contrata-se | - | -
Mande "EU QUERO" para o WhatsApp (11) 90000-1111.
== messenger-only | Renda em casa | - | -
Clique no número e fale com a nossa secretária pelo WhatsApp +55 81 90000-2222, ela vai passar a tarefa.
== daily-income | Promotora digital | Shopee Parcerias | -
Olá! Somos do departamento de RH da Shopee. Ganhe de R$ 100 a R$ 500 por dia apenas curtindo produtos.
== daily-income | Trabalho de meio período | - | -
Você só precisa de 30 minutos do seu dia e de um celular. Salário diário: R$ 280 a R$ 900, pago na hora.
== daily-income | Avaliador de hotéis | Booking Avaliações | -
Avalie hotéis com 5 estrelas e receba até R$ 380 no mesmo dia, direto no Pix.
== daily-income | Assistir vídeos | - | -
Pagamos R$ 5 por vídeo curtido, chegando a mais de R$ 600 diários sem sair do sofá.
== daily-income | Seguidor profissional | Insta Renda | -
Siga perfis e seja pago: cada perfil vale R$ 3,00, saque diário a partir de R$ 50.
== daily-income | Colaborador online TikTok | TikTok Brasil Oficial | -
Nossos colaboradores tiram em média R$ 1.200 por dia só curtindo vídeos, com pagamento imediato.
== daily-income | Renda extra no celular | - | -
Faça missões simples e comece a lucrar hoje: R$ 250 já no primeiro dia!!
== daily-income | Afiliado iniciante | Método Livre | -
Aprenda a fazer de 300 a 800 reais todos os dias com o seu celular, mesmo começando do zero.
== daily-income | Operador de investimentos | Cripto Fácil | -
Nosso robô opera por você, lucro garantido de R$ 400 ao dia com investimento mínimo de R$ 100.
== daily-income | Emprego de fim de semana | - | -
Comissão de R$ 200 a R$ 450 diariamente por tarefas de otimização de aplicativos.
== daily-income | Representante Amazon | Amazon Pedidos Brasil | -
Aumente as vendas das lojas clicando em pedidos; o valor volta na hora com 20 % de lucro em cada pedido.
== too-much-pay | Auxiliar administrativo sem experiência | Global Prime | R$ 9.500,00
Não exigimos experiência nem escolaridade. Trabalho leve de 2 horas por dia.
== too-much-pay | Embalador | Caixa e Cia | R$ 7.800,00
Sem experiência, sem entrevista, começa amanhã.
== too-much-pay | Digitador em casa | - | R$ 12.000,00
Trabalho simples em casa, duas horas por dia, ensino fundamental.
== too-much-pay | Jovem aprendiz | Empresa Multinacional | R$ 6.000,00
Para jovens de 14 a 22 anos, primeiro emprego, não precisa de experiência.
== too-much-pay | Ajudante geral | Obras Rápidas | R$ 8.900,00
Não precisa de experiência, contratação na hora.
== too-much-pay | Recepcionista | - | R$ 10.000,00
Meio período, sem experiência, só precisa ter boa aparência e um celular.
== urgent-unnamed | VAGAS IMEDIATAS | - | -
Contratação imediata, últimas vagas! Garanta a sua hoje mesmo, amanhã pode ser tarde.
== urgent-unnamed | Emprego já | - | -
Restam apenas 3 vagas. Responda agora para não perder a sua oportunidade.
== urgent-unnamed | Multinacional contrata | - | -
Empresa multinacional contrata com urgência 200 pessoas. Corra, as inscrições terminam hoje!
== link | Inscrições Correios 2026 | Correios Contrata | R$ 3.672,00
Faça sua inscrição em correios-inscricao2026.com antes que as vagas acabem.
== link | Agente dos Correios | - | R$ 4.100,00
Cadastro: https://encurtador.com.br/aBcD1
== link | Repositor Magazine | Magalu Vagas Oficial | R$ 2.100,00
Cadastre-se no site magazineluiza-vagas.online e imprima o protocolo.
== link | Atendente Caixa | Caixa Econômica Seleção | R$ 3.900,00
Inscrições em caixa.gov-br.site/inscricao até sexta-feira.
== link | Separador de pedidos | CD Extrema | R$ 2.600,00
Preencha a ficha: tinyurl.com/vaga-separador-extrema
== link | Auxiliar de Loja | Havan Contrata | R$ 2.000,00
Acesse https://infojobs-br.top/havan e complete seu cadastro em 2 minutos.
`;
