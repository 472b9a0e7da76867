import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, useRef, useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { avisar } from '../../../ui/avisar.ts'
import { Dica } from '../../../ui/dica.tsx'
import { CampoInclusao } from '../../../ui/formulario/campo-inclusao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { fonteDeServicos, type OpcaoDeServico } from '../../servico/index.ts'
import { PrecoExplicado } from '../preco-explicado.tsx'
import type { Preco } from './use-preco.ts'
import type { Controle, NomesDosServicos } from './valores.ts'
import { parte } from '../../../ui/parte.tsx'

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
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{nome}</Typography>
        {pacote !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`Do pacote ${pacote}`}
          </Typography>
        )}
      </Box>
      {item === undefined ? (
        <Skeleton width={84} role="img" aria-label="Calculando o preço" />
      ) : (
        <PrecoExplicado exame={nome} centavos={item.centavos} explicacao={item.explicacao} />
      )}
      {comDesconto && (
        <Button
          size="small"
          startIcon={<Icone nome="percent" />}
          onClick={aoDescontar}
          aria-label={`Desconto em ${nome}`}
        >
          {descontado ? 'Mudar desconto' : 'Desconto'}
        </Button>
      )}
      <Dica texto={`Retirar ${nome}`}>
        <IconButton size="small" aria-label={`Retirar ${nome}`} onClick={aoRetirar}>
          <Icone nome="delete" tamanho="pequeno" />
        </IconButton>
      </Dica>
    </Box>
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
    <Box ref={quadro} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {fields.length > 0 && (
        <Box component="ul" aria-label="Exames do pedido" sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
        </Box>
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
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </Box>
  )
}
