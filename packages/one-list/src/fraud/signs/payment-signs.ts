import { duty } from "./duty.ts";
import type { SignTable } from "./sign.ts";

const person = String.raw`(?:aluno|aprendiz|aprovad[oa]s?|baba|cada um|candidat[oa]s?|casal|colaborador\w*|contratad[oa]s?|convocad[oa]s?|cuidador\w*|diarista|entregador\w*|estagiari[oa]|familia|funcionari[oa]s?|inscrit[oa]s?|interessad[oa]s?|jovem|matriculad[oa]s?|modelo|motorista|novat[oa]s?|pais|parceir[oa]s?|participantes?|pessoa|prestador\w*|profissional|responsave(?:l|is)(?! p)|selecionad[oa]s?|trabalhador\w*|tripulante|vc|vigilante|voce)(?:\([aoes]{1,2}\))?`;
const item = String.raw`(?:abertura d[aeo]|acesso|adesao(?! a?[ao]s )|adesivo|administrativ[oa]s?|agenciamento|antecedentes?|apostilas?|armario|assessoria|associacao|atestado|avaliacao|bag|banco de (?:curriculos|profissionais|talentos)|bau|book|botina|cadastros?|camis\w+|capacete|capacitacao|carta|carteirinha|certidao|certifica(?:cao|d[oa]s?)|chip|coletes?|consulta de|consultoria|contribuicao|convenio|cota|crachas?|credenci\w+|cursos?|documentacao|ebook|emissao d[aeo]s? (?:seu )?(?:cart|doc)\w*|encaminhamento|ensaio|envio|epis?|equipamentos?|exames?|farda|fardamentos?|ficha|fone|formacao|fretado|frete|headset|honorarios|hospedagem|inscricao|intermediacao|jaqueta|kits?|laudos?|legalizacao|licencas?(?!-)|login|maleta|manual|material|matriculas?|mensalidades?|mentoria|mochila|modulo|mostruario|notebook|nr-? ?\d\d|pacote|painel|papelada|passage(?:m|ns)|passaporte|plano|portfolio|primeira caixa|processamento|pulseira|rastreador|reciclagem|remessa|reserva|revisao|(?<!ambiente )seguros?|simulado|software|tax(?:as?|inha)|tecido|testes?|token|toxicologico|traducao|tramit\w+|treinamentos?|uniformes?|vacinas?|validacao(?! de dados)|vistoria|vistos?|work permit)`;
const number = String.raw`(?:cem|cento|cinquenta|dez|duzentos|mil|novecentos|noventa|oitenta|oitocentos|quarenta|quatrocentos|quinhentos|quinze|seiscentos|sessenta|setecentos|setenta|trezentos|trinta|vinte)`;
const money = String.raw`(?:${number}(?: e \w{2,12}){0,3} (?:reais|contos?)|[€£] ?\d|\d[\d.,]{0,9}(?: mil)? (?:contos?|dolares|euros|mangos|pila|pratas|reais|real|reau|usdt)\b|\b(?:\d\d ?%|por cento) d[oe] primeir|\b\d{1,2} ?x de \d|\b\d{2,4},? (?:em |no |pelo |por |via )?(?:pix|dinheiro)\b|\b\d{2,4},\d\d\b|\b(?:agrado de|custa|pagar?|por|taxa de|transferir) \d{2,4}\b(?! (?:anos|dias|h|horas|km|meses|min\w*|pessoas|questoes|vagas|vezes)\b)|\b(?:meio|metade do) (?:primeiro )?salario\b|\bpix de \d|r\$ ?\d|\brs ?\d|us?\$ ?\d)`;
/** Up to five words between a verb and what it is about. */
const fewWords = String.raw`(?: [^ .;]{1,20}){0,5} `;

/** Points for an employer that is hidden. */
export const hiddenPaymentPoints = 1;

