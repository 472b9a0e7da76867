import {
  formatarPeso,
  ROTULOS_DO_SEXO,
  type DadosDaVacina,
  type DadosDoAnimal,
  type Sexo,
} from '@vetlume/dominio/animal'
import { formatarData } from '@vetlume/dominio/tempo'
import type { CamposDoFormulario } from '../historico/index.ts'
import { CAMPOS_DA_UNIAO } from '../tutor/index.ts'

const textoDaPesagem = ({ gramas, dia }: { gramas: number; dia: string }) =>
  `${formatarPeso(gramas)} em ${formatarData(dia)}`

const textoDaVacina = ({ vacina, dia, lote, fabricante, proxima, aplicadaPor, observacao }: DadosDaVacina) =>
  [
    `${vacina} em ${formatarData(dia)}`,
    fabricante,
    lote === null ? null : `lote ${lote}`,
    aplicadaPor,
    proxima === null ? null : `próxima dose em ${formatarData(proxima)}`,
    observacao,
  ]
    .filter((parte) => parte !== null)
    .join(', ')

/** How a patient's fields read in the history. Apart from the form, which brings the schema. */
export const CAMPOS_DO_ANIMAL: CamposDoFormulario<DadosDoAnimal> = {
  nome: { rotulo: 'Nome' },
  tutor: { rotulo: 'Tutor' },
  outrosTutores: {
    rotulo: 'Outros tutores',
    texto: (tutores: readonly { nome: string }[]) => tutores.map(({ nome }) => nome).join(', ') || 'nenhum',
  },
  especie: { rotulo: 'Espécie' },
  raca: { rotulo: 'Raça' },
  sexo: { rotulo: 'Sexo', texto: (sexo: Sexo) => ROTULOS_DO_SEXO[sexo] },
  castrado: { rotulo: 'Castrado' },
  nascimento: { rotulo: 'Nascimento' },
  nascimentoPresumido: { rotulo: 'Nascimento presumido' },
  pelagem: { rotulo: 'Pelagem' },
  microchip: { rotulo: 'Microchip' },
  sinpatinhas: { rotulo: 'SinPatinhas' },
  sinais: { rotulo: 'Sinais particulares' },
  alerta: { rotulo: 'Alertas' },
  planoSaude: { rotulo: 'Plano de saúde' },
  carteirinha: { rotulo: 'Carteirinha' },
  planoDesde: { rotulo: 'No plano desde' },
  parceiro: { rotulo: 'Clínica de origem' },
  pesoGramas: { rotulo: 'Peso', texto: formatarPeso },
  pesagem: { rotulo: 'Pesagem', texto: textoDaPesagem },
  vacina: { rotulo: 'Vacina', texto: textoDaVacina },
  foto: { rotulo: 'Foto', texto: () => 'com foto' },
  obito: { rotulo: 'Óbito' },
  obitoMotivo: { rotulo: 'Motivo do óbito' },
  ...CAMPOS_DA_UNIAO,
  ativo: { rotulo: 'Ativo' },
}
