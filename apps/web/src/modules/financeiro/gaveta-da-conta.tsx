import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_METODO, type ContaCompleta } from '@vetlume/dominio/financeiro'
import type { ReactNode } from 'react'
import { Pilha } from '../../ui/disposicao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Gaveta } from '../../ui/gaveta.tsx'
import { Texto } from '../../ui/texto.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { EtiquetaDoTitulo } from '../atendimento/index.ts'
import { AnexosDaConta } from './anexos-da-conta.tsx'
import { AvisosDaConta } from './avisos-da-conta.tsx'
import { usePode } from '../cadastros/index.ts'
import { NotaDaConta } from '../nota-fiscal/index.ts'
import { AcoesDaConta } from './acoes-da-conta.tsx'
import { consultaDaConta, type Livro } from './api.ts'
import { ContaEmPdf } from './conta-em-pdf.tsx'
import estilos from './gaveta-da-conta.module.css'
import { PixDaConta } from './pix-da-conta.tsx'
import { PagamentosDaConta } from './pagamentos-da-conta.tsx'
import { NOMES_DO_SENTIDO, type Sentido } from './quadros.ts'
import { RepassesExplicados } from './repasses.tsx'

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Pilha como="section" espaco={2} aria-label={titulo}>
      <Texto como="h3" tamanho="subtitulo">
        {titulo}
      </Texto>
      {children}
    </Pilha>
  )
}

function Valores({ conta, sentido }: { conta: ContaCompleta; sentido: Sentido }) {
  const { falta, feito } = NOMES_DO_SENTIDO[sentido]
  const { valorCentavos, descontoCentavos, acrescimoCentavos, pagoCentavos, saldoCentavos } = conta
  return (
    <QuadroDeValores>
      <LinhaDeValor rotulo="Valor">
        <Dinheiro centavos={valorCentavos} />
      </LinhaDeValor>
      {descontoCentavos > 0 && (
        <LinhaDeValor rotulo="Desconto">
          <Dinheiro centavos={-descontoCentavos} />
        </LinhaDeValor>
      )}
      {acrescimoCentavos > 0 && (
        <LinhaDeValor rotulo="Multa e juros">
          <Dinheiro centavos={acrescimoCentavos} />
        </LinhaDeValor>
      )}
      {pagoCentavos > 0 && (
        <LinhaDeValor rotulo={`Já ${feito.toLowerCase()}`}>
          <Dinheiro centavos={pagoCentavos} />
        </LinhaDeValor>
      )}
      <LinhaDeValor rotulo={falta} forte>
        <Dinheiro centavos={saldoCentavos} />
      </LinhaDeValor>
    </QuadroDeValores>
  )
}

/** The accounts on the other side of an agreement, and what was agreed. */
function Acordo({ rotulo, livro, acordo }: { rotulo: string; livro: Livro; acordo: ContaCompleta['vemDe'] }) {
  if (acordo === null) return null
  return (
    <>
      <LinhaDeValor rotulo={rotulo}>
        {acordo.contas.map(({ codigo, numero }, indice) => (
          <span key={codigo}>
            {indice > 0 && ', '}
            <Elo to={`/financeiro/${livro}`} search={{ codigo }}>
              nº {numero}
            </Elo>
          </span>
        ))}
      </LinhaDeValor>
      <LinhaDeValor rotulo="Combinado">{acordo.motivo}</LinhaDeValor>
    </>
  )
}

