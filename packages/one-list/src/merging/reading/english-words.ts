/** English words of titles, by the Portuguese word of which portals write them for one vacancy. */
export const englishWords = `administrador administrator
advogado lawyer attorney
ambiente environment environmental
armazem warehouse
atendente attendant
auditoria audit
campo field
comercial commercial
compra purchasing procurement
comprador buyer
conteudo content
contabil accounting
contador accountant
consultor advisor adviser
cozinheiro cook
desenvolvimento development
diretor director
eletrico electrical
eletricista electrician
empilhadeira forklift
enfermeiro nurse
engenharia engineering
estrategia strategy
exportacao export
farmaceutico pharmacist
faturamento billing
financeiro finance financial
garcom waiter waitress
geral general
grafico graphic
importacao import
ingles english
inovacao innovation
inteligencia intelligence
lider leader
loja store
manutencao maintenance
maquina machine
mecanico mechanical mechanic
motorista driver
negocio business
operacao operation operations
operador operator
pagar payable
pesquisa research
pesquisador researcher
planejamento planning
producao production manufacturing
produto product
professor teacher
projeto project projects
qualidade quality
receber receivable
recepcionista receptionist
recrutador recruiter
recrutamento recruitment recruiting
recurso resource resources
rede network networks
representante representative
risco risk
saude health
secretaria secretary
seguranca safety
sistema system systems
soldador welder
suporte support
tecnico technical
tesouraria treasury
treinamento training
tributario tax
vendedor seller salesman salesperson
espanhol spanish`;
