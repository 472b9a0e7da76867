import { useRef, useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { avisar } from '../../../ui/avisar.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { CampoInclusao } from '../../../ui/formulario/campo-inclusao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { fonteDeServicos, type OpcaoDeServico } from '../../servico/index.ts'
import { PrecoExplicado } from '../preco-explicado.tsx'
import type { Preco } from './use-preco.ts'
import type { Controle, NomesDosServicos } from './valores.ts'
import { parte } from '../../../ui/parte.tsx'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './exames.module.css'

const DialogoDeDesconto = parte(async () => (await import('./desconto.tsx')).DialogoDeDesconto)

const servicos = fonteDeServicos()

interface LinhaProps {
  nome: string
  /** The bundle it came in. */
  pacote: string | null
  preco: Preco['preco']
  indice: number
  comDesconto: boolean
  descontado: boolean
  aoDescontar: () => void
  aoRetirar: () => void
}

function Linha({ nome, pacote, preco, indice, comDesconto, descontado, aoDescontar, aoRetirar }: LinhaProps) {
  const item = preco?.itens[indice]
  return (
    <li className={estilos.exame}>
      <div className={estilos.nome}>
        <Texto forte>{nome}</Texto>
        {pacote !== null && (
          <Texto tamanho="pequeno" secundario>
            {`Do pacote ${pacote}`}
          </Texto>
        )}
      </div>
      {item === undefined ? (
        <span className={estilos.calculando} role="img" aria-label="Calculando o preço" />
      ) : (
        <PrecoExplicado exame={nome} centavos={item.centavos} explicacao={item.explicacao} />
      )}
      {comDesconto && (
        <Botao
          size="small"
          startIcon={<Icone nome="percent" />}
          onClick={aoDescontar}
          aria-label={`Desconto em ${nome}`}
        >
          {descontado ? 'Mudar desconto' : 'Desconto'}
        </Botao>
      )}
      <BotaoDeIcone size="small" rotulo={`Retirar ${nome}`} onClick={aoRetirar}>
        <Icone nome="delete" tamanho="pequeno" />
      </BotaoDeIcone>
    </li>
  )
}

export interface ExamesProps {
  control: Controle
  preco: Preco
  /** Names of the services in the form, by key. */
  nomes: NomesDosServicos
  aoNomear: (novos: NomesDosServicos) => void
  comDesconto: boolean
}

/** What will be done, each with its price and how it came about. */
export function CampoDeExames({ control, preco, nomes, aoNomear, comDesconto }: ExamesProps) {
  const { fields, append, remove, update } = useFieldArray({ control, name: 'itens', keyName: 'chave' })
  const { errors } = useFormState({ control, name: 'itens' })
  const quadro = useRef<HTMLDivElement>(null)
  const [descontando, definirDescontando] = useState<number | null>(null)
  const emDesconto = descontando === null ? undefined : fields[descontando]
  const nomeDe = (servico: string) => nomes[servico] ?? 'Exame'
  const incluir = ({ codigo, nome, composicao }: OpcaoDeServico) => {
    const novos = composicao.map((servico) => [servico.codigo, servico.nome])
    aoNomear({ [codigo]: nome, ...Object.fromEntries(novos) })
    const itens =
      composicao.length === 0
        ? [{ codigo: null, servico: codigo }]
        : composicao.map((servico) => ({ codigo: null, servico: servico.codigo, pacote: codigo }))
    append(itens, { shouldFocus: false })
  }
  // A bundle comes whole: what is left of it is priced exam by exam.
  const retirar = (indice: number) => {
    const pacote = fields[indice]?.pacote ?? null
    remove(indice)
    quadro.current?.querySelector<HTMLInputElement>('input[name="itens"]')?.focus()
    if (pacote === null) return
    const ficam = fields.filter((_, outro) => outro !== indice)
    for (const [posicao, { codigo, servico, pacote: doItem, desconto }] of ficam.entries())
      if (doItem === pacote) update(posicao, { codigo, servico, desconto })
    avisar.informacao(`O pacote ${nomeDe(pacote)} foi desfeito: cada exame volta ao preço dele.`)
  }
  return (
    <Pilha espaco={3} ref={quadro}>
      {fields.length > 0 && (
        <Pilha como="ul" espaco={0} aria-label="Exames do pedido">
          {fields.map(({ servico, pacote, desconto }, indice) => (
            <Linha
              // By place: a new discount is the same row, and its button keeps the focus.
              key={`${servico} ${fields.length - indice}`}
              nome={nomeDe(servico)}
              pacote={pacote == null || pacote === '' ? null : nomeDe(pacote)}
              preco={preco.preco}
              indice={indice}
              comDesconto={comDesconto}
              descontado={desconto != null}
              aoDescontar={() => definirDescontando(indice)}
              aoRetirar={() => retirar(indice)}
            />
          ))}
        </Pilha>
      )}
      <CampoInclusao
        {...servicos}
        nome="itens"
        rotulo="Incluir exame"
        ajuda="Digite o nome do serviço ou do pacote."
        erro={errors.itens?.message ?? errors.itens?.root?.message}
        // It came from the search above.
        aoIncluir={(opcao) => incluir(opcao as OpcaoDeServico)}
      />
      {emDesconto !== undefined && descontando !== null && (
        <DialogoDeDesconto
          exame={nomeDe(emDesconto.servico)}
          atual={emDesconto.desconto ?? null}
          aoFechar={() => definirDescontando(null)}
          aoAplicar={(desconto) => {
            const { codigo, servico, pacote } = emDesconto
            update(descontando, { codigo, servico, pacote, desconto })
            definirDescontando(null)
          }}
        />
      )}
    </Pilha>
  )
}
