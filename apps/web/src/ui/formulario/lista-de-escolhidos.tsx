import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { BotaoSemDica } from '../botao-de-icone.tsx'
import { Dica } from '../dica.tsx'
import { Icone } from '../icones/icone.tsx'
import { CampoInclusao, type CampoInclusaoProps } from './campo-inclusao.tsx'

export interface Escolhido {
  chave: string
  nome: string
  /** Under the name. */
  detalhe?: ReactNode
  /** Beside the name: a field, a figure. */
  lado?: ReactNode
}

export interface ListaDeEscolhidosProps {
  rotulo: string
  itens: readonly Escolhido[]
  aoRetirar: (indice: number) => void
  inclusao: CampoInclusaoProps
}

/** Records chosen one by one, each with what belongs to it, and the search that adds another. */
export function ListaDeEscolhidos({ rotulo, itens, aoRetirar, inclusao }: ListaDeEscolhidosProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {itens.length > 0 && (
        <Box component="ul" aria-label={rotulo} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {itens.map(({ chave, nome, detalhe, lado }, indice) => (
            <Box key={chave} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <Box
                role="group"
                aria-label={nome}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}
              >
                <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{nome}</Typography>
                  {detalhe !== undefined && (
                    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                      {detalhe}
                    </Typography>
                  )}
                </Box>
                {lado}
                <Dica texto={`Retirar ${nome}`}>
                  <BotaoSemDica size="small" aria-label={`Retirar ${nome}`} onClick={() => aoRetirar(indice)}>
                    <Icone nome="delete" tamanho="pequeno" />
                  </BotaoSemDica>
                </Dica>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <CampoInclusao {...inclusao} />
    </Box>
  )
}
