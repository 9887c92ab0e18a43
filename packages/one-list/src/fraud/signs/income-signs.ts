import type { SignTable } from "./sign.ts";

const person = String.raw`(?:\w+ )?(?:amig\w+|conhecidos|mais (?:\d|dois|duas|tres)|parentes|pessoas)`;
const small = String.raw`(?:ac(?:ao|oes)|anuncios?|audios?|avaliac(?:ao|oes)|bilhetes|cadastros?|captchas?|cliques?|comentarios?|curtidas?|downloads?|fotos?|indicac(?:ao|oes)|inscrit\w+|interac(?:ao|oes)|jogos?|likes?|mensagem|mensagens|minuto assistido|miss(?:ao|oes)|paginas?|pedidos?|perfi(?:l|s)|perfil seguido|pesquisas?|prints?|seguidor\w*|tarefas?|videos?)`;

/** Points for an employer that is hidden. */
export const hiddenIncomePoints = 2;

/** Money every day for small tasks, for money that is paid in, or for bringing others. */
export const incomeSigns: SignTable = {
  kind: "daily-income",
  enough: 10,
  within: 8,
  signs: {
    likes: {
      points: 6,
      words:
        /\b(?:(?:5|cinco) estrelas|avali(?:a|acoes|ador\w*|ando|ar|e)\b[^.]{0,25}\b(?:aplicativos?(?! mobile)|apps?|filmes?|hote(?:l|is)|lojas?|musicas?|premium|produtos?|restaurantes?|series?|videos?)|captura de tela|coment(?:ando|ar|e) (?:e |em produtos|fotos|postagens|publicacoes|videos)|curt(?:a|ir) (?!com |duracao|mencoes|o |seu|uma? )|curtid[oa]s? (?!conversao|e alcance|e comentarios|e seguidores)|curtindo|d(?:a|ar|e)s? (?:sua )?notas?\b(?! f)|deix(?:e|ar) (?:comentario|like|nota)|joinha|likes?\b(?! to\b)|perfi(?:l|s) seguid|respond(?:a|endo|er) (?:as |a )?(?:enquetes|pesquisas|questionarios)|reviewer\b|(?:seguindo|seguir|siga) (?:contas|lojas|paginas|perfil|perfis)|(?:tarefas|missoes) (?:n[oa]s? |em )?(?:google|instagram|redes|tiktok|youtube))/,
    },
    clicks: {
      points: 6,
      words:
        /\b(?:assist(?:a|indo|ir)\b[^.]{0,20}\b(?:anuncios?|comerciais|filmes?|lives?|propagandas?|series|trailers?|videos?)|captchas?\b|(?:clicando em|clicar em|clique em|olhando|vendo|ver|visualizar) (?:anuncio|link|pedido|propaganda|video)\w*|cliques?\b|col(?:e|ar) (?:nossos )?links?|compartilh(?:ando|ar|e) (?:as |nossas |nossos )?(?:links?|posts|publicacoes)|copi(?:e|ar) (?:e col(?:e|ar)|textos?)|copiador|digit(?:acao de|ar|e) (?:captcha|pdf|textos?)|divulgador de links|(?:envi(?:e|ar)|mand(?:e|ar)|tir(?:e|ar)) (?:(?:o|um) )?print|(?:escut\w+|ouve|ouvindo|ouvir) (?:audios?|musicas?|playlists?)|jog(?:ar|ando) (?:jogos|no|pelo)|joguinhos?|post(?:e|ar) anuncios)/,
    },
    piecework: {
      points: 4,
      words:
        /\b(?:(?:chamar|com|para) (?:toda )?a familia\b|(?:col|cort|costur|digit|dobr|embal|mont|pint)(?:a|agem|ando|ar|e) (?:[^ .;]{1,14} ){1,4}(?:da sua|de|em|na sua) casa\b|(?:toda )?a familia (?:ajud|pode|toda))/,
    },
    tasks: {
      points: 5,
      words: new RegExp(
        String.raw`\b(?:\d+ (?:a \d+ )?(?:avaliacoes|bilhetes|cliques|curtidas|missoes|ordens|pedidos|stories|tarefas|videos por dia)\b|aumentar (?:o )?(?:volume|numero) de (?:pedidos|vendas)|cada ${small}\b|(?:conclu|faz|finaliz|realiz)\w+ (?:o |os )?pedidos?\b|(?:maquinas|planos?) contratad[oa]s em seu nome|mineracao\b|missao do dia\b|missoes\b|otimiz\w+\b[^.]{0,30}\b(?:aplicativos|marketplaces?|pedidos|plataforma|produtos|ranque\w*)|pedidos? (?:combinad|falso|ficticio|simulad|virtua)\w*|por tarefas?\b|reserv(?:a|ar) produtos|simul(?:a|ando|ar) (?:compras|pedidos)|subir no ranking|tarefas? (?:combinad\w+|de grupo|de otim\w+|diarias|em grupo|faceis|facil|online|pag\w+|por dia|premium|simples|vip))|(?:\b\d{1,6} (?:reais|dolares)|centavos|r\$ ?\d[\d.,]{0,9}) (?:a cada|cada|por) ${small}\b|\bcada um[ao]? (?:\d|paga|r\$|rende|vale)`,
      ),
    },
    "paid in": {
      points: 3,
      words:
        /\b(?:adiantamento\b|alug(?:a|ar|ue) (?:um[ao]? )?(?:maquina|painel|placa|robo)|(?:antecipa|adianta)\w* (?:a quantia|o valor)|ativacao de nivel|ativar (?:a |sua )?(?:conta|plano)|(?:cartao|dinheiro|saldo) d[ao] (?:propri[oa]|seu|sua)\b|comece com\b|complet\w+ (?:o saldo|a diferenca)|compra(?:r)? bilhetes|(?:com|primeiro|um) deposito|credito proprio|de banca\b|deposit(?:ad[oa]|ar?\b|e\b)|(?:deposito|investimento|saldo|valor) (?:minimo|inicial)|desbloque\w+|faz um aporte|nivel (?:\d|seguinte|vip)|plano de entrada|pre-?pag\w+|recar(?:reg|g)\w*|saldinho|saldo (?:negativo|positivo|suficiente)|vip\b)/,
    },
    "drawn out": {
      points: 4,
      words:
        /\b(?:(?:cai|caindo|dinheirinho|dinheiro|entra|pinga)(?: \w{1,10}){0,3} n[oa] (?:sua )?(?:bolso|conta|pix)|capital\b|carteira (?:digital|usdt|virtual)|creditad[oa]s?\b|devolv\w+ o valor\b|(?:na sua|ja (?:esta|cai) na) conta\b|principal com lucro|recompra\b|repasse\b|retiradas?\b|retorna acrescid|sac(?:a(?! colhida| de)|adas?|ados?|ar|que)\b|saldo\b|saques?\b|valor (?:de volta|retorna|volta)|volta com \d+ ?%)/,
    },
    "money grows": {
      points: 6,
      words:
        /\d ?% (?:a cada|ao|por) (?:dia|semana)|\d ?% a mais\b|\d ?% de (?:bonus|comissao ao|lucro|margem|retorno)|\b(?:aporta\b|aportes?\b|apostas?\b|bets?\b|bitcoin|cassino|(?:com|day|de|em|no) ?trad(?:e|ing)\b|cripto(?!graf)\w*|forex\b|inv(?:estindo|ist(?:a|indo|ir))\b|(?<!participacao \w{2,3} |analises? de )lucr(?!atividade)\w+\b|mercado de ativos|rend(?:em?|endo|imento)\b|robos?\b|sinais\b|slots?\b|tigr\w+|traders?\b|usdt\b)|\b(?:dobra(?:r)? (?:em|o|seu)\b|dobre (?:o|seu)|multipli(?:ca|car|que)\b|no automatico\b|o dobro\b|proprio capital)/,
    },
    "brings others": {
      points: 5,
      words: new RegExp(
        String.raw`\b(?:bonus (?:a cada|de|na|por) (?:\w+ )?(?:amigo|convite|indica\w+)|(?:chamar|convid(?:a|ar|e)|indi(?:cando|car|que)|recrut(?:e|ar)|traga|traz|trouxer)\b[^.]{0,12}\b${person}\b|(?:form|mont)(?:e|ar) (?:a |sua )?(?:propria )?equipe|(?:meu|nossos|seu) links?\b|(?:meu|pelo) convite\b|(?:nao e|nem) piramide|por indicad[oa]|quem indica\b|(?:seja|ser|vira) lider\b)`,
      ),
    },
    "a go-between": {
      points: 6,
      words:
        /\b(?:(?:alug|ced|emprest)\w+ (?:a )?sua conta|intermediar o recebimento|(?:n?a|em) sua (?:propria )?conta e (?:envi|repass|transf)\w+|receb(?:a|e|er)\b[^.;]{0,24}\b(?:depositos|dinheiro|encomendas|pacotes|pagamentos?|transferencias|valores)\b[^.;]{0,40}\b(?:conta pessoal|etiquetas?|n?[ae]m? sua (?:casa|propria conta|residencia)|n?[oa] seu endereco|(?:n?a|em) sua conta|remete\w*|repass\w+)\b|troc\w+ a etiqueta)/,
    },
    "passed on": {
      points: 18,
      words:
        /\b(?:n?a|em) sua (?:propria )?conta(?: bancaria)?,? e (?:(?:voce|vc) )?(?:remet|repass|transf)\w+/,
    },
    "daily pay": {
      points: 4,
      words:
        /(?:\d{2,5} (?:dolares|reais|usdt)|\b\d{3,4}\b|\bmil\b|r\$(?<!\b(?:alimentacao|refeicao|ticket|v[ar]|vale)\b[^.;]{0,20}) ?\d|us?\$ ?\d)(?:(?!experiencia|hora|\bmes|minuto|\bplanos|\bvendas)[^;]){0,40}(?:\b(?:(?:ao|cada|por|todo|todos os) (?:santo )?dias?|diari[oa]s?|diariamente|em 24 ?h\w*|(?:primeiro|mesmo) dia)\b|\/ ?dia\b)|\b(?:(?:ao dia|(?:comissao|ganhos?|liquidacao|lucro|pagamento|remuneracao|renda|salario) diari[oa]s?|diaria de|diariamente|(?<!horas? |minutos? )por dia|todo dia)\b(?:(?!\bmes)[^;]){0,25}(?:r\$ ?\d|\b\d{3})|(?:\d{3,5}|mil|r\$ ?\d[\d.,]{0,9})(?: reais)? (?:a cada|na|na primeira|numa|por|toda) semana\b)/,
    },
    "paid at once": {
      points: 5,
      words:
        /\b(?:(?:acerto|caem|cai|comissao|creditad\w+|dinheiro|ganh\w+|liquid\w+|lucre|pag\w+|pix|receb\w+|receba|renda|retorn[ao]?|sacad\w+|sacar|saque\w*)\b[^.;]{0,30}\b(?:a qualquer momento|antes do jantar|(?:cinco|dez|poucos) minutos|diari\w+|em 24 ?h\w*|em \d{0,3} ?min\w*|em ate \d{1,3} min\w*|hoje|imediat\w+|instant\w+|mesmo dia|na hora|no fim do dia|primeiro dia|toda noite|todo (?:final|fim) d[eo] (?:tarde|dia)|todo dia(?! \d)|todo santo dia|todos os dias)|bonus de (?:r\$ ?)?\d+(?: reais)? (?:de|no|pelo) (?:cadastro|boas)|(?:primeiro|mesmo) dia (?:ja )?da (?:pra|para) sacar|recem-chegados ganham)/,
    },
    "a promise": {
      points: 5,
      words:
        /\b(?:(?:aprenda a|eu te|te|vou te) (?:ensinar|ensino|faturar|fazer|ganhar|mostro)|cansad[oa] d[eo]|cansou d|comissao (?:ao completar|de cada|diaria|imediata|por tarefa)|complementar (?:a|sua) renda|ganhos? minimos? garantidos?|da (?:pra|para) (?:fazer|ganhar|tirar|viver)|dinheiro (?:extra|facil|rapido)|dono do seu tempo|em dolar|(?:faco|faturando|faz(?:er|endo)?|ganhando|ganhar|ganhei|tira|tira o|tiram|tirando|tirei|tiro)\b[^.;]{0,14}\b(?:\d{2,}|mil)|fatur(?:am|ando|ar|e|ei|o)\b|ganh(?:os|ar) (?:a partir|ate|de|diarios|ilimitad\w+|sacados)|ganhar dinheiro|ganhe\b(?! experiencia)|(?:independencia|liberdade) financeira|lucre\b|metodo\b|novatos? ganham?|pode(?:ndo|m)? (?:faturar|ganhar|render)|renda (?:extra|garantida|nao para|passiva|que chega)|salario (?:diario|semanal)|seja pago para|sem (?:teto|limite)\b|seu (?:proprio )?salario\b|sua (?:independencia|liberdade)|te mando o\b)/,
    },
    easy: {
      points: 4,
      words:
        /\b(?:[1-4] ?h(?:oras?)?\b[^.]{0,10}\bdia|\d+ (?:a \d+ )?min\w*\b[^.]{0,10}\bdia|(?:a partir de|acima de|ao menos|idade superior(?: a)?|maiores? de|mais de|minimo) 2[0-5]\b|aposentad|basta (?:comentar|curtir|ter|um celular)|(?:com o|com o seu|de|no|no seu|pelo|usando o) (?:celular|smartphone|telemovel)|(?:com o|pelo|so com o) aplicativo|comecando do zero|(?:da sua|de|em) (?:propria )?casa\b(?! dos clientes)|do (?:seu )?sofa\b|horas? (?:vagas?|livres?)|mamaes?\b|meia hora\b|meio periodo|min(?:utos)? livres?|nao (?:afeta|atrapalha) (?:o )?seu (?:emprego|trabalho)|(?:nao (?:e preciso|exige|ha necessidade|precisa)|dispensa)\b[^.]{0,25}\b(?:conhecimento|entender|experiencia|nada|qualific\w+|saber)|(?:no|ao) seu (?:tempo|ritmo)|on-?line\b|plataforma\b|poucas horas|qqr um|qualquer (?:idade|pessoa|um)|sem (?:chefe|enrolacao|entrevista|horario|metas?|patrao|vender)\b|sem experiencia|so (?:precisa|precisam) (?:de|ter)|tempo parcial|trabalho (?:facil|leve|online|simples)|voce (?:define|escolhe|faz) (?:a|o|seu)s? (?:horario|hora))/,
    },
    "believe us": {
      points: 3,
      words:
        /\b(?:100 ?% (?:brasileira|confiavel|legalizad[oa]|real|segur[oa])|com cnpj\b|conta demo|e serio\b|esqueca\b|garantid[oa]s?\b|mais de \d+ mil pessoas|mudar de vida|nao e (?:enganacao|golpe|jogo|piramide|venda)|nao tem como (?:perder|nao)|(?:olha|temos|tenho) (?:os )?prints?|pessoas comuns|sair do aperto|sem risco|simples assim\b|tutora?\b|vem (?:fazer parte do|para o|pro) (?:nosso )?time)/,
    },
    "a contract": {
      points: -4,
      isOfPosting: true,
      words:
        /(?<!cansad[oa] d[oea] )\b(?:ajuda de custo|alimentacao|almoco|alojamento|auxilio|carteira assinada|clt|conducao|contrato(?! digital)|estagi\w+|fixo|mei|por mes|refeicao|registr\w+|rpa|va|vales?|vr|vt)\b/,
    },
    "a workplace": {
      points: -6,
      isOfPosting: true,
      words:
        /\b(?:ajudante|av|balcao|barbearia|barbeir\w*|cabeleireir\w*|caixa|caixinha|caminhao|carga(?! horaria)|carreteiro|clinica|condominio|corridas?|cozinha|descarregar|diarista|entrega(?:dor\w*|s?)|escala|eventos?|fabrica|faxina|festa|frota|galpao|garcom|gorjetas?|hibrido|hospital|km|loja fisica|manicure|moto|obra|padaria|pedreiro|plantao|presencial|reforma|restaurante|rua|salao|sede|segunda a (?:sexta|sabado)|servente|turno|viage(?:m|ns))\b/,
    },
    "a trade": {
      points: -4,
      isOfPosting: true,
      words:
        /\b(?:alunos|ancord|campanhas|certificacao|clientes|cnpj|consignado|creci|crm|cro|curriculo|cursando|desenvolvedor\w*|engenheir\w*|experiencia (?:com|comprovada|em)|graduacao|hospedes|laudo|material por conta|metricas|midia|nota fiscal|nr-\d+|orcamento|pj|portfolio|programa de afiliados|programador\w*|regulament\w+|relatorios?|seu material|superior(?! (?:a )?\d)|vend(?:as?|edor\w*|endo|er)|verba)\b/,
    },
    "a warning": {
      points: -20,
      words:
        /\b(?:denuncie|nao (?:e dinheiro facil|prometemos)|nao e renda|sem promessa)|\bdesconfie|(?<!nao e )\bgolpe\b/,
    },
  },
};

const { "a contract": _contract, "a workplace": _workplace, ...signs } = incomeSigns.signs;

/**
 * Likes for pay by the day, a part here and a part there: a fraud that hides in the long text of an ordinary vacancy, whose
 * contract and workplace do not speak against it.
 */
export const incomeApart: SignTable = {
  ...incomeSigns,
  signs,
  enough: 12,
  within: "posting",
  needs: [["likes", "clicks"], ["daily pay"]],
};
