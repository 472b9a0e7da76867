import type { EntidadeImportada, ResultadoDaImportacao } from '@vetlume/dominio/importacao'
import estilos from './contagens.module.css'
import { numero } from '../../lib/numero.ts'

/** Name in the plural, and the ending of "novos" and "alterados". */
const NOMES: Readonly<Record<EntidadeImportada, readonly [nome: string, genero: 'o' | 'a']>> = {
  tutor: ['Tutores', 'o'],
  animal: ['Pacientes', 'o'],
  parceiro: ['Clínicas', 'a'],
  servico: ['Serviços', 'o'],
  'tabela-preco': ['Tabelas de preço', 'a'],
  especialidade: ['Especialidades', 'a'],
  equipamento: ['Equipamentos', 'o'],
}

/** How many of each are new, changed and as they were. */
export function Contagens({ contagens }: Pick<ResultadoDaImportacao, 'contagens'>) {
  return (
    <div className={estilos.contagens}>
      {contagens.map(({ entidade, novos, alterados, iguais }) => {
        const [nome, genero] = NOMES[entidade]
        const partes = [
          [`nov${genero}s`, novos],
          [`alterad${genero}s`, alterados],
          ['sem mudança', iguais],
        ] as const
        return (
          <section key={entidade} aria-label={nome} className={estilos.secao}>
            <div className={estilos.caixa}>{nome}</div>
            <dl className={estilos.dados}>
              {partes.map(([rotulo, quantos]) => (
                <div key={rotulo} className={estilos.fila}>
                  <dt className={estilos.nome}>{rotulo}</dt>
                  <dd className={estilos.valor}>{numero(quantos)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
