import { CAMPOS_DO_ENDERECO, type CampoImportado } from './campo.ts'
import { lerCobranca } from './palavras.ts'
import { lerDigitos, lerDinheiro, lerInteiro, lerTexto } from './valores.ts'

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
    id: 'observacoes',
    rotulo: 'Observações',
    exemplo: '',
    ler: lerTexto,
    sinonimos: 'observacao, observacoes, obs, anotacoes',
  },
]

export const CAMPOS_DO_PARCEIRO: readonly CampoImportado[] = [...proprios, ...CAMPOS_DO_ENDERECO, ...cobranca].map(
  (campo) => ({ ...campo, id: `parceiro.${campo.id}` }),
)
