import { stem } from "./stem.ts";
import { longForms } from "./title-tables.ts";

/**
 * Names of one occupation, a group a line, as the Classificação Brasileira de Ocupações (Ministério do Trabalho) groups
 * synonyms under one code, with the names that portals use for the same. Written by hand; no group joins two ranks (but for
 * the support of computers, which portals call by either), or a person with one who helps.
 */
const names = `guarda vidas|salva vidas
alpinista industrial|acesso corda|escalador industrial
atendente sac|operador telemarketing receptivo|operador telemarketing sac|atendente telemarketing|atendente callcenter|operador atendimento|teleatendente|representante atendimento|agente atendimento|atendente cliente|operador sac|atendente receptivo|operador receptivo
operador telemarketing|operador callcenter|atendente callcenter|agente callcenter|atendente telemarketing
faxineiro|auxiliar limpeza|auxiliar higienizacao|agente higienizacao|auxiliar higiene|agente asseio|servente limpeza|auxiliar servico geral|auxiliar conservacao|agente limpeza|zelador limpeza|higienizador|servente conservacao|limpador|agente conservacao
frentista|atendente pista|atendente posto combustivel|operador pista|vendedor pista|operador posto|atendente posto
gari|coletor lixo|coletor residuo|agente coleta
professor musculacao|instrutor musculacao|educador fisico|profissional educacao fisica|professor academia|instrutor academia|treinador academia|personal trainer
motorista carreteiro|motorista carreta|motorista cavalo mecanico|motorista cnhe
motorista onibus|motorista transporte coletivo|motorista coletivo|motorista urbano|motorista cnhd onibus|condutor onibus
motoboy|motociclista|entregador moto|motofretista|motociclista entregador
motorista guincho|operador guincho|guincheiro
operador trator|operador maquina agricola|motorista trator
operador caixa|operador frente caixa|atendente frente caixa|caixa mercado|caixa supermercado|caixa loja|atendente caixa|checkout|operador pdv|atendente pdv|frente caixa
repositor|repositor mercadoria|abastecedor gondola|reposicao mercadoria|auxiliar reposicao|operador reposicao|promotor repositor
acougueiro|magarefe|cortador carne
desossador|desossa
padeiro|panificador
confeiteiro|doceiro
sushiman|cozinheiro japones|cozinheiro sushi
churrasqueiro|assador
garcom|atendente salao|atendente mesa|atendente restaurante
auxiliar cozinha|ajudante cozinha|assistente cozinha
copeiro|auxiliar copa|copeiro hospitalar|auxiliar nutricao|atendente nutricao
camareira|arrumadeira|arrumador quarto|auxiliar governanca
recepcionista hotel|atendente hotel
porteiro|agente portaria|controlador acesso|auxiliar portaria|fiscal portaria
vigilante|agente seguranca patrimonial|guarda patrimonial|seguranca patrimonial|agente seguranca
costureiro|operador maquina costura|operador costura
marceneiro|carpinteiro movel
pedreiro|oficial alvenaria
servente obra|ajudante obra|auxiliar obra|servente pedreiro|ajudante pedreiro|auxiliar pedreiro|auxiliar construcao civil|ajudante construcao civil
mestre obra|mestre construcao civil
encanador|bombeiro hidraulico|instalador hidraulico
eletricista rede|eletricista distribuicao|eletricista linha|eletricista linha rede|eletricista rede distribuicao|eletricista rede aerea
eletricista manutencao|eletricista industrial|eletricista manutencao industrial|tecnico manutencao eletrica|eletrotecnico|tecnico eletrotecnico|tecnico eletrotecnica
eletricista predial|eletricista instalacao|eletricista obra|eletricista montador|eletricista instalador|eletricista construcao civil
mecanico manutencao|mecanico industrial|mecanico manutencao industrial|tecnico manutencao mecanica|tecnico mecanica manutencao|mecanico maquina industrial
mecanico automotivo|mecanico veiculo|mecanico auto
mecanico diesel|mecanico caminhao|mecanico veiculo pesado
funileiro|lanterneiro|chapeador
pintor automotivo|pintor veiculo|pintor auto
borracheiro|consertador pneu
lavador carro|lavador veiculo|lavador automotivo
torneiro|torneiro mecanico|operador torno
torneiro cnc|operador torno cnc|operador maquina cnc
operador injetora|operador maquina injetora|injetor plastico
operador empilhadeira|condutor empilhadeira
operador reach stacker|operador empilhadeira conteiner
operador eta|operador estacao tratamento agua|operador tratamento agua
auxiliar producao|auxiliar linha producao|ajudante producao|alimentador linha producao|auxiliar industrial|auxiliar fabricacao|auxiliar fabrica|auxiliar linha|operario producao
auxiliar logistica|auxiliar deposito|auxiliar armazem|operador logistica|auxiliar operacao logistica|separador|separador mercadoria|separador pedido|auxiliar separacao|operador picking
carregador|ajudante carga descarga|auxiliar carga descarga
ajudante motorista|ajudante entrega|auxiliar entrega|ajudante caminhao|auxiliar carga|auxiliar transporte carga|ajudante carga descarga
auxiliar almoxarifado|auxiliar estoque|estoquista
conferente|conferente mercadoria|conferente carga|conferente logistica|conferente estoque
auxiliar administrativo|auxiliar escritorio
assistente administrativo|assistente escritorio
auxiliar departamento pessoal|auxiliar folha pagamento
assistente departamento pessoal|assistente folha pagamento
analista recurso humano|analista gestao pessoa
analista pcp|analista planejamento controle producao|programador producao|planejador producao|analista ppcp
auxiliar contabil|auxiliar contabilidade
contador|contabilista
comprador|analista compra|analista suprimento
help desk|service desk|tecnico suporte|tecnico suporte ti|tecnico informatica|tecnico help desk|tecnico ti|tecnico service desk|tecnico helpdesk|analista suporte|analista suporte ti|analista suporte tecnico|analista help desk|analista service desk|analista helpdesk
desenvolvedor go|desenvolvedor golang
desenvolvedor|engenheiro software|analista programador|programador|analista desenvolvimento|desenvolvedor sistema|analista sistema
social media|midia social|analista midia social|analista rede social
designer grafico|web designer grafico|artista grafico
tecnico seguranca trabalho|tecnico sst|tecnico sms
instalador fibra optica|instalador ftth|tecnico ftth|tecnico fibra optica|tecnico instalador ftth|instalador internet|tecnico campo fibra|tecnico instalacao fibra|tecnico internet|tecnico campo telecom|tecnico telecom|instalador telecom|tecnico banda larga|instalador banda larga|tecnico telecomunicacao
instalador fotovoltaico|montador placa solar|instalador energia solar|instalador placa solar|montador fotovoltaico|instalador painel solar
tecnico refrigeracao|mecanico refrigeracao|tecnico ar condicionado|instalador ar condicionado
tecnico enfermagem instrumentador|instrumentador cirurgico
tecnico equipamento biomedico|tecnico engenharia clinica|tecnico equipamento medico hospitalar
tecnico aquicultura|tecnico piscicultura
granjeiro|avicultor|trabalhador avicultura|trabalhador avicultura corte|aviarista|casal aviario|casal granja|tratador ave|operador aviario
vaqueiro|peao boiadeiro|campeiro
topografo|tecnico agrimensura|agrimensor
cuidador idoso|acompanhante idoso|cuidador home care
baba|cuidador crianca|cuidador infantil
empregada domestica|auxiliar domestica
passadeira|passador roupa
jardineiro|trabalhador manutencao jardim
piscineiro|tratador piscina|limpador piscina
tosador|banhista tosador|groomer|esteticista animal
medico veterinario|veterinario
dentista|cirurgiao dentista|odontologo
auxiliar saude bucal|auxiliar consultorio dentario|auxiliar odontologico|auxiliar dentista
balconista farmacia|atendente farmacia|atendente drogaria|balconista drogaria|balconista medicamento|auxiliar farmacia|vendedor farmacia
professor educacao infantil|professor creche|professor maternal|professor ensino infantil|professor infantil
auxiliar classe|auxiliar sala|monitor educacao infantil|monitor sala|assistente classe|auxiliar educacao infantil|auxiliar creche|auxiliar bercario|bercarista|auxiliar turma|auxiliar professor|assistente professor|auxiliar pedagogico
corretor imovel|consultor imobiliario|consultor venda imovel
vendedor externo|vendedor pracista|representante externo|vendedor rota|vendedor campo|consultor externo|consultor venda externa|representante venda externa|executivo venda externa
vendedor loja|atendente loja|balconista loja|vendedor varejo|vendedor moda|consultor moda|vendedor roupa|consultor loja
vendedor telefone|operador televenda|operador telemarketing ativo|televendas|operador telemarketing venda|vendedor televenda|consultor televenda|operador venda
operador cobranca|agente cobranca|negociador cobranca
promotor venda|promotor loja|promotor merchandising|demonstrador
manicure|manicuro|nail designer
cabeleireiro|hair stylist
barbeiro|barber
agente funerario|auxiliar funerario
montador movel|montador planejado
vendedor|consultor venda|consultor comercial|assessor comercial|assessor venda
vendedor porta|vendedor pap
vendedor interno|inside sales
sdr|prevenda|bdr|analista prevenda
executivo venda|executivo conta|executivo comercial|executivo negocio|vendedor b2b
representante comercial|representante venda
assistente comercial|assistente venda
auxiliar comercial|auxiliar venda
analista comercial|analista venda
gerente comercial|gerente venda
supervisor comercial|supervisor venda
coordenador comercial|coordenador venda
gerente loja|gerente filial
gerente relacionamento|gerente negocio|gerente conta
fiscal loja|fiscal prevencao perda|agente prevencao perda|operador prevencao perda|fiscal prevencao|agente prevencao
empacotador|embalador|auxiliar empacotamento|auxiliar embalagem|operador embalagem
motorista entregador|motorista entrega|motorista caminhao|motorista cnhd|motorista distribuicao
motorista escolar|condutor escolar|motorista van escolar
motorista ambulancia|condutor ambulancia|condutor socorrista
motorista executivo|motorista particular
monitor frota|operador monitoramento frota|operador rastreamento
operador cftv|operador monitoramento|operador central monitoramento
roteirizador|analista roteirizacao
analista transporte|analista frete
recepcionista clinica|recepcionista consultorio|recepcionista medica|secretaria medica|atendente clinica|secretaria clinica|secretaria consultorio|recepcionista odontologica
recepcionista hospitalar|atendente hospitalar
secretaria executiva|assistente executiva
secretaria diretoria|assistente diretoria
telefonista|operador telefonia
digitador|operador entrada dado
faturista|assistente faturamento|emissor nota|auxiliar faturamento|emissor nota fiscal
faturista hospitalar|analista conta medica|analista faturamento hospitalar|faturista convenio
analista fiscal|analista tributario|analista escrita fiscal|escriturador fiscal|analista imposto
assistente fiscal|assistente escrita fiscal
analista departamento pessoal|analista folha pagamento|analista administracao pessoal
analista recrutamento selecao|recrutador|analista talent acquisition|analista atracao talento|selecionador|consultor recrutamento|tech recruiter
analista treinamento desenvolvimento|analista educacao corporativa
analista comercio exterior|analista comex|analista importacao exportacao
analista midia paga|analista trafego pago|gestor trafego
redator|redator publicitario|copywriter
videomaker|editor video|filmmaker|produtor audiovisual
ux designer|product designer|designer ux ui
analista bi|analista business intelligence|analista inteligencia negocio|analista dado
analista teste|analista qa|testador software|engenheiro qa|qa
sre|devop|engenheiro devop|analista devop
administrador banco dado|analista banco dado|dba|database administrador
scrum master|agile master|agilista
tecnico celular|tecnico smartphone
tecnico agricola|tecnico agropecuaria
engenheiro agronomo|agronomo
representante tecnico venda|consultor tecnico venda|rtv|assistente tecnico venda|consultor agronomico|vendedor agronomo
mecanico agricola|mecanico maquina agricola|mecanico trator
ordenhador|retireiro|operador ordenha
trabalhador rural|auxiliar rural|ajudante rural|trabalhador agricola|auxiliar agricola
engenheiro residente|engenheiro obra|engenheiro civil obra|engenheiro civil residente
pintor obra|pintor predial|pintor imobiliario|pintor construcao civil
gesseiro|instalador drywall|montador drywall
azulejista|ladrilheiro
armador|ferreiro armador|armador ferragem
vidraceiro|instalador vidro
operador retroescavadeira|retroescavadeirista
operador escavadeira|escavadeirista
operador caldeira|caldeirista
operador ete|operador estacao tratamento esgoto|operador tratamento efluente
oficial manutencao|artifice manutencao|oficial manutencao predial|tecnico manutencao predial|mantenedor
eletricista automotivo|auto eletricista|eletricista veiculo|eletricista auto|autoeletrico
mecanico moto|mecanico motocicleta
manobrista|valete
tecnico elevador|mecanico elevador
instalador alarme|tecnico seguranca eletronica|instalador cftv|tecnico cftv|tecnico alarme
inspetor qualidade|controlador qualidade|inspetor controle qualidade
analista meio ambiente|analista ambiental
tecelao|operador tear
coletador|coletor exame|flebotomista|tecnico coleta|auxiliar coleta
tecnico radiologia|tecnico raio
tecnico laboratorio|tecnico analise clinica|tecnico patologia clinica
nutricionista producao|nutricionista uan
maqueiro|auxiliar transporte paciente
aplicador aba|terapeuta aba
cuidador escolar|profissional apoio escolar|mediador escolar
inspetor aluno|monitor aluno|agente disciplina
merendeira|cozinheiro escolar
auxiliar lavanderia|operador lavanderia
cumim|commis|auxiliar garcom|ajudante garcom
chapeiro|lancheiro
steward|lavador louca|auxiliar lavagem
atendente lanchonete|balconista lanchonete|atendente restaurante|atendente fast food|atendente cafeteria|barista|operador restaurante|atendente hamburgueria
recreador|monitor recreacao|recreacionista
agente viagem|consultor viagem
massoterapeuta|massagista
caixa bancario|caixa agencia|caixa executivo
assistente juridico|paralegal|auxiliar juridico
vendedor autopeca|balconista autopeca
vendedor otica|consultor otica|vendedor optico|consultor optico
auxiliar granja|trabalhador granja|ajudante granja|operario granja
assistente financeiro|assistente conta pagar receber
auxiliar financeiro|auxiliar conta pagar receber
analista financeiro|analista conta pagar receber
desenvolvedor backend|engenheiro backend
desenvolvedor frontend|engenheiro frontend
desenvolvedor mobile|engenheiro mobile
desenvolvedor fullstack|engenheiro fullstack
auxiliar padaria|ajudante padeiro|auxiliar padeiro|ajudante padaria
auxiliar acougue|ajudante acougueiro|auxiliar acougueiro
auxiliar confeitaria|ajudante confeiteiro|auxiliar confeiteiro
trocador oleo|lubrificador|troca oleo
motorista munck|operador munck|motorista operador munck
motorista betoneira|operador betoneira
enfermeiro uti|enfermeiro intensivista
medico uti|medico intensivista
fisioterapeuta uti|fisioterapeuta intensivista
medico saude familia|medico esf|medico psf
enfermeiro saude familia|enfermeiro esf|enfermeiro psf
medico trabalho|medico ocupacional
enfermeiro trabalho|enfermeiro ocupacional
analista hse|analista ehs|analista ssma|analista sms|analista qsms
analista pcm|planejador manutencao|analista planejamento manutencao
analista cobranca|analista recuperacao credito
corretor seguro|consultor seguro|vendedor seguro
consultor consorcio|vendedor consorcio
gerente produto|gestor produto
gerente projeto|gestor projeto
recepcionista|atendente recepcao|secretaria clinica|secretaria medica|secretaria consultorio
ajudante geral|auxiliar geral
operador prensa|prensista
operador fresa|fresador|operador fresadora
operador retifica|retificador|operador retificadora
operador sopradora|operador sopro|operador sopradeira|soprador
operador rotuladora|operador rotulagem
operador guilhotina|guilhotineiro
operador laminadora|laminador
operador plaina|plainador
operador betoneira|betoneiro
consultor beleza|demonstrador cosmetico|consultor cosmetico|consultor dermocosmetico|demonstrador dermocosmetico|promotor beleza
operador extrusora|extrusor|operador extrusao
operador dobradeira|dobrador
operador calandra|calandrista
operador jato|jatista|jateador
operador impressora|impressor
operador pa carregadeira|operador carregadeira
operador motoniveladora|patroleiro|operador patrol
operador guindaste|guindasteiro
operador martelete|marteleteiro
operador motosserra|motosserrista
balconista|atendente balcao|vendedor balcao|atendente farmacia|atendente drogaria
leiturista|agente leitura
operador bilheteria|bilheteiro
gerente regional|gerente regional loja|gerente regional varejo|gerente regional venda
recepcionista academia|atendente academia
peixeiro|atendente peixaria|balconista peixaria
analista logistica|analista supply chain
analista marketing digital|analista midia digital
vendedor loja|vendedor calcado|vendedor shopping
auxiliar loja|operador loja|assistente loja|atendente loja
assistente atendimento|auxiliar atendimento|atendente publico|atendente cliente
balconista padaria|atendente padaria
balconista frio|atendente frio|fatiador
balconista acougue|atendente acougue
operador envase|operador linha envase|operador producao|operador linha producao
operador maquina|operador industrial|operador processo|operador equipamento
soldador|operador solda
montador industrial|montador mecanico|mecanico montador
eletromecanico|tecnico eletromecanica|mecanico eletricista
auxiliar manutencao|ajudante manutencao
projetista|desenhista projetista|desenhista|cadista
orcamentista|analista orcamento
tecnico edificacao|tecnico obra
pizzaiolo|forneiro
zelador|auxiliar zeladoria|zelador condominio
agente credito|consultor credito|promotor credito|vendedor consignado
auditor|analista auditoria
administrador rede|analista rede
esteticista|tecnico estetica
secretaria escolar|auxiliar secretaria|assistente secretaria
aplicador defensivo|operador pulverizador
agente comunitario saude|acs
analista contabil|analista contabilidade`;

