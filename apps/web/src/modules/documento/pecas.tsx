import { juntar } from '@vetlume/dominio/formatos'
import type { DocumentoDoLaudo as Documento } from '@vetlume/dominio/laudo'

const SEM_DETALHES: readonly string[] = []

interface CampoProps {
  rotulo: string
  valor: string | null
  detalhes?: readonly (string | null)[]
}

/** A missing value is said, as on paper, so that nobody wonders whether it was lost. */
export function Campo({ rotulo, valor, detalhes = SEM_DETALHES }: CampoProps) {
  const falta = valor === null || valor === ''
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd data-falta={falta}>{falta ? 'não informado' : valor}</dd>
      {detalhes.map((detalhe) =>
        detalhe === null || detalhe === '' ? null : (
          <dd key={detalhe} className="ld-detalhe">
            {detalhe}
          </dd>
        ),
      )}
    </div>
  )
}

/** Sex, breed and the rest of what identifies the animal, as Res. CFMV 1.321/2020 asks. */
export function CamposDoAnimal({ animal }: { animal: Documento['animal'] }) {
  return (
    <dl className="ld-animal">
      <Campo rotulo="Espécie" valor={animal.especie} />
      <Campo rotulo="Raça" valor={animal.raca} />
      <Campo rotulo="Sexo" valor={animal.sexo} />
      <Campo rotulo="Idade" valor={animal.idade} />
      <Campo rotulo="Peso" valor={animal.peso} />
      <Campo rotulo="Pelagem" valor={animal.pelagem} />
      <Campo rotulo="Microchip" valor={animal.microchip} />
      <Campo rotulo="Sinais" valor={animal.sinais} />
    </dl>
  )
}

/** Letterhead, in the establishment's own colour. */
export function Timbre({ casa }: { casa: Documento['estabelecimento'] }) {
  return (
    <header className="ld-timbre">
      <p className="ld-casa">{casa.nomeFantasia}</p>
      <p>{juntar(casa.razaoSocial, casa.documento, casa.crmvPj)}</p>
      <p>{juntar(casa.endereco, casa.telefone, casa.email)}</p>
      {casa.responsavelTecnico !== null && <p>Responsável técnico: {casa.responsavelTecnico}</p>}
      {casa.timbre !== undefined && <p className="ld-linhas">{casa.timbre.join('\n')}</p>}
    </header>
  )
}

const SEM_LINHAS: readonly string[] = []

/** Lines that the model puts under the letterhead or at the foot. */
export function Linhas({ linhas = SEM_LINHAS }: { linhas?: readonly string[] | undefined }) {
  return linhas.length === 0 ? null : <p className="ld-linhas-do-modelo">{linhas.join('\n')}</p>
}

export const corDaCasa = (cor: string) => (/^#[0-9a-f]{6}$/i.test(cor) ? { ['--ld-cor' as string]: cor } : {})
