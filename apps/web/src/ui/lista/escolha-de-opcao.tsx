import Box from '@mui/material/Box'

interface Opcao<V extends string> {
  valor: V
  rotulo: string
  detalhe?: string
}

export interface EscolhaDeOpcaoProps<V extends string> {
  titulo: string
  /** Name of the group, unique in the window. */
  nome: string
  opcoes: readonly Opcao<V>[]
  valor: V
  aoMudar: (valor: V) => void
}

/** One of a few: native radios, so that arrows and screen readers know them. */
export function EscolhaDeOpcao<V extends string>({ titulo, nome, opcoes, valor, aoMudar }: EscolhaDeOpcaoProps<V>) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
        {titulo}
      </Box>
      {opcoes.map((opcao) => (
        <Box
          component="label"
          key={opcao.valor}
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: 'flex-start',
            p: 3,
            cursor: 'pointer',
            border: 1,
            borderColor: opcao.valor === valor ? 'primary.main' : 'divider',
            bgcolor: opcao.valor === valor ? 'var(--vl-marca-suave)' : 'transparent',
            borderRadius: 'var(--vl-raio)',
            '&:focus-within': { borderColor: 'primary.main' },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={nome}
            value={opcao.valor}
            checked={opcao.valor === valor}
            onChange={() => aoMudar(opcao.valor)}
            sx={{ m: 0, mt: 0.5, accentColor: 'var(--vl-marca)' }}
          />
          <span>
            {opcao.rotulo}
            {opcao.detalhe !== undefined && (
              <Box
                component="span"
                sx={{ display: 'block', color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)' }}
              >
                {opcao.detalhe}
              </Box>
            )}
          </span>
        </Box>
      ))}
    </Box>
  )
}
