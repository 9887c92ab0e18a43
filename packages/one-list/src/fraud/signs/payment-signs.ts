import type { SignTable } from "./sign.ts";

const person = String.raw`(?:candidat[oa]s?|colaborador\w*|funcionari[oa]s?|participantes?|interessad[oa]s?|contratad[oa]s?|selecionad[oa]s?|aprovad[oa]s?|convocad[oa]s?|profissional|trabalhador\w*|aluno|responsave(?:l|is)(?! p)|voce|vc|cada um|baba|motorista|entregador\w*|diarista|tripulante|cuidador\w*|vigilante|familia|jovem|pais|estagiari[oa]|aprendiz|prestador\w*|parceir[oa]s?|inscrit[oa]s?|pessoa|modelo|novat[oa]s?|casal|matriculad[oa]s?)(?:\([aoes]{1,2}\))?`;
const item = String.raw`(?:tax\w+|inscricao|exames?|cursos?|formacao|capacitacao|modulo|certific\w+|apostilas?|kits?|uniformes?|farda\w*|camis\w+|jaqueta|mochila|bag|bau|botina|epis?|coletes?|pulseira|headset|fone|manual|material|materia prima|tecido|mostruario|matriculas?|mensalidades?|licencas?(?!-)|seguros?|crachas?|credenci\w+|carteirinha|book|ensaio|composite|portfolio|vacinas?|documentacao|papelada|dossie|testes?|avaliacao|laudos?|atestado|antecedentes?|certidao|cadastros?|ficha|treinamentos?|reciclagem|frete|envio|remessa|primeira caixa|vistos?|passaporte|passage(?:m|ns)|traducao|abertura d[aeo]|pacote|orientacao profissional|honorarios|armario|maleta|convenio|consulta de|tramit(?:acao|es?)|validacao|legalizacao|work permit|carta|encaminhamento|banco de (?:talentos|profissionais|curriculos)|anuidade do (?:programa|cadastro)|plano|adesao|assessoria|agenciamento|intermediacao|consultoria|revisao|acesso|painel|software|token|chip|rastreador|vistoria|cota|associacao|contribuicao|processamento|administrativ[oa]s?|reserva|hospedagem|toxicologico|psicotecnico|simulado|ebook|e-book|mentoria|login|adesivo|capacete|equipamentos?|notebook|selo|emissao d[aeo]s? (?:seu )?(?:cart|cert|crach|doc|laudo)\w*|fretado|nr-? ?\d\d)`;
const number = String.raw`\b(?:dez|quinze|vinte|trinta|\w{3,7}enta|cem|cento|\w{3,7}entos|mil)`;
const money = String.raw`(?:r\$ ?\d|\brs ?\d|us?\$ ?\d|[€£] ?\d|\bcad ?\d|\d[\d.,]{0,9}(?: mil)? (?:reais|real|reau|contos?|pila|euros|dolares|usdt)\b|${number}(?: e \w{2,12}){0,3} (?:reais|contos?)|\bequivalente a (?:um|met)|\b(?:meio|metade do) (?:primeiro )?salario\b|\bpix de \d|\b\d{1,2} ?x de \d|\b(?:\d\d ?%|por cento) d[oe] primeir|\b\d{2,4},\d\d\b|\b(?:por|transferir|pagar?|custa|taxa de) \d{2,4}\b(?! (?:dias|meses|horas|h|min\w*|anos|vezes|km|pessoas|vagas|questoes)\b)|\b\d{2,4},? (?:no |via |pelo |em |por )?(?:pix|dinheiro)\b)`;
/** Up to five words between a verb and what it is about. */
const fewWords = String.raw`(?: [^ .;]{1,20}){0,5} `;

