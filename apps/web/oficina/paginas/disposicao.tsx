import { Colunas } from '../../src/ui/colunas.tsx'
import { Fila, Pilha } from '../../src/ui/disposicao.tsx'
import { LinhaDoTempo } from '../../src/ui/linha-do-tempo.tsx'
import { Item, ListaDeItens } from '../../src/ui/lista-de-itens.tsx'
import { Pagina, Secao } from '../../src/ui/pagina.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../src/ui/quadro-de-valores.tsx'
import { QuadroRolavel } from '../../src/ui/quadro-rolavel.tsx'
import { LONGO } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const Espacos = () => (
  <Pilha espaco={2}>
    <Fila lado="pontas">
      <span>De um lado</span>
      <span>Do outro</span>
    </Fila>
    <Colunas lado={<p>Ao lado</p>}>
      <p>O que importa</p>
    </Colunas>
  </Pilha>
)

const DaTela = () => (
  <Pagina titulo="Pacientes" descricao="De todas as clínicas." migalhas={[{ rotulo: 'Cadastro' }]}>
    <Secao titulo="Dados" descricao="O que identifica.">
      <QuadroDeValores>
        <LinhaDeValor rotulo="Serviço">R$ 120,00</LinhaDeValor>
        <LinhaDeValor rotulo="Total" forte>
          R$ 150,00
        </LinhaDeValor>
      </QuadroDeValores>
    </Secao>
  </Pagina>
)

const Itens = () => (
  <ListaDeItens rotulo="Insumos">
    <Item titulo="Gel" valor="R$ 12,00">
      Frasco de 300 ml
    </Item>
    <Item titulo={LONGO} apagado />
  </ListaDeItens>
)

const Tempo = () => (
  <LinhaDoTempo
    eventos={[
      { id: '1', titulo: 'Laudo assinado', instante: '2026-11-26T12:00:00Z', autor: 'Dra. Renata', tom: 'sucesso' },
      { id: '2', titulo: LONGO, instante: '2026-11-25T12:00:00Z', detalhe: 'Trocou a data.' },
    ]}
  />
)

const Rolavel = () => (
  <QuadroRolavel nome="Doze meses">
    <table>
      <tbody>
        <tr>
          {Array.from({ length: 40 }, (_, mes) => (
            <td key={mes} style={{ minWidth: '5rem' }}>
              {mes}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </QuadroRolavel>
)

export const pagina = definirPagina('Disposição', {
  espaços: Espacos,
  'da tela': DaTela,
  itens: Itens,
  tempo: Tempo,
  rolável: Rolavel,
})
