import { campoDaSituacao, CAMPOS_DO_ENDERECO, type CampoImportado } from './campo.ts'
import { lerContatos, lerPrecos } from './ler-listas.ts'
import { lerCobranca, lerFuso } from './palavras.ts'
import { lerDigitos, lerDinheiro, lerGraus, lerInteiro, lerPercentual, lerSimNao, lerTexto } from './valores.ts'

const proprios: readonly CampoImportado[] = [
  {
    id: 'nome',
    rotulo: 'Nome fantasia',
    exemplo: 'Clínica Amigo Fiel',
    exigido: true,
    ler: lerTexto,
    sinonimos: 'nome fantasia, fantasia, nome, clinica, nome da clinica, clinica parceira, parceiro',
  },
  {
    id: 'razaoSocial',
    rotulo: 'Razão social',
    exemplo: 'Amigo Fiel Serviços Veterinários Ltda',
    exigido: true,
    ler: lerTexto,
    sinonimos: 'razao social, razao, nome empresarial, empresa',
  },
  {
    id: 'documento',
    rotulo: 'CNPJ ou CPF',
    exemplo: '11.222.333/0001-81',
    exigido: true,
    ler: lerDigitos([11, 14]),
    sinonimos: 'cnpj, cnpj cpf, cpf cnpj, documento, cnpj ou cpf',
  },
  { id: 'crmvPj', rotulo: 'CRMV da clínica', exemplo: '', ler: lerTexto, sinonimos: 'crmv, crmv pj, crmv da clinica' },
  {
    id: 'telefone',
    rotulo: 'Telefone',
    exemplo: '(11) 3333-4444',
    ler: lerTexto,
    sinonimos: 'telefone, fone, tel, celular, whatsapp, contato, telefone 1',
  },
  { id: 'email', rotulo: 'E-mail', exemplo: 'contato@amigofiel.vet', ler: lerTexto, sinonimos: 'email, e mail' },
  {
    id: 'contatos',
    rotulo: 'Contatos',
    exemplo: 'Ana Prado | Recepção | (11) 91234-5678 | ana@amigofiel.vet | recebe laudos e cobranças',
    ler: lerContatos,
    sinonimos: 'contatos, pessoas de contato',
  },
]

const lugar: readonly CampoImportado[] = [
  ...CAMPOS_DO_ENDERECO,
  { id: 'latitude', rotulo: 'Latitude', exemplo: '', ler: lerGraus, sinonimos: 'latitude, lat' },
  { id: 'longitude', rotulo: 'Longitude', exemplo: '', ler: lerGraus, sinonimos: 'longitude, long, lng' },
  { id: 'fuso', rotulo: 'Fuso horário', exemplo: 'Brasília', ler: lerFuso, sinonimos: 'fuso horario, fuso' },
]

const cobranca: readonly CampoImportado[] = [
  {
    id: 'modoCobranca',
    rotulo: 'Cobrança',
    exemplo: 'Faturado',
    ler: lerCobranca,
    sinonimos: 'cobranca, modo de cobranca, forma de cobranca, faturamento',
  },
  {
    id: 'diaFechamento',
    rotulo: 'Dia do fechamento',
    exemplo: '30',
    ler: lerInteiro,
    sinonimos: 'dia do fechamento, dia fechamento, fechamento',
  },
  {
    id: 'diaVencimento',
    rotulo: 'Dia do vencimento',
    exemplo: '10',
    ler: lerInteiro,
    sinonimos: 'dia do vencimento, dia vencimento, vencimento',
  },
  {
    id: 'limiteCreditoCentavos',
    rotulo: 'Limite de crédito (R$)',
    exemplo: '',
    ler: lerDinheiro,
    sinonimos: 'limite, limite de credito, credito, limite de credito r',
  },
  {
    id: 'tabelaPreco',
    rotulo: 'Tabela de preço',
    exemplo: '',
    ler: lerTexto,
    referencia: 'tabelaPreco',
    sinonimos: 'tabela, tabela de preco, tabela de precos',
  },
  {
    id: 'precos',
    rotulo: 'Preços próprios',
    exemplo: '',
    ler: lerPrecos,
    referencia: 'servico',
    sinonimos: 'precos proprios, precos da clinica, precos combinados',
  },
  {
    id: 'comissaoBp',
    rotulo: 'Comissão (%)',
    exemplo: '',
    ler: lerPercentual,
    sinonimos: 'comissao, percentual de comissao',
  },
  {
    id: 'multaBp',
    rotulo: 'Multa por atraso (%)',
    exemplo: '2',
    ler: lerPercentual,
    sinonimos: 'multa, multa por atraso',
  },
  {
    id: 'jurosMesBp',
    rotulo: 'Juros ao mês (%)',
    exemplo: '1',
    ler: lerPercentual,
    sinonimos: 'juros, juros ao mes, juros de mora',
  },
  {
    id: 'venceEmDiaDeBanco',
    rotulo: 'Vence em dia útil',
    exemplo: 'não',
    ler: lerSimNao,
    sinonimos: 'vencimento em dia util, proximo dia util',
  },
  {
    id: 'observacoes',
    rotulo: 'Observações',
    exemplo: '',
    ler: lerTexto,
    sinonimos: 'observacao, observacoes, obs, anotacoes',
  },
]

const entrega: readonly CampoImportado[] = (
  [
    ['entregaEmail', 'Entrega por e-mail', 'não', 'entrega por email'],
    ['entregaWhatsapp', 'Entrega por WhatsApp', 'não', 'entrega por zap'],
    ['entregaAutomatica', 'Entrega automática', 'não', 'entrega automatica'],
    ['avisosAgenda', 'Avisos da agenda', 'sim', 'avisos da agenda, avisos de agenda'],
  ] as const
).map(([id, rotulo, exemplo, sinonimos]) => ({ id, rotulo, exemplo, ler: lerSimNao, sinonimos }))

export const CAMPOS_DO_PARCEIRO: readonly CampoImportado[] = [
  ...proprios,
  ...lugar,
  ...cobranca,
  ...entrega,
  campoDaSituacao('ativo', 'Situação', 'situacao'),
].map((campo) => ({ ...campo, id: `parceiro.${campo.id}` }))
