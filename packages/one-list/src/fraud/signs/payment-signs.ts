import type { SignTable } from "./sign.ts";

const person = String.raw`(?:candidat[oa]s?|colaborador\w*|funcionari[oa]s?|participantes?|interessad[oa]s?|contratad[oa]s?|selecionad[oa]s?|aprovad[oa]s?|convocad[oa]s?|profissional|trabalhador\w*|aluno|responsave(?:l|is)(?! p)|voce|vc|cada um|baba|motorista|entregador\w*|diarista|tripulante|cuidador\w*|vigilante|familia|jovem|pais|estagiari[oa]|aprendiz|prestador\w*|parceir[oa]s?|inscrit[oa]s?|pessoa|modelo|novat[oa]s?|casal|matriculad[oa]s?)(?:\([aoes]{1,2}\))?`;
const item = String.raw`(?:taxas?|taxinha|inscricao|exames?|cursos?|formacao|capacitacao|modulo|certificad[oa]s?|certificacao|apostilas?|kits?|uniformes?|fardamentos?|farda|camisetas?|camisa|jaqueta|mochila|bag|bau|botina|epis?|coletes?|pulseira|headset|fone|manual|material|materia prima|tecido|mostruario|matriculas?|mensalidades?|licencas?(?!-)|seguros?|crachas?|credenci\w+|carteirinha|book|ensaio|composite|portfolio|vacinas?|documentacao|papelada|dossie|testes?|avaliacao|laudos?|atestado|antecedentes|certidao|cadastros?|ficha|treinamentos?|reciclagem|frete|envio|remessa|primeira caixa|vistos?|passaporte|passage(?:m|ns)|traducao|abertura d[aeo]|pacote|orientacao profissional|honorarios|armario|maleta|convenio|consulta de|tramit(?:acao|es?)|validacao|legalizacao|work permit|carta|encaminhamento|banco de (?:talentos|profissionais|curriculos)|anuidade do (?:programa|cadastro)|plano|adesao|assessoria|agenciamento|intermediacao|consultoria|revisao|acesso|painel|software|token|chip|rastreador|vistoria|cota|associacao|contribuicao|processamento|administrativ[oa]s?|reserva|hospedagem|antecedente|toxicologico|psicotecnico|simulado|ebook|e-book|mentoria|login|adesivo|capacete|equipamentos?|notebook|selo|emissao d[aeo]s? (?:seu )?(?:cart|cert|crach|doc|laudo)\w*|fretado|nr-? ?\d\d)`;
const number = String.raw`(?:dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil)`;
const money = String.raw`(?:r\$ ?\d|\brs ?\d|us?\$ ?\d|[€£] ?\d|\bcad ?\d|\d[\d.,]{0,9}(?: mil)? (?:reais|real|reau|contos?|pila|mangos|pratas|euros|dolares|usdt)\b|${number}(?: e \w{2,12}){0,3} (?:reais|contos?)|\b(?:vintinho|trintinha|cinquentinha|cenzinho|cenzao)\b|\bequivalente a (?:um|met)|\b(?:meio|metade do) (?:primeiro )?salario\b|\bpix de \d|\b\d{1,2} ?x de \d|\b(?:\d\d ?%|por cento) d[oe] primeir|\b\d{2,4},\d\d\b|\b(?:por|transferir|pagar?|custa|agrado de|taxa de) \d{2,4}\b(?! (?:dias|meses|horas|h|min\w*|anos|vezes|km|pessoas|vagas|questoes)\b)|\b\d{2,4},? (?:no |via |pelo |em |por )?(?:pix|dinheiro)\b)`;
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
        String.raw`\b${person}\b(?: [^ .;]{1,20}){0,5} (?:pag(?:a|am|ar|ara|arem|ue|uem)|arc\w+|cobr(?:e|ir) (?:so )?[oa]s? (?:envio|frete|custo|taxa|despesa|valor|metade)|custei?[ao]\w*|compr(?:a|am|ar|e|em)|adquir\w+|contrat(?:a|ar) [ou]|deposit\w+|transf\w+|contribu\w+|recolh\w+|banc(?:a|ar)|integraliz\w+|quit\w+|invest\w+|desembols\w+|acert\w+|adiant\w+|ader(?:e|ir))\b|\bcobra(?:m|mos)? d[oa]s? candidat|\bquem (?:paga|arca|custeia) (?:e|sera) [oa] ${person}\b`,
      ),
    },
    "an order to pay": {
      points: 5,
      source: "eset",
      words:
        /\b(?:deixar? (?:uma?|a|o) (?:caucao|sinal|valor|deposito)|pague|deposite|transfira|recolha|quite|compre|adquira|faca (?:o|um) (?:pix|deposito|pagamento)|faz(?:er)? (?:o|um) (?:pix|deposito)|mand[ae]r? (?:(?:o|um) )?(?:pix|\d+)|envi[ea]r? (?:o|um) pix|(?:basta|bastando|so|basta apenas|tem que|tem q|precisam?|preciso|necessario|devera?|devem) (?:pagar|transferir|recolher|depositar|cobrir|custear|comprar|adquirir|arcar|quitar|acertar|adiantar|bancar|aderir|fazer (?:o|um) (?:pix|deposito))|traga (?:o valor|o dinheiro|\d+ reais)|(?:documentos?|rg) (?:e|com|\+|mais) (?:o )?(?:valor|dinheiro|\d+ reais)|(?:realiz|efetu)\w+ (?:o |um )?(?:pagamento|deposito|pix)|nao (?:tiver|trouxer|pagar) o (?:valor|dinheiro)|da um agrado|no meu pix|na conta d[oa] (?!empregad|prestador|propri|funcionari|profissional|colaborador)|(?:envi|mand|encaminh|apresent)\w{1,3} (?:o |a )?(?:comprovante|recibo)(?! de (?:resid|ender|escol|matr|vacin|cnpj))|pass[oa] o pix|(?:mando|passo) a chave|pix (?:de|no valor)|so falta)\b/,
    },
    "at a price": {
      points: 4,
      source: "g1Fees",
      words:
        /\b(?:custam?|custos?(?: de)?|custo do servico|investimento|fica(?: em| por)?|sai(?: em| por| a)?|valor(?: e| promocional| unico| total)?(?: de)?|preco(?: de)?|a partir de|por apenas|cobra|so|apenas):? (?:so )?(?:r\$ ?)?\d|\bpor r\$ ?\d/,
    },
    "is paid": {
      points: 3,
      source: "emSigns",
      words:
        /\b(?:ser|seja|sera|serao|sao|e|deve ser|fica) (?:feit[oa]|pag[oa]s?|quitad[oa]s?|comprad[oa]s?|adquirid[oa]s?|acertad[oa]s?|cobrad[oa]s?|recolhid[oa]s?|antecipad[oa]s?)\b(?! pel[ao]s? (?!candidat|propri))|\b(?:tem|tera) (?:que|q|de) ser (?:comprad|pag)|\b(?:pag|quitad|cobrad|acertad)[oa]s? (?:no ato|antecipad|adiantad|antes (?!d[ao] (?:fim|dia))|na (?:inscricao|entrevista|recepcao)|a parte)|\bpagamento d[oa] \w+ (?:no|na) (?:ato|hora)/,
    },
    "we charge": {
      points: 4,
      source: "g1Fees",
      words: new RegExp(
        String.raw`\b(?:cobramos|cobra(?:-se)?|cobrad[oa]|pedimos|pede(?:-se)?|solicitamos|exigimos|exige|requer|necessario)\b${fewWords}(?:taxa\w*|caucao|calcao|sinal|deposito|garantia|ajud\w*|valor|custos?|contribuicao|pagamento|investimento|adesao|seguro|entrada|metade|r\$)|(?<!nao |nunca )\bcobramos\b|(?<!nao )\b(?:ha|tem|existe|incide) (?:um[ao]? )?(?:pequen[oa] )?(?:taxa|taxinha|custo|valor|caucao|investimento)\b`,
      ),
    },
    "a fee": {
      points: 2,
      source: "proconEnrolment",
      words:
        /\b(?:taxa|taxinha|emolumentos?|(?:\d\d? ?%|por cento) d[oe] (?:primeir|salario)|caucao|calcao|sinal (?:de|no)|adesao|mensalidade|anuidade|matricula|carne|cota de|desembolso|entrada de|valor (?:e|de|d[ao]|referente|simbolico|unico)|investimento|garantia d[oe]|deposito|contribuicao|guia|saldo inicial|custos?|tarifa|pagamento (?:unico|antecipado|previo|da|do|de)|despesas?)\b/,
    },
    "means of payment": {
      points: 4,
      source: "eset",
      words:
        /\b(?:boletos?|p ?[i1] ?x|picpay|maquininha|loterica|copia e cola|qr code|parcel\w+|\d+ ?x\b|no cartao(?! (?:frota|alimentacao|refeicao))|cartao de credito|a vista|carne|em (?:dinheiro|especie)|comprovantes?(?! de (?:resid|ender|escol|matr|vacin))|transferencia (?!internaciona)|vezes)\b/,
    },
    "before the work": {
      points: 4,
      source: "emSigns",
      words:
        /\bantes d[aeo]s?\b(?: \w{1,15}){0,3} (?:primeir|inici|integracao|comec|assin|embarque|treinamento|envio|contrat|admissao|entrevista|plantao|entrar|liberar)|\b(?:para|pra|p\/|p) (?:assumir|entrar|liberar|garantir|reservar|ativar|confirmar|concorrer|participar|comecar|iniciar|nao perder|ficar com|dar andamento|darmos|segurar|receber o|eu (?:passar|te|liberar))|\badiantad[oa]s?\b|\bantecipad[oa]s?\b|\bno ato\b|\bna (?:inscricao|assinatura|hora da entrevista)\b|\bantes d[eo] (?:comecar|viajar|pegar)|\b(?:para|pra) (?:a )?(?:liberacao|reserva|ativacao|efetivacao|validacao) d/,
    },
    "only who paid": {
      points: 3,
      source: "proconEnrolment",
      words:
        /\b(?:so|somente|apenas)\b[^.;]{0,40}\b(?:ativad|liberad|encaminh|sai\b|entra\b|libera|depois|apos|quando|matriculad)|\bsem (?:(?:a|o) )?(?:bag|carta|kit|pagamento|comprovante|cracha)\b|\bindispensave|\bobrigatori[oa]s?\b|\bexclusivamente\b|\brequisito\b|\bcondicao\b|\bexigencia\b|\bcondicionad|\bdepende d|\bprioridade\b|\bordem de pagamento|\bentre os alunos|\b(?:nossos|proprios|so|somente|apenas) alunos/,
    },
    "after the payment": {
      points: 5,
      source: "proconEnrolment",
      words:
        /\bapos (?:a (?:compensacao|matricula|adesao|ativacao|quitacao|confirmacao d[oe] (?:pagamento|pix|deposito))|o (?:pagamento|deposito|pix))|\b(?:confirmado|feito|efetuado|pago|realizado) o (?:pagamento|deposito|pix|boleto)|\bassim que (?:o (?:pix|pagamento|deposito|boleto|valor)|cair|voce pagar|vc pagar)|\bmediante (?:\w{1,12} )?(?:recolhimento|pagamento|contribuicao|deposito|taxa|sinal|adesao|matricula)|\bcom a (?:ativacao|compra) d|\bcai (?:a|o) (?:caucao|pix|pagamento|valor)|\bdepois (?:do|de pag\w+ o) (?:pagamento|pix|deposito)|\bquem (?:fizer|faz|fechar|fecha|comprar|pagar|aderir)\b|\bpago o valor|\bdesistencia\b/,
    },
    chosen: {
      points: 4,
      source: "proconEnrolment",
      words:
        /\b(?:(?<!ser |serao |apos |relatorio |video |material |credito |cartao |por )aprovad|selecionad|pre-?selecionad|classificad|convocad)[oa]s?\b|\bparabens\b|\bvaga (?:e|ja e) sua\b|\bja te aprovei|\bgarant(?:imos|ida|ido|ia|e)\b|\bsua vaga\b|\bda vaga\b|\bja (?:sai|e|esta) (?:contratad|empregad|registrad|encaminhad)\w*|\bja (?:te )?(?:encaminha|comeca|entra)\b|\bencaminhamento (?:garantido|direto|para a vaga)/,
    },
    "a refund": {
      points: 3,
      source: "cbnExam",
      words:
        /\bdevolv\w+|\bdevolucao|\breembols\w+|\brestitu\w+|\bressarc\w+|\babatid[oa]|\b(?:volta|retorna) (?:integral\w*|no|na|para|pra|com|junto|tudo)\b|\b(?:ja )?recupera\b|\bja cobre\b|\b(?:recebe|tem) (?:de volta|o dinheiro)|\bdescontad[oa] d[oa]s? primeir|\bestornad[oa]|\b(?:abate|desconta) d[oa]/,
    },
    "made small": {
      points: 4,
      words:
        /\bsimbolic[oa]|\bacessive(?:l|is)\b|\b(?:so|apenas|somente) (?:uma?|o|a|cobr\w+|pag\w+|do|da)\b|\bajudinha|\btaxinha|\bunico (?:desembolso|custo|gasto|pagamento)|\buma (?:unica )?vez(?: so)?\b|\bpagamento unico|\b(?:preco|valor) de custo|\b(?:voce|vc) so\b|\bbaratinh[oa]|\bcaucao pequen|\bpequen[oa] (?:taxa|valor|investimento|quantia|custo|ajuda)|\bquantia\b|\bcondic(?:ao|oes) (?:especia(?:l|is)|facilitad)|\binvestimento\b|\bdesconto (?:para quem|especial|so hoje|de \d+ ?% (?:para|pra|ate|so|hoje|na matricula))|\bde \d+ por \d+|\bpromocional\b|\bpromocao\b|\bagrado\b|\bcafezinho\b|\bcondicao especial/,
    },
    "a placement is sold": {
      points: 4,
      source: "proconEnrolment",
      words:
        /\brecolocac|\boutplacement|\bassessoria (?:de|em) carreira|\bvagas (?:ocultas|exclusivas)|\b(?:adequacao|revisao|otimizacao|reformulacao|divulgacao) (?:tecnica )?d[oe] (?:seu )?(?:curriculo|perfil)|\bplano (?:premium|vip)|\bcadastro (?:premium|vip)|\bbanco de talentos premium|\bcarta de (?:encaminhamento|apresentacao|recomendacao)|\binvestimento (?:n[ao]|em) (?:sua|seu)/,
    },
    "from us": {
      points: 3,
      source: "policeCourses",
      words:
        /\bnoss[oa]s? (?:institut|parceir|fornecedor|almoxarifado|estudio|escola|centro|clinica|equipe|assessoria|consultoria|despachante|agencia|curso)|\b(?:instituto|centro|clinica|escola|empresa|estudio|laboratorio|fornecedor|loja) parceir[oa]|\bcom a gente\b|\bconosco\b|\bindicamos\b|\bemitimos\b|\bprovidenciamos\b|\bcredenciad[oa]\b|\bindicad[oa] pel[oa]|\bpel[oa] noss[oa]|\bnoss[oa] (?:psicolog|medic|fotograf|loja|site|plataforma|sistema|grafica|contador|advogad)|\bemitid[oa]s? por nos|\ba gente (?:emite|encaminha|providencia|indica)|\bfotografo da casa|\bconveniad[oa]|\bestudio da agencia/,
    },
    "at the person's cost": {
      points: 6,
      source: "cbnExam",
      words: new RegExp(
        String.raw`\b(?:por conta|a cargo|por parte|responsabilidade|as custas|as expensas|custos?)\b(?: exclusiva)? d[oae]s? (?:propri[oa] )?(?!profissional)${person}\b|\b(?:por|a) sua (?:conta|parte)|\b(?:pag|remunerad|custead|assumid)[oa]s?(?: \w{1,15})? pel[oa] (?:propri[oa] )?${person}|\bem nome d[oa] ${person}`,
      ),
    },
    "nothing is charged": {
      points: -6,
      words:
        /\b(?:nao|nunca|jamais|nem)(?: \w{1,15}){0,2} (?:cobr|pag|solicit|ped|exig|ha\b|tem (?:nenhum )?(?:cust|tax)|custa|gast|desembols)|\bsem (?:nenhum |qualquer |\w{1,15} )?(?:custos?|taxas?|caucao|cobranca|onus|tarifas?|desconto|investimento|pagar)\b|\bnada paga|\bgratis\b|\bgratuit|\bde graca\b|\bqualquer (?:escola|instituicao|clinica|empresa)|\blivre escolha|\bd[ea] sua (?:escolha|preferencia)|\b(?:depois|apos|so o que|somente o que) (?:de |a )?(?:vend(?:er|a)|receber os produtos)\b|\bnunca d[oa]\b|\bna entrega d[oe] (?:carro|veiculo)|\b(?:no|ao) fim(?: do contrato)?(?! d[ao])|\bisent[oa]|\bisencao/,
    },
    "a warning": {
      points: -20,
      words: /\bdenuncie|\bdesconfie|\bgolpe/,
    },
    "the employer pays": {
      points: -3,
      words:
        /\bpel[ao]s? (?:empresa|companhia|loja|escola|agencia|hospital|clinica|contratante|construtora|condominio|industria|casa|cliente|grupo|corretora|escritorio|prefeitura|familia)|\bcustead|\bsubsidi|\bfornec|\b(?:a|nossa) (?:empresa|companhia|loja|casa|construtora|clinica|agencia) (?:pag|custe|oferec|fornec|arc|mand|empresta|reembols|cobre|ministra)|\bpor (?:nossa conta|conta d[ao] (?:empresa|casa|loja|salao|agencia|companhia|construtora|hospital))|\bcobrad[oa] d[oa] (?:familia|empresa|contratante|cliente|lojista)|\bpag[oa]s? por nos\b|\bpassagens?[^.;]{0,20}\bpagas?\b|\bnao precisa (?:comprar|pagar)|\bnada disso\b|\bpor conta do (?:shopping|hotel|restaurante|fazendeiro)|\bpagamos\b|\breembolsamos|\bteste(?: \w{1,12}){0,3} pago|\bemprest|\bcomodato|\bconsignac|\binclus[oa]s?\b|\bcedid[oa]|\bremunerad[oa]|\baluguel de\b|\boferecid[oa]|\bministrad[oa]|\bopcional/,
    },
    "paid by the employer": {
      points: -5,
      words:
        /\b(?:pag|custead|cobert|assumid|bancad|arcad)[oa]s? (?:\w+mente )?(?:por nos\b|pel[ao]s? (?:empresa|companhia|loja|escola|hospital|clinica|contratante|construtora|condominio|industria|casa|cliente|grupo|prefeitura|patrao|empregador))/,
    },
    "the person earns": {
      points: -3,
      words:
        /\b(?:salari\w*|comiss\w+|bonus|bonific\w+|premi\w+|diarias?|cestas?|vale|v[art]|v\.[art]\.|ajuda de custo|adicional|p[lp]r|remunera\w+|ganhos?|bolsa|auxilio|beneficios?|gorjetas?|cache|hora[- ]aula|por hora|fixo|plano de saude|plano odonto\w*|convenio|seguro de vida|insalubridade|quebra de caixa|por (?:entrega|peca|corrida|plantao|visita|video|laudo)|hora extra|na conta d[oa] (?:empregad|profissional|colaborador|funcionari)\w*|pago (?:por|no dia|no fim|ao final|na hora|toda|todo))\b/,
    },
    "a fee that is earned": {
      points: -5,
      words:
        /\btaxas? (?:de|por) (?:servico|entrega|corrida|visita|bairro)|\bcliente oculto|\bna visita\b|\bmediante nota\b|\bcom a nota\b|\balug(?:amos|uel|a-se) (?:de )?(?:carros?|veiculos?|cadeira)|\blocacao\b|\bsublocacao|\bcooperado|\bparceria\b/,
    },
    benefits: {
      points: -3,
      words:
        /\bplano (?:de saude|odonto)|\bodontologic|\bvale-|\brefeic(?:ao|oes) n[oa]|\balimentacao no|\balojamento para|\bcesta basica|\bfixo de|\bajuda de custo de/,
    },
    "customers pay": {
      points: -4,
      words:
        /\b(?:clientes?|lojistas?|alunos|por aluno|ao aluno|explicar|hospedes?|pacientes?|condominos?|moradores|investidores|franquead\w+|franquia|vend(?:a|as|er|edor|edora|edores)|atend(?:er|imento)|campanhas|anuncios|google ads|meta ads|cobranca|emitir|conciliacao|contas a pagar|lancamento|conferencia|receber (?:pagamentos?|apostas|contas)|caixa|financeiro|faturamento|controle|organiz\w+|apresentar|lecionar|ministrar|negoci\w+|inadimpl\w+)\b/,
    },
    "a public competition": {
      isOfPosting: true,
      points: -6,
      words:
        /\bedital\b|\bfranqu|\bprograma de intercambio|\bprovas? (?:em \d|escrita)|\bcamara municipal|\bprova objetiva|\bprefeitura|\bconcurso|\bcadunico|\bmunicip|\bvestibular|\bgov\.br/,
    },
    "to have already": {
      points: -1,
      words:
        /\b(?:anuidade|conselho|ter|possuir|desejavel|diferencial|em dia|valid[oa]s?|ativ[oa]|vigente|atualizad[oa]s?|concluid[oa]|propri[oa]|experiencia|periodic\w+)\b/,
    },
  },
};
