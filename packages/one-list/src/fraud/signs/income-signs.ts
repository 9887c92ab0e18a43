import type { SignTable } from "./sign.ts";

/** Money every day for small tasks, for money that is paid in, or for bringing others. */
export const incomeSigns: SignTable = {
  kind: "daily-income",
  enough: 5,
  within: "posting",
  signs: {
    "likes and stars": {
      points: 4,
      source: "serasaTasks",
      words:
        /\bcurtir (?!mencoes)|\bcurtindo|\bcurtid[oa]s? (?!e seguidores|e alcance|e comentarios|conversao)|\blikes?\b|\bjoinha|\b(?:seguir|siga|seguindo) (?:perfis|paginas|contas|perfil)|\bperfi(?:l|s) seguid|\bavali(?:e|ar|ando|acoes|ador\w*|a)\b[^.]{0,25}\b(?:hote(?:l|is)|restaurantes?|produtos?|lojas?|apps?|aplicativos?(?! mobile)|filmes?|premium)|\b(?:5|cinco) estrelas|\b(?:inscrever|inscreve|inscreva-se) (?:em|nos) canais|\bcaptura de tela|\bdeix(?:e|ar) (?:nota|comentario|like)|\bcoment(?:e|ar) em produtos|\bd(?:a|e|ar) (?:sua )?nota\b|\bresponder (?:as )?pesquisas/,
    },
    "watch and click": {
      points: 3,
      source: "serasaTasks",
      words:
        /\bassist(?:a|ir|indo)\b[^.]{0,20}\b(?:videos?|anuncios?|trailers?|filmes?|propagandas?)|\b(?:olhando|ver|vendo|visualizar|clicar em|clicando em) (?:anuncio|video|propaganda|pedido)\w*|\b(?:ouvir|ouve|ouvindo|escut\w+) (?:musicas?|audios?|playlists?)|\btrailers?\b|\bcliques?\b|\bjoguinhos?|\bcopi(?:e|ar) e col(?:e|ar)|\bpostar anuncios|\btir(?:e|ar) (?:o )?print/,
    },
    tasks: {
      points: 4,
      source: "serasaTasks",
      words:
        /\btarefas? (?:simples|pag\w+|vip|de otim\w+|por dia|diarias)|\bcada (?:tarefa|missao|pedido|curtida|video|avaliacao|audio|clique|like)\b|\bpor tarefas?\b|\b\d+ (?:tarefas|missoes|pedidos|avaliacoes|cliques|bilhetes)\b|\bmissoes\b|\bmissao do dia\b|\bpedidos? (?:simulad|combinad|virtua|ficticio)\w*|\bsimul(?:a|ar|ando) (?:compras|pedidos)|\bfinaliz\w+ (?:o )?pedidos?|\b(?:maquinas|planos?) contratad[oa]s em seu nome|\bmineracao em nuvem|\bbilhetes? virtua\w+|\breserv(?:a|ar) produtos|\botimiz\w+\b[^.]{0,30}\b(?:produtos|dados|ranque\w*|marketplaces?|plataforma|pedidos|aplicativos)|\branqueamento|\bsubir no ranking|\baumentar (?:o )?(?:volume|numero) de pedidos/,
    },
    "money is paid in": {
      points: 2,
      source: "eset",
      words:
        /\brecarg\w*|\brecarregu?\w*|\bdesbloquear\b|\bnivel (?:seguinte|vip|\d)|\bvip\b|\bpre-?pag\w+|\bdepositar?\b|\bdepositad[oa]|\bprimeiro deposito|\bfaz um aporte|\bcomplet\w+ (?:o saldo|a diferenca)|\bplano de entrada|\bcredito proprio|\balug(?:a|ar) (?:um )?(?:painel|maquina|robo)|\bcompra(?:r)? bilhetes|\bde banca\b|\bsua banca\b|\bativacao de nivel|\bantecipa a quantia|\binvestimento minimo/,
    },
    "money is drawn out": {
      points: 3,
      source: "serasaTasks",
      words:
        /\bsaques?\b|\bsac(?:a(?! colhida| de)|ar|ados?|adas?)\b|\bretirada\b|\b(?:cai|caindo|dinheiro|dinheirinho|pinga|entra)(?: \w{1,10}){0,3} na (?:sua )?conta|\b(?:na sua|ja (?:esta|cai) na) conta\b|\bacumul\w+ saldo|\brepasse\b|\bcapital\b|\bprincipal com lucro|\brecompra\b|\bdevolve o valor\b|\bo valor volta|\bvolta com \d+ ?%|\bsaldo\b/,
    },
    "money grows": {
      points: 3,
      source: "eset",
      words:
        /\baportes?\b|\baporta\b|\binvist(?:a|ir|indo)\b|\binvestindo\b|\brende\b|\brendimento\b|\blucr\w+\b|\brobo\b|\bcripto\w*|\bbitcoin|\busdt\b|\bexchange\b|\btrad(?:e|er|ing)\b|\bcom analises|\bmercado de ativos|\bmesa (?:opera|indica)|\bopera(?:r)? (?:por|p\/|para) (?:voce|vc)|\bapostas\b|\bcassino|\bbets?\b|\btigr\w+|\d ?% (?:ao|por) dia|\d ?% de (?:lucro|retorno|bonus|margem)|\bmultiplique|\bdobra (?:em|o)\b|\bo dobro\b|\bdobre (?:o|seu)|\bproprio capital/,
    },
    "brings others": {
      points: 3,
      source: "serasaTasks",
      words:
        /\b(?:indique|convide|convida|traga|traz|trouxer|chamar|indicar)\b[^.]{0,20}\b(?:amig\w+|pessoas|mais (?:dois|duas|tres|\d))|\b(?:meu|pelo) convite\b|\bbonus por (?:indicacao|amigo|convite)|\bforma(?:r)? equipe|\blink de (?:convite|indicacao)|\b(?:meu|seu) link\b|\b(?:nao e|nem) piramide|\bganhe (?:tambem )?sobre o time|\bpor indicad[oa]|\bquem indica\b/,
    },
    "a go-between": {
      points: 5,
      source: "no source found",
      words:
        /\breceb(?:e|er|a)\b[^.]{0,24}\b(?:pacotes|encomendas|depositos|transferencias|pagamentos?|valores|dinheiro)\b[^.]{0,40}\b(?:n[oa] seu endereco|na sua casa|(?:n?a|em) sua conta|conta pessoal|repass\w+|remete\w*|etiquetas?)\b|\bintermediar o recebimento|\b(?:emprest|alug)\w+ (?:a )?sua conta/,
    },
    "an amount a day": {
      points: 3,
      source: "oliberalDaily",
      words:
        /(?:r\$ ?\d|\d{2,5} reais|\b\d{3,4}\b|\bmil\b)(?:(?!hora|minuto|\bmes|experiencia|\bplanos|\bvendas)[^;]){0,40}\b(?:(?:por|ao|cada|todo|todos os) (?:santo )?dias?|diari[oa]s?|diariamente|em 24 ?h\w*|(?:primeiro|mesmo) dia)\b|\b(?:(?<!horas? |minutos? )por dia|ao dia|(?:salario|ganhos?|pagamento|renda|lucro|comissao|remuneracao|liquidacao) diari[oa]s?|todo dia|diariamente)\b(?:(?!\bmes)[^;]){0,25}(?:r\$ ?\d|\b\d{3})/,
    },
    "paid at once": {
      points: 3,
      source: "no source found",
      words:
        /\b(?:pag\w+|receb\w+|receba|saque\w*|acerto|liquidad[oa]|liquidacao|sacad\w+|ganh\w+|cai|caem|pix|dinheiro|lucre|renda|retorna?)\b[^.;]{0,30}\b(?:na hora|mesmo dia|todo dia(?! \d)|todo santo dia|todos os dias|diari\w+|toda noite|todo (?:final|fim) d[eo] (?:tarde|dia)|antes do jantar|em \d{0,3} ?min\w*|poucos minutos|em ate \d{1,3} min\w*|imediat\w+|hoje|no fim do dia|em 24 ?h\w*|instant\w+|a qualquer momento)|\brecem-chegados ganham/,
    },
    "a promise to earn": {
      points: 3,
      source: "oliberalDaily",
      words:
        /\bganhe\b|\bfatur(?:e|o)\b|\blucre\b|\bda (?:pra|para) (?:ganhar|tirar|fazer)|\b(?:tira|tira o|tirando|tiro|faco|faz(?:er|endo)?|ganhando|faturando|ganhar)\b[^.;]{0,14}\b\d{2,}|\bpode(?:ndo)? (?:ganhar|faturar)|\brenda (?:extra|garantida|nao para)|\bcomplementar (?:a|sua) renda|\bdinheiro (?:facil|rapido|extra)|\b(?:independencia|liberdade) financeira|\bsem (?:teto|limite)\b|\bem dolar|\bcomissao (?:imediata|de cada|por tarefa|ao completar|diaria)|\bganhos (?:diarios|de|sacados)|\bseja pago para|\bnovatos? ganham?|\b(?:te|vou te|eu te|aprenda a) (?:ensino|ensinar|fazer)|\bganhar dinheiro|\bmetodo\b|\bte mando o\b/,
    },
    "easy work": {
      points: 3,
      source: "oliberalDaily",
      words:
        /\b(?:no|pelo|com o|com o seu|usando o) celular|\bquem tem celular|\bsem sair de casa|\b(?:de|em|da sua) (?:propria )?casa\b(?! dos clientes)|\bmeio periodo|\bhoras? (?:vagas?|livres?)|\btempo livre|\b\d+ (?:a \d+ )?min\w*\b[^.]{0,10}\bdia|\b[1-4] ?h(?:oras?)?\b[^.]{0,10}\bdia|\bqualquer (?:pessoa|um|idade)|\bqqr um|\bnao (?:precisa|exige|e preciso|ha necessidade)\b[^.]{0,25}\b(?:experiencia|entender|saber|nada)|\bsem experiencia|\bsem (?:chefe|metas?|enrolacao)\b|\btempo parcial|\bmeia hora\b|\bdonas? de casa|\baposentad|\b(?:maiores? de|mais de|a partir de|acima de) 2[0-5]\b|\btrabalho (?:leve|simples|facil|online)|\bonline\b|\bon-line\b|\bplataforma\b|\bcomecando do zero|\bbasta um celular|\b(?:so com o|pelo|com o) aplicativo|\bmin(?:utos)? livres?|\bjunto com (?:o|seu) (?:emprego|trabalho)|\bnao (?:afeta|atrapalha) (?:o )?seu (?:emprego|trabalho)|\bpoucas horas/,
    },
    "belief is asked for": {
      points: 2,
      source: "no source found",
      words:
        /\bnao e (?:venda|golpe|piramide|enganacao)|\bpagamento (?:diario )?comprovado|\b(?:olha|tenho|temos) (?:os )?prints?|\bmais de \d+ mil pessoas|\bconta demo|\bgarantid[oa]\b|\bsem risco|\bmudar de vida|\bsair do aperto|\besqueca\b|\b100 ?% (?:brasileira|segur[oa]|real|confiavel|legalizad[oa])|\bcom cnpj\b/,
    },
    "ordinary work": {
      points: -4,
      source: "no source found",
      words:
        /\b(?:vr|va|vt|vales?|auxilio|ajuda de custo|alimentacao|refeicao|presencial|almoco|moto|obra|plantao|laudo|nota fiscal|clt|km|entregas?|entregador\w*|corridas?|orcamento|verba|midia|registr\w+|carteira assinada|fixo|curriculo|superior|graduacao|cursando|certificacao|ancord|creci|cro|crm|nr-\d+|cnpj|mei|contrato|clientes|hospedes|relatorios?|experiencia comprovada|escala|estagi\w+|segunda a (?:sexta|sabado)|garcom|diarista|faxina|eventos?|festa|cozinha|caixa|gorjetas?|caixinha|turno|sede|balcao|conducao|seu material|material por conta|alojamento|vend(?:as?|er|endo|edor\w*)|viage(?:m|ns)|carreteiro|frota|por mes|consignado|programa de afiliados|metricas|campanhas)\b/,
    },
    "a warning": {
      points: -20,
      source: "no source found",
      words: /\bdesconfie|\bgolpe\b|\bdenuncie|\bnao e renda|\bsem promessa/,
    },
  },
};