function Conteudo({ livro, sentido, conta }: { livro: Livro; sentido: Sentido; conta: ContaCompleta }) {
  const { contraparte, atendimento, fechamento, assinante, competencia, emissao, vencimento, tipoDespesa, motivo } =
    conta
  const { numeroDocumento, forma, pagamentos, repasses, serie } = conta
  // What the company pays has no note of its own; what a clinic pays is what the company charges.
  const [le, paga] = [usePode('nota-fiscal:ler'), usePode('contas-pagar:escrever')]
  const comNota = le && (livro === 'contas-receber' || !paga)
  return (
    <div className={estilos.conteudo}>
      <div className={estilos.fila}>
        <AcoesDaConta livro={livro} conta={conta} />
        {conta.permissoes.imprimir && <ContaEmPdf livro={livro} conta={conta} />}
      </div>
      {conta.aCancelar !== null && (
        <Recado tom="warning">
          {`${conta.aCancelar} Cancele a nota fiscal desta conta, em Nota fiscal, com a senha do certificado: a conta é cancelada em seguida, sozinha.`}
        </Recado>
      )}
      <QuadroDeValores>
        <LinhaDeValor rotulo="Com quem">{contraparte}</LinhaDeValor>
        <LinhaDeValor rotulo="Vencimento">
          {vencimento === null ? 'Ainda sem data' : <Data dia={vencimento} />}
        </LinhaDeValor>
        <LinhaDeValor rotulo="Emissão">
          <Data dia={emissao} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Competência">
          <Data dia={competencia} />
        </LinhaDeValor>
        {numeroDocumento !== null && <LinhaDeValor rotulo="Número do documento">{numeroDocumento}</LinhaDeValor>}
        {forma !== null && <LinhaDeValor rotulo="Forma prevista">{ROTULOS_DO_METODO[forma]}</LinhaDeValor>}
        {atendimento !== null && (
          <LinhaDeValor rotulo="Atendimento">
            <Elo to="/atendimento" search={{ codigo: atendimento.codigo }}>
              nº {atendimento.numero}
            </Elo>
          </LinhaDeValor>
        )}
        {fechamento !== null && (
          <LinhaDeValor rotulo="Fechamento">
            <Elo to="/financeiro/fechamento" search={{ codigo: fechamento.codigo }}>
              nº {fechamento.numero}
            </Elo>
          </LinhaDeValor>
        )}
        {assinante !== null && (
          <LinhaDeValor rotulo="Assinante">
            <Elo to="/cadastro/cliente" search={{ codigo: assinante }}>
              {contraparte}
            </Elo>
          </LinhaDeValor>
        )}
        <Acordo rotulo="Vem da renegociação de" livro={livro} acordo={conta.vemDe} />
        <Acordo rotulo="Renegociada em" livro={livro} acordo={conta.renegociadaEm} />
        {serie !== null && (
          <LinhaDeValor rotulo="Repete-se">
            <Elo to={`/financeiro/${livro}`} search={{ serie: serie.codigo }}>
              todo mês, {serie.contas} contas
            </Elo>
          </LinhaDeValor>
        )}
        {tipoDespesa !== null && <LinhaDeValor rotulo="Tipo de despesa">{tipoDespesa.nome}</LinhaDeValor>}
        {motivo !== null && <LinhaDeValor rotulo="Motivo do cancelamento">{motivo}</LinhaDeValor>}
      </QuadroDeValores>
      <Parte titulo="Valores">
        <Valores conta={conta} sentido={sentido} />
      </Parte>
      {conta.saldoCentavos > 0 && (
        <Parte titulo={conta.tipo === 'REPASSE' ? 'Pagamento' : 'Pix'}>
          <PixDaConta livro={livro} conta={conta} />
        </Parte>
      )}
      {livro === 'contas-receber' && (
        <Parte titulo="Avisos de cobrança">
          <AvisosDaConta codigo={conta.codigo} escreve={conta.permissoes.baixar} />
        </Parte>
      )}
      {(conta.anexos.length > 0 || conta.permissoes.anexar) && (
        <Parte titulo="Anexos">
          <AnexosDaConta livro={livro} conta={conta} />
        </Parte>
      )}
      {comNota && (
        <Parte titulo="Nota fiscal">
          <NotaDaConta titulo={conta.codigo} />
        </Parte>
      )}
      {pagamentos.length > 0 && (
        <Parte titulo="Pagamentos">
          <PagamentosDaConta livro={livro} conta={conta} />
        </Parte>
      )}
      {repasses.length > 0 && (
        <Parte titulo={repasses.length === 1 ? 'Repasse' : 'Repasses'}>
          <RepassesExplicados repasses={repasses} />
        </Parte>
      )}
    </div>
  )
}

export interface GavetaDaContaProps {
  livro: Livro
  sentido: Sentido
  codigo: string
  aoFechar: () => void
}

/** One account beside its list: what it is, what is owed, the Pix that settles it, and who earns from it. */
export function GavetaDaConta({ livro, sentido, codigo, aoFechar }: GavetaDaContaProps) {
  const { data: conta, error, refetch } = useQuery(consultaDaConta(livro, codigo))
  return (
    <Gaveta
      titulo={conta === undefined ? 'Conta' : conta.descricao}
      sobTitulo={
        conta !== undefined && (
          <div className={estilos.numeros}>
            {conta.tipo === 'TITULO' && <span>Título nº {conta.numero}</span>}
            <EtiquetaDoTitulo estado={conta.estado} vencido={conta.vencido} aCancelar={conta.aCancelar} />
          </div>
        )
      }
      aoFechar={aoFechar}
    >
      {conta === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {conta === undefined && error === null && <Esqueleto linhas={10} />}
      {conta !== undefined && <Conteudo livro={livro} sentido={sentido} conta={conta} />}
    </Gaveta>
  )
}
