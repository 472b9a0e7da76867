import Box from '@mui/material/Box'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { EntidadeImportada, ResultadoDaImportacao } from '@vetlume/dominio/importacao'

const numero = new Intl.NumberFormat(LOCALE)

/** Name in the plural, and the ending of "novos" and "alterados". */
const NOMES: Readonly<Record<EntidadeImportada, readonly [nome: string, genero: 'o' | 'a']>> = {
  tutor: ['Tutores', 'o'],
  animal: ['Pacientes', 'o'],
  parceiro: ['Clínicas', 'a'],
  servico: ['Serviços', 'o'],
}

/** How many of each are new, changed and as they were. */
export function Contagens({ contagens }: Pick<ResultadoDaImportacao, 'contagens'>) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }}>
      {contagens.map(({ entidade, novos, alterados, iguais }) => {
        const [nome, genero] = NOMES[entidade]
        const partes = [
          [`nov${genero}s`, novos],
          [`alterad${genero}s`, alterados],
          ['sem mudança', iguais],
        ] as const
        return (
          <Box
            component="section"
            key={entidade}
            aria-label={nome}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio)', p: 3 }}
          >
            <Box sx={{ fontWeight: 600, mb: 2 }}>{nome}</Box>
            <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
              {partes.map(([rotulo, quantos]) => (
                <Box key={rotulo} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
                  <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)' }}>
                    {rotulo}
                  </Box>
                  <Box component="dd" sx={{ m: 0, fontSize: '1.3rem', fontVariantNumeric: 'tabular-nums' }}>
                    {numero.format(quantos)}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