/** The candidate is asked to pay, however it is worded: for a course, an examination, a uniform, a place. */
export const paymentSigns: SignTable = {
  kind: "payment",
  enough: 9,
  within: "sentence",
  signs: {
    amount: { points: 4, source: "g1Fees", words: new RegExp(money) },
    "what is sold to candidates": {
      points: 3,
      source: "emSigns",
      words: new RegExp(String.raw`\b${item}\b`),
    },
    "its price": {
      points: 1,
      source: "cbnExam",
      words: new RegExp(String.raw`\b${item}\b[^.;,]{0,24}[:( ](?:por )?(?:r|us)\$ ?\d`),
    },
    "a person pays": {
      points: 6,
      source: "cbnExam",
      words: new RegExp(
        String.raw`\b${person}\b(?: [^ .;]{1,20}){0,5} (?:pag(?:a|ar|am|ue|uem)|transf\w+|adiant\w+|banc(?:a|ar)|desembols\w+|arc\w+|custei?[ao]\w*|compr(?:a|ar|e)|adquir\w+|deposit\w+|contribu\w+|recolh\w+|integraliz\w+|quit\w+|invest\w+|acert\w+|adere)\b`,
      ),
    },
    "an order to pay": {
      points: 5,
      source: "eset",
      words:
        /\b(?:deixar? uma? caucao|pague|deposite|transfira|recolha|compre|adquira|mand[ae]r? (?:[ou]m? )?(?:pix|\d+)|(?:basta|bastando|so|precisam?|preciso|necessario|devera?|devem) (?:pagar|transferir|depositar|recolher|comprar|adquirir|arcar|quitar|acertar)|documentos? (?:e|\+) (?:o )?(?:valor|\d+ reais)|efetu\w+ (?:o )?(?:pagamento|deposito)|fa(?:ca|zer) [ou]m? ?(?:pix|deposito|pagamento)|(?:envi|mand)\w{1,3} (?:o )?comprovante(?! de cnpj)|pass[oa] o pix|mando a chave|pix de|so falta)\b/,
    },
    "at a price": {
      points: 4,
      source: "g1Fees",
      words:
        /\b(?:custam?|custos?(?: de)?|custo do servico|fica(?: em| por)?|sai(?: em| por| a)?|por apenas|total(?: de)?|valor(?: e| promocional)?(?: de)?|a partir de|cobra|so|apenas):? (?:so )?(?:r\$ ?)?\d|\bpor r\$ ?\d/,
    },
    "is paid": {
      points: 3,
      source: "emSigns",
      words:
        /\b(?:ser|sera|serao|sao|e) (?:feit[oa]|pag[oa]s?|quitad[oa]s?|comprad[oa]s?|adquirid[oa]s?|acertad[oa]s?|cobrad[oa]s?|recolhid[oa]s?|antecipad[oa]s?)\b(?! pel[ao]s? (?!candidat|propri))|\b(?:pag|quitad)[oa]s? (?:no ato|antecipad|antes (?!d[ao] dia))/,
    },
    "we charge": {
      points: 4,
      source: "g1Fees",
      words: new RegExp(
        String.raw`\b(?:cobra(?:-se)?|cobrad[oa]|pedimos|pede(?:-se)?|solicitamos|exige|requer|necessario)\b${fewWords}(?:taxa\w*|caucao|sinal|deposito|garantia|ajud\w*|valor|custos?|adesao|seguro|metade|r\$)|(?<!nao |nunca )\bcobramos\b|(?<!nao )\btem (?:um[ao]? )?(?:pequen[oa] )?(?:custo|valor|caucao|investimento)\b`,
      ),
    },
    "a fee": {
      points: 2,
      source: "proconEnrolment",
      words:
        /\b(?:taxa|taxinha|emolumentos?|caucao|calcao|sinal (?:de|no)|adesao|mensalidade|anuidade|matricula|carne|cota de|desembolso|entrada de|valor (?:e|de|d[ao]|referente|simbolico|unico)|investimento|deposito|contribuicao|guia|saldo inicial|custos?|pagamento (?:unico|da|do|de)|despesas?)\b/,
    },
    "means of payment": {
      points: 4,
      source: "eset",
      words:
        /\b(?:boletos?|p ?[i1] ?x|loterica|parcel\w+|\d+ ?x\b|no cartao(?! (?:frota|alimentacao|refeicao))|a vista|carne|em (?:dinheiro|especie)|comprovantes?(?! de (?:resid|ender|escol|matr|vacin))|vezes)\b/,
    },
    "before the work": {
      points: 4,
      source: "emSigns",
      words:
        /\bantes d[aeo]s?\b(?: \w{1,15}){0,3} (?:primeir|inici|integracao|comec|treinamento|envio|contrat|entrevista|entrar)|\b(?:para|pra|p\/|p) (?:assumir|entrar|liberar|garantir|reservar|ativar|confirmar|participar|concorrer|comecar|iniciar|nao perder|dar andamento|darmos|segurar|receber o|eu passar)|\badiantad[oa]s?\b|\bantecipad[oa]s?\b|\bno ato\b|\bna (?:inscricao|assinatura|hora da entrevista)\b|\b(?:para|pra) (?:a )?(?:liberacao|ativacao|validacao) d/,
    },
    "only who paid": {
      points: 3,
      source: "proconEnrolment",
      words:
        /\b(?:so|somente|apenas)\b[^.;]{0,40}\b(?:ativad|encaminh|sai\b|libera|depois|apos|quando)|\bindispensave|\bobrigatori[oa]s?\b|\brequisito\b|\bcondicao\b|\bexigencia\b|\bcondicionad|\bdepende d|\bprioridade\b|\bentre os alunos/,
    },
    "after the payment": {
      points: 5,
      source: "proconEnrolment",
      words:
        /\bapos (?:a (?:compensacao|matricula|confirmacao d[oe] \w+)|o (?:pagamento|pix|deposito))|\bassim que o (?:pix|pagamento|valor)|\bmediante (?:\w{1,12} )?(?:recolhimento|contribuicao|deposito|sinal|matricula)|\bquem (?:fizer|faz|fechar)\b|\bdesistencia\b/,
    },
    chosen: {
      points: 4,
      source: "proconEnrolment",
      words:
        /\b(?:(?<!ser |serao |apos |relatorio |video |material |credito |cartao |por )aprovad|selecionad|classificad)[oa]s?\b|\bparabens\b|\bvaga e sua\b|\bgarant(?:imos|ida|ido|ia|e)\b|\bsua vaga\b|\bda vaga\b|\bja (?:sai|e) (?:contratad|empregad|encaminhad)\w*|\bja (?:te )?(?:comeca|entra)\b/,
    },
    "a refund": {
      points: 3,
      source: "cbnExam",
      words:
        /\bdevolv\w+|\bdevolucao|\breembols\w+|\brestitu\w+|\bressarc\w+|\babatid[oa]|\b(?:volta|retorna) (?:integral\w*|pra|tudo)\b|\b(?:ja )?recupera\b|\bja cobre\b|\brecebe (?:de volta|o dinheiro)|\bestornad[oa]/,
    },
    "made small": {
      points: 4,
      words:
        /\bsimbolic[oa]|\bacessivel\b|\b(?:so|apenas|somente) (?:uma?|o|a|cobr\w+|pag\w+)\b|\btaxinha|\buma (?:unica )?vez(?: so)?\b|\bpagamento unico|\bvalor de custo|\b(?:voce|vc) so\b|\bcondic(?:ao|oes) (?:especial|facilitad)|\binvestimento\b|\bde \d+ por \d+|\bpromocional\b/,
    },
    "a placement is sold": {
      points: 4,
      source: "proconEnrolment",
      words:
        /\brecolocac|\bvagas ocultas|\b(?:adequacao|divulgacao) (?:tecnica )?d[oe] (?:seu )?(?:curriculo|perfil)|\bplano premium|\bcarta de (?:encaminhamento|apresentacao)/,
    },
    "from us": {
      points: 3,
      source: "policeCourses",
      words:
        /\bnoss[oa]s? (?:institut|parceir|fornecedor|almoxarifado|estudio|escola|equipe|assessoria|consultoria|despachante|agencia|curso)|\b(?:escola|empresa|estudio|fornecedor) parceir[oa]|\bcom a gente\b|\bconosco\b|\bindicamos\b|\bemitimos\b|\bprovidenciamos\b|\bcredenciad[oa]\b|\bpel[oa] noss[oa]|\bnoss[oa] (?:fotograf|contador)|\bemitid[oa]s? por nos|\ba gente (?:emite|encaminha|indica)|\bconveniad[oa]/,
    },
    "at the person's cost": {
      points: 6,
      source: "cbnExam",
      words: new RegExp(
        String.raw`\b(?:por conta|a cargo|responsabilidade)\b(?: exclusiva)? d[oae]s? (?:propri[oa] )?(?!profissional)${person}\b|\bpor sua conta|\b(?:pag|remunerad|assumid)[oa]s?(?: \w{1,15})? pel[oa] (?:propri[oa] )?${person}`,
      ),
    },
    "nothing is charged": {
      points: -6,
      words:
        /\b(?:nao|nunca|jamais|nem)(?: \w{1,15}){0,2} (?:cobr|pag|solicit|ped|exig|ha\b|tem (?:nenhum )?cust|gast|desembols)|\bsem (?:nenhum )?(?:custos?|taxas?|caucao|cobranca|onus|tarifas?|desconto|investimento|pagar)\b|\bnada paga|\bgratis\b|\bgratuit|\bde graca\b|\bqualquer (?:escola|instituicao)|\blivre escolha|\bd[ea] sua escolha|\b(?:depois|so o que) (?:de )?(?:vender|receber os produtos)\b|\bnunca d[oa]\b|\bna entrega d[oe] (?:carro|veiculo)|\b(?:no|ao) fim(?: do contrato)?(?! d[ao])|\bisent[oa]|\bisencao/,
    },
    "a warning": {
      points: -20,
      words: /\bdenuncie|\bdesconfie|\bgolpe/,
    },
    "the employer pays": {
      points: -3,
      words:
        /\bpel[ao]s? (?:empresa|companhia|escola|agencia|hospital|clinica|construtora|cliente|escritorio|prefeitura)|\bcustead|\bsubsidi|\bfornec|\ba (?:empresa|companhia|casa|construtora|clinica|agencia) (?:pag|custe|oferec|mand|reembols)|\bpor (?:nossa conta|conta d[ao] (?:empresa|casa|loja|salao|agencia|companhia|construtora|hospital))|\bcobrad[oa] d[oa] (?:familia|empresa|cliente)|\bpag[oa]s? por nos\b|\bnao precisa (?:comprar|pagar)|\bnada disso\b|\bpor conta do shopping|\bpagamos\b|\breembolsamos|\bemprest|\bcomodato|\bconsignac|\binclus[oa]s?\b|\bcedid[oa]|\bremunerad[oa]|\baluguel de\b|\boferecid[oa]|\bministrad[oa]|\bopcional/,
    },
    "paid by the employer": {
      points: -5,
      words:
        /\b(?:pag|custead)[oa]s? (?:\w+mente )?(?:por nos\b|pel[ao]s? (?:empresa|companhia|escola|hospital|construtora|cliente|empregador))/,
    },
    "the person earns": {
      points: -3,
      words:
        /\b(?:salari\w*|comiss\w+|bonus|bonific\w+|premi\w+|diarias?|cestas?|vale|v[art]|ajuda de custo|adicional|p[lp]r|remunera\w+|ganhos?|bolsa|auxilio|beneficios?|gorjetas?|cache|hora[- ]aula|por hora|fixo|plano de saude|plano odonto\w*|convenio|seguro de vida|insalubridade|quebra de caixa|por (?:entrega|peca|corrida|plantao|visita|video|laudo)|na conta d[oa] empregad\w*|pago (?:por|no dia|no fim|ao final|na hora|toda|todo))\b/,
    },
    "a fee that is earned": {
      points: -5,
      words:
        /\btaxas? (?:de|por) (?:servico|entrega)|\bcliente oculto|\bna visita\b|\bmediante nota\b|\bcom a nota\b|\balug(?:amos|uel) (?:de )?(?:carros?|cadeira)|\blocacao\b|\bsublocacao|\bcooperado|\bparceria\b/,
    },
    benefits: {
      points: -3,
      words:
        /\bplano (?:de saude|odonto)|\bodontologic|\bvale-|\brefeic(?:ao|oes) n[oa]|\balimentacao no|\balojamento para|\bcesta basica|\bfixo de|\bajuda de custo de/,
    },
    "customers pay": {
      points: -4,
      words:
        /\b(?:clientes?|lojistas?|alunos|ao aluno|explicar|hospedes?|pacientes?|moradores|franquead\w+|franquia|vend(?:a|as|er|edor|edora|edores)|atend(?:er|imento)|campanhas|anuncios|cobranca|emitir|conciliacao|contas a pagar|lancamento|conferencia|receber (?:pagamentos?|apostas|contas)|caixa|financeiro|faturamento|controle|organiz\w+|apresentar|ministrar|negoci\w+|inadimpl\w+)\b/,
    },
    "a public competition": {
      isOfPosting: true,
      points: -6,
      words:
        /\bedital\b|\bfranqu|\bprograma de intercambio|\bprovas? (?:em \d|escrita)|\bprova objetiva|\bprefeitura|\bconcurso|\bmunicip|\bvestibular|\bgov\.br/,
    },
    "to have already": {
      points: -1,
      words:
        /\b(?:anuidade|conselho|ter|desejavel|diferencial|em dia|valid[oa]s?|ativ[oa]|vigente|atualizad[oa]s?|concluid[oa]|propri[oa]|experiencia|periodic\w+)\b/,
    },
  },
};
