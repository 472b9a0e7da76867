import { formatarPeso, textoDoSexo, type ItemDeAnimal } from '@vetlume/dominio/animal'
import { formatarCpf, formatarTelefone, juntar } from '@vetlume/dominio/formatos'
import { escreverTutores } from '@vetlume/dominio/importacao'
import { formatarData } from '@vetlume/dominio/tempo'
import { dia } from '../../lib/planilha/valores.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { soNaPlanilha } from '../../ui/lista/colunas-exportadas.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { SemQuebra } from '../../ui/sem-quebra.tsx'
import { EtiquetaDeSituacao, ouTraco } from '../../ui/lista/situacao.tsx'

/** The list shows what a person looks for; a sheet keeps each field in a column of its own, as the import reads it back. */
export const COLUNAS_DO_ANIMAL: readonly Coluna<ItemDeAnimal>[] = [
  { id: 'nome', titulo: 'Paciente', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'especie',
    titulo: 'Espécie e raça',
    celula: ({ especie, raca }) => juntar(especie.nome, raca?.nome),
  },
  {
    id: 'sexo',
    titulo: 'Sexo',
    celula: ({ sexo, castrado }) => <SemQuebra texto={textoDoSexo(sexo, castrado)} />,
    texto: ({ sexo, castrado }) => textoDoSexo(sexo, castrado),
  },
  {
    id: 'idade',
    titulo: 'Idade',
    celula: ({ idade }) => <SemQuebra texto={idade} />,
    texto: ({ idade }) => idade ?? '',
  },
  {
    id: 'peso',
    titulo: 'Peso',
    celula: ({ pesoGramas }) => <SemQuebra texto={pesoGramas === null ? null : formatarPeso(pesoGramas)} />,
    texto: ({ pesoGramas }) => (pesoGramas === null ? '' : formatarPeso(pesoGramas)),
    alinhar: 'direita',
  },
  { id: 'tutor', titulo: 'Tutor', celula: ({ tutor }) => tutor.nome },
  { id: 'parceiro', titulo: 'Clínica de origem', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  { id: 'soEspecie', titulo: 'Espécie', celula: ({ especie }) => especie.nome, oculta: true },
  { id: 'raca', titulo: 'Raça', celula: ({ raca }) => ouTraco(raca?.nome), oculta: true },
  {
    id: 'castrado',
    titulo: 'Castrado',
    celula: ({ castrado }) => (castrado === null ? '–' : castrado ? 'Sim' : 'Não'),
    oculta: true,
  },
  {
    id: 'nascimento',
    titulo: 'Nascimento',
    celula: ({ nascimento }) => ouTraco(nascimento && formatarData(nascimento)),
    texto: ({ nascimento }) => nascimento && dia(nascimento),
    oculta: true,
  },
  {
    id: 'nascimentoPresumido',
    titulo: 'Nascimento presumido',
    celula: ({ nascimentoPresumido }) => (nascimentoPresumido ? 'Sim' : 'Não'),
    oculta: true,
  },
  { id: 'pelagem', titulo: 'Pelagem', celula: ({ pelagem }) => ouTraco(pelagem), oculta: true },
  { id: 'microchip', titulo: 'Microchip', celula: ({ microchip }) => ouTraco(microchip), oculta: true },
  { id: 'sinpatinhas', titulo: 'SinPatinhas', celula: ({ sinpatinhas }) => ouTraco(sinpatinhas), oculta: true },
  { id: 'alerta', titulo: 'Alerta', celula: ({ alerta }) => ouTraco(alerta), oculta: true },
  {
    id: 'obito',
    titulo: 'Data do óbito',
    celula: ({ obito }) => ouTraco(obito && formatarData(obito)),
    texto: ({ obito }) => obito && dia(obito),
    oculta: true,
  },
  {
    id: 'cpfDoTutor',
    titulo: 'CPF do tutor',
    celula: ({ tutor }) => ouTraco(tutor.cpf && formatarCpf(tutor.cpf)),
    oculta: true,
  },
  {
    id: 'tutorEstrangeiro',
    titulo: 'Tutor estrangeiro',
    celula: ({ tutor }) => (tutor.estrangeiro ? 'Sim' : 'Não'),
    oculta: true,
  },
  {
    id: 'documentoDoTutor',
    titulo: 'Documento estrangeiro',
    celula: ({ tutor }) => ouTraco(tutor.documento),
    oculta: true,
  },
  {
    id: 'ativo',
    titulo: 'Situação',
    celula: ({ ativo, obito }) =>
      obito === null ? <EtiquetaDeSituacao ativo={ativo} /> : <Etiqueta tom="neutro" rotulo="Óbito" />,
    texto: ({ ativo, obito }) => (!ativo ? 'Inativo' : obito !== null ? 'Óbito' : 'Ativo'),
    noCartao: 'destaque',
  },
  ...soNaPlanilha<ItemDeAnimal>({
    'Telefone do tutor': ({ tutor }) => tutor.telefone && formatarTelefone(tutor.telefone),
    'WhatsApp do tutor': ({ doFormulario: f }) =>
      f?.contatoDoTutor.whatsapp && formatarTelefone(f.contatoDoTutor.whatsapp),
    'E-mail do tutor': ({ doFormulario: f }) => f?.contatoDoTutor.email,
    'Sinais particulares': ({ doFormulario: f }) => f?.sinais,
    'Plano de saúde': ({ doFormulario: f }) => f?.planoSaude?.nome,
    'Carteirinha do plano': ({ doFormulario: f }) => f?.carteirinha,
    'No plano desde': ({ doFormulario: f }) => dia(f?.planoDesde ?? null),
    'Outros tutores': ({ doFormulario: f }) => escreverTutores(f?.outrosTutores ?? []),
    'Motivo do óbito': ({ doFormulario: f }) => f?.obitoMotivo,
  }),
]
