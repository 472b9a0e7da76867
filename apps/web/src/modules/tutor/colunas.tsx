import { formatarCep, formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import type { ItemDeTutor } from '@vetlume/dominio/tutor'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { soNaPlanilha } from '../../ui/lista/colunas-exportadas.ts'
import { SemQuebra } from '../../ui/sem-quebra.tsx'
import { colunaDeSituacao, ouTraco } from '../../ui/lista/situacao.tsx'

function documentoDe({ cpf, documento, estrangeiro }: ItemDeTutor): string {
  if (cpf !== null) return formatarCpf(cpf)
  return estrangeiro ? (documento ?? 'Estrangeiro') : 'Não informado'
}

const emTelefone = (numero: string | null) => (numero === null ? null : formatarTelefone(numero))

/** The list shows what a person looks for; a sheet keeps each field in a column of its own, as the import reads it back. */
export const COLUNAS_DO_TUTOR: readonly Coluna<ItemDeTutor>[] = [
  { id: 'nome', titulo: 'Tutor', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'cpf',
    titulo: 'CPF',
    celula: (item) => <SemQuebra texto={documentoDe(item)} />,
    texto: ({ cpf }) => (cpf === null ? null : formatarCpf(cpf)),
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: ({ telefone, whatsapp }) => <SemQuebra texto={emTelefone(telefone ?? whatsapp)} />,
    texto: ({ telefone }) => emTelefone(telefone),
  },
  { id: 'animais', titulo: 'Pacientes', celula: ({ animais }) => ouTraco(animais.join(', ')) },
  { id: 'cidade', titulo: 'Cidade', celula: ({ cidade }) => ouTraco(cidade) },
  { id: 'parceiro', titulo: 'Clínica de origem', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  { id: 'whatsapp', titulo: 'WhatsApp', celula: ({ whatsapp }) => ouTraco(emTelefone(whatsapp)), oculta: true },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => ouTraco(email), oculta: true },
  {
    id: 'estrangeiro',
    titulo: 'Estrangeiro',
    celula: ({ estrangeiro }) => (estrangeiro ? 'Sim' : 'Não'),
    oculta: true,
  },
  {
    id: 'documento',
    titulo: 'Documento estrangeiro',
    celula: ({ documento }) => ouTraco(documento),
    oculta: true,
  },
  // Beside an animal it is the animal's: the same word would be taken for it.
  { ...colunaDeSituacao, tituloNaPlanilha: 'Situação do tutor' },
  ...soNaPlanilha<ItemDeTutor>({
    'Outro telefone do tutor': ({ doFormulario: f }) => emTelefone(f?.outroTelefone ?? null),
    CEP: ({ doFormulario: f }) => f?.cep && formatarCep(f.cep),
    Endereço: ({ doFormulario: f }) => f?.logradouro,
    Número: ({ doFormulario: f }) => f?.numero,
    Complemento: ({ doFormulario: f }) => f?.complemento,
    Bairro: ({ doFormulario: f }) => f?.bairro,
  }),
]
