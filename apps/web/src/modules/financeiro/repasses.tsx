import type { RepasseExplicado } from '@vetlume/dominio/financeiro'
import { Texto } from '../../ui/texto.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import estilos from './repasses.module.css'

const EM_DESTAQUE = new Set(['BASE', 'REPASSE'])

/** Each centavo of a repasse: gross, what is taken out, base, what the specialist earns, what stays. */
function Conta({ linhas }: Pick<RepasseExplicado, 'linhas'>) {
  return (
    <dl className={estilos.conta}>
      {linhas.map(({ tipo, rotulo, centavos }) => (
        <div key={`${tipo} ${rotulo}`} className={EM_DESTAQUE.has(tipo) ? estilos.destaque : estilos.linha}>
          <dt>{rotulo}</dt>
          <dd className={estilos.valor}>
            <Dinheiro centavos={centavos} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Who earns what from the exams, and how each amount came about. */
export function RepassesExplicados({ repasses }: { repasses: readonly RepasseExplicado[] }) {
  return (
    <ul className={estilos.repassesExplicados}>
      {repasses.map(({ codigo, servico, especialista, linhas }) => (
        <li key={codigo} className={estilos.item}>
          <div>
            <Texto forte>{servico}</Texto>
            <Texto tamanho="pequeno" secundario>
              {especialista.nome}
            </Texto>
          </div>
          <Conta linhas={linhas} />
        </li>
      ))}
    </ul>
  )
}
