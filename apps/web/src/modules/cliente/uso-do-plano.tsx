import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { RECURSOS_DO_PLANO, ROTULOS_DO_RECURSO, type UsoDoPlano } from '@vetlume/dominio/cliente'
import { Alerta } from '../../ui/alerta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import estilos from './uso-do-plano.module.css'

const numero = escritorDeNumeros({ maximumFractionDigits: 1 })
const COR = { folga: 'var(--vl-marca)', perto: 'var(--vl-lume)', cheio: 'var(--vl-erro)' } as const

function Medidor({ rotulo, uso }: { rotulo: string; uso: UsoDoPlano[keyof UsoDoPlano] }) {
  const { usado, limite, razao, avisar, esgotado } = uso
  const cor = COR[esgotado ? 'cheio' : avisar ? 'perto' : 'folga']
  const parte = Math.min(1, razao ?? 0)
  return (
    <li className={estilos.medidor}>
      <div className={estilos.fila}>
        <span>{rotulo}</span>
        {(avisar || esgotado) && (
          <span className={esgotado ? estilos.esgotado : estilos.perto}>
            <Icone nome="error-outline" tamanho={16} />
            {esgotado ? 'Limite atingido' : `${Math.round((razao ?? 0) * 100)}%`}
          </span>
        )}
      </div>
      <div className={estilos.caixa}>
        {numero(usado)}
        <span className={estilos.trecho}>{limite === null ? ', sem limite' : ` de ${numero(limite)}`}</span>
      </div>
      <div aria-hidden className={estilos.trilho}>
        {limite !== null && <div className={estilos.medida} style={{ width: `${parte * 100}%`, background: cor }} />}
      </div>
    </li>
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
      <ul className={estilos.lista}>
        {RECURSOS_DO_PLANO.map((recurso) => (
          <Medidor key={recurso} rotulo={ROTULOS_DO_RECURSO[recurso]} uso={uso[recurso]} />
        ))}
      </ul>
    </Secao>
  )
}
