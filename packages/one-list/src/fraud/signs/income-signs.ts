import type { SignTable } from "./sign.ts";

const person = String.raw`(?:\w+ )?(?:amig\w+|pessoas|parentes|conhecidos|mais (?:dois|duas|tres|\d))`;
const small = String.raw`(?:tarefas?|miss(?:ao|oes)|pedidos?|curtidas?|videos?|avaliac(?:ao|oes)|audios?|cliques?|likes?|paginas?|perfi(?:l|s)|perfil seguido|comentarios?|pesquisas?|fotos?|prints?|anuncios?|minuto assistido|mensagens|mensagem|interac(?:ao|oes)|ac(?:ao|oes)|seguidor\w*|inscrit\w+|downloads?|cadastros?|indicac(?:ao|oes)|jogos?|captchas?|bilhetes)`;

/** Money every day for small tasks, for money that is paid in, or for bringing others. */
export const incomeSigns: SignTable = {
  kind: "daily-income",
  enough: 10,
  within: "posting",
  signs: {
    "likes and stars": {
      points: 6,
      source: "serasaTasks",
      words:
        /\bcurtir (?!mencoes)|\bcurtindo|\bcurtid[oa]s? (?!e seguidores|e alcance|e comentarios|conversao)|\bcurta\b(?! duracao)|\blikes?\b|\bjoinha|\b(?:seguir|siga|seguindo) (?:perfis|paginas|contas|perfil|lojas)|\bperfi(?:l|s) seguid|\bavali(?:e|ar|ando|acoes|ador\w*|a)\b[^.]{0,25}\b(?:hote(?:l|is)|restaurantes?|produtos?|lojas?|apps?|aplicativos?(?! mobile)|filmes?|series?|musicas?|videos?|premium)|\b(?:5|cinco) estrelas|\b(?:inscrever|inscreve|inscreva-se) (?:em|nos) canais|\bcaptura de tela|\bdeix(?:e|ar) (?:nota|comentario|like)|\bcoment(?:e|ar|ando) (?:em produtos|e |postagens|fotos|videos|publicacoes)|\bd(?:a|e|ar)s? (?:sua )?notas?\b(?! f)|\brespond(?:er|a|endo) (?:as |a )?(?:pesquisas|questionarios|enquetes)|\binteragi(?:r|ndo) com|\breviewer\b|\b(?:tarefas|missoes) (?:n[oa]s? |em )?(?:instagram|tiktok|youtube|redes|google)/,
    },
    "watch and click": {
      points: 6,
      source: "serasaTasks",
      words:
        /\bassist(?:a|ir|indo)\b[^.]{0,20}\b(?:videos?|anuncios?|trailers?|filmes?|series|propagandas?|lives?|comerciais)|\b(?:olhando|ver|vendo|visualizar|clicar em|clicando em|clique em) (?:anuncio|video|propaganda|pedido|link)\w*|\b(?:ouvir|ouve|ouvindo|escut\w+) (?:musicas?|audios?|playlists?)|\btrailers?\b|\bcliques?\b|\bjoguinhos?|\bjog(?:ar|ando) (?:no|pelo|jogos)|\bcopi(?:e|ar) (?:e col(?:e|ar)|textos?)|\bcopiador|\bcol(?:e|ar) (?:nossos )?links?|\bpost(?:e|ar) anuncios|\b(?:tir(?:e|ar)|mand(?:e|ar)|envi(?:e|ar)) (?:(?:o|um) )?print|\bcaptchas?\b|\bdigit(?:e|ar|acao de) (?:textos?|pdf|captcha)|\bcompartilh(?:e|ar) (?:as |nossos |nossas )?(?:publicacoes|links|posts)|\bdivulgador de links/,
    },
    "piecework at home": {
      points: 4,
      source: "proconHome",
      words:
        /\b(?:mont|embal|col|dobr|pint|cort|costur|digit)(?:e|ar|ando|agem|a) (?:[^ .;]{1,14} ){1,4}(?:em|na sua|de|da sua) casa\b|\b(?:toda )?a familia (?:toda|pode|ajud)|\b(?:chamar|para|com) (?:toda )?a familia\b/,
    },
    tasks: {
      points: 5,
      source: "serasaTasks",
      words: new RegExp(
        String.raw`\btarefas? (?:simples|faceis|facil|pag\w+|vip|de otim\w+|por dia|diarias|online|combinad\w+|premium|em grupo|de grupo)|\bcada ${small}\b|\bpor tarefas?\b|\b\d+ (?:a \d+ )?(?:tarefas|missoes|pedidos|ordens|avaliacoes|cliques|bilhetes|curtidas|stories|videos por dia)\b|\bmissoes\b|\bmissao do dia\b|\bpedidos? (?:simulad|combinad|virtua|ficticio|falso)\w*|\bsimul(?:a|ar|ando) (?:compras|pedidos)|\b(?:finaliz|faz|realiz|conclu)\w+ (?:o |os )?pedidos?\b|\b(?:maquinas|planos?) contratad[oa]s em seu nome|\bmineracao\b|\bbilhetes? virtua\w+|\breserv(?:a|ar) produtos|\botimiz\w+\b[^.]{0,30}\b(?:produtos|dados|ranque\w*|marketplaces?|plataforma|pedidos|aplicativos)|\branqueamento|\bsubir no ranking|\baumentar (?:o )?(?:volume|numero) de (?:pedidos|vendas)|(?:r\$ ?\d[\d.,]{0,9}|\b\d{1,6} (?:reais|dolares)|centavos) (?:por|a cada|cada) ${small}\b|\bcada um[ao]? (?:vale|paga|rende|r\$|\d)`,
      ),
    },
    "money is paid in": {
      points: 3,
      source: "eset",
      words:
        /\brecarg\w*|\brecarregu?\w*|\bdesbloque\w+|\bnivel (?:seguinte|vip|\d)|\bvip\b|\bpre-?pag\w+|\bdepositar?\b|\bdeposite\b|\bdepositad[oa]|\b(?:primeiro|com|um) deposito|\bfaz um aporte|\bcomplet\w+ (?:o saldo|a diferenca)|\bplano de entrada|\bcredito proprio|\balug(?:a|ar|ue) (?:um[ao]? )?(?:painel|maquina|robo|placa)|\bcompra(?:r)? bilhetes|\bde banca\b|\bsua banca\b|\bativacao de nivel|\b(?:antecipa|adianta)\w* (?:a quantia|o valor)|\badiantamento\b|\b(?:investimento|saldo|valor|deposito) (?:minimo|inicial)|\bsaldinho|\bsaldo (?:suficiente|negativo|positivo)|\bcomece com\b|\b(?:saldo|dinheiro|cartao) d[ao] (?:propri[oa]|seu|sua)\b|\bativar (?:a |sua )?(?:conta|plano)/,
    },
    "money is drawn out": {
      points: 4,
      source: "serasaTasks",
      words:
        /\bsaques?\b|\bsac(?:a(?! colhida| de)|ar|ados?|adas?|que)\b|\bretiradas?\b|\b(?:cai|caindo|dinheiro|dinheirinho|pinga|entra)(?: \w{1,10}){0,3} n[oa] (?:sua )?(?:conta|bolso|pix)|\b(?:na sua|ja (?:esta|cai) na) conta\b|\bacumul\w+ saldo|\brepasse\b|\bcapital\b|\bprincipal com lucro|\brecompra\b|\bdevolv\w+ o valor\b|\bvalor (?:volta|retorna|de volta)|\bcarteira (?:usdt|digital|virtual)|\bvolta com \d+ ?%|\bsaldo\b|\bcreditad[oa]s?\b|\bretorna acrescid/,
    },
    "money grows": {
      points: 6,
      source: "eset",
      words:
        /\baportes?\b|\baporta\b|\binvist(?:a|ir|indo)\b|\binvestindo\b|\brend(?:e|em|endo)\b|\brendimento\b|\blucr\w+\b|\brobos?\b|\bcripto\w*|\bbitcoin|\busdt\b|\bexchange (?:de|cripto)|\btraders?\b|\b(?:day|de|com|no|em) ?trad(?:e|ing)\b|\bforex\b|\bopcoes binarias|\bcom analises|\bmercado de ativos|\bmesa (?:opera|indica)|\bopera(?:r)? (?:por|p\/|para) (?:voce|vc)|\bapostas?\b|\bcassino|\bbets?\b|\btigr\w+|\bslots?\b|\bsinais\b|\d ?% (?:ao|por|a cada) (?:dia|semana)|\d ?% de (?:lucro|retorno|bonus|margem|comissao ao)|\d ?% a mais\b|\bmultipli(?:que|car|ca)\b|\bdobra(?:r)? (?:em|o|seu)\b|\bo dobro\b|\bdobre (?:o|seu)|\bproprio capital|\bno automatico\b/,
    },
    "brings others": {
      points: 5,
      source: "serasaTasks",
      words: new RegExp(
        String.raw`\b(?:indi(?:que|car|cando)|convid(?:e|a|ar)|traga|traz|trouxer|chamar|recrut(?:e|ar))\b[^.]{0,12}\b${person}\b|\b(?:meu|pelo) convite\b|\bbonus (?:por|de|na|a cada) (?:\w+ )?(?:indica\w+|amigo|convite)|\b(?:form|mont)(?:e|ar) (?:a |sua )?(?:propria )?equipe|\blink de (?:convite|indicacao|afiliado)|\b(?:meu|seu|nossos) links?\b|\b(?:nao e|nem) piramide|\bganhe (?:tambem )?sobre o time|\bem cima d[ao] (?:sua )?(?:equipe|rede)|\bpor indicad[oa]|\bquem indica\b|\bmarketing (?:multinivel|de rede)|\b(?:vira|ser|seja) lider\b`,
      ),
    },
    "a go-between": {
      points: 6,
      words:
        /\breceb(?:e|er|a)\b[^.;]{0,24}\b(?:pacotes|encomendas|depositos|transferencias|pagamentos?|valores|dinheiro)\b[^.;]{0,40}\b(?:n?[oa] seu endereco|n?[ae]m? sua (?:casa|residencia|propria conta)|(?:n?a|em) sua conta|conta pessoal|repass\w+|remete\w*|etiquetas?)\b|\bintermediar o recebimento|\b(?:emprest|alug|ced)\w+ (?:a )?sua conta|\btroc\w+ a etiqueta|\b(?:n?a|em) sua (?:propria )?conta e (?:repass|transf|envi)\w+/,
    },
    "money passes through": {
      points: 18,
      words:
        /\b(?:n?a|em) sua (?:propria )?conta(?: bancaria)?,? e (?:(?:voce|vc) )?(?:repass|transf|remet)\w+/,
    },
    "an amount a day": {
      points: 4,
      source: "oliberalDaily",
      words:
        /(?:r\$ ?\d|us?\$ ?\d|\d{2,5} (?:reais|dolares|usdt)|\b\d{3,4}\b|\bmil\b)(?:(?!hora|minuto|\bmes|experiencia|\bplanos|\bvendas)[^;]){0,40}(?:\b(?:(?:por|ao|cada|todo|todos os) (?:santo )?dias?|diari[oa]s?|diariamente|em 24 ?h\w*|(?:primeiro|mesmo) dia)\b|\/ ?dia\b)|\b(?:(?<!horas? |minutos? )por dia|ao dia|(?:salario|ganhos?|pagamento|renda|lucro|comissao|remuneracao|liquidacao) diari[oa]s?|diaria de|todo dia|diariamente)\b(?:(?!\bmes)[^;]){0,25}(?:r\$ ?\d|\b\d{3})|\b(?:mil|\d{3,5}|r\$ ?\d[\d.,]{0,9})(?: reais)? (?:por|na|numa|toda|a cada|na primeira) semana\b/,
    },
    "paid at once": {
      points: 5,
      words:
        /\b(?:pag\w+|receb\w+|receba|saque\w*|sacar|acerto|liquid\w+|sacad\w+|ganh\w+|cai|caem|pix|dinheiro|lucre|renda|retorna?|creditad\w+|comissao)\b[^.;]{0,30}\b(?:na hora|mesmo dia|todo dia(?! \d)|todo santo dia|todos os dias|diari\w+|toda noite|todo (?:final|fim) d[eo] (?:tarde|dia)|antes do jantar|em \d{0,3} ?min\w*|(?:poucos|dez|cinco) minutos|em ate \d{1,3} min\w*|imediat\w+|hoje|no fim do dia|em 24 ?h\w*|instant\w+|a qualquer momento|primeiro dia)|\brecem-chegados ganham|\b(?:primeiro|mesmo) dia (?:ja )?da (?:pra|para) sacar|\bbonus de (?:r\$ ?)?\d+(?: reais)? (?:no|pelo|de) (?:cadastro|boas)/,
    },
    "a promise to earn": {
      points: 5,
      source: "oliberalDaily",
      words:
        /\bganhe\b(?! experiencia)|\bfatur(?:e|o|ar|am|ei|ando)\b|\blucre\b|\bda (?:pra|para) (?:ganhar|tirar|fazer|viver)|\b(?:tira|tira o|tiram|tirando|tiro|tirei|ganhei|faco|faz(?:er|endo)?|ganhando|faturando|ganhar)\b[^.;]{0,14}\b(?:\d{2,}|mil)|\bpode(?:ndo|m)? (?:ganhar|faturar|render)|\brenda (?:extra|garantida|nao para|passiva|que chega)|\bcomplementar (?:a|sua) renda|\bdinheiro (?:facil|rapido|extra)|\b(?:(?:independencia|liberdade) financeira|sua (?:independencia|liberdade))|\bsem (?:teto|limite)\b|\bem dolar|\bcomissao (?:imediata|de cada|por tarefa|ao completar|diaria)|\bganh(?:os|ar) (?:diarios|de|ate|sacados|ilimitad\w+|a partir)|\bseja pago para|\bnovatos? ganham?|\b(?:te|vou te|eu te|aprenda a) (?:ensino|ensinar|fazer|mostro|faturar|ganhar)|\bganhar dinheiro|\bmetodo\b|\bmentoria\b|\bte mando o\b|\bseu (?:proprio )?salario\b|\bcansad[oa] d[eo]|\bcansou d|\bdono do seu tempo|\bsalario (?:diario|semanal)/,
    },
    "easy work": {
      points: 4,
      source: "oliberalDaily",
      words:
        /\b(?:no|pelo|com o|com o seu|usando o|no seu|so de|de) (?:celular|telemovel|smartphone)|\bquem tem celular|\bsem sair de casa|\bdo (?:seu )?sofa\b|\b(?:de|em|da sua) (?:propria )?casa\b(?! dos clientes)|\bmeio periodo|\bhoras? (?:vagas?|livres?)|\btempo livre|\b\d+ (?:a \d+ )?min\w*\b[^.]{0,10}\bdia|\b[1-4] ?h(?:oras?)?\b[^.]{0,10}\bdia|\b(?:uma|duas|tres) horinhas?|\bqualquer (?:pessoa|um|idade)|\bqqr um|\b(?:nao (?:precisa|exige|e preciso|ha necessidade)|dispensa)\b[^.]{0,25}\b(?:experiencia|entender|saber|nada|qualific\w+|conhecimento)|\bsem experiencia|\bsem (?:chefe|patrao|metas?|enrolacao|horario|entrevista|vender)\b|\btempo parcial|\bmeia hora\b|\bdonas? de casa|\baposentad|\bmamaes?\b|\b(?:idade superior(?: a)?|maiores? de|mais de|a partir de|acima de|ao menos|minimo) 2[0-5]\b|\btrabalho (?:leve|simples|facil|online)|\bonline\b|\bon-line\b|\bplataforma\b|\bcomecando do zero|\bbasta (?:um celular|ter|comentar|curtir)|\b(?:so com o|pelo|com o) aplicativo|\bmin(?:utos)? livres?|\bjunto com (?:o|seu) (?:emprego|trabalho)|\bnao (?:afeta|atrapalha) (?:o )?seu (?:emprego|trabalho)|\bpoucas horas|\b(?:no|ao) seu (?:tempo|ritmo)|\bvoce (?:escolhe|define|faz) (?:o|a|seu)s? (?:horario|hora)|\bso (?:precisa|precisam) (?:de|ter)/,
    },
    "belief is asked for": {
      points: 3,
      words:
        /\bnao e (?:venda|golpe|piramide|enganacao|jogo)|\be serio\b|\bpagamento (?:diario )?comprovado|\b(?:olha|tenho|temos) (?:os )?prints?|\bmais de \d+ mil pessoas|\bpessoas comuns|\bconta demo|\bgarantid[oa]s?\b|\bsem risco|\bnao tem como (?:perder|nao)|\bmudar de vida|\bsair do aperto|\besqueca\b|\b100 ?% (?:brasileira|segur[oa]|real|confiavel|legalizad[oa])|\bcom cnpj\b|\btutora?\b|\bvem (?:pro|para o|fazer parte do) (?:nosso )?time|\bsimples assim\b|\bqualquer um consegue/,
    },
    "a contract, benefits": {
      points: -4,
      isOfPosting: true,
      words:
        /(?<!cansad[oa] d[oea] |sem |nao e )\b(?:vr|va|vt|vales?|auxilio|ajuda de custo|alimentacao|refeicao|clt|registr\w+|carteira assinada|fixo|contrato|estagi\w+|por mes|almoco|alojamento|conducao|mei|rpa)\b/,
    },
    "a place of work": {
      points: -6,
      isOfPosting: true,
      words:
        /\b(?:presencial|moto|obra|plantao|km|entregas?|entregador\w*|corridas?|escala|segunda a (?:sexta|sabado)|garcom|diarista|faxina|eventos?|festa|cozinha|caixa|gorjetas?|caixinha|turno|sede|balcao|viage(?:m|ns)|carreteiro|frota|hibrido|loja fisica|galpao|condominio|restaurante|hospital|clinica|fabrica|padaria|rua|av|reforma|caminhao|descarregar|carga|ajudante|pedreiro|servente|salao|cabeleireir\w*|barbeir\w*|manicure|barbearia)\b/,
    },
    "a trade": {
      points: -4,
      isOfPosting: true,
      words:
        /(?<!sem |nem |nao e |nao precisa )\b(?:laudo|nota fiscal|orcamento|verba|midia|curriculo|superior(?! (?:a )?\d)|graduacao|cursando|certificacao|ancord|creci|cro|crm|nr-\d+|cnpj|clientes|hospedes|relatorios?|experiencia (?:comprovada|em|com)|seu material|material por conta|vend(?:as?|er|endo|edor\w*)|consignado|programa de afiliados|metricas|campanhas|alunos|portfolio|desenvolvedor\w*|engenheir\w*|programador\w*|pj|regulament\w+)\b/,
    },
    "a warning": {
      points: -20,
      words:
        /\bdesconfie|(?<!nao e )\bgolpe\b|\bdenuncie|\bnao e renda|\bsem promessa|\bnao (?:e dinheiro facil|prometemos)/,
    },
  },
};

/** Points for an employer that is hidden. */
export const hiddenIncomePoints = 2;