/** A name of an occupation that a title has: which, and its words as titles have them. */
type OccupationName = { readonly occupation: number; readonly words: readonly string[] };

/**
 * Remembered with the words, because each title is compared with several.
 *
 * @param role the words of a title, as `readTitle` leaves them
 */
export function occupationNamesIn(role: readonly string[]): readonly OccupationName[] {
  const known = found.get(role);
  if (known !== undefined) return known;
  table ??= readTable();
  const inRole: OccupationName[] = [];
  for (const word of role)
    for (const name of table.get(word) ?? [])
      if (name.words.every((each) => role.includes(each))) inRole.push(name);
  found.set(role, inRole);
  return inRole;
}

const found = new WeakMap<readonly string[], readonly OccupationName[]>();

/** By the first word of each name. */
let table: ReadonlyMap<string, readonly OccupationName[]> | undefined;

function readTable(): ReadonlyMap<string, readonly OccupationName[]> {
  const byFirst = new Map<string, OccupationName[]>();
  for (const [occupation, line] of names.split("\n").entries())
    for (const name of line.split("|")) {
      const words = name
        .split(" ")
        .flatMap((word) => (longForms.get(word) ?? word).split(" "))
        // As `readTitle` has licences to drive.
        .map((word) => (word.startsWith("cnh") ? word : stem(word)));
      const first = words[0] ?? "";
      byFirst.set(first, [...(byFirst.get(first) ?? []), { occupation, words }]);
    }
  return byFirst;
}
