import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { emTransacao } from '../../../apps/api/src/infra/banco/index.ts'
import type { Elenco } from './elenco.ts'
import type { AnimalSemeado } from './pacientes.ts'
import { criarSorteio, type Sorteio } from './sorteio.ts'

/** Its own, so that the rest of the story is drawn as it was. */
const SEMENTE = 20_261_128
const POR_CENTO = 85

const DE_CADA_ANO: Readonly<Record<string, readonly [vacina: string, fabricante: string][]>> = {
  Canina: [
    ['V10', 'Imunovet'],
    ['Antirrábica', 'Biocampo'],
  ],
  Felina: [
    ['V5', 'Imunovet'],
    ['Antirrábica', 'Biocampo'],
  ],
}

/** Two years of one vaccine, of an animal that was born before both. */
function dosesDe(
  sorteio: Sorteio,
  { codigo: animal, idade }: AnimalSemeado,
  [vacina, fabricante]: readonly [string, string],
  { hoje, cliente, clinica }: { hoje: Temporal.PlainDate; cliente: string; clinica: string | null },
) {
  // Past a year, the next dose is late.
  const ultima = hoje.subtract({ days: sorteio.inteiro(12, idade > 1 ? 400 : 300) })
  const dias = idade > 3 ? [ultima.subtract({ years: 1 }), ultima] : [ultima]
  return dias.map((dia) => ({
    cliente,
    animal,
    vacina,
    fabricante,
    dia: dia.toString(),
    proxima: dia.add({ years: 1 }).toString(),
    lote: `${dia.year % 100}${sorteio.digitos(4)}`,
    aplicada_por: clinica,
  }))
}

/** What the clinics wrote down of the vaccines of their patients. */
export async function vacinarPacientes({ mundo, cliente, animais, parceiros }: Elenco): Promise<void> {
  const sorteio = criarSorteio(SEMENTE)
  const hoje = mundo.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const linhas = animais
    .filter(() => sorteio.chance(POR_CENTO))
    .flatMap((animal) => {
      const clinica = parceiros.find(({ codigo }) => codigo === animal.parceiro)?.nome ?? null
      const vacinas = DE_CADA_ANO[animal.especie] ?? []
      return vacinas.flatMap((vacina) => dosesDe(sorteio, animal, vacina, { hoje, cliente, clinica }))
    })
  await emTransacao(mundo.db, { papel: 'cliente', cliente }, (tx) =>
    tx.insertInto('animal_vacina').values(linhas).execute(),
  )
}