/** The candidate is asked to pay, however it is worded: for a course, an examination, a uniform, a place. */
export const paymentSigns: SignTable = {
  kind: "payment",
  enough: 9,
  within: 1,
  signs: {
    amount: { points: 4, words: new RegExp(money) },
    "what is sold": {
      points: 3,
      words: new RegExp(String.raw`\b${item}\b`),
    },
    "its price": {
      points: 1,
      words: new RegExp(String.raw`\b${item}\b[^.;,]{0,24}[:( ](?:por )?(?:r|us)\$ ?\d`),
    },
    "a person pays": {
      points: 6,
      words: new RegExp(
        String.raw`\b(?:${person}\b(?: [^ .;]{1,20}){0,5} (?:acert\w+|ader(?:e|ir)|adiant\w+|adquir\w+(?! (?:\w+ )?exper)|arc\w+|banc(?:a|ar)|cobr(?:e|ir) (?:so )?[oa]s? (?:custo|despesa|envio|frete|metade|taxa|valor)|compr(?:a|am|ar|e|em)|contrat(?:a|ar) [ou]|contribu\w+ com|custei?[ao]\w*|deposit\w+|desembols\w+|integraliz\w+|invest(?!ig|imentos|e em )\w+|pag(?:a|am|ar|ara|arem|ue|uem)|quit\w+|recolh\w+|transf[ei]r\w*)\b|cobra(?:m|mos)? d[oa]s? candidat|quem (?:arca|custeia|paga) (?:e|sera) [oa] ${person}\b)`,
      ),
    },
    "an order to pay": {
      points: 5,
      words:
        /\b(?:adquira|(?:apresent|encaminh|envi|mand)\w{1,3} (?:o |a )?(?:comprovante|recibo)(?! de (?:cnpj|ender|escol|matr|resid|vacin))|(?:basta(?: apenas|ndo)?|devem|devera?|necessario|precisam?|preciso|so|tem q|tem que) (?:acertar|aderir|adiantar|adquirir|arcar|bancar|cobrir|comprar|custear|depositar|pagar|quitar|recolher|transferir)|compre|da um agrado|deixar? (?:a|o|uma?) (?:caucao|deposito|sinal|valor)|deposite|(?:documentos?|rg) (?:\+|com|e|mais) (?:o )?(?:\d+ reais|dinheiro|valor)|fa(?:ca|z|zer) (?:o|um) (?:deposito|pagamento|pix)|(?:adiant|deposit|envi|mand|remet|transf[ei]r)(?:a|am|ar|e|em|ir) (?:apenas |[ao] |os |so |um )?(?:quantia |valor )?(?:de )?(?:pix|r\$ ?\d+|\d+ (?:contos?|reais))|mand[ae]r? \d+|(?:mando|passo) a chave|na conta d[oa] (?!colaborador|empregad|funcionari|prestador|profissional|propri)|nao (?:pagar|tiver|trouxer) o (?:valor|dinheiro)|pague|pass[oa] o pix|pix (?:de|no valor)|quite|(?:realiz|efetu)\w+ (?:o |um )?(?:deposito|pagamento|pix)|recolha|so falta|transfira|(?:leva[rm]?|leve|traga|trazer)\b[^.;]{0,90}(?:\br\$ ?\d+|\b\d+ reais|\bo dinheiro|\bo valor))\b/,
    },
    "at a price": {
      points: 4,
      words:
        /\b(?:(?:(?<!comissao |ganhos )a partir de|apenas|cobra|custam?|custo do servico|custos?(?: de)?|fica(?: em| por)?|investimento|por apenas|preco(?: de)?|sai(?: a| em| por)?|so|(?<!no )valor(?: e| promocional| total| unico)?(?: de)?):? (?:so )?(?:r\$ ?)?\d|por r\$ ?\d)/,
    },
    "is paid": {
      points: 3,
      words:
        /\b(?:(?:acertad|cobrad|pag|quitad)[oa]s? (?:a parte|adiantad|antecipad|antes (?!d[ao] (?:fim|dia))|na (?:entrevista|inscricao|recepcao)|no ato)|(?:deve ser|e|fica|sao|seja|ser|sera|serao) (?:acertad[oa]s?|adquirid[oa]s?|antecipad[oa]s?|cobrad[oa]s?|comprad[oa]s?|feit[oa]|pag[oa]s?|quitad[oa]s?|recolhid[oa]s?)\b(?! pel[ao]s? (?!candidat|propri))|esta(?:ndo|r)? (?:compensad|pag|quitad)[oa]s?|pagamento d[oa] \w+ (?:no|na) (?:ato|hora)|(?:tem|tera) (?:de|q|que) ser (?:comprad|pag))/,
    },
    "we charge": {
      points: 4,
      words: new RegExp(
        String.raw`\b(?:cobra(?:-se)?|cobrad[oa]|exige|exigimos|necessario|pede(?:-se)?|pedimos|requer|solicitamos)\b${fewWords}(?:adesao|ajud\w*|calcao|caucao|contribuicao|custos?|deposito|entrada|garantia|investimento|metade|pagamento|(?:r|us?)\$|seguro|sinal|taxa\w*|valor)|(?<!nao )\b(?:existe|ha|incide|tem) (?:um[ao]? )?(?:pequen[oa] )?(?:caucao|custo|investimento|taxa|taxinha|valor)\b|(?<!nao |nunca )\bcobramos\b`,
      ),
    },
    "a fee": {
      points: 2,
      words:
        /\b(?:(?:\d\d? ?%|por cento) d[oe] (?:primeir|salario)|adesao(?! a?[ao]s )|anuidade|calcao|carne|caucao|contribuicao|cota de|custos?|deposito|desembolso|despesas?|emolumentos?|entrada de|guia|(?<!de )investimento|matricula|mensalidade|pagamento (?:antecipado|da|de|do|previo|unico)|saldo inicial|sinal (?:de|no)|tarifa|taxa|taxinha|valor (?:d[ao]|e|referente|simbolico|unico))\b/,
    },
    means: {
      points: 4,
      words:
        /\b(?:\d+ ?x\b|a vista|boletos?|carne|cartao de credito|comprovantes?(?! de (?:ender|escol|matr|resid|vacin))|copia e cola|em (?:dinheiro|especie)|loterica|maquininha|no cartao(?! (?:alimentacao|frota|refeicao))|p ?[i1] ?x|parcel\w+|picpay|qr code|transferencia (?!internaciona)|vezes)\b/,
    },
    beforehand: {
      points: 4,
      words:
        /\b(?:adiantad[oa]s?\b|antecipad[oa]s?\b|antes d[eo] (?:comecar|pegar|viajar)|antes d[aeo]s?\b(?: \w{1,15}){0,3} (?:admissao|assin|comec|contrat|embarque|entrar|entrevista|envio|inici|integracao|liberar|plantao|primeir|treinamento)|(?<!adas )na (?:assinatura|hora da entrevista|inscricao)\b|no ato\b|(?:para|pra) (?:a )?(?:ativacao|efetivacao|liberacao|reserva|validacao) d|(?:p|p\/|para|pra) (?:assumir|ativar|comecar|concorrer|confirmar|dar andamento|darmos|entrar|eu (?:liberar|passar|te)|ficar com|garantir|iniciar|liberar|nao perder|participar|receber o|reservar|segurar))/,
    },
    "only who paid": {
      points: 3,
      words:
        /\b(?:(?:apenas|nossos|proprios|so|somente) alunos|(?:apenas|so|somente)\b[^.;]{0,40}\b(?:apos|ativad|depois|encaminh|entra\b|libera|liberad|matriculad|quando|sai\b)|condicao\b|condicionad|depende d|exclusivamente\b|exigencia\b|indispensave|obrigatori[oa]s?\b|ordem de pagamento|prioridade\b|requisito\b|sem (?:(?:a|o) )?(?:bag|carta|comprovante|cracha|kit|pagamento)\b)/,
    },
    "after the payment": {
      points: 5,
      words:
        /\b(?:apos (?:a (?:adesao|ativacao|compensacao|confirmacao d[oe] (?:deposito|pagamento|pix)|matricula|quitacao)|o (?:deposito|pagamento|pix))|assim que (?:cair|o (?:boleto|deposito|pagamento|pix|valor)|vc pagar|voce pagar)|cai (?:a|o) (?:caucao|pagamento|pix|valor)|com a (?:ativacao|compra) d|(?:confirmado|efetuado|feito|pago|realizado) o (?:boleto|deposito|pagamento|pix)|depois (?:do|de pag\w+ o) (?:deposito|pagamento|pix)|desistencia\b|mediante (?:\w{1,12} )?(?:contribuicao|deposito|matricula|pagamento|recolhimento|sinal|taxa)|pago o valor|quem (?:aderir|comprar|faz|fecha|fechar|fizer|pagar)\b)/,
    },
    chosen: {
      points: 4,
      words:
        /\b(?:(?:(?<!apos |cartao |credito |material |por |relatorio |ser |serao |video )aprovad|classificad|convocad|pre-?selecionad|selecionad)[oa]s?\b|(?<!sem )garant(?:e|ia|ida|ido|imos)\b|ja (?:e|esta|sai) (?:contratad|empregad|encaminhad|registrad)\w*|ja (?:te )?(?:comeca|encaminha|entra)\b|parabens\b|sua vaga\b|vaga (?:e|ja e) sua\b)/,
    },
    "a refund": {
      points: 3,
      words:
        /\b(?:(?:abate|desconta) d[oa]|abatid[oa]|descontad[oa] d[oa]s? primeir|devolucao|devolv\w+|estornad[oa]|(?:ja )?recupera\b|ja cobre\b|(?:recebe|tem) (?:de volta|o dinheiro)|reembols\w+|ressarc\w+|restitu\w+|(?:volta|retorna) (?:com|integral\w*|junto|na|no|para|pra|tudo)\b)/,
    },
    "made small": {
      points: 4,
      words:
        /\b(?:acessive(?:l|is)\b|agrado\b|ajudinha|(?<!nao (?:e )?)(?:apenas|so|somente) (?:a|cobr\w+|da|do|o|pag\w+|uma?)\b|baratinh[oa]|cafezinho\b|caucao pequen|condic(?:ao|oes) (?:especia(?:l|is)|facilitad)|de \d+ por \d+|desconto (?:de \d+ ?% (?:ate|hoje|na matricula|para|pra|so)|especial|para quem|so hoje)|(?<!de )investimento\b(?! (?:\w+ )?em\b)|pagamento unico|pequen[oa] (?:ajuda|custo|investimento|quantia|taxa|valor)|(?:preco|valor) de custo|promocao\b|promocional\b|quantia\b|simbolic[oa]|taxinha|uma (?:unica )?vez(?: so)?\b|unico (?:custo|desembolso|gasto|pagamento)|(?:voce|vc) so\b)/,
    },
    "a placement": {
      points: 4,
      words:
        /\b(?:(?:adequacao|divulgacao|otimizacao|reformulacao|revisao) (?:tecnica )?d[oe] (?:seu )?(?:curriculo|perfil)|assessoria (?:de|em) carreira|banco de talentos premium|cadastro (?:premium|vip)|carta de (?:apresentacao|encaminhamento|recomendacao)|investimento (?:n[ao]|em) (?:sua|seu)|plano (?:premium|vip)|recolocac|vagas (?:ocultas|exclusivas))/,
    },
    "from us": {
      points: 3,
      words:
        /\b(?:a gente (?:emite|encaminha|indica|providencia)|(?:centro|clinica|empresa|escola|estudio|fornecedor|instituto|laboratorio|loja) parceir[oa]|com a gente\b|conosco\b|conveniad[oa]|credenciad[oa]\b|emitid[oa]s? por nos|emitimos\b|estudio da agencia|fotografo da casa|indicad[oa] pel[oa]|indicamos\b|noss[oa] (?:advogad|contador|fotograf|grafica|loja|medic|plataforma|psicolog|sistema|site)|noss[oa]s? (?:agencia|almoxarifado|assessoria|centro|clinica|consultoria|curso|despachante|equipe|escola|estudio|fornecedor|institut|parceir)|pel[oa] noss[oa]|providenciamos\b)/,
    },
    "own cost": {
      points: 6,
      words: new RegExp(
        String.raw`\b(?:(?:a cargo|as custas|as expensas|custos?|por conta|responsabilidade)\b(?: exclusiva)? d[oae]s? (?:propri[oa] )?(?!profissional)${person}\b|(?:arcad|assumid|bancad|cobert|custead|pag|quitad|remunerad)[oa]s?(?: \w{1,15})? pel[oa] (?:propri[oa] )?${person}|em nome d[oa] ${person}|(?:por|a) sua (?:conta|parte))`,
      ),
    },
    "is free": {
      points: -6,
      words:
        /\b(?:(?:apos|depois|so o que|somente o que) (?:de |a )?(?:vend(?:er|a)|receber os produtos)\b|nao aceitamos\b|d[ea] sua (?:escolha|preferencia)|de graca\b|gratis\b|gratuit|isencao|isent[oa]|(?:jamais|nada|nao|nem|nunca)(?: \w{1,15}){0,2} (?:cobr|custa|desembols|exig|gast|ha\b|pag|ped|solicit|tem (?:nenhum )?(?:cust|tax))|livre escolha|na entrega d[oe] (?:carro|veiculo)|(?:no|ao) fim(?: do contrato)?(?! d[ao])|nunca d[oa]\b|qualquer (?:clinica|empresa|escola|instituicao)|sem (?:\w{1,15} )?(?:caucao|cobranca|custos?|desconto|investimento|onus|pagar|tarifas?|taxas?)\b)/,
    },
    "a warning": {
      points: -20,
      words: /\b(?:denuncie|desconfie|golpe|vagas? falsas?)/,
    },
    "employer pays": {
      points: -3,
      words:
        /\b(?:aluguel de\b|(?:a|nossa) (?:agencia|casa|clinica|companhia|construtora|empresa|loja) (?:arc|cobre|custe|mand|ministra|oferec|pag|reembols)|cedid[oa]|cobrad[oa] d[oa] (?:cliente|contratante|empresa|familia|lojista)|comodato|consignac|custead|emprest|fornec|inclus[oa]s?\b|ministrad[oa]|nada disso\b|nao precisa (?:comprar|pagar)|oferecid[oa]|opcional|pag[oa]s? por nos\b|pagamos\b|pel[ao]s? (?:agencia|casa|cliente|clinica|companhia|condominio|construtora|contratante|corretora|empresa|escola|escritorio|familia|grupo|hospital|industria|loja|prefeitura)|por (?:nossa conta|conta d[ao] (?:agencia|casa|companhia|construtora|empresa|hospital|loja|salao))|por conta do (?:fazendeiro|hotel|restaurante|shopping)|reembolsamos|remunerad[oa]|subsidi|teste(?: \w{1,12}){0,3} pago)/,
    },
    "employer paid": {
      points: -5,
      words:
        /\b(?:arcad|assumid|bancad|cobert|custead|pag)[oa]s? (?:\w+mente )?(?:por nos\b|pel[ao]s? (?:casa|cliente|clinica|companhia|condominio|construtora|contratante|empregador|empresa|escola|grupo|hospital|industria|loja|patrao|prefeitura))/,
    },
    "is earned": {
      points: -4,
      words:
        /\b(?:adicional|almoco|ganha\b|media\b|teste(?: \w{1,12})? \(?(?:pag[oa]|remunerad[oa])\b(?! pel)|ajuda de custo|auxilio|beneficios?|bolsa|bonific\w+|bonus|cache|cestas?|comiss\w+|convenio|diarias?|fixo|ganhos?|gorjetas?|hora extra|hora[- ]aula|insalubridade|na conta d[oa] (?:colaborador|empregad|funcionari|profissional)\w*|p[lp]r|pago (?:ao final|na hora|no dia|no fim|por|toda|todo)|plano (?:de saude|odonto\w*)|por (?:corrida|entrega|hora|laudo|peca|plantao|video|visita)|premi\w+|quebra de caixa|remunera\w+|rendimentos|salari\w*|v[art]|vale)\b/,
    },
    "an earned fee": {
      points: -5,
      words:
        /\b(?:alug(?:a-se|amos|uel) (?:de )?(?:cadeira|carros?|veiculos?)|cliente oculto|com a nota\b|cooperado|locacao\b|mediante nota\b|na visita\b|parceria\b|sublocacao|taxas? (?:de|por) (?:bairro|corrida|entrega|servico|visita))/,
    },
    benefits: {
      points: -3,
      words:
        /\b(?:ajuda de custo de|alimentacao no|alojamento para|cesta basica|fixo de|plano (?:de saude|odonto)|refeic(?:ao|oes) n[oa]|vale-)/,
    },
    "a perk": {
      points: -7,
      words:
        /\b(?:academias|acesso a internet|aniversario|caju\b|cartao[- ](?:alimentacao|refeicao)|clube\b|creche|dependente|(?:em|na) (?:sua )?folha\b|desconto simbolic|deslocamento|despesas? (?:com|de) (?:passage|viage)|devolvid[oa] na saida|flash\b|gift ?card|(?:pos-?)?graduacao|gympass|ifood|kit escolar|multibeneficios|no mercado\b|odontologic|por (?:usuario|vida)|reembols\w+ (?:cursos|d[ao]s? (?:faculdade|matricula)|de ate)|segunda via\b|seguro de vida|totalpass|vacina[cl]|wellhub)/,
    },
    "customers pay": {
      points: -4,
      words:
        /\b(?:alunos|anuncios|ao aluno|apresentar|atend(?:er|imento)|(?<!cada |primeira )caixa|campanhas|clientes?|cobranca|conciliacao|conferencia|contas a pagar|controle|emitir|explicar|faturamento|financeiro|franquead\w+|franquia|google ads|hospedes?|inadimpl\w+|investidores|lancamento|lecionar|lojistas?|meta ads|ministrar|moradores|negoci\w+|organiz\w+|pacientes?|receber (?:apostas|contas|pagamentos?)|vend(?:a|as|edor|edora|edores|er))\b/,
    },
    "a duty": { points: -6, words: duty },
    public: {
      isOfPosting: true,
      points: -6,
      words:
        /\b(?:cadunico|concurso|edital\b|franqu|gov\.br|municip|prefeitura|programa de intercambio|processo seletivo publico|prova objetiva|provas? (?:em \d|escrita)|vestibular)/,
    },
    "to have": {
      points: -1,
      words:
        /\b(?:anuidade|ativ[oa]|atualizad[oa]s?|concluid[oa]|conselho|desejavel|diferencial|em dia|experiencia|periodic\w+|possuir|propri[oa]|ter|valid[oa]s?|vigente)\b/,
    },
  },
};

/** What is sold is in one sentence, its price in the next. */
export const paymentApart: SignTable = {
  ...paymentSigns,
  enough: 12,
  within: 2,
  needs: [["amount"], ["what is sold", "a fee"]],
};
