import './painel.css'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'
import { useBancada } from './bancada.ts'
import type { ParteDoPainel } from './bancada.ts'
import { PainelDeImagens } from './painel-de-imagens.tsx'
import { PainelDeMedidas } from './painel-de-medidas.tsx'
import { Conferencia } from './pendencias.tsx'

const PARTES: Readonly<Record<ParteDoPainel, { rotulo: string; Conteudo: () => ReactNode }>> = {
  imagens: { rotulo: 'Imagens', Conteudo: PainelDeImagens },
  medidas: { rotulo: 'Medidas', Conteudo: PainelDeMedidas },
  conferencia: { rotulo: 'Conferir', Conteudo: Conferencia },
}

/** Images, measures and check results, one at a time, beside or over the text. */
export function PartesDoPainel({ prefixo }: { prefixo: string }) {
  const { painel, pendencias } = useBancada()
  const parte = painel.usar()
  const quantas = pendencias.usar()?.length ?? 0
  const { Conteudo } = PARTES[parte]
  return (
    <>
      <Tabs
        value={parte}
        onChange={(_, nova: ParteDoPainel) => painel.mudar(() => nova)}
        variant="fullWidth"
        aria-label="Apoio à escrita"
      >
        {Object.entries(PARTES).map(([id, { rotulo }]) => (
          <Tab
            key={id}
            value={id}
            data-parte={id}
            id={`${prefixo}-aba-${id}`}
            aria-controls={`${prefixo}-${id}`}
            label={id === 'conferencia' && quantas > 0 ? `${rotulo} (${quantas})` : rotulo}
            sx={{ minWidth: 0, px: 1, fontSize: 'var(--vl-texto-pequeno)', whiteSpace: 'nowrap' }}
          />
        ))}
      </Tabs>
      <div className="le-parte" role="tabpanel" id={`${prefixo}-${parte}`} aria-labelledby={`${prefixo}-aba-${parte}`}>
        <Conteudo />
      </div>
    </>
  )
}
