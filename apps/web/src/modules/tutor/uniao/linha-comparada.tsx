import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import type { ReactNode } from 'react'

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
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        p: 2,
        minWidth: 0,
        cursor: 'pointer',
        borderRadius: 'var(--vl-raio)',
        border: 1,
        borderColor: escolhida ? 'primary.main' : 'divider',
        bgcolor: escolhida ? 'var(--vl-marca-suave)' : 'transparent',
      }}
    >
      <Radio
        size="small"
        name={grupo}
        checked={escolhida}
        onChange={aoEscolher}
        slotProps={{ input: { 'aria-label': rotulo } }}
        sx={{ p: 0.5 }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', py: 0.5 }}>{children}</Box>
    </Box>
  )
}

const vazio = (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    em branco
  </Box>
)
export const COLUNAS = { xs: 'minmax(0,1fr) minmax(0,1fr)', md: '11rem minmax(0,1fr) minmax(0,1fr)' }

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
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
        gridTemplateColumns: COLUNAS,
        alignItems: 'center',
      }}
    >
      <Box component="legend" className="so-leitor">
        {rotulo}
      </Box>
      <Box aria-hidden sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, fontWeight: 550 }}>
        {rotulo}
      </Box>
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
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto / span 2' } }}>{regra}</Box>
      )}
    </Box>
  )
}
