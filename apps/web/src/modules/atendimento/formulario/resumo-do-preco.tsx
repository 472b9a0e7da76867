import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora, Dinheiro } from '../../../ui/valores.tsx'
import type { Preco } from './use-preco.ts'
import estilos from './resumo-do-preco.module.css'

/** The total beside the buttons, where the summary is not in sight. */
export function TotalDoPedido({ preco: { preco } }: { preco: Preco }) {
  if (preco === null) return null
  return (
    <Texto como="span" forte className={estilos.totalAoLado}>
      <Dinheiro centavos={preco.totalCentavos} />
    </Texto>
  )
}

/** What the request costs as it stands, kept in sight while the form is filled. */
export function ResumoDoPreco({ preco: { preco, erro, calculando } }: { preco: Preco }) {
  return (
    <Pilha
      como="aside"
      className={estilos.resumo}
      aria-label="Preço do pedido"
      // Longer than the screen it scrolls by itself, and the keyboard must get there.
      tabIndex={0}
    >
      <Secao titulo="Preço">
        {erro !== null && <Recado tom="warning">{mensagemDoErro(erro)}</Recado>}
        {erro === null && preco === null && (
          <Texto secundario>
            {calculando ? 'Calculando…' : 'Inclua um exame para ver o preço e como chegamos a ele.'}
          </Texto>
        )}
        {preco !== null && erro === null && (
          <Pilha espaco={3} className={estilos.precos} aria-busy={calculando}>
            {preco.itens.map(({ servico, explicacao }, indice) => (
              <Pilha espaco={0.5} key={`${servico.codigo} ${preco.itens.length - indice}`}>
                <Texto forte>{servico.nome}</Texto>
                {explicacao.linhas.map(({ rotulo, centavos }) => (
                  <div className={estilos.linha} key={rotulo}>
                    <span>{rotulo}</span>
                    <Dinheiro centavos={centavos} />
                  </div>
                ))}
              </Pilha>
            ))}
            <div className={estilos.total} role="status">
              <span>Total</span>
              <Dinheiro centavos={preco.totalCentavos} />
            </div>
            {preco.avisosDoPlano.length > 0 && (
              <Recado tom="warning">
                <strong>O plano de saúde pode não pagar.</strong> {preco.avisosDoPlano.join(' ')}
              </Recado>
            )}
            {preco.prazoEm !== null && (
              <Texto tamanho="pequeno" secundario>
                Previsão do laudo: até <DataHora instante={preco.prazoEm} />. O prazo conta do exame.
              </Texto>
            )}
          </Pilha>
        )}
      </Secao>
    </Pilha>
  )
}
