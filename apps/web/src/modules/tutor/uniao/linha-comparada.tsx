import { useId } from 'react'
import type { ReactNode } from 'react'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './linha-comparada.module.css'

/** One answer that both records give. */
export interface CampoComparado<C extends string> {
  campo: C
  rotulo: string
  mantido: ReactNode
  outro: ReactNode
  /** Nothing to choose: they say the same. */
  iguais: boolean
  /** The kept one says nothing: the other's is offered first. */
  vazioNoMantido: boolean
  /** Decided by a rule, said here in words; null where the person chooses. */
  regra?: string | null
}

interface OpcaoProps {
  grupo: string
  rotulo: string
  escolhida: boolean
  aoEscolher: () => void
  children: ReactNode
}

function Opcao({ grupo, rotulo, escolhida, aoEscolher, children }: OpcaoProps) {
  return (
    <label className={estilos.opcao} data-escolhida={escolhida}>
      <input
        type="radio"
        className={estilos.escolha}
        name={grupo}
        checked={escolhida}
        onChange={aoEscolher}
        aria-label={rotulo}
      />
      <div className={estilos.valor}>{children}</div>
    </label>
  )
}

const vazio = (
  <Texto como="span" secundario>
    em branco
  </Texto>
)
/** The name of what is compared, and the two. */
export const COLUNAS = estilos.colunas

/** A field in which the two differ: a choice, or the rule that decides it. */
export function Linha<C extends string>({
  campo: { campo, rotulo, mantido, outro, regra = null },
  nomes,
  doOutro,
  aoMudar,
}: {
  campo: CampoComparado<C>
  nomes: readonly [string, string]
  doOutro: boolean
  aoMudar: (doOutro: boolean) => void
}) {
  const grupo = `${useId()}-${campo}`
  return (
    <fieldset className={`${estilos.colunas} ${estilos.linha}`}>
      <legend className="so-leitor">{rotulo}</legend>
      <div className={estilos.rotulo} aria-hidden>
        {rotulo}
      </div>
      {regra === null ? (
        <>
          <Opcao
            grupo={grupo}
            rotulo={`${rotulo} de ${nomes[0]}`}
            escolhida={!doOutro}
            aoEscolher={() => aoMudar(false)}
          >
            {mantido ?? vazio}
          </Opcao>
          <Opcao grupo={grupo} rotulo={`${rotulo} de ${nomes[1]}`} escolhida={doOutro} aoEscolher={() => aoMudar(true)}>
            {outro ?? vazio}
          </Opcao>
        </>
      ) : (
        <div className={estilos.regra}>{regra}</div>
      )}
    </fieldset>
  )
}
