import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Dialogo } from './dialogo.tsx'

export interface GrupoDeAtalhos {
  titulo: string
  atalhos: readonly { teclas: readonly string[]; texto: string }[]
}

export const ATALHOS_DO_KIT: readonly GrupoDeAtalhos[] = [
  {
    titulo: 'Listas',
    atalhos: [
      { teclas: ['/'], texto: 'Ir para a busca da lista' },
      { teclas: ['↑', '↓'], texto: 'Andar pelas linhas' },
      { teclas: ['Enter'], texto: 'Abrir a linha' },
      { teclas: ['Home', 'End'], texto: 'Primeira e última linha' },
    ],
  },
  {
    titulo: 'Formulários',
    atalhos: [
      { teclas: ['Ctrl', 'S'], texto: 'Salvar' },
      { teclas: ['Ctrl', 'Enter'], texto: 'Salvar' },
      { teclas: ['Esc'], texto: 'Fechar a janela aberta' },
    ],
  },
]

function Tecla({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        fontFamily: 'inherit',
        fontSize: 'var(--vl-texto-micro)',
        fontWeight: 600,
        px: 1.5,
        py: 0.25,
        minWidth: 26,
        textAlign: 'center',
        border: 1,
        borderBottomWidth: 2,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio-menor)',
        bgcolor: 'var(--vl-superficie-2)',
      }}
    >
      {children}
    </Box>
  )
}

export interface AtalhosProps {
  grupos: readonly GrupoDeAtalhos[]
  aoFechar: () => void
}

/** Help with the keyboard. */
export function Atalhos({ grupos, aoFechar }: AtalhosProps) {
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Atalhos do teclado" largura="sm">
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
          pb: 3,
        }}
      >
        {grupos.map(({ titulo, atalhos }) => (
          <section key={titulo}>
            <Typography component="h3" variant="subtitle2" sx={{ mb: 2, color: 'text.secondary' }}>
              {titulo}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
              {atalhos.map(({ teclas, texto }) => (
                <Box key={texto + teclas.join()} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
                  <Box component="dt" sx={{ order: 1, display: 'flex', gap: 0.75 }}>
                    {teclas.map((tecla) => (
                      <Tecla key={tecla}>{tecla}</Tecla>
                    ))}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {texto}
                  </Box>
                </Box>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </Dialogo>
  )
}
