import Box from '@mui/material/Box'
import { RECURSOS_DO_PLANO, ROTULOS_DO_RECURSO, type UsoDoPlano } from '@vetlume/dominio/cliente'
import { Alerta } from '../../ui/alerta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import estilos from './uso-do-plano.module.css'

const numero = (valor: number) => valor.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
const COR = { folga: 'var(--vl-marca)', perto: 'var(--vl-lume)', cheio: 'var(--vl-erro)' } as const

function Medidor({ rotulo, uso }: { rotulo: string; uso: UsoDoPlano[keyof UsoDoPlano] }) {
  const { usado, limite, razao, avisar, esgotado } = uso
  const cor = COR[esgotado ? 'cheio' : avisar ? 'perto' : 'folga']
  const parte = Math.min(1, razao ?? 0)
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 'var(--vl-texto-pequeno)' }}>
        <span>{rotulo}</span>
        {(avisar || esgotado) && (
          <Box
            component="span"
            sx={{
              display: 'inline-flex',
              gap: 0.5,
              alignItems: 'center',
              fontWeight: 600,
              color: esgotado ? 'error.main' : 'var(--vl-aviso)',
            }}
          >
            <Icone nome="error-outline" tamanho={16} />
            {esgotado ? 'Limite atingido' : `${Math.round((razao ?? 0) * 100)}%`}
          </Box>
        )}
      </Box>
      <Box sx={{ fontWeight: 600, fontSize: 'var(--vl-texto-subtitulo)' }}>
        {numero(usado)}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450, fontSize: 'var(--vl-texto-corpo)' }}>
          {limite === null ? ', sem limite' : ` de ${numero(limite)}`}
        </Box>
      </Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'var(--vl-superficie-2)', overflow: 'hidden' }}>
        {limite !== null && <Box sx={{ height: '100%', width: `${parte * 100}%`, borderRadius: 3, bgcolor: cor }} />}
      </Box>
    </Box>
  )
}

/** How much of the plan is used: near a limit it warns, at the limit it says what still works. */
export function UsoDoPlanoDaEmpresa({ uso, plano }: { uso: UsoDoPlano; plano: string | null }) {
  const usos = RECURSOS_DO_PLANO.map((recurso) => uso[recurso])
  const esgotou = usos.some(({ esgotado }) => esgotado)
  return (
    <Secao titulo="Uso do plano" descricao={plano === null ? 'Sem plano pago.' : `Plano ${plano}.`}>
      {(esgotou || usos.some(({ avisar }) => avisar)) && (
        <Alerta severity={esgotou ? 'error' : 'warning'} className={estilos.alerta}>
          {esgotou
            ? 'Um limite do plano foi atingido: mude de plano para cadastrar mais. Ler e exportar continua funcionando.'
            : 'Um limite do plano está perto do fim. Mude de plano antes que ele impeça novos cadastros.'}
        </Alerta>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
        }}
      >
        {RECURSOS_DO_PLANO.map((recurso) => (
          <Medidor key={recurso} rotulo={ROTULOS_DO_RECURSO[recurso]} uso={uso[recurso]} />
        ))}
      </Box>
    </Secao>
  )
}
