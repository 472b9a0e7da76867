import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { DataHora, Dinheiro } from '../../../ui/valores.tsx'
import type { Preco } from './use-preco.ts'

/** The total beside the buttons, where the summary is not in sight. */
export function TotalDoPedido({ preco: { preco } }: { preco: Preco }) {
  if (preco === null) return null
  return (
    <Typography component="span" sx={{ display: { lg: 'none' }, alignSelf: 'center', fontWeight: 650 }}>
      <Dinheiro centavos={preco.totalCentavos} />
    </Typography>
  )
}

/** What the request costs as it stands, kept in sight while the form is filled. */
export function ResumoDoPreco({ preco: { preco, erro, calculando } }: { preco: Preco }) {
  return (
    <Box
      component="aside"
      aria-label="Preço do pedido"
      // Longer than the screen it scrolls by itself, and the keyboard must get there.
      tabIndex={0}
      sx={{
        position: { lg: 'sticky' },
        top: { lg: 84 },
        maxHeight: { lg: 'calc(100vh - 100px)' },
        overflowY: { lg: 'auto' },
        borderRadius: 'var(--vl-raio-maior)',
      }}
    >
      <Secao titulo="Preço">
        {erro !== null && <Alert severity="warning">{mensagemDoErro(erro)}</Alert>}
        {erro === null && preco === null && (
          <Typography sx={{ color: 'text.secondary' }}>
            {calculando ? 'Calculando…' : 'Inclua um exame para ver o preço e como chegamos a ele.'}
          </Typography>
        )}
        {preco !== null && erro === null && (
          <Box aria-busy={calculando} sx={{ display: 'grid', gap: 3, opacity: calculando ? 0.6 : 1 }}>
            {preco.itens.map(({ servico, explicacao }, indice) => (
              <Box key={`${servico.codigo} ${preco.itens.length - indice}`} sx={{ display: 'grid', gap: 0.5 }}>
                <Typography sx={{ fontWeight: 550 }}>{servico.nome}</Typography>
                {explicacao.linhas.map(({ rotulo, centavos }) => (
                  <Box
                    key={rotulo}
                    sx={{
                      display: 'flex',
                      justifyContent: 'space-between',
                      gap: 3,
                      color: 'text.secondary',
                      fontSize: 'var(--vl-texto-pequeno)',
                    }}
                  >
                    <span>{rotulo}</span>
                    <Dinheiro centavos={centavos} />
                  </Box>
                ))}
              </Box>
            ))}
            <Box
              role="status"
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                pt: 2,
                borderTop: 1,
                borderColor: 'divider',
                fontSize: 'var(--vl-texto-subtitulo)',
                fontWeight: 650,
              }}
            >
              <span>Total</span>
              <Dinheiro centavos={preco.totalCentavos} />
            </Box>
            {preco.avisosDoPlano.length > 0 && (
              <Alert severity="warning">
                <strong>O plano de saúde pode não pagar.</strong> {preco.avisosDoPlano.join(' ')}
              </Alert>
            )}
            {preco.prazoEm !== null && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Previsão do laudo: até <DataHora instante={preco.prazoEm} />. O prazo conta do exame.
              </Typography>
            )}
          </Box>
        )}
      </Secao>
    </Box>
  )
}
