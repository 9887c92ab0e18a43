import type { SignTable } from "./sign.ts";

const person = String.raw`(?:\w+ )?amig\w+`;
const small = String.raw`(?:tarefas?|pedidos?|curtidas?|videos?|avaliacao|likes?|perfil|comentarios?)`;

/** Money every day for small tasks, for money that is paid in, or for bringing others. */
export const incomeSigns: SignTable = {
  kind: "daily-income",
  enough: 9,
  within: "posting",
  signs: {
    "likes and stars": {
      points: 6,
      source: "serasaTasks",
      words:
        /\bcurt(?:ir|indo|a)\b|\bcurtid[oa]s? (?!e seguidores|e alcance|e comentarios|conversao)|\blikes?\b|\bjoinha|\b(?:seguir|siga|seguindo) (?:perf|contas|paginas|lojas)|\bavali(?:e|ando|acoes|ador\w*|a)\b[^.]{0,25}\b(?:hote(?:l|is)|restaurantes?|produtos?|aplicativos?(?! mobile))|\b(?:5|cinco) estrelas|\bcaptura de tela|\bcoment(?:e|ar|ando) (?:em produtos|e )|\bd(?:a|e|ar)s? (?:sua )?notas?\b(?! f)|\brespond(?:er|a) (?:as )?pesquisas|\breviewer\b/,
    },
    "watch and click": {
      points: 6,
      source: "serasaTasks",
      words:
        /\bassist(?:a|ir|indo)\b[^.]{0,20}\b(?:videos?|anuncios?|filmes?)|\b(?:olhando|vendo|clicando em) (?:anuncio|video|pedido)\w*|\b(?:ouvir|ouve) (?:musicas?|audios?)|\bcliques?\b|\bjoguinhos?|\bcopi(?:e|ar) (?:e col(?:e|ar)|textos?)|\b(?:tir(?:e|ar)|mand(?:e|ar)|envi(?:e|ar)) (?:o )?print|\bcaptchas?\b/,
    },
    "piecework at home": {
      points: 4,
      source: "proconHome",
      words: /\b(?:embal|col)e (?:[^ .;]{1,14} ){1,4}(?:em|na sua) casa\b/,
    },
    tasks: {
      points: 5,
      source: "serasaTasks",
      words: new RegExp(
        String.raw`\btarefas? (?:simples|vip|de otim\w+)|\bcada ${small}\b|\b\d+ (?:a \d+ )?(?:tarefas|pedidos|ordens|avaliacoes|cliques|bilhetes|stories)\b|\bmissoes\b|\bmissao do dia\b|\b(?:finaliz|faz)\w+ (?:o )?pedidos?\b|\bmineracao\b|\breserva produtos|\botimiz\w+\b[^.]{0,30}\b(?:produtos|pedidos)|\bsubir no ranking|r\$ ?\d[\d.,]{0,9} por ${small}\b|\bcada um[ao]? paga`,
      ),
    },
    "money is paid in": {
      points: 3,
      source: "eset",
      words:
        /\brecarg\w*|\brecarregu?\w*|\bdesbloque\w+|\bvip\b|\bpre-?pag\w+|\bdepositar?\b|\bdeposite\b|\bdepositad[oa]|\bprimeiro deposito|\bfaz um aporte|\bcomplet\w+ (?:o saldo|a diferenca)|\bplano de entrada|\bcredito proprio|\bde banca\b|\bativacao de nivel|\b(?:antecipa|adianta)\w* (?:a quantia|o valor)|\badiantamento\b|\bsaldinho|\bsaldo (?:suficiente|negativo|positivo)|\bcomece com\b/,
    },
    "money is drawn out": {
      points: 4,
      source: "serasaTasks",
      words:
        /\bsaques?\b|\bsac(?:a(?! colhida| de)|ar|ados?)\b|\b(?:cai|caindo|dinheiro)(?: \w{1,10}){0,3} n[oa] (?:sua )?(?:conta|pix)|\b(?:na sua|ja (?:esta|cai) na) conta\b|\brepasse\b|\bcapital\b|\bdevolv\w+ o valor\b|\bvalor (?:volta|de volta)|\bcarteira usdt|\bsaldo\b|\bcreditad[oa]s?\b/,
    },
    "money grows": {
      points: 6,
      source: "eset",
      words:
        /\baportes?\b|\binvest(?:ir|indo)\b|\binvista\b|\brend(?:e|em|endo)\b|\brendimento\b|\blucr\w+\b|\brobos?\b|\bcripto|\bbitcoin|\busdt\b|\bapostas?\b|\btigr|\bdobr[ae]\b|\bcassino|\bslots?\b|\bsinais\b|\d ?% (?:ao|por) dia|\bno automatico\b/,
    },
    "brings others": {
      points: 5,
      source: "serasaTasks",
      words: new RegExp(
        String.raw`\b(?:indi(?:que|cando)|convid(?:e|a|ar)|trouxer)\b[^.]{0,12}\b${person}\b|\bmeu convite\b|\b(?:meu|seu|nossos) links?\b|\bnao e piramide|\bquem indica\b`,
      ),
    },
    "a go-between": {
      points: 6,
      words:
        /\breceb(?:e|a)\b[^.;]{0,24}\b(?:depositos|transferencias)\b[^.;]{0,40}\bem sua conta\b|\b(?:emprest|alug)\w+ (?:a )?sua conta/,
    },
    "an amount a day": {
      points: 4,
      source: "oliberalDaily",
      words:
        /(?:r\$ ?\d|\d{2,5} (?:reais|dolares|usdt)|\b\d{3,4}\b)(?:(?!hora|minuto|\bmes|experiencia|\bplanos|\bvendas)[^;]){0,40}(?:\b(?:(?:por|ao|todo|todos os) (?:santo )?dias?|diari[oa]s?|diariamente|em 24 ?h\w*|(?:primeiro|mesmo) dia)\b|\/ ?dia\b)|\b(?:(?<!horas? |minutos? )por dia|(?:salario|ganhos?) diari[oa]s?|diaria de|diariamente)\b(?:(?!\bmes)[^;]){0,25}(?:r\$ ?\d|\b\d{3})|\b(?:mil|\d{3,5})(?: reais)? (?:por|na primeira) semana\b/,
    },
    "paid at once": {
      points: 5,
      words:
        /\b(?:pag\w+|receb\w+|saque\w*|acerto|liquid\w+|ganh\w+|cai|pix|dinheiro|lucre|creditad\w+|comissao)\b[^.;]{0,30}\b(?:na hora|mesmo dia|todo dia(?! \d)|todos os dias|diari\w+|toda noite|em \d{0,3} ?min\w*|dez minutos|em ate \d{1,3} min\w*|imediat\w+|hoje|no fim do dia|a qualquer momento|primeiro dia)/,
    },
    "a promise to earn": {
      points: 5,
      source: "oliberalDaily",
      words:
        /\bganhe\b(?! experiencia)|\bfatur(?:e|ar|am|ando)\b|\blucre\b|\b(?:tira|tirando|faz(?:er)?|ganhando|ganhar)\b[^.;]{0,14}\b(?:\d{2,}|mil)|\brenda (?:extra|garantida|passiva|nao para)|\bdinheiro (?:facil|rapido|extra)|\bliberdade financeira|\bpode (?:ganhar|faturar)|\baprenda a|\bsem (?:teto|limite)\b|\bem dolar|\bcomissao (?:imediata|ao completar|diaria)|\bganh(?:os|ar) (?:diarios|de|ilimitad\w+|a partir)|\bganhar dinheiro|\bmetodo\b|\bsalario diario/,
    },
    "easy work": {
      points: 4,
      source: "oliberalDaily",
      words:
        /\b(?:n?o|pelo|seu|de) celular|\bsem sair de casa|\bdo (?:seu )?sofa\b|\b(?:de|em) (?:propria )?casa\b(?! dos clientes)|\bmeio periodo|\bhoras? (?:vagas?|livres?)|\btempo livre|\bqualquer (?:pessoa|um|idade)|\b\d+ (?:a \d+ )?min\w*\b[^.]{0,10}\bdia|\bqqr um|\b(?:nao (?:precisa|e preciso))\b[^.]{0,25}\b(?:experiencia|entender|nada|conhecimento)|\bsem experiencia|\bsem (?:chefe|patrao|metas?|horario|vender)\b|\b(?:maiores? de|mais de|a partir de|acima de) 2[0-5]\b|\btrabalho facil|\bonline\b|\bplataforma\b|\bcomecando do zero|\bbasta (?:um celular|comentar|curtir)|\bpoucas horas|\bvoce escolhe (?:o|a)s? (?:horario|hora)/,
    },
    "belief is asked for": {
      points: 3,
      words:
        /\bnao e (?:piramide|jogo)|\be serio\b|\bpessoas comuns|\bconta demo|\bgarantid[oa]s?\b|\besqueca\b|\b100 ?% (?:brasileira|legalizad[oa])|\btutora?\b|\bsimples assim\b/,
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
        /\b(?:presencial|moto|obra|plantao|km|entregas?|entregador\w*|corridas?|escala|segunda a (?:sexta|sabado)|garcom|diarista|eventos?|festa|cozinha|caixa|gorjetas?|caixinha|turno|sede|balcao|viage(?:m|ns)|carreteiro|frota|hibrido|loja fisica|galpao|condominio|restaurante|hospital|clinica|fabrica|padaria|rua|av|caminhao|carga|ajudante|pedreiro|servente|salao|cabeleireir\w*|barbeir\w*|manicure|barbearia)\b/,
    },
    "a trade": {
      points: -4,
      isOfPosting: true,
      words:
        /(?<!sem |nem |nao e |nao precisa )\b(?:laudo|nota fiscal|orcamento|midia|curriculo|superior(?! (?:a )?\d)|graduacao|cursando|certificacao|ancord|creci|cro|crm|nr-\d+|cnpj|clientes|hospedes|relatorios?|experiencia (?:comprovada|em|com)|seu material|material por conta|vend(?:as?|er|endo|edor\w*)|consignado|programa de afiliados|metricas|campanhas|alunos|portfolio|desenvolvedor\w*|engenheir\w*|programador\w*|pj)\b/,
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
